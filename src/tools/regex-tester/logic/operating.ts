import type { Done, Outcome } from "#domain/operation/operation.ts";
import { sizeWords } from "#domain/bytes.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { compile } from "./compile.ts";
import { groupNames } from "./groups.ts";
import { toJson } from "./listing.ts";
import { readLiteral, suggestReading } from "./literal.ts";
import { findAll, maxOutputChars, type Match } from "./matching.ts";

/** What an operation is asked to look for. */
export interface Asked {
  pattern: string;
  flags: string;
}

type As = "text" | "json";

/** The pattern, or why it is none, in one sentence: what can say where is loaded only then. */
async function read({ pattern, flags }: Asked): Promise<Result<RegExp>> {
  if (pattern === "") return fail("There is no pattern.");
  const compiled = compile(pattern, flags);
  if (compiled.ok) return compiled;
  const { locate } = await import("./syntax.ts");
  const located = compile(pattern, flags, locate);
  if (located.ok) return located;
  const { reason = "", at = null } = located.detail ?? {};
  const where = at === null ? "" : ` at character ${at + 1}`;
  return fail(`${located.message}${where}: ${reason}`);
}

const done = (value: string, { pattern, flags }: Asked, notes: string[] = []): Done<string> => {
  const other = suggestReading(pattern, flags);
  const hint = other && `${other.why} Without that it would be: ${other.pattern}`;
  return { ok: true, value, notes: hint === null ? notes : [...notes, hint] };
};

/** All matches: a line each, or as JSON with their places and groups. */
export async function matchText(text: string, asked: Asked, as: As): Promise<Outcome<string>> {
  const regex = await read(asked);
  if (!regex.ok) return regex;
  const matches: Match[] = [];
  findAll(regex.value, text, (match) => matches.push(match), null, Number.POSITIVE_INFINITY);
  const { source, flags } = regex.value;
  const written =
    as === "json"
      ? toJson(matches, groupNames(source, flags), text).trimEnd()
      : matches.map(({ start, end }) => text.slice(start, end)).join("\n");
  return done(written, asked, matches.length === 0 ? ["There is no match."] : []);
}

/** The text with every match replaced, or the replacements alone. */
export async function replaceText(
  text: string,
  asked: Asked,
  template: string,
  only: boolean,
): Promise<Outcome<string>> {
  const regex = await read(asked);
  if (!regex.ok) return regex;
  const found = findAll(regex.value, text, () => {}, { template, only }, 0);
  if (found.isCut) return fail(`Stopped: more than ${sizeWords(maxOutputChars)} come out of this.`);
  return done(found.output ?? text, asked, found.total === 0 ? ["There is no match."] : []);
}

/** What stands between the matches, with what groups took. */
export async function splitText(text: string, asked: Asked, as: As): Promise<Outcome<string>> {
  const regex = await read(asked);
  if (!regex.ok) return regex;
  const pieces = text.split(regex.value);
  return done(as === "json" ? JSON.stringify(pieces, null, 2) : pieces.join("\n"), asked);
}

/** A valid pattern, written as in code (/\d+/g) or without slashes, or why it is none. */
export async function readPattern(text: string, flags: string): Promise<Result<Asked>> {
  const pattern = text.replace(/\r?\n$/, "");
  const literal = readLiteral(pattern);
  const asked = literal
    ? { pattern: literal.pattern, flags: literal.flags || flags }
    : { pattern, flags };
  const regex = await read(asked);
  return regex.ok ? ok(asked) : regex;
}
