import type { Dice } from "#domain/dice.ts";
import { flag, oneOf, shape, type Value } from "#domain/shape.ts";
import type { Pad } from "./pads.ts";

export const optionsShape = shape({
  /** `strict`: one mistake ends it. `practice`: the sequence is shown again, and no best counts. */
  mode: oneOf(["strict", "practice"], "strict"),
  /** The seed is that of a game which was seen before: who knows the sequence proves nothing. */
  isChosen: flag(false),
});
export type Options = Value<typeof optionsShape>;
export type Mode = Options["mode"];

/** Lead: a breath before the sequence is shown. Lit and dark alternate while it is. */
export type Phase = "idle" | "lead" | "lit" | "dark" | "input" | "mistake" | "paused" | "over";

export interface State {
  seed: number;
  dice: Dice;
  options: Options;
  phase: Phase;
  sequence: readonly Pad[]; // as long as the round's number
  /** The place in the sequence that is shown, or asked for. */
  place: number;
  mistakes: number;
  /** What happened last, to be said … */
  last: Outcome | null;
  /** … and what was pressed or lit last, to be seen and heard. */
  touched: Touch | null;
}

export interface Touch {
  count: number; // of all touches in this game, so that the same pad twice is told from once
  pad: Pad;
  by: "game" | "player";
  isRight: boolean;
}

type Outcome =
  | { type: "watch" | "turn" | "paused" | "over" }
  | { type: "mistake"; pressed: Pad; expected: Pad };

export type Action =
  | { type: "start" }
  | { type: "press"; pad: Pad }
  | { type: "replay" }
  | { type: "leave" }
  | { type: "resume" };

export const roundOf = ({ sequence }: State): number => sequence.length;

/** Rounds that were repeated without a mistake. */
export const completedOf = ({ sequence }: State): number => Math.max(0, sequence.length - 1);
