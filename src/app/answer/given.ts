import { sizeWords } from "#domain/bytes.ts";
import { grouped } from "#domain/wording.ts";
import type { Value } from "../operations/jobs.ts";

/** Something to be recognized, and how it came. */
export interface Given {
  value: Value;
  how: string; // "Pasted"
  amount: string; // "121 characters"
}

export const givenText = (text: string, how: string): Given => ({
  value: text,
  how,
  amount: text.length === 1 ? "1 character" : `${grouped(text.length)} characters`,
});

export const givenFile = (file: File): Given => ({
  value: file,
  how: file.name === "" ? "Pasted" : file.name,
  amount: sizeWords(file.size),
});

/** What a field of one line shows of a long text. */
const shownChars = 300;
export const lineOf = (text: string): string =>
  text.slice(0, shownChars).replace(/\s+/g, " ").trim();

/** A paste of more than this without a space is no search. */
const searchChars = 24;

/** Whether a pasted text is something to be read, and not words to search for. */
export const isToRead = (text: string): boolean =>
  text.length > 200 ||
  /[\r\n]/.test(text.trim()) ||
  (text.length > searchChars && !/\s/.test(text.trim()));

/** Whether there is a digit or a sign in a text: words alone are searched for. */
export const isMoreThanWords = (text: string): boolean => /[^\p{L}\p{M}\s]/u.test(text);
