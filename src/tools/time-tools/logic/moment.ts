import { fail, ok, type Result } from "#domain/result.ts";
import { dateText, nsPerMs, timeText, utcFields } from "./calendar.ts";
import { spelledNote, spellOut } from "./read/date-words.ts";
import { readDate } from "./read/dates.ts";
import { nextChange, offsetAt, offsetText, placeLocal, type Placed } from "#domain/zones.ts";

/** What a typed date means in a zone. */
export interface DateReading {
  /** One moment; two when clocks go back over it. */
  instants: readonly { epochNs: bigint; offset: string }[];
  /** What is unusual about it, in words; "" when nothing is. */
  note: string;
  /** Where the zone came from: "in Asia/Kolkata" or "at +05:30, as written". */
  where: string;
}

/**
 * A typed date as a moment. Without an offset of its own it is meant in the zone. Words such as
 * "tomorrow" are read where it is known what time it is.
 */
export function momentsOf(text: string, zone: string, nowMs?: number): Result<DateReading, string> {
  const plain = readDate(text);
  const spelled = plain.ok || nowMs === undefined ? null : spellOut(text, zone, nowMs);
  const typed = spelled === null ? plain : readDate(spelled.text);
  if (!typed.ok) return fail(typed.message, typed.detail);
  const { local, nanosecond, offset, note } = typed.value;
  const said = spelled === null ? "" : spelledNote(text, local);
  const toNs = (ms: number): bigint => BigInt(ms) * nsPerMs + BigInt(nanosecond);
  if (offset !== null) {
    const written = offsetText(offset);
    return ok({
      instants: [{ epochNs: toNs(local - offset), offset: written }],
      note: joined(said, note),
      where: spelled?.isDistance ? `in ${zone}` : `at UTC${written}, as written`,
    });
  }
  const placed = placeLocal(zone, local);
  return ok({
    instants: placed.instants.map((ms) => ({
      epochNs: toNs(ms),
      offset: offsetText(offsetAt(zone, ms)),
    })),
    note: joined(said, explainPlace(placed, local, zone)),
    where: `in ${zone}`,
  });
}

const joined = (...sentences: string[]): string => sentences.filter(Boolean).join(" ");

/** When clocks change next, in words; "" when they do not within a year. */
export function nextChangeText(zone: string, from: number): string {
  const change = nextChange(zone, from);
  if (change === null) return "";
  const [old, fresh] = [utcFields(change.at + change.before), utcFields(change.at + change.after)];
  return `Clocks change on ${dateText(old)}, from ${timeText(old)} to ${timeText(fresh)}.`;
}

/** Why a time comes never or twice. */
function explainPlace({ kind, change, instants }: Placed, local: number, zone: string): string {
  if (kind === "once" || change === null) return "";
  const meant = utcFields(local);
  const day = `${dateText(meant)} in ${zone}`;
  const [from, to] = [utcFields(change.at + change.before), utcFields(change.at + change.after)];
  const isFar = Math.abs(change.after - change.before) > 12 * 3_600_000;
  const say = (fields: typeof from) =>
    isFar ? `${dateText(fields)}, ${timeText(fields)}` : timeText(fields);
  if (kind === "twice") {
    return `${timeText(meant)} comes twice on ${day}: clocks go back from ${say(from)} to ${say(to)}.`;
  }
  const used = utcFields((instants[0] ?? 0) + change.after);
  return `${timeText(meant)} does not exist on ${day}: clocks jump from ${say(from)} to ${say(to)}. It is read as ${say(used)}.`;
}
