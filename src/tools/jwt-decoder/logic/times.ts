import type { Member } from "./json.ts";

/** The claims that are times, in the order in which they come to pass. */
const timeNames = {
  auth_time: "Signed in",
  iat: "Issued",
  nbf: "Valid from",
  exp: "Expires",
  updated_at: "Updated",
} as const;
type TimeName = keyof typeof timeNames;

export interface TimeClaim {
  name: TimeName;
  label: string; // "Expires"
  raw: string; // as written
  atMs: number | null; // null when it is no time
  /** Why the time may be another one than was meant. */
  doubt: "milliseconds" | "text" | null;
  note: string | null; // what is wrong with it
}

/** Seconds beyond the year 5138; as milliseconds they are in our days. */
const looksLikeMs = 1e11;
/** The last second that a date can be. */
const lastSecond = 8.64e12;

/** The times in a payload. RFC 7519: seconds since 1970, a number. */
export const readTimes = (members: readonly Member[]): TimeClaim[] =>
  Object.entries(timeNames).flatMap(([name, label]) => {
    const found = members.findLast((member) => member.name === name);
    return found === undefined ? [] : [{ name: name as TimeName, label, ...readTime(found.raw) }];
  });

function readTime(raw: string): Pick<TimeClaim, "raw" | "atMs" | "doubt" | "note"> {
  const isText = /^"-?\d+(?:\.\d+)?"$/.test(raw);
  const seconds = Number(isText ? raw.slice(1, -1) : raw);
  if (/^["[{ntf]/.test(raw) && !isText) {
    return { raw, atMs: null, doubt: null, note: "This is not a number, so it is no time." };
  }
  if (!Number.isFinite(seconds) || Math.abs(seconds) > lastSecond) {
    return { raw, atMs: null, doubt: null, note: "No calendar goes that far." };
  }
  const isMs = Math.abs(seconds) >= looksLikeMs;
  const notes = [
    ...(isText ? ["It is text; libraries want a number."] : []),
    ...(isMs
      ? [`It looks like milliseconds; a token counts seconds. ${utcTime(seconds)} would be meant.`]
      : []),
  ];
  return {
    raw,
    // Rounded, not cut: 1.1 s is 1100 ms, and not 1100.0000000000002.
    atMs: Math.round(seconds * 1000),
    doubt: isMs ? "milliseconds" : isText ? "text" : null,
    note: notes.length > 0 ? notes.join(" ") : null,
  };
}

export type Standing =
  | "expired"
  | "early"
  | "unreadable" // when it ends or begins is no time
  | "valid"
  | "endless";

/** How a token stands at a time. RFC 7519: it must not be accepted on or after its `exp`. */
export function standingOf(times: readonly TimeClaim[], nowMs: number): Standing {
  const [ends, begins] = [claim(times, "exp"), claim(times, "nbf")];
  if (typeof ends?.atMs === "number" && nowMs >= ends.atMs) return "expired";
  if (typeof begins?.atMs === "number" && nowMs < begins.atMs) return "early";
  if (ends?.atMs === null || begins?.atMs === null) return "unreadable";
  return ends === undefined ? "endless" : "valid";
}

const claim = (times: readonly TimeClaim[], name: TimeName): TimeClaim | undefined =>
  times.find((time) => time.name === name);

/** More of what is no time says nothing more. */
const shownChars = 40;

/** How a token stands, in words. `when` writes a time as the visitor likes it. */
export function standingWords(
  standing: Standing,
  times: readonly TimeClaim[],
  when: (atMs: number) => string,
): string {
  const [ends, begins] = [claim(times, "exp"), claim(times, "nbf")];
  if (standing === "endless") return "Never expires";
  if (standing === "unreadable") {
    const [what, { name, raw } = { name: "", raw: "" }] =
      ends?.atMs === null ? ["expires", ends] : ["begins", begins];
    const shown = raw.length > shownChars ? `${raw.slice(0, shownChars)}…` : raw;
    return `When it ${what} cannot be read: ${name} is ${shown}`;
  }
  const time = standing === "early" ? begins : ends;
  const words = { expired: "Expired on", early: "Not valid before", valid: "Expires on" }[standing];
  const atMs = time?.atMs ?? 0;
  const doubt = {
    milliseconds: ` (${time?.name} looks like milliseconds: ${when(atMs / 1000)})`,
    text: ` (${time?.name} is text, not a number)`,
  };
  return `${words} ${when(atMs)}${time?.doubt ? doubt[time.doubt] : ""}`;
}

/** Clocks of two computers differ by a little. */
const leewayMs = 60_000;

/** Whether a token says that it will be issued later. In milliseconds all do, which is told apart. */
export function isFromFuture(times: readonly TimeClaim[], nowMs: number): boolean {
  const issued = claim(times, "iat");
  if (issued === undefined || issued.atMs === null) return false;
  return issued.doubt !== "milliseconds" && issued.atMs > nowMs + leewayMs;
}

/** "2026-11-15 06:29:05 UTC". Years beyond four digits keep their sign. */
export const utcTime = (atMs: number): string =>
  new Date(atMs)
    .toISOString()
    .replace("T", " ")
    .replace(/(?:\.000)?Z$/, " UTC");

const steps = [
  ["year", 365 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** "in 2 hours 5 minutes", "3 days 1 hour ago", "now". The two largest steps. */
export function fromNow(atMs: number, nowMs: number): string {
  let rest = Math.floor(Math.abs(atMs - nowMs) / 1000);
  const words: string[] = [];
  for (const [noun, seconds] of steps) {
    const count = Math.floor(rest / seconds);
    // After the largest step comes its neighbor, or nothing: not "1 year 5 seconds".
    if (count === 0 && words.length > 0) break;
    if (count === 0) continue;
    words.push(`${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`);
    rest -= count * seconds;
    if (words.length === 2) break;
  }
  if (words.length === 0) return "now";
  return atMs > nowMs ? `in ${words.join(" ")}` : `${words.join(" ")} ago`;
}
