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

export const dayMs = 86_400_000;
export const nsPerMs = 1_000_000n;

/** What a timestamp can say in a browser: 271821 BC to the year 275760. */
export const farthestMs = 8.64e15;

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

export const floorDivide = (value: bigint, by: bigint): bigint =>
  value / by - (value % by < 0n ? 1n : 0n);

export const pad = (value: number, digits = 2): string => String(value).padStart(digits, "0");

/** "2024", and "+012024" or "-000044" outside of four digits. */
export const yearText = (year: number): string =>
  year >= 0 && year <= 9999 ? pad(year, 4) : `${year < 0 ? "-" : "+"}${pad(Math.abs(year), 6)}`;

/** "January 15, 2024". */
export const dateText = ({ year, month, day }: Fields): string =>
  `${monthName(month)} ${day}, ${year}`;

export const timeText = ({ hour, minute, second }: Fields): string =>
  `${pad(hour)}:${pad(minute)}${second === 0 ? "" : `:${pad(second)}`}`;
