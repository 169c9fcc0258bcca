import type { Dice } from "#domain/dice.ts";
import type { Direction } from "#domain/direction.ts";
import type { Tile } from "./slide.ts";

export const maxUndos = 20;

/** What an undo brings back. The dice too: the same move then meets the same luck. */
export interface Position {
  tiles: readonly Tile[];
  dice: Dice;
  score: number;
  won: boolean;
  moves: number;
}

export interface State extends Position {
  seed: number;
  /** Tiles that merged in the last move, drawn beneath the tile they became. */
  absorbed: readonly Tile[];
  nextId: number;
  over: boolean;
  /** The score when it first came to its end; an undo does not take it back. `null` before that. */
  firstEnd: number | null;
  undos: number;
  past: readonly Position[]; // oldest first, at most 20
  /** For how many more moves the win panel shows; `null` before the first win. */
  celebration: number | null;
  /** What happened last, to be shown and said. */
  last: Outcome | null;
}

export type Action =
  | { type: "move"; direction: Direction }
  | { type: "undo" }
  | { type: "dismiss" };

type Outcome =
  | {
      type: "moved";
      direction: Direction;
      merged: readonly number[]; // the new values
      gained: number; // their sum
      spawned: Tile;
    }
  | { type: "blocked"; direction: Direction }
  | { type: "undone" };
