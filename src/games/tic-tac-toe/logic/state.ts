import type { Dice } from "#domain/dice.ts";
import { dayOfSeed } from "#domain/seed.ts";
import { cellsAfter, markOfTurn, winnerOf, type Cells, type Mark } from "./lines.ts";
import { dailyOptions, type Options } from "./options.ts";

export interface State {
  seed: number;
  options: Options;
  dice: Dice;
  moves: readonly number[]; // the cells in the order in which they were taken: X, O, X, …
  undos: number;
  /** What happened last, to be said. */
  last: Outcome | null;
}

type Outcome = { type: "marked"; cell: number; mark: Mark } | { type: "undone" };

export type Action = { type: "mark"; cell: number } | { type: "undo" };

export const cellsOf = ({ moves }: State): Cells => cellsAfter(moves);

export const isOver = (state: State): boolean => winnerOf(cellsOf(state)) !== null;

/** Whose turn it is. */
export const turnOf = ({ moves }: State): Mark => markOfTurn(moves.length);

/** Spec §4: in AI mode the computer plays O, and the human cannot click during O's turn. */
export const isThinking = (state: State): boolean =>
  state.options.mode === "ai" && turnOf(state) === "O" && !isOver(state);

/** Begun, and not over yet: something would be lost. */
export const isUnderWay = (state: State): boolean => state.moves.length > 0 && !isOver(state);

/** The day's game follows from its seed and its options: no reload and no link changes that. */
export const isDaily = ({ seed, options: { mode, level } }: State): boolean =>
  dayOfSeed(seed) !== null && mode === dailyOptions.mode && level === dailyOptions.level;
