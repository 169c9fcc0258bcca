import type { Dice } from "#domain/dice.ts";
import type { Stopwatch } from "#domain/stopwatch.ts";
import type { Options } from "./options.ts";

/** Spec §4: idle, typing, complete. */
type Phase = "idle" | "typing" | "complete";

/** One character as it was typed, corrected later or not; the time counts from the first. */
export type Stroke = readonly [atMs: number, isRight: boolean];

export interface State {
  dice: Dice;
  options: Options; // of this test; others may have been chosen for the next one
  phase: Phase;
  /** The seed of the day whose words these are; `null` in every other test. */
  seed: number | null;
  passage: string; // empty until a test was started
  typed: string;
  /** Runs from the first key, and stands still while the visitor is away. */
  watch: Stopwatch;
  now: number;
  strokes: readonly Stroke[];
  pauses: number;
  /** Several words came at once, as from a voice: this is not a result. */
  isAided: boolean;
  last: { type: Happening } | null;
}

type Happening = "started" | "complete" | "reset" | "pasted" | "aided" | "paused" | "restored";

export type Action =
  | { type: "start"; options: Options; words: readonly string[]; seed?: number }
  | { type: "input"; text: string; at: number }
  | { type: "pasted" }
  | { type: "leave"; at: number }
  | { type: "reset" };
