import { atZero, secondMs, type Stopwatch } from "#domain/stopwatch.ts";
import { covered } from "./clues.ts";
import { cellCount, mine, neighborsOf } from "./ground.ts";
import type { Kind } from "./levels.ts";

export type Cover = "hidden" | "flag" | "question" | "open";

/** What a mark turns a covered cell into: a flag comes, perhaps a question mark, and goes. */
export function markAfter(cover: Exclude<Cover, "open">, questions: boolean): Cover {
  if (cover === "hidden") return "flag";
  return cover === "flag" && questions ? "question" : "hidden";
}

export interface State {
  kind: Kind;
  seed: number; // the first click settles it: it also says where the board begins
  isChosen: boolean; // someone may know this board already
  counts: readonly number[] | null; // by cell, `mine` for a mine; none before the first click
  attempt: number; // which layout of the seed it is
  isProven: boolean; // a solver has cleared it without a guess
  isLaying: boolean; // the first click waits for a board that needs no guess
  covers: readonly Cover[];
  exploded: readonly number[];
  presses: number; // that opened something
  hints: number;
  watch: Stopwatch;
  isPaused: boolean;
  /** What happened last, to be said. */
  last: Outcome | null;
}

export type Outcome =
  | { type: "new" }
  | { type: "laying" }
  | { type: "opened"; cell: number; opened: number }
  | { type: "flagged"; cell: number } // a flag keeps it closed
  | { type: "unready"; cell: number; flags: number } // the flags around it are not as many as it says
  | { type: "marked"; cell: number }
  | { type: "paused" }
  | { type: "resumed" }
  | { type: "won"; before: readonly Cover[] } // before its mines got their flags
  | { type: "lost"; before: readonly Cover[] };

/** `at` is in milliseconds on the clock of `event.timeStamp`. */
export type Action =
  | { type: "begin"; at: number } // a chosen seed: everyone gets the same board, opened at one place
  | { type: "open"; cell: number; at: number } // or, on an open number, everything around it
  | { type: "mark"; cell: number; questions: boolean }
  | { type: "lay"; attempt: number; isProven: boolean; at: number }
  | { type: "cancel" } // the search for a board
  | { type: "pause"; at: number }
  | { type: "resume"; at: number }
  | { type: "hint" };

/** A board before its first click. */
export const deal = (kind: Kind, seed: number): State => ({
  kind,
  seed,
  isChosen: false,
  counts: null,
  attempt: 0,
  isProven: false,
  isLaying: false,
  covers: Array.from({ length: cellCount(kind) }, () => "hidden"),
  exploded: [],
  presses: 0,
  hints: 0,
  watch: atZero,
  isPaused: false,
  last: { type: "new" },
});

/** Won when every cell without a mine is open; flags do not matter. */
export const isWon = ({ counts, covers }: State): boolean =>
  counts !== null && counts.every((count, cell) => count === mine || covers[cell] === "open");

export const isLost = ({ exploded }: State): boolean => exploded.length > 0;

/** Won or lost. */
export const isOver = (state: State): boolean => isLost(state) || isWon(state);

/** From the first click to the end. */
export const isRunning = (state: State): boolean => state.counts !== null && !isOver(state);

/** Whether a press does anything. */
export const canPlay = (state: State): boolean =>
  !state.isPaused && !state.isLaying && !isOver(state);

/** What the counter shows; below zero when there are too many flags. */
export const minesLeft = ({ kind, covers }: State): number => kind.mines - flagsOf(covers).length;

/** Whole seconds, as the counter shows them. */
export const secondsOf = ({ watch }: State): number => Math.floor(watch.totalMs / secondMs);

/** What a player sees of the board under these covers. */
export const sightOf = ({ counts }: State, covers: readonly Cover[]): number[] =>
  covers.map((cover, cell) => (cover === "open" ? (counts?.[cell] ?? covered) : covered));

/** What a chord on this cell opens; nothing on one that is covered. */
export const chordFrom = ({ kind, covers }: State, cell: number): number[] =>
  covers[cell] === "open"
    ? (neighborsOf(kind)[cell] ?? []).filter(
        (near) => covers[near] !== "open" && covers[near] !== "flag",
      )
    : [];

/** How many safe cells are open. */
export const openedOf = ({ covers, exploded }: State): number =>
  covers.filter((cover) => cover === "open").length - exploded.length;

/** Where flags are. */
export const flagsOf = (covers: readonly Cover[]): number[] =>
  covers.flatMap((cover, cell) => (cover === "flag" ? [cell] : []));
