import type { Dice } from "#domain/dice.ts";
import type { Direction } from "#domain/direction.ts";
import type { Phase, PhaseAction } from "#domain/phase.ts";
import type { Options } from "./options.ts";

export interface Cell {
  x: number; // 0 is the left column
  y: number; // 0 is the top row
}

export interface State {
  seed: number;
  options: Options;
  dice: Dice;
  phase: Phase;
  cells: readonly Cell[]; // the snake, head first
  /** The cell that the tail left with the last move; the head came from it if the snake is one cell. */
  left: Cell;
  direction: Direction; // of the last move
  turns: readonly Direction[]; // still to come, one for each tick
  food: Cell | null; // none on a full board
  score: number;
  movedAt: number; // when the last move was due
  /** What happened last, to be heard and said. */
  last: Outcome | null;
}

export type Outcome =
  | { type: "started" }
  | { type: "ate" }
  | { type: "paused" }
  | { type: "died"; by: "wall" | "body" }
  | { type: "won" };

export type Action = PhaseAction | { type: "turn"; direction: Direction };
