import { distanceWords, momentWords } from "#domain/moment-words.ts";
import { writeFacts, type Fact } from "#domain/operation/facts.ts";
import type { Outcome, Saying } from "#domain/operation/operation.ts";
import { fail } from "#domain/result.ts";
import { fieldsAt } from "#domain/zones.ts";
import { readMoment, type AnyMoment, type Reading } from "./read/any-moment.ts";
import { msOf } from "./calendar.ts";
import { dateFacts, isoText, longText, relativeText, timestampFacts } from "./formats.ts";

/** A moment in every notation. */
const momentFacts = (epochNs: bigint, zone: string, nowMs: number): readonly Fact[] => [
  { label: "In words", value: longText(epochNs, zone, "24") },
  { label: "Distance", value: relativeText(msOf(epochNs), nowMs) },
  ...dateFacts(epochNs, zone),
  ...timestampFacts(epochNs),
];

/** A moment in every notation, and what was assumed to read it. */
export function tellMoment(text: string, reading: Reading, as: "text" | "json"): Outcome<string> {
  const read = readMoment(text, reading);
  if (!read.ok) return read;
  const { epochNs, notes } = read.value;
  const value = writeFacts(momentFacts(epochNs, reading.zone, reading.nowMs), as);
  return { ok: true, value, notes };
}

const labels = {
  iso: "ISO 8601",
  rfc2822: "RFC 2822",
  http: "HTTP",
  sql: "SQL",
  week: "Week",
  words: "In words",
  s: "Seconds",
  ms: "Milliseconds",
  us: "Microseconds",
  ns: "Nanoseconds",
};

/** A moment in one notation of a zone. */
export function convertMoment(
  text: string,
  reading: Reading,
  zone: string,
  format: keyof typeof labels,
): Outcome<string> {
  const read = readMoment(text, reading);
  if (!read.ok) return read;
  const { epochNs, notes } = read.value;
  const facts = momentFacts(epochNs, zone, reading.nowMs);
  const found = facts.find(({ label }) => label === labels[format]);
  return found
    ? { ok: true, value: found.value, notes }
    : fail(`${labels[format]} has only the years 1 to 9999.`);
}

/** Fewer digits are a number of anything. */
const fewestDigits = 9;

/** What a timestamp or a date says, in a few words. */
export function saysOfMoment(text: string, reading: Reading): readonly Saying[] {
  const read = readMoment(text, reading);
  if (!read.ok || isBareNumber(read.value, text)) return [];
  const { epochNs, is } = read.value;
  const words = (zone: string) => momentWords(fieldsAt(zone, epochNs));
  const distance = distanceWords(msOf(epochNs), reading.nowMs);
  return [
    { label: "UTC", words: words("UTC"), mark: { words: distance, is: "plain" } },
    ...(reading.zone === "UTC" ? [] : [{ label: reading.zone, words: words(reading.zone) }]),
    is === "date"
      ? { label: "Unix time", words: String(msOf(epochNs) / 1000), isCode: true }
      : { label: "ISO 8601", words: isoText(epochNs, "UTC"), isCode: true },
  ];
}

const isBareNumber = ({ is }: AnyMoment, text: string): boolean =>
  is === "timestamp" && text.replace(/\D/g, "").length < fewestDigits;
