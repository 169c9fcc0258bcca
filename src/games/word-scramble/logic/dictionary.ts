import { anagrams } from "./anagrams.data.ts";
import { clues } from "./words.data.ts";

export type Word = keyof typeof clues;

/** Every word that can be asked for. */
export const words = Object.keys(clues) as Word[];

const accepted = new Set<string>([...words, ...anagrams]);

/** What a word means. */
export const clueOf = (word: Word): string => clues[word];

/** Whether a text is a word that we know. */
export const isKnown = (text: string): boolean => accepted.has(text);

/** Whether a text is right: a known word of exactly these letters. */
export const isRight = (text: string, word: Word): boolean =>
  isKnown(text) && lettersOf(text) === lettersOf(word);

/** The letters of a text in alphabetical order: the same for all anagrams. */
export const lettersOf = (text: string): string => text.split("").toSorted().join("");
