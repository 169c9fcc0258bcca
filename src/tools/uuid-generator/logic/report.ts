import { distanceWords, utcWords } from "#domain/moment-words.ts";
import type { Saying } from "#domain/operation/operation.ts";
import { fail, type Result } from "#domain/result.ts";
import { inspect, type Inspected } from "./inspect.ts";
import { bare, readUuid } from "./read.ts";
import { readUlid } from "./uuid.ts";

/** Reads a UUID or a ULID. 21 letters may be a NanoID, but nothing in them says so. */
export function inspectSure(text: string): Result<Inspected> {
  const uuid = readUuid(text);
  if (uuid.ok || readUlid(bare(text)) !== null) return inspect(text);
  const read = inspect(text);
  return fail(read.ok ? uuid.message : read.message);
}

/** What an identifier holds, a line each. */
export const inspectedText = ({ title, about, facts }: Inspected): string =>
  [title, about, ...facts.map(({ label, value }) => `${label}: ${value}`)].join("\n");

/** The same as JSON. */
export const inspectedJson = ({ title, about, facts }: Inspected): string =>
  JSON.stringify(
    { title, about, ...Object.fromEntries(facts.map(({ label, value }) => [label, value])) },
    null,
    2,
  );

/** The same in a few words. */
export function saysOf(text: string, nowMs: number): readonly Saying[] {
  const read = inspectSure(text);
  if (!read.ok) return [];
  const { title, about, atMs } = read.value;
  const label = title === "ULID" ? title : "UUID";
  const version = title.replace(label, "").trim();
  const made = atMs === null ? about : `made ${utcWords(atMs)}`;
  return [
    {
      label,
      words: version === "" ? made : `${version}: ${made}`,
      ...(atMs === null ? {} : { mark: { words: distanceWords(atMs, nowMs), is: "plain" } }),
    },
  ];
}
