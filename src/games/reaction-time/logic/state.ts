import type { Dice } from "#domain/dice.ts";

/** Spec §4: waiting, ready, go, clicked, too-early. */
export type Phase = "waiting" | "ready" | "go" | "clicked" | "too-early";

export type Device = "mouse" | "touch" | "pen" | "key";

/** One try after the other, as the spec has it, or five that are looked at together. */
export const modes = ["single", "series"] as const;
export type Mode = (typeof modes)[number];

export interface Attempt {
  ms: number; // to a tenth
  by: Device;
}

export interface State {
  dice: Dice;
  mode: Mode;
  nextMode: Mode; // of the next series: a running one is not thrown away by a choice
  seed: number | null; // that all waits of this series follow from, as the day's do
  phase: Phase;
  delayMs: number; // from Start until green
  /** When green was painted; `null` until the eye could see it. */
  greenAt: number | null;
  endedAt: number;
  lastMs: number | null;
  attempts: readonly Attempt[]; // oldest first
  tooEarly: number;
  series: readonly number[]; // the times of this series, in ms; empty outside of one
  falseStarts: number; // of this series
  /** What happened last, to be said and heard. */
  last: { type: Phase | "cleared" } | null;
}

export type Action =
  | { type: "start" }
  | { type: "press"; at: number; by: Device }
  | { type: "painted"; at: number }
  | { type: "mode"; mode: Mode }
  | { type: "daily"; seed: number } // the day's series; it waits for its start
  | { type: "reset" }
  | { type: "clear" }
  | { type: "leave" };

/** Spec §9: random delay 2-5 s. */
export const shortestDelayMs = 2000;
export const maxDelayMs = 5000;

/** The second press of a double click does not begin the next attempt. */
export const restMs = 400;

/** More than anybody looks at; statistics use all of them. */
export const maxAttempts = 500;

/**
 * Nerves need longer than this, as the false-start rule of athletics has it: such a press was a
 * guess. A single one counts, and the page says so; in a series the try is repeated.
 */
export const fastestNervesMs = 100;
