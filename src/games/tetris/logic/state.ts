import type { Dice } from "#domain/dice.ts";
import type { Phase, PhaseAction } from "#domain/phase.ts";
import type { Falling, Side } from "./motion.ts";
import type { Handling, Mode } from "./options.ts";
import type { Kind, Turn } from "./pieces.ts";

export interface State extends Falling {
  seed: number;
  dice: Dice;
  phase: Phase;
  mode: Mode;
  isSlow: boolean;
  handling: Handling;
  firstHandling: Handling; // what it began with: changes are actions
  queue: readonly Kind[]; // to come; at least as many as are shown
  hold: Kind | null;
  canHold: boolean; // once for each piece
  score: number;
  lines: number;
  pieces: number; // that have locked
  clock: number; // steps played
  /** What happened last, to be shown, heard and said. */
  last: Outcome | null;
}

type Outcome =
  | { type: "started" }
  | { type: "paused" }
  | { type: "locked"; cleared: readonly number[]; isNewLevel: boolean; at: number }
  | { type: "finished" } // a sprint or an ultra reached its goal
  | { type: "over" };

export type Action =
  | PhaseAction
  | { type: "press"; key: Side | "down" }
  | { type: "release"; key: Side | "down" }
  | { type: "nudge"; way: Side | "down" } // one cell, by finger
  | { type: "turn"; by: Turn }
  | { type: "drop" }
  | { type: "hold" }
  | { type: "adjust"; handling: Handling }; // so that a game stays its seed, options and actions
