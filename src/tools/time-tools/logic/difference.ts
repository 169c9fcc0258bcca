import { fail, ok, type Result } from "#domain/result.ts";
import { businessDays } from "./business.ts";
import { dayMs, dayNumber, msOf, utcMs, type Fields } from "./calendar.ts";
import { readDate } from "./read/dates.ts";
import type { Fact } from "./formats.ts";
import type { Weekend } from "./options.ts";
import { momentsOf } from "./moment.ts";
import { counted, spanWords } from "./span.ts";
import { fieldsAt } from "#domain/zones.ts";

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
    title: listText(spanWords(first, utcMs(last) + (asked.includesLast ? dayMs : 0))),
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
