import { dayMs } from "./day.ts";

/** A date and a time of day, with no zone. Years count as ISO 8601 does: 0 is 1 BC. */
export interface Fields {
  year: number;
  month: number; // from 1
  day: number;
  hour: number;
  minute: number;
  second: number;
  nanosecond: number;
}

/** What a timestamp can say in a browser: 271821 BC to the year 275760. */
export const farthestMs = 8.64e15;

/** Days of 400 years, after which the calendar repeats; and from March 1 of the year 0 to 1970. */
const cycleDays = 146_097;
const daysTo1970 = 719_468;

/** Days since January 1, 1970. Not by Date, which ends where a zone east of UTC goes on. */
export function dayNumber(year: number, month: number, day: number): number {
  // Years that begin in March have their leap day at the end.
  const marchYear = month <= 2 ? year - 1 : year;
  const cycle = Math.floor(marchYear / 400);
  const yearOfCycle = marchYear - cycle * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  return cycle * cycleDays + yearOfCycle * 365 + leapDays + dayOfYear - daysTo1970;
}

/** The other way round. */
function dateOf(dayNumber: number): Pick<Fields, "year" | "month" | "day"> {
  const days = dayNumber + daysTo1970;
  const cycle = Math.floor(days / cycleDays);
  const rest = days - cycle * cycleDays;
  const yearOfCycle = Math.floor(
    (rest - Math.floor(rest / 1460) + Math.floor(rest / 36_524) - Math.floor(rest / 146_096)) / 365,
  );
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  const dayOfYear = rest - yearOfCycle * 365 - leapDays;
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((marchMonth + 2) % 12) + 1;
  const year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1 };
}

/** The fields as if they were in UTC, to the millisecond. */
export const utcMs = (fields: Omit<Fields, "nanosecond">): number =>
  dayNumber(fields.year, fields.month, fields.day) * dayMs +
  ((fields.hour * 60 + fields.minute) * 60 + fields.second) * 1000;

/** The other way round. */
export function utcFields(ms: number): Fields {
  const day = Math.floor(ms / dayMs);
  const rest = ms - day * dayMs;
  return {
    ...dateOf(day),
    hour: Math.floor(rest / 3_600_000),
    minute: Math.floor(rest / 60_000) % 60,
    second: Math.floor(rest / 1000) % 60,
    nanosecond: (rest % 1000) * 1_000_000,
  };
}

export const floorDivide = (value: bigint, by: bigint): bigint =>
  value / by - (value % by < 0n ? 1n : 0n);
