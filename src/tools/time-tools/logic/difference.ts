import { fail, ok, type Result } from "#domain/result.ts";
import { businessDays } from "./business.ts";
import { addMonths, dayMs, dayNumber, msOf, utcFields, utcMs, type Fields } from "./calendar.ts";
import { readDate } from "./dates.ts";
import type { Fact } from "./formats.ts";
import type { Weekend } from "./options.ts";
import { momentsOf } from "./moment.ts";
import { fieldsAt } from "./zones.ts";

export interface Between {
  start: string; // as typed
  end: string;
  zone: string;
  weekend: Weekend;
  includesLast: boolean;
  /** Days off beside the weekend, as typed: "2026-01-26, 2026-08-15". */
  holidays: string;
}

export interface Difference {
  title: string; // "1 year, 2 months and 3 days"
  facts: readonly Fact[];
  isBackwards: boolean;
}

/** What lies between two dates, in calendar terms, in whole units and in business days. */
export function differenceOf(asked: Between): Result<Difference, string> {
  const [start, end] = [momentsOf(asked.start, asked.zone), momentsOf(asked.end, asked.zone)];
  if (!start.ok) return fail(start.message, `First date: ${start.detail ?? ""}`);
  if (!end.ok) return fail(end.message, `Second date: ${end.detail ?? ""}`);
  const holidays = readHolidays(asked.holidays);
  if (!holidays.ok) return fail(holidays.message, `Days off: ${holidays.detail ?? ""}`);

  const instants = [start, end].map(({ value }) => value.instants[0]?.epochNs ?? 0n);
  const [from = 0n, to = 0n] = instants.toSorted((a, b) => (a < b ? -1 : 1));
  const [first, last] = [fieldsAt(asked.zone, from), fieldsAt(asked.zone, to)];
  const [firstDay, lastDay] = [dayOf(first), dayOf(last) + (asked.includesLast ? 1 : 0)];
  const seconds = Math.floor((msOf(to) - msOf(from)) / 1000);
  return ok({
    title: calendarText(first, last, asked.includesLast),
    isBackwards: instants[0] !== from,
    facts: [
      { label: "Days", value: String(lastDay - firstDay) },
      { label: "Weeks", value: weeksText(lastDay - firstDay) },
      {
        label: "Business days",
        value: String(businessDays(firstDay, lastDay, asked.weekend, holidays.value)),
      },
      { label: "Hours", value: String(Math.floor(seconds / 3600)) },
      { label: "Minutes", value: String(Math.floor(seconds / 60)) },
      { label: "Seconds", value: String(seconds) },
    ],
  });
}

const dayOf = ({ year, month, day }: Fields): number => dayNumber(year, month, day);

function readHolidays(text: string): Result<readonly number[], string> {
  const days: number[] = [];
  for (const part of text.split(/[\n;]|,(?=\s*\d{4}-|\s*$)/).filter((one) => one.trim() !== "")) {
    const read = readDate(part);
    if (!read.ok) return fail(read.message, `“${part.trim()}”: ${read.detail ?? ""}`);
    days.push(Math.floor(read.value.local / dayMs));
  }
  return ok(days);
}

const withinMonth = (fields: Fields): number =>
  utcMs(fields) - utcMs({ ...fields, day: 1, hour: 0, minute: 0, second: 0 });

/** Years, months and days as people count them, then what is left of a day. */
function calendarText(first: Fields, last: Fields, includesLast: boolean): string {
  const end = utcMs(last) + (includesLast ? dayMs : 0);
  const until = utcFields(end);
  let months = (until.year - first.year) * 12 + until.month - first.month;
  // January 31 to February 29 is no month yet, though February has no later day.
  if (withinMonth(until) < withinMonth(first)) months -= 1;
  const rest = end - utcMs(addMonths(first, months));
  const seconds = Math.floor((rest % dayMs) / 1000);
  return listText([
    counted(Math.floor(months / 12), "year"),
    counted(months % 12, "month"),
    counted(Math.floor(rest / dayMs), "day"),
    counted(Math.floor(seconds / 3600), "hour"),
    counted(Math.floor(seconds / 60) % 60, "minute"),
    counted(seconds % 60, "second"),
  ]);
}

const counted = (count: number, noun: string): string =>
  count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;

function weeksText(days: number): string {
  const parts = [counted(Math.floor(days / 7), "week"), counted(days % 7, "day")];
  return listText(parts);
}

/** "a, b and c" of those that are not empty. */
function listText(parts: readonly string[]): string {
  const shown = parts.filter((part) => part !== "");
  const last = shown.pop();
  if (last === undefined) return "No time at all";
  return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
