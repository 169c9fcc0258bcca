import { dayNumber, daysInMonth, weekdayName, weekdayOf } from "../calendar.ts";

/** A day that every month has somewhere else: what Quartz and AWS write with L, W and #. */
export type SpecialDay =
  | { kind: "end"; before: number; isWorkday: boolean } // L, L-3, LW
  | { kind: "near"; day: number } // 15W
  | { kind: "last"; weekday: number } // 6L
  | { kind: "nth"; weekday: number; nth: number }; // 6#3

/** The day of a month that is meant; `null` when that month has none. */
export function specialDayIn(special: SpecialDay, year: number, month: number): number | null {
  const length = daysInMonth(year, month);
  switch (special.kind) {
    case "end": {
      const day = length - special.before;
      if (day < 1) return null;
      return special.isWorkday ? workdayNear(day, year, month) : day;
    }
    case "near":
      return special.day > length ? null : workdayNear(special.day, year, month);
    case "last":
      return firstOf(special.weekday, year, month, length - 6);
    case "nth": {
      const day = firstOf(special.weekday, year, month, 1) + (special.nth - 1) * 7;
      return day > length ? null : day;
    }
  }
}

/** The first such weekday on a day of the month or after it. */
function firstOf(weekday: number, year: number, month: number, day: number): number {
  return day + ((weekday - weekdayOf(dayNumber(year, month, day)) + 7) % 7);
}

/** Monday to Friday, and never in another month: a Saturday 1 moves to Monday 3. */
function workdayNear(day: number, year: number, month: number): number {
  const weekday = weekdayOf(dayNumber(year, month, day));
  if (weekday === 6) return day === 1 ? 3 : day - 1;
  if (weekday === 0) return day === daysInMonth(year, month) ? day - 2 : day + 1;
  return day;
}

/** "the 2nd Monday of the month". */
export function specialDayWords(special: SpecialDay): string {
  switch (special.kind) {
    case "end": {
      const { before, isWorkday } = special;
      if (before === 0) return `the last ${isWorkday ? "workday" : "day"} of the month`;
      const day = `${before} ${before === 1 ? "day" : "days"} before the last of the month`;
      return isWorkday ? `the workday nearest to ${day}` : `the day ${day}`;
    }
    case "near":
      return `the workday nearest to day ${special.day} of the month`;
    case "last":
      return `the last ${weekdayName(special.weekday)} of the month`;
    case "nth":
      return `the ${ordinal(special.nth)} ${weekdayName(special.weekday)} of the month`;
  }
}

export function ordinal(value: number): string {
  const ending = { 1: "st", 2: "nd", 3: "rd" }[value % 10] ?? "th";
  return value + (Math.floor(value / 10) === 1 ? "th" : ending);
}
