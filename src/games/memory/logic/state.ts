import { oneOf, shape, type Value } from "#domain/shape.ts";
import type { Face } from "./faces.ts";

/** The spec's board comes first; the larger ones are options. */
export const pairCounts = [8, 12, 18] as const;
export type Pairs = (typeof pairCounts)[number];

/** A number of pairs that can be played: anything unexpected is the spec's. */
export const pairsShape = oneOf(pairCounts, 8);

/** What a game is played with. */
export const optionsShape = shape({ pairs: pairsShape });
export type Options = Value<typeof optionsShape>;

export interface Card {
  id: number;
  value: Face;
  isFlipped: boolean;
  isMatched: boolean;
}

export interface State {
  seed: number;
  pairs: Pairs;
  cards: readonly Card[];
  isStarted: boolean;
  /** The board may be known to the player, so that it says nothing about a memory. */
  isChosen: boolean;
  moves: number; // two cards turned over are one move
  playedMs: number; // as counted until the clock last stopped
  runningSince: number | null; // when the clock was started, while it runs
  /** What happened last, to be said. */
  last: Outcome | null;
}

/** How the two open cards compare; with one or none there is nothing to compare. */
export type Comparison = "match" | "mismatch" | "none";

type Outcome =
  | { type: "started" }
  | { type: "flipped"; cell: number; pair: Comparison }
  | { type: "won" };

/** `at` is in milliseconds on the clock of `event.timeStamp`. */
export type Action =
  | { type: "start"; isChosen: boolean }
  | { type: "flip"; cell: number; at: number }
  | { type: "hide"; at: number } // nobody sees the page: the clock stands still
  | { type: "show"; at: number };

/** Spec §4: won when all pairs are matched. */
export const isWon = ({ cards }: State): boolean => cards.every(({ isMatched }) => isMatched);

/** How many pairs have been found. */
export const foundPairs = ({ cards }: State): number =>
  cards.filter(({ isMatched }) => isMatched).length / 2;
