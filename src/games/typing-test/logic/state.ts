import type { Dice } from "#domain/dice.ts";
import type { Stopwatch } from "#domain/stopwatch.ts";

export const kinds = { text: "Text", code: "Code" } as const;
export type Kind = keyof typeof kinds;

/** Spec §4: idle, typing, complete. */
type Phase = "idle" | "typing" | "complete";

export interface State {
  dice: Dice;
  kind: Kind;
  phase: Phase;
  passage: string; // empty until a test was started
  typed: string;
  /** Runs from the first key, and stands still while the visitor is away. */
  watch: Stopwatch;
  now: number;
  /** Characters as they were typed, corrected later or not. */
  strokes: { right: number; wrong: number };
  /** When each stroke came, counted from the first. */
  strokeTimes: readonly number[];
  last: { type: "started" | "complete" | "reset" | "pasted" } | null;
}
