import { dayMs, farthestMs, utcFields, weekdayOf } from "../calendar.ts";
import { isDay, type Cron } from "./cron.ts";
import { offsetAt, placeLocal } from "../zones.ts";

interface Run {
  at: number;
  /** Its time on the wall does not exist on that day: clocks jump over it. */
  isMoved: boolean;
}

/** Far enough for a February 29 on a chosen weekday, which comes every 28 years, or 40. */
const daysAhead = 41 * 366;

/** The next times that an expression asks for, by the clocks of a zone. */
export function nextRuns(cron: Cron, zone: string, from: number, count: number): Run[] {
  const today = Math.floor((from + offsetAt(zone, from)) / dayMs);
  const runs: Run[] = [];
  // Clocks that go back can repeat a piece of yesterday.
  for (let day = today - 1; day < today + daysAhead && runs.length < count; day += 1) {
    if (Math.abs((day + 2) * dayMs) > farthestMs) break;
    const { month, day: date } = utcFields(day * dayMs);
    if (isDay(cron, month, date, weekdayOf(day)))
      runs.push(...runsOn(day, cron, zone, from, count));
  }
  return runs.slice(0, count);
}

function runsOn(day: number, cron: Cron, zone: string, from: number, count: number): Run[] {
  const midnight = day * dayMs;
  const offset = offsetAt(zone, midnight - dayMs);
  const isPlain = offset === offsetAt(zone, midnight + 2 * dayMs);
  const runs = new Map<number, Run>();
  for (const local of timesOf(cron, midnight)) {
    const found = isPlain ? [{ at: local - offset, isMoved: false }] : placed(local, cron, zone);
    for (const run of found) if (run.at > from && !runs.has(run.at)) runs.set(run.at, run);
    // On a day like any other they come in order.
    if (isPlain && runs.size >= count) break;
  }
  return [...runs.values()].sort((a, b) => a.at - b.at);
}

function* timesOf({ hour, minute, second }: Cron, midnight: number): Generator<number> {
  for (const h of hour.values) {
    for (const m of minute.values) {
      for (const s of second.values) yield midnight + ((h * 60 + m) * 60 + s) * 1000;
    }
  }
}

/**
 * As cron does when clocks change: what runs every hour goes on with the hours that there are;
 * what has an hour of its own runs once, and later if its time was jumped over.
 */
function placed(local: number, cron: Cron, zone: string): Run[] {
  const { kind, instants } = placeLocal(zone, local);
  const isEveryHour = cron.hour.isStar;
  if (kind === "never" && isEveryHour) return [];
  const kept = isEveryHour ? instants : instants.slice(0, 1);
  return kept.map((at) => ({ at, isMoved: kind === "never" }));
}
