import { elapsedAt, secondMs } from "#domain/stopwatch.ts";
import { marksOf } from "./marks.ts";
import { isDrawn } from "./options.ts";
import type { State, Stroke } from "./state.ts";

/** “a word is five typed characters, the field's convention” */
export const wordLength = 5;

export interface Figures {
  seconds: number;
  wpm: number; // all that stands there, the raw speed
  netWpm: number; // only what is right
  accuracy: number; // percent of what stands there
  strokeAccuracy: number; // percent of all that was typed, corrected or not
  errors: number; // positions that differ
  consistency: number | null; // percent; none before there are two seconds to compare
}

/** How a test goes, or went. */
export function figuresOf(state: State): Figures {
  const { typed, passage, strokes, options } = state;
  const ms = elapsedAt(state.watch, state.now);
  const correct = marksOf(passage, typed, isDrawn(options.kind)).filter(Boolean).length;
  const right = strokes.filter(([, isRight]) => isRight).length;
  return {
    seconds: ms / secondMs,
    wpm: wordsPerMinute(typed.length, ms),
    netWpm: wordsPerMinute(correct, ms),
    accuracy: shareOf(correct, typed.length),
    strokeAccuracy: shareOf(right, strokes.length),
    errors: typed.length - correct,
    consistency: consistencyOf(secondsOf(strokes, ms).map(({ wpm }) => wpm)),
  };
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 100 : (part / whole) * 100);

/** Spec §9: WPM = words / minutes; 0 while no time has passed. */
export const wordsPerMinute = (characters: number, ms: number): number =>
  ms <= 0 ? 0 : characters / wordLength / (ms / 60_000);

export interface Second {
  wpm: number; // raw speed in it
  errors: number; // characters that were wrong when they were typed
}

/** The last piece of a run says something about speed only if it is at least this long. */
const leastPieceMs = 500;

/** Speed and errors in each second. The last one may be shorter, and is measured by its length. */
export function secondsOf(strokes: readonly Stroke[], ms: number): Second[] {
  const count = Math.floor(ms / secondMs) + (ms % secondMs >= leastPieceMs ? 1 : 0);
  const seconds = Array.from({ length: count }, () => ({ strokes: 0, errors: 0 }));
  for (const [atMs, isRight] of strokes) {
    // The key that ends a run comes at its very end, and belongs to the piece before it.
    const at = Math.min(atMs, ms - 1);
    const second = seconds[Math.floor(at / secondMs)];
    if (second === undefined) continue;
    second.strokes += 1;
    if (!isRight) second.errors += 1;
  }
  return seconds.map(({ strokes, errors }, index) => ({
    wpm: wordsPerMinute(strokes, Math.min(secondMs, ms - index * secondMs)),
    errors,
  }));
}

/** 100 × (1 − standard deviation ÷ mean) of the speeds: 100 for an even speed, never below 0. */
export function consistencyOf(speeds: readonly number[]): number | null {
  if (speeds.length < 2) return null;
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  if (mean === 0) return 0;
  const variance = speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / speeds.length;
  return Math.max(0, 100 * (1 - Math.sqrt(variance) / mean));
}

/** How many characters someone of this speed has typed by then. */
export const charactersAt = (wpm: number, ms: number): number =>
  Math.floor((wpm * wordLength * ms) / 60_000);
