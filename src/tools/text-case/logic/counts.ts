import { ok, type Result } from "#domain/result.ts";
import { countLines } from "#domain/text-source.ts";
import { counted } from "#domain/wording.ts";

export interface Counts {
  characters: number; // as people see them: a family of emoji is one
  withoutSpaces: number;
  words: number;
  lines: number;
  bytes: number; // UTF-8
}

/** Beyond this, telling characters apart takes longer than the number is worth. */
const exactChars = 2_000_000;

/** Han and Kana are written without spaces: each counts as a word, as word processors do. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const words = new RegExp(
  String.raw`${unspaced}|[\p{L}\p{N}](?:(?!${unspaced})[\p{L}\p{N}\p{M}'’_\u200C\u200D-]|[.,](?=\p{N}))*`,
  "gu",
);

/** How much text it is. */
export function countText(text: string): Result<Counts> {
  const characters = countCharacters(text);
  return ok({
    characters,
    withoutSpaces: characters - count(text, /\r\n|\s/gu),
    words: count(text, words),
    lines: countLines(text),
    bytes: new TextEncoder().encode(text).length,
  });
}

function countCharacters(text: string): number {
  // oxlint-disable-next-line no-control-regex -- ASCII begins with them
  if (/^[\x00-\x7F]*$/.test(text)) return text.length - count(text, /\r\n/g);
  // Only some browsers of today lack it.
  if (text.length > exactChars || !("Segmenter" in Intl)) return countCodePoints(text);
  let characters = 0;
  for (const _ of new Intl.Segmenter("en").segment(text)) characters += 1;
  return characters;
}

const countCodePoints = (text: string): number =>
  text.length - count(text, /[\uD800-\uDBFF][\uDC00-\uDFFF]|\r\n/g);

/** Without keeping what was found: a long text has millions. */
function count(text: string, pattern: RegExp): number {
  let found = 0;
  pattern.lastIndex = 0;
  while (pattern.test(text)) found += 1;
  return found;
}

/** Words that a person reads in a minute, silently (Brysbaert, 2019). */
const wordsPerMinute = 238;

/** "12 seconds", "3 minutes", "2 hours 5 minutes". */
export function readingTime(wordCount: number): string {
  const seconds = Math.ceil((wordCount / wordsPerMinute) * 60);
  if (seconds < 60) return counted(seconds, "second");
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return counted(minutes, "minute");
  const hours = counted(Math.floor(minutes / 60), "hour");
  return minutes % 60 === 0 ? hours : `${hours} ${counted(minutes % 60, "minute")}`;
}
