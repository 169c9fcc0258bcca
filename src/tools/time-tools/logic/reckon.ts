import { writeFacts } from "#domain/operation/facts.ts";
import type { Outcome } from "#domain/operation/operation.ts";
import { fail } from "#domain/result.ts";
import { fieldsAt } from "#domain/zones.ts";
import { readMoment, type Reading } from "./read/any-moment.ts";
import { farthestMs, msOf } from "./calendar.ts";
import { differenceOf, type Between } from "./difference.ts";
import { clockText, isoDate, isoText } from "./formats.ts";
import { momentsOf } from "./moment.ts";
import type { Weekend } from "./options.ts";
import { readDate } from "./read/dates.ts";
import { shiftDay, shiftUnits } from "./shift.ts";

const secondsIn = { seconds: 1, minutes: 60, hours: 3600 };
type Shift = keyof typeof secondsIn | (typeof shiftUnits)[number][0];

interface Added {
  amount: number;
  unit: Shift;
  weekend: Weekend;
}

/** A moment so much later, or earlier: hours and less as they pass, days and more by the calendar. */
export function addTo(
  text: string,
  { amount: count, unit, weekend }: Added,
  reading: Reading,
): Outcome<string> {
  const read = readMoment(text, reading);
  if (!read.ok) return read;
  const { zone } = reading;
  const { epochNs, notes } = read.value;
  if (unit in secondsIn) {
    const added = BigInt(count * secondsIn[unit as keyof typeof secondsIn]) * 1_000_000_000n;
    if (Math.abs(msOf(epochNs + added)) > farthestMs)
      return fail("Beyond what a date can say: the year 275760.");
    return { ok: true, value: isoText(epochNs + added, zone), notes };
  }
  const fields = fieldsAt(zone, epochNs);
  const day = shiftDay(
    isoDate(fields),
    String(count),
    unit as (typeof shiftUnits)[number][0],
    weekend,
  );
  if (!day.ok) return fail(`${day.message}: ${day.detail ?? ""}.`);
  if (isDayOnly(text)) return { ok: true, value: isoDate(day.value) };
  const second = `${isoDate(day.value)} ${clockText(fields, "24")}`;
  const placed = momentsOf(
    fields.nanosecond === 0 ? second : `${second}.${fractionOf(fields)}`,
    zone,
  );
  if (!placed.ok) return fail(`${placed.message}: ${placed.detail ?? ""}.`);
  const { instants, note } = placed.value;
  return {
    ok: true,
    value: isoText(instants[0]?.epochNs ?? 0n, zone),
    notes: [...notes, ...(note === "" ? [] : [note])],
  };
}

const fractionOf = ({ nanosecond }: { nanosecond: number }): string =>
  String(nanosecond).padStart(9, "0");

/** "2026-11-15", and not midnight of it. */
function isDayOnly(text: string): boolean {
  const date = readDate(text);
  return date.ok && date.value.offset === null && !/:|\d ?[ap]\.?m|T\d/i.test(text);
}

/** What lies between two moments in whatever notation. */
export function tellBetween(asked: Between, nowMs: number, as: "text" | "json"): Outcome<string> {
  const reading = { zone: asked.zone, nowMs };
  const [start, end] = [readMoment(asked.start, reading), readMoment(asked.end, reading)];
  if (!start.ok) return start;
  if (!end.ok) return end;
  const found = differenceOf({
    ...asked,
    start: isoText(start.value.epochNs, asked.zone),
    end: isoText(end.value.epochNs, asked.zone),
  });
  if (!found.ok) return fail(`${found.message}: ${found.detail ?? ""}.`);
  const { title, facts, isBackwards } = found.value;
  const notes = new Set([...start.value.notes, ...end.value.notes]);
  return {
    ok: true,
    value: writeFacts([{ label: "Span", value: title }, ...facts], as),
    notes: [...notes, ...(isBackwards ? ["The second comes before the first."] : [])],
  };
}
