import { fail, ok, type Result } from "#domain/result.ts";
import {
  dayMs,
  dayNumber,
  dayOfIsoWeek,
  daysInMonth,
  farthestMs,
  isLeapYear,
  isoWeek,
  monthName,
  monthNames,
  utcFields,
  weekdayNames,
} from "../calendar.ts";
import { readClock, type Clock } from "./clock-time.ts";

/** Spec §8. */
const invalidDate = "Invalid date";

/** What was typed: a time on the wall, and the offset if it says one. */
interface TypedDate {
  local: number; // as if it were in UTC, in milliseconds, whole seconds
  nanosecond: number;
  offset: number | null;
  note: string;
}

/** Longer than any date. */
const maxTextChars = 100;

interface Day {
  year: number;
  month: number;
  day: number;
  time: string;
}
type Reading = Day | string; // a string says why it is none

/** Reads a date as ISO 8601, RFC 2822, SQL and people write it. The detail says what is wrong. */
export function readDate(text: string): Result<TypedDate, string> {
  const plain = text
    .trim()
    .replace(/\s*\([^)]*\)$/, "")
    .replace(/\s+/g, " ");
  if (plain === "") return fail(invalidDate, "Enter a date, such as 2024-01-15 10:30");
  if (plain.length > maxTextChars)
    return fail(invalidDate, `Longer than ${maxTextChars} characters`);
  for (const [form, read] of forms) {
    const parts = form.exec(plain);
    if (parts !== null) return settle(read(parts.slice(1).map((part) => part ?? "")));
  }
  return fail(invalidDate, whyNoForm(plain));
}

const timePart = "(?:(?:,? at |, ?|[T ])(.+))?$";
const form = (pattern: string): RegExp =>
  new RegExp(`^(?:[a-z]{3,9},? )??${pattern}${timePart}`, "i");

type Read = (parts: readonly string[]) => Reading;
const dayOf = (year: string, month: number, day: string, time: string): Day => ({
  year: Number(year),
  month,
  day: Number(day),
  time,
});

const forms: readonly (readonly [RegExp, Read])[] = [
  // 2024-01-15, 2024/1/5, +012024-01-15
  [
    form("([+-]\\d{6}|\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})"),
    ([year = "", , month = "", day = "", time = ""]) => dayOf(year, Number(month), day, time),
  ],
  // 20240115T103000
  [
    /^(\d{4})(\d{2})(\d{2})(?:T(.+))?$/i,
    ([year = "", month = "", day = "", time = ""]) => dayOf(year, Number(month), day, time),
  ],
  // 2024-W03-1
  [form("(\\d{4})-?W(\\d{2})(?:-?([1-7]))?"), readWeek],
  // 2024-015
  [form("(\\d{4})-(\\d{3})"), readOrdinal],
  // Mon, 15 Jan 2024; 15th of January, 2024
  [
    form("(\\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]([a-z]{3,9})\\.?,?[ -](\\d{4})"),
    ([day = "", month = "", year = "", time = ""]) => named(year, month, day, time),
  ],
  // Jan 15, 2024; Mon Jan 15 2024
  [
    form("([a-z]{3,9})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})"),
    ([month = "", day = "", year = "", time = ""]) => named(year, month, day, time),
  ],
  // Mon Jan 15 10:30:00 2024
  [
    /^(?:[a-z]{3} )([a-z]{3}) (\d{1,2}) ([\d:]+) (\d{4})$/i,
    ([month = "", day = "", time = "", year = ""]) => named(year, month, day, time),
  ],
  // 15.01.2024, 25/12/2024
  [form("(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4})"), readShort],
];

function readWeek([year = "", week = "", weekday = "", time = ""]: readonly string[]): Reading {
  const day = dayOfIsoWeek(Number(year), Number(week), Number(weekday || "1"));
  const found = utcFields(day * dayMs);
  if (week === "00" || isoWeek(found).year !== Number(year)) return `${year} has no week ${week}`;
  return { ...found, time };
}

function readOrdinal([year = "", ordinal = "", time = ""]: readonly string[]): Reading {
  const days = isLeapYear(Number(year)) ? 366 : 365;
  const day = Number(ordinal);
  if (day < 1 || day > days) return `${year} has ${days} days`;
  return { ...utcFields((dayNumber(Number(year), 1, 1) + day - 1) * dayMs), time };
}

function named(year: string, month: string, day: string, time: string): Reading {
  const lower = month.toLowerCase();
  const found = monthNames.findIndex((name) => {
    const full = name.toLowerCase();
    return (
      full === lower || full.slice(0, 3) === lower || (lower === "sept" && name === "September")
    );
  });
  return found === -1 ? `“${month}” is not a month` : dayOf(year, found + 1, day, time);
}

/** With dots the day comes first. With slashes nobody can know, unless one of them is over 12. */
function readShort([
  one = "",
  mark = "",
  two = "",
  year = "",
  time = "",
]: readonly string[]): Reading {
  const [first, second] = [Number(one), Number(two)];
  if (mark === "." || first > 12 || first === second) return dayOf(year, second, one, time);
  if (second > 12) return dayOf(year, first, two, time);
  const [us, other] = [`${monthName(first)} ${second}`, `${monthName(second)} ${first}`];
  return `${one}${mark}${two} may be ${us} or ${other}: write ${year}-month-day`;
}

function settle(reading: Reading): Result<TypedDate, string> {
  if (typeof reading === "string") return fail(invalidDate, reading);
  const { year, month, day } = reading;
  if (month < 1 || month > 12) return fail(invalidDate, `There is no month ${month}`);
  const last = daysInMonth(year, month);
  if (day < 1 || day > last) {
    return fail(invalidDate, `${monthName(month)} ${year} has ${last} days, not ${day}`);
  }
  const clock = readClock(reading.time);
  if (typeof clock === "string") return fail(invalidDate, clock);
  return withinReach(dayNumber(year, month, day), clock);
}

function withinReach(day: number, clock: Clock): Result<TypedDate, string> {
  const local = day * dayMs + clock.seconds * 1000;
  if (Math.abs(local - (clock.offset ?? 0)) > farthestMs - dayMs) {
    return fail(invalidDate, "Beyond what a timestamp can say: 271821 BC to the year 275760");
  }
  const { nanosecond, offset, note } = clock;
  return ok({ local, nanosecond, offset, note });
}

function whyNoForm(text: string): string {
  if (/^-?\d+$/.test(text) && text.length > 8)
    return "That is a timestamp: enter it under Timestamp";
  if (/\b\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2}\b/.test(text)) return "Write the year with four digits";
  const isWeekday = weekdayNames.some((name) => name.toLowerCase().startsWith(text.toLowerCase()));
  if (isWeekday) return "A weekday alone is no date";
  return "Write it as 2024-01-15 10:30, 15 Jan 2024 or Mon, 15 Jan 2024 10:30:00 +0530";
}
