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

function readTime(raw: string): Pick<TimeClaim, "raw" | "atMs" | "note"> {
  const isText = /^"-?\d+(?:\.\d+)?"$/.test(raw);
  const seconds = Number(isText ? raw.slice(1, -1) : raw);
  if (/^["[{ntf]/.test(raw) && !isText) {
    return { raw, atMs: null, note: "This is not a number, so it is no time." };
  }
  if (!Number.isFinite(seconds) || Math.abs(seconds) > lastSecond) {
    return { raw, atMs: null, note: "No calendar goes that far." };
  }
  const note = isText
    ? "It is text; libraries want a number."
    : Math.abs(seconds) >= looksLikeMs
      ? `It looks like milliseconds; a token counts seconds. ${utcTime(seconds)} would be meant.`
      : null;
  // Rounded, not cut: 1.1 s is 1100 ms, and not 1100.0000000000002.
  return { raw, atMs: Math.round(seconds * 1000), note };
}

export type Standing = "expired" | "early" | "valid" | "endless";

/** How a token stands at a time. RFC 7519: it must not be accepted on or after its `exp`. */
export function standingOf(times: readonly TimeClaim[], nowMs: number): Standing {
  const at = (name: TimeName) => times.find((time) => time.name === name)?.atMs ?? null;
  const [expires, begins] = [at("exp"), at("nbf")];
  if (expires !== null && nowMs >= expires) return "expired";
  if (begins !== null && nowMs < begins) return "early";
  return expires === null ? "endless" : "valid";
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
