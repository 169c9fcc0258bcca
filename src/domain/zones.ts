import { farthestMs, floorDivide, utcFields, utcMs, type Fields } from "./calendar.ts";
import { dayMs } from "./day.ts";

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using it. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    era: "short",
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

/** True for a zone that this browser knows: "Asia/Kolkata". Bare offsets are none. */
export function isZone(name: unknown): name is string {
  if (typeof name !== "string" || !/^[A-Za-z][\w+/-]*$/.test(name)) return false;
  try {
    return clockOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** What is added to UTC there and then, in milliseconds. */
export function offsetAt(zone: string, ms: number): number {
  if (zone === "UTC") return 0;
  const whole = Math.floor(ms / 1000) * 1000;
  const parts = clockOf(zone).formatToParts(whole);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "0";
  const year = Number(part("year"));
  const local = utcMs({
    year: part("era").startsWith("B") ? 1 - year : year,
    month: Number(part("month")),
    day: Number(part("day")),
    hour: Number(part("hour")),
    minute: Number(part("minute")),
    second: Number(part("second")),
  });
  return local - whole;
}

/** What the clock on the wall there says. */
export function fieldsAt(zone: string, epochNs: bigint): Fields {
  const seconds = floorDivide(epochNs, 1_000_000_000n);
  const ms = Number(seconds) * 1000;
  const nanosecond = Number(epochNs - seconds * 1_000_000_000n);
  return { ...utcFields(ms + offsetAt(zone, ms)), nanosecond };
}

/** The moment when a zone's offset changes. */
export interface Change {
  at: number;
  before: number; // offsets
  after: number;
}

/** Where a time on the wall stands on the line of time. */
export interface Placed {
  /** Once as a rule; twice when clocks go back; never when they jump over it. */
  kind: "once" | "twice" | "never";
  /** Two when it comes twice; when it never comes, as far after the jump as it was meant. */
  instants: readonly number[];
  change: Change | null;
}

/** Finds the instants at which a zone's clocks show a time, given as if it were in UTC. */
export function placeLocal(zone: string, local: number): Placed {
  const [before, after] = [
    offsetAt(zone, clamp(local - dayMs)),
    offsetAt(zone, clamp(local + dayMs)),
  ];
  const instants = [...new Set([before, after])]
    .map((offset) => local - offset)
    .filter((ms) => offsetAt(zone, clamp(ms)) === local - ms)
    .sort((a, b) => a - b);
  const change = before === after ? null : changeBetween(zone, local - dayMs, local + dayMs);
  if (instants.length === 0) return { kind: "never", instants: [local - before], change };
  return { kind: instants.length === 1 ? "once" : "twice", instants, change };
}

/** The change of a zone's clocks between two moments, if there is one. */
export const changeWithin = (zone: string, from: number, to: number): Change | null =>
  offsetAt(zone, clamp(from)) === offsetAt(zone, clamp(to)) ? null : changeBetween(zone, from, to);

const clamp = (ms: number): number => Math.min(Math.max(ms, -farthestMs), farthestMs);

/** The change between two moments with different offsets, to the second. */
function changeBetween(zone: string, from: number, to: number): Change {
  const before = offsetAt(zone, clamp(from));
  let [low, high] = [Math.floor(clamp(from) / 1000), Math.ceil(clamp(to) / 1000)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle * 1000) === before) low = middle;
    else high = middle;
  }
  return { at: high * 1000, before, after: offsetAt(zone, high * 1000) };
}

/** Zones that change do so at least twice a year; a shorter step would only take longer. */
const stepMs = 14 * dayMs;
const stepsAhead = 27;

/** The next time clocks change in a zone within about a year, if they do. */
export function nextChange(zone: string, from: number): Change | null {
  const first = offsetAt(zone, from);
  for (let step = 1; step <= stepsAhead; step += 1) {
    const at = from + step * stepMs;
    if (offsetAt(zone, clamp(at)) !== first) return changeBetween(zone, at - stepMs, at);
  }
  return null;
}

/** "+05:30"; old local times have seconds: "-04:56:02". */
export function offsetText(offset: number): string {
  const seconds = Math.abs(offset) / 1000;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts.slice(0, parts[2] === 0 ? 2 : 3).map((part) => String(part).padStart(2, "0"));
  return (offset < 0 ? "-" : "+") + shown.join(":");
}

const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** What a zone calls its time just then: "Eastern Daylight Time". */
export function zoneNameAt(zone: string, ms: number): string {
  const options = { timeZone: zone, timeZoneName: "long" } as const;
  const names = zoneNames.get(zone) ?? new Intl.DateTimeFormat("en-US", options);
  zoneNames.set(zone, names);
  return names.formatToParts(ms).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
