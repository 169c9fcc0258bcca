import { weekdayOf } from "./calendar.ts";
import type { Weekend } from "./options.ts";

const freeDays: Readonly<Record<Weekend, readonly number[]>> = {
  "sat-sun": [0, 6],
  sun: [0],
  "fri-sat": [5, 6],
  none: [],
};

export const isWorkday = (day: number, weekend: Weekend): boolean =>
  !freeDays[weekend].includes(weekdayOf(day));

/** Working days from one day up to another, which is not counted. */
export function businessDays(
  from: number,
  to: number,
  weekend: Weekend,
  holidays: readonly number[],
): number {
  const weeks = Math.floor((to - from) / 7);
  let days = weeks * (7 - freeDays[weekend].length);
  for (let day = from + weeks * 7; day < to; day += 1) if (isWorkday(day, weekend)) days += 1;
  const off = new Set(holidays.filter((day) => day >= from && day < to && isWorkday(day, weekend)));
  return days - off.size;
}

/** So many working days after a day, or before it. */
export function shiftBusiness(from: number, count: number, weekend: Weekend): number {
  const step = Math.sign(count);
  let day = from;
  for (let left = Math.abs(count); left > 0;) {
    day += step;
    if (isWorkday(day, weekend)) left -= 1;
  }
  return day;
}
