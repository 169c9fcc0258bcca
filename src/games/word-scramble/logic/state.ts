import type { Dice } from "#domain/dice.ts";
import type { Stopwatch } from "#domain/stopwatch.ts";
import type { Word } from "./dictionary.ts";
import type { Points } from "./points.ts";
import type { Options } from "./options.ts";

/** What a word means, its first letter, its second. */
export const maxHints = 3;

/** How a word ended. */
export interface Result {
  word: Word;
  answer: string | null; // what was found: the word or an anagram of it
  hints: number;
  points: Points | null;
  why: "solved" | "skipped" | "late";
}

export interface State {
  seed: number;
  isChosen: boolean; // by the player, who may know its words: such a game is no best
  options: Options;
  dice: Dice;
  words: readonly Word[]; // of this game, in their order
  phase: "ready" | "playing" | "between" | "over";
  letters: string; // as they lie on the table
  answer: readonly number[]; // places in `letters`, in the order they were taken
  hints: number;
  watch: Stopwatch; // of this word
  isPaused: boolean;
  results: readonly Result[];
  /** What happened last, to be shown and said. */
  last: Outcome | null;
}

type Outcome =
  | { type: "dealt" }
  | { type: "wrong"; text: string }
  | { type: "shuffled" }
  | { type: "hinted" }
  | { type: "ended" } // a word: its result is the last one
  | { type: "over" }
  | { type: "paused" }
  | { type: "resumed" };

/** `at` is in milliseconds on the clock of `event.timeStamp`. */
export type Action =
  | { type: "start"; at: number; isChosen?: boolean }
  | { type: "write"; text: string; at: number } // the whole answer; letters that are not there drop out
  | { type: "take"; place: number; at: number } // one letter, or back with it
  | { type: "shuffle" }
  | { type: "hint" }
  | { type: "skip"; at: number }
  | { type: "next"; at: number }
  | { type: "pause"; at: number }
  | { type: "resume"; at: number };

/** Whether there is a game that could be lost: it has begun and is not over. */
export const isRunning = ({ phase }: State): boolean => phase === "playing" || phase === "between";

/** The word on the table, or the last one that was. */
export const wordOf = ({ words: all, results, phase }: State): Word =>
  all[phase === "between" || phase === "over" ? results.length - 1 : results.length] as Word;

/** What has been put together so far. */
export const answerText = ({ letters, answer }: State): string =>
  answer.map((place) => letters[place]).join("");

/** The points of all words so far. */
export const scoreOf = ({ results }: State): number =>
  results.reduce((sum, { points }) => sum + (points?.total ?? 0), 0);

/** Words found in a row, up to now. */
export const streakOf = ({ results }: Pick<State, "results">): number =>
  results.length - 1 - results.findLastIndex(({ why }) => why !== "solved");

/** The letters of a text one by one. The second E is not the first, wherever it lies. */
export const tilesOf = (text: string) =>
  text.split("").map((letter, place) => {
    const number = text.slice(0, place).split(letter).length; // of those with this letter, from 1
    return { id: `${letter}${number}`, letter, number, place };
  });
