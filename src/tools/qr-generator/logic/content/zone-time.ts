/** A time on the wall of some zone, on the line of time. */
export interface Placed {
  ms: number;
  /** Clocks go back over it: the first of the two is meant. */
  isTwice: boolean;
}

const dayMs = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using it. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  clocks.set(zone, clock);
  return clock;
}

/** What is added to UTC there and then, in milliseconds. */
function offsetAt(zone: string, ms: number): number {
  const parts = clockOf(zone).formatToParts(ms);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  const [year, month, day] = [part("year"), part("month"), part("day")];
  return Date.UTC(year, month - 1, day, part("hour"), part("minute"), part("second")) - ms;
}

/** "2026-11-15T14:30" in a zone. `null` when clocks there jump over it, or it is no time at all. */
export function placeIn(zone: string, local: string): Placed | null {
  // Years before 1000 had no zones.
  if (!/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return null;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  // A change of clocks is at most one day away from both: one of their offsets is the right one.
  const offsets = new Set([offsetAt(zone, asUtc - dayMs), offsetAt(zone, asUtc + dayMs)]);
  const [first, second] = [...offsets]
    .map((offset) => asUtc - offset)
    .filter((ms) => offsetAt(zone, ms) === asUtc - ms)
    .sort((one, other) => one - other);
  return first === undefined ? null : { ms: first, isTwice: second !== undefined };
}

/** RFC 5545, form 2: 20261115T090000Z. */
export const utcText = (ms: number): string =>
  `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
