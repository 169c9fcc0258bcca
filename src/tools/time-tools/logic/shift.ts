import { fail, ok, type Result } from "#domain/result.ts";
import { shiftBusiness } from "./business.ts";
import { addMonths, dayMs, dayNumber, farthestMs, utcFields, type Fields } from "./calendar.ts";
import { readDate } from "./read/dates.ts";
import type { Weekend } from "./options.ts";

export const shiftUnits = [
  ["days", "days"],
  ["business", "business days"],
  ["weeks", "weeks"],
  ["months", "months"],
  ["years", "years"],
] as const;
type ShiftUnit = (typeof shiftUnits)[number][0];

const maxShift = 100_000;

/** The day so many days, weeks or business days after another, or before it. */
export function shiftDay(
  date: string,
  amount: string,
  unit: ShiftUnit,
  weekend: Weekend,
): Result<Fields, string> {
  const read = readDate(date);
  if (!read.ok) return fail(read.message, read.detail);
  const count = /^\s*[-+−]?\d{1,6}\s*$/.test(amount)
    ? Number(amount.replace("−", "-"))
    : Number.NaN;
  if (!(Math.abs(count) <= maxShift)) {
    return fail("Invalid amount", `Enter a whole number from -${maxShift} to ${maxShift}`);
  }
  const start = utcFields(Math.floor(read.value.local / dayMs) * dayMs);
  const day = dayOf(start);
  const shifted = {
    days: () => day + count,
    weeks: () => day + count * 7,
    business: () => shiftBusiness(day, count, weekend),
    months: () => dayOf(addMonths(start, count)),
    years: () => dayOf(addMonths(start, count * 12)),
  }[unit]();
  if (Math.abs(shifted * dayMs) > farthestMs) {
    return fail("Invalid amount", "Beyond what a date can say: the year 275760");
  }
  return ok(utcFields(shifted * dayMs));
}

const dayOf = ({ year, month, day }: Fields): number => dayNumber(year, month, day);
