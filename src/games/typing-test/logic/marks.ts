/*
 * What was typed against what was wanted. A passage is compared position by position, as the spec
 * says. Drawn words are compared one by one: a space leads to the next word, so that a letter too
 * many or too few spoils its own word and not all that follow.
 */

/** More letters than this after the end of a word are not taken. */
const maxExtra = 10;

/** What is taken of the text in the field. */
export function taken(passage: string, text: string, byWords: boolean): string {
  const typed = plain(text);
  if (!byWords) return typed.slice(0, passage.length);
  const wanted = passage.split(" ");
  return typed
    .replaceAll(/\s+/g, " ")
    .trimStart()
    .split(" ")
    .slice(0, wanted.length + 1)
    .map((word, index) => word.slice(0, (wanted[index]?.length ?? 0) + maxExtra))
    .join(" ");
}

/** What a phone's keyboard makes finer than it was typed. */
const plain = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, "-")
    .replaceAll("\u00A0", " ")
    .replaceAll("\r\n", "\n");

/** Spec §4: complete when typed length equals passage length; for words, that of the last word. */
export function isFull(passage: string, typed: string, byWords: boolean): boolean {
  if (!byWords) return typed.length >= passage.length;
  const wanted = passage.split(" ");
  const given = typed.split(" ");
  const last = wanted.length - 1;
  return given.length > wanted.length || (given[last]?.length ?? -1) >= (wanted[last]?.length ?? 0);
}

/** Whether each typed character is right. */
export function marksOf(passage: string, typed: string, byWords: boolean): boolean[] {
  if (!byWords) return typed.split("").map((char, index) => char === passage[index]);
  const wanted = passage.split(" ");
  const given = typed.split(" ");
  return given.flatMap((word, index) => {
    const letters = wanted[index] ?? "";
    const marks = word.split("").map((char, place) => char === letters[place]);
    // A space that comes before the end of its word stands where a letter was wanted.
    return index === given.length - 1 ? marks : [...marks, word.length >= letters.length];
  });
}

export type Look = "right" | "wrong" | "extra" | "missed" | "next" | "ahead";

export interface Run {
  from: number; // where it begins, in characters shown
  text: string;
  look: Look;
  /** The pace caret stands before it. */
  isPace: boolean;
}

interface Cell {
  char: string;
  look: Look;
  at: number | null; // its place in the passage; none for an extra letter
}

/** The passage in pieces that look alike. */
export function runsOf(passage: string, typed: string, byWords: boolean, paceAt?: number): Run[] {
  const runs: Run[] = [];
  const cells = byWords ? cellsByWords(passage, typed) : cellsByPosition(passage, typed);
  for (const [from, { char, look, at }] of cells.entries()) {
    const last = runs.at(-1);
    const isPace = at !== null && at === paceAt;
    if (last?.look === look && !isPace) last.text += char;
    else runs.push({ from, text: char, look, isPace });
  }
  return runs;
}

const cellsByPosition = (passage: string, typed: string): Cell[] =>
  passage.split("").map((char, at) => ({
    char,
    at,
    look: lookOf(char, typed[at], at === typed.length ? "next" : "ahead"),
  }));

/** Only so many words ahead are shown: a page that draws a whole novel with each key is slow. */
const maxWordsAhead = 80;

function cellsByWords(passage: string, typed: string): Cell[] {
  const given = typed.split(" ");
  const cells: Cell[] = [];
  const wanted = passage.split(" ").slice(0, given.length + maxWordsAhead);
  let start = 0;
  for (const [index, word] of wanted.entries()) {
    const entered = given[index] ?? "";
    const isLeft = index < given.length - 1;
    const isHere = index === given.length - 1;
    const untyped = (place: number): Look =>
      isHere && place === entered.length ? "next" : "ahead";
    for (const [place, char] of word.split("").entries()) {
      const look = lookOf(char, entered[place], isLeft ? "missed" : untyped(place));
      cells.push({ char, look, at: start + place });
    }
    for (const char of entered.slice(word.length)) cells.push({ char, look: "extra", at: null });
    start += word.length + 1;
    if (index === wanted.length - 1) break;
    const isWhole = entered.length >= word.length;
    const ended = isWhole ? "right" : "wrong";
    const ahead = isHere && isWhole ? "next" : "ahead";
    cells.push({ char: " ", look: isLeft ? ended : ahead, at: start - 1 });
  }
  return cells;
}

const lookOf = (wanted: string, typed: string | undefined, untyped: Look): Look => {
  if (typed === undefined) return untyped;
  return typed === wanted ? "right" : "wrong";
};
