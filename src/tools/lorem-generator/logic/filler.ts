import { fail, ok, type Result } from "#domain/result.ts";
import { readSeed } from "#domain/seed.ts";
import { writeProse, type Format } from "./layout.ts";
import { wordsOf } from "./own-words.ts";
import { makeProse, type Mode } from "./prose.ts";

/** What a whole text is made of. */
export interface Filler {
  mode: Mode;
  count: number;
  seed: number;
  classic: boolean;
  format: Format;
  words: string; // of one's own, in place of Latin; "" for Latin
}

/** The text. Its opening is Latin, so words of one's own go without. */
export function writeFiller({ words, classic, mode, count, seed, format }: Filler): string {
  const ownWords = wordsOf(words);
  const isClassic = classic && ownWords.length === 0;
  return writeProse(makeProse({ mode, count, seed, classic: isClassic, ownWords }), mode, format);
}

/** The seed that somebody gave, or one by luck. */
export function seedOf(
  text: string,
  randomBytes: (count: number) => Uint8Array<ArrayBuffer>,
): Result<number> {
  if (text === "") return ok(randomBytes(4).reduce((seed, byte) => seed * 256 + byte, 0));
  const read = readSeed(text);
  return read.ok ? read : fail(`seed: ${read.message}`);
}
