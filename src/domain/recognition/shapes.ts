import { dataUri, jwt, pem, query, url, urlEncoded } from "./shapes/addresses.ts";
import { arithmetic } from "./shapes/arithmetic.ts";
import { guessBytes } from "./shapes/bytes.ts";
import { css, javascript, sql } from "./shapes/code.ts";
import { base64, hex } from "./shapes/encodings.ts";
import { glanceAt, type Guess, type Shape } from "./shapes/glance.ts";
import { cidr, hash, ip, mac, ulid, uuid } from "./shapes/identifiers.ts";
import { html, markdown, xml } from "./shapes/markup.ts";
import { date, timestamp } from "./shapes/moments.ts";
import { color, cron, loan, regex, unit, userAgent } from "./shapes/phrases.ts";
import { csv, diff, json, jsonLines, stackTrace } from "./shapes/records.ts";
import { toml, yaml } from "./shapes/settings.ts";

export type { Guess } from "./shapes/glance.ts";

/** Of guesses that are as sure as each other, the first here is the best. */
const shapes: readonly Shape[] = [
  jwt,
  dataUri,
  pem,
  uuid,
  ulid,
  color,
  timestamp,
  date,
  url,
  ip,
  cidr,
  mac,
  cron,
  loan,
  unit,
  arithmetic,
  regex,
  userAgent,
  query,
  urlEncoded,
  json,
  jsonLines,
  diff,
  stackTrace,
  hex,
  base64,
  hash,
  html,
  xml,
  sql,
  css,
  javascript,
  toml,
  yaml,
  csv,
  markdown,
];

/**
 * What a value may be, by its looks, best first. It takes less than a millisecond, whatever the
 * value is: a reader proves the guess afterwards.
 */
export function guessKinds(value: string | Uint8Array): readonly Guess[] {
  if (typeof value !== "string") return guessBytes(value);
  const glance = glanceAt(value);
  if (glance.text === "") return [];
  return shapes
    .map((shape) => shape(glance))
    .filter((guess) => guess !== null)
    .sort((a, b) => b.sure - a.sure);
}
