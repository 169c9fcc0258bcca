import { dayNumber, floorDivide, utcFields, type Fields } from "#domain/calendar.ts";
import { dayMs } from "#domain/day.ts";

export { dayNumber, farthestMs, floorDivide, utcFields, utcMs } from "#domain/calendar.ts";
export { dayMs } from "#domain/day.ts";
export type { Fields } from "#domain/calendar.ts";

export const nsPerMs = 1_000_000n;

export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

export const weekdayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

export const monthName = (month: number): string => monthNames[month - 1] ?? "";
export const weekdayName = (weekday: number): string => weekdayNames[weekday] ?? "";

export const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The rest that is never negative: -1 days is a Wednesday too. */
const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** 0 is Sunday. January 1, 1970 was a Thursday. */
export const weekdayOf = (day: number): number => modulo(day + 4, 7);

export const dayOfYear = ({ year, month, day }: Fields): number =>
  dayNumber(year, month, day) - dayNumber(year, 1, 1) + 1;

/** ISO 8601: weeks begin on Monday, and belong to the year of their Thursday. */
export function isoWeek({ year, month, day }: Fields) {
  const today = dayNumber(year, month, day);
  const weekday = modulo(weekdayOf(today) - 1, 7) + 1; // 1 is Monday
  const thursday = utcFields((today - weekday + 4) * dayMs);
  return { year: thursday.year, week: Math.ceil(dayOfYear(thursday) / 7), weekday };
}

/** The day that a week date means: week 1 holds January 4. */
export function dayOfIsoWeek(year: number, week: number, weekday: number): number {
  const fourth = dayNumber(year, 1, 4);
  return fourth - modulo(weekdayOf(fourth) - 1, 7) + (week - 1) * 7 + weekday - 1;
}

/** The last day of a short month stands for days that it has not: January 31 plus a month. */
export function addMonths(fields: Fields, months: number): Fields {
  const total = fields.year * 12 + fields.month - 1 + months;
  const [year, month] = [Math.floor(total / 12), (((total % 12) + 12) % 12) + 1];
  return { ...fields, year, month, day: Math.min(fields.day, daysInMonth(year, month)) };
}

/** Whole milliseconds, rounded down: what a clock would have shown. */
export const msOf = (epochNs: bigint): number => Number(floorDivide(epochNs, nsPerMs));

export const pad = (value: number, digits = 2): string => String(value).padStart(digits, "0");

/** "2024", and "+012024" or "-000044" outside of four digits. */
export const yearText = (year: number): string =>
  year >= 0 && year <= 9999 ? pad(year, 4) : `${year < 0 ? "-" : "+"}${pad(Math.abs(year), 6)}`;

/** "January 15, 2024". */
export const dateText = ({ year, month, day }: Fields): string =>
  `${monthName(month)} ${day}, ${year}`;

export const timeText = ({ hour, minute, second }: Fields): string =>
  `${pad(hour)}:${pad(minute)}${second === 0 ? "" : `:${pad(second)}`}`;
