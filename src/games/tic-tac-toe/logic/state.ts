import type { Dice } from "#domain/dice.ts";
import { cellsAfter, markOfTurn, winnerOf, type Cells, type Mark, type Winner } from "./lines.ts";

export const modes = ["ai", "human"] as const;
export type Mode = (typeof modes)[number];

export const levels = ["unbeatable", "medium", "easy"] as const;
export type Level = (typeof levels)[number];

/** Games won by X, won by O, and tied. */
export type Tallies = Record<Winner, number>;

export interface State {
  dice: Dice;
  moves: readonly number[]; // the cells in the order in which they were taken: X, O, X, …
  mode: Mode;
  level: Level;
  tallies: Tallies;
  /** The seed of the day, in the day's game. */
  daily: number | null;
  /** What happened last, to be said. */
  last: Outcome | null;
}

type Outcome =
  | { type: "marked"; cell: number; mark: Mark }
  | { type: "started" }
  | { type: "undone" }
  | { type: "reset" };

/**
 * Of the day's game it is the same for everybody, and one that errs by the seed's luck: against one
 * that never does, every day would be the same tie.
 */
export const dailyLevel: Level = "medium";

/** How well the computer plays. */
export const levelOf = ({ daily, level }: State): Level => (daily === null ? level : dailyLevel);

export const cellsOf = ({ moves }: State): Cells => cellsAfter(moves);

/** Whose turn it is. */
export const turnOf = ({ moves }: State): Mark => markOfTurn(moves.length);

/** Spec §4: in AI mode the computer plays O, and the human cannot click during O's turn. */
export const isThinking = (state: State): boolean =>
  state.mode === "ai" && turnOf(state) === "O" && winnerOf(cellsOf(state)) === null;
