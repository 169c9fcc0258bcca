import { fail, ok, type Result } from "#domain/result.ts";
import { isZone } from "#domain/zones.ts";
import { momentsOf } from "../moment.ts";
import type { UnitChoice } from "../options.ts";
import { readTimestamp, unitName } from "./timestamp.ts";

/** A moment in whatever way it was written. */
export interface AnyMoment {
  epochNs: bigint;
  is: "timestamp" | "date";
  /** What was assumed to understand it. */
  notes: readonly string[];
}

/** Where and when a text is read. */
export interface Reading {
  zone: string;
  nowMs: number;
  unit?: UnitChoice;
}

/** The zone that was asked for, else that of whoever asks. */
export function zoneFrom(asked: string, own: string): Result<string> {
  const zone: string = asked === "" ? own : asked;
  if (isZone(zone)) return ok(zone);
  const given = (asked || own).slice(0, 60);
  return fail(`“${given}” is not a time zone known here: write it as Asia/Kolkata.`);
}

/** Reads a timestamp in any unit, a date in any notation, and words such as "in 3 days". */
export function readMoment(
  text: string,
  { zone, nowMs, unit = "auto" }: Reading,
): Result<AnyMoment> {
  const plain = text.trim();
  if (/^[-−]?[\d_]+(?:\.\d{1,9})?$/.test(plain)) {
    const read = readTimestamp(plain, unit);
    if (read.ok && read.value.date !== null)
      return readWritten(read.value.date, zone, nowMs, plain);
    return readCount(plain, unit);
  }
  return readWritten(plain, zone, nowMs);
}

/** The page reads digits by the spec's rule and offers the likely unit; nobody is there to take it here. */
function readCount(plain: string, unit: UnitChoice): Result<AnyMoment> {
  const read = readTimestamp(plain, unit);
  const repair = read.ok ? undefined : read.detail?.repair;
  if (repair !== undefined) {
    const again = readCount(repair.text, repair.unit === "auto" ? unit : repair.unit);
    const note = `“${plain}” is read as ${repair.text}.`;
    return again.ok ? ok({ ...again.value, notes: [note, ...again.value.notes] }) : again;
  }
  const hint = read.ok ? read.value.hint : (read.detail?.hint ?? null);
  if (unit === "auto" && hint !== null) {
    const notes = [`It is read as ${unitName(hint.unit)}, by its size.`];
    return ok({ epochNs: hint.epochNs, is: "timestamp", notes });
  }
  if (!read.ok) return fail(`${read.message}: ${read.detail?.reason ?? ""}.`);
  const { epochNs, rule, doubt } = read.value;
  return ok({ epochNs, is: "timestamp", notes: [`${rule}.`, ...(doubt === "" ? [] : [doubt])] });
}

function readWritten(
  text: string,
  zone: string,
  nowMs: number,
  digits?: string,
): Result<AnyMoment> {
  const read = momentsOf(text, zone, nowMs);
  if (!read.ok) return fail(`${read.message}: ${read.detail ?? ""}.`);
  const { instants, note, where } = read.value;
  const notes = [
    ...(digits === undefined ? [] : [`“${digits}” is read as the date ${text}.`]),
    ...(note === "" ? [] : [note]),
    ...(instants.length > 1 ? ["The first of the two is taken."] : []),
    ...(where.endsWith("as written") ? [] : [`It is read ${where}.`]),
  ];
  return ok({ epochNs: instants[0]?.epochNs ?? 0n, is: "date", notes });
}
