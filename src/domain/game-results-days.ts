import { dayMs } from "./day.ts";
import type { Results } from "./game-results.ts";
import { dateOfSeed, dayOfSeed, seedOfDay } from "./seed.ts";
import { counted } from "./wording.ts";

/** How many of the games were finished on each day. Days to come are a wrong clock's. */
export function countsByDay(
  games: readonly Pick<Results, "days">[],
  today: number,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const seed of games.flatMap(({ days }) => days)) {
    const day = dayOfSeed(seed);
    if (day !== null && day <= today) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** Days in a row with at least so many games. Today may still come, so it breaks nothing. */
export function streakOf(
  counts: ReadonlyMap<number, number>,
  today: number,
  atLeast: number,
): number {
  const isDone = (day: number) => (counts.get(day) ?? 0) >= atLeast;
  let day = isDone(today) ? today : today - 1;
  let days = 0;
  for (; isDone(day); day -= 1) days += 1;
  return days;
}

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "November 16" */
export function dayName(day: number): string {
  const date = new Date(day * dayMs);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
}

/** The last weeks, from Monday to Sunday, this one last. A day that is still to come is `null`. */
export function weeksUntil(today: number, weeks: number): (number | null)[][] {
  // January 1, 1970 was a Thursday.
  const monday = Math.floor((today + 3) / 7) * 7 - 3;
  return Array.from({ length: weeks }, (_, week) =>
    weekdays.map((_name, index) => {
      const day = monday + (week - weeks + 1) * 7 + index;
      return day > today ? null : day;
    }),
  );
}

/** "4 days in a row" */
export const streakWords = (days: number): string => `${counted(days, "day")} in a row`;

interface Day {
  today: number;
  done: readonly { name: string; words: string }[];
  total: number; // of games a day
  streak: number;
  address: string;
}

/** The day as a text to share. It says how games went, and nothing of what is in them. */
export const dayText = ({ today, done, total, streak, address }: Day): string =>
  [
    `Tabkit today · ${dateOfSeed(seedOfDay(today))} · ${done.length} of ${total}`,
    ...done.map(({ name, words }) => `✅ ${words === "" ? name : `${name}: ${words}`}`),
    ...(streak > 1 ? [`🔥 ${streakWords(streak)}`] : []),
    address,
  ].join("\n");
