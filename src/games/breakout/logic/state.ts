import type { Phase, PhaseAction } from "#domain/phase.ts";
import type { Power, Powered } from "./powers.ts";

export type Side = "left" | "right";

export interface State extends Powered {
  seed: number;
  phase: Phase;
  isServed: boolean; // until then the ball lies on the paddle
  held: readonly Side[]; // keys; the one pressed last counts
  at: number; // when the last step was due
  /** What happened last, to be shown, heard and said. */
  last: Outcome | null;
}

export type Outcome =
  | { type: "started" }
  | { type: "paused" }
  | { type: "served" }
  | { type: "bounced"; off: "wall" | "paddle" }
  | { type: "hit"; bricks: readonly number[]; at: number }
  | { type: "caught"; power: Power }
  | { type: "cleared" }
  | { type: "lost" }
  | { type: "over" };

export type Action =
  | PhaseAction
  | { type: "serve" }
  | { type: "press"; side: Side }
  | { type: "release"; side: Side }
  | { type: "aim"; x: number };
