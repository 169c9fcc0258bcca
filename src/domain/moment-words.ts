import { dayNumber, utcFields, type Fields } from "./calendar.ts";
import { counted } from "./wording.ts";

// By hand, because what Intl writes differs between the versions of its tables.

const weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const two = (number: number): string => String(number).padStart(2, "0");

/** What a clock on the wall says: "Wed 18 Nov 2026, 21:00"; seconds where there are some. */
export function momentWords({ year, month, day, hour, minute, second }: Fields): string {
  // January 1, 1970, the day 0, was a Thursday.
  const weekday = weekdays[((dayNumber(year, month, day) % 7) + 7) % 7];
  const seconds = second === 0 ? "" : `:${two(second)}`;
  const written = year > 0 ? String(year) : `${1 - year} BC`;
  return `${weekday} ${day} ${months[month - 1]} ${written}, ${two(hour)}:${two(minute)}${seconds}`;
}

/** "Wed 18 Nov 2026, 21:00 UTC". */
export const utcWords = (ms: number): string => `${momentWords(utcFields(ms))} UTC`;

/** Each is used until there are two of the next: "in 47 hours", but "in 2 days". */
const steps = [
  ["second", 1],
  ["minute", 60],
  ["hour", 3600],
  ["day", 86_400],
  ["month", 30.436_875 * 86_400],
  ["year", 365.2425 * 86_400],
] as const;

/** How far from now, in one unit and never more than it is: "in 3 days", "26 hours ago", "now". */
export function distanceWords(ms: number, nowMs: number): string {
  const seconds = Math.floor(Math.abs(ms - nowMs) / 1000);
  if (seconds === 0) return "now";
  const [noun, length] = steps.findLast(([, step]) => seconds >= 2 * step) ?? steps[0];
  const words = counted(Math.floor(seconds / length), noun);
  return ms > nowMs ? `in ${words}` : `${words} ago`;
}
