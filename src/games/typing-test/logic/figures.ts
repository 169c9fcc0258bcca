import { elapsedAt } from "#domain/stopwatch.ts";
import type { State } from "./state.ts";

/** “a word is five typed characters, the field's convention” */
const wordLength = 5;

export interface Figures {
  seconds: number;
  wpm: number;
  netWpm: number; // only what is right
  accuracy: number; // percent of what stands there
  strokeAccuracy: number; // percent of all that was typed, corrected or not
  errors: number; // positions that differ
  consistency: number; // percent
}

/** How a test goes, or went. */
export function figuresOf(state: State): Figures {
  const { typed, passage, strokes } = state;
  const ms = elapsedAt(state.watch, state.now);
  const errors = countErrors(passage, typed);
  const correct = typed.length - errors;
  const all = strokes.right + strokes.wrong;
  return {
    seconds: ms / 1000,
    wpm: wordsPerMinute(typed.length, ms),
    netWpm: wordsPerMinute(correct, ms),
    accuracy: typed.length === 0 ? 100 : (correct / typed.length) * 100,
    strokeAccuracy: all === 0 ? 100 : (strokes.right / all) * 100,
    errors,
    consistency: consistencyOf(state.strokeTimes),
  };
}

/** Spec §9: WPM = words / minutes; 0 while no time has passed. */
export const wordsPerMinute = (characters: number, ms: number): number =>
  ms <= 0 ? 0 : characters / wordLength / (ms / 60_000);

/** Spec §9: errors counted per position. */
export const countErrors = (passage: string, typed: string): number =>
  typed.split("").filter((char, index) => char !== passage[index]).length;

/**
 * How even the speed was, as monkeytype has it: strokes in each full second, their spread against
 * their mean, bent so that any spread gives something between 0 and 100.
 */
export function consistencyOf(strokeTimes: readonly number[]): number {
  const seconds = Math.floor((strokeTimes.at(-1) ?? 0) / 1000);
  if (seconds < 2) return 100;
  const counts = Array.from({ length: seconds }, () => 0);
  for (const time of strokeTimes) {
    const second = Math.floor(time / 1000);
    if (second < seconds) counts[second] = (counts[second] ?? 0) + 1;
  }
  const mean = counts.reduce((sum, count) => sum + count, 0) / seconds;
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / seconds;
  return mean === 0 ? 0 : evenness(Math.sqrt(variance) / mean);
}

/** 100 for no spread, falling towards 0. */
export const evenness = (spread: number): number =>
  100 * (1 - Math.tanh(spread + spread ** 3 / 3 + spread ** 5 / 5));

export type Look = "right" | "wrong" | "next" | "ahead";

export interface Run {
  from: number; // where it begins
  text: string;
  look: Look;
}

/** The passage in pieces that look alike. */
export function runsOf(passage: string, typed: string): Run[] {
  const runs: Run[] = [];
  for (const [index, char] of passage.split("").entries()) {
    const look = lookAt(char, typed[index], index === typed.length);
    const last = runs.at(-1);
    if (last?.look === look) last.text += char;
    else runs.push({ from: index, text: char, look });
  }
  return runs;
}

function lookAt(wanted: string, typed: string | undefined, isNext: boolean): Look {
  if (typed !== undefined) return typed === wanted ? "right" : "wrong";
  return isNext ? "next" : "ahead";
}
