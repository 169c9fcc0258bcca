import { minutesAndSeconds } from "#domain/wording.ts";
import { msIn, stepsIn } from "./rules.ts";
import type { State } from "./state.ts";

/** A sprint is over with this many lines, an ultra after this time; the spec's game goes on. */
export const sprintLines = 40;
const ultraMs = 120_000;

/** Whether the goal of the mode has been reached. */
export function isAtGoal({ mode, lines, clock }: State): boolean {
  if (mode === "sprint") return lines >= sprintLines;
  return mode === "ultra" && clock >= stepsIn(ultraMs);
}

/**
 * What counts for the best: in a sprint the time in whole milliseconds, which must be low, else the
 * score. 0 is nothing yet: a sprint or an ultra that was not played to its goal does not count.
 */
export function resultOf({ mode, last, score, clock }: State): number {
  if (mode === "classic") return score;
  if (last?.type !== "finished") return 0;
  return mode === "sprint" ? msIn(clock) : score;
}

/** What the clock of the mode shows: how long it took so far, or in an ultra what is left. */
export const timeShown = ({ mode, clock }: Pick<State, "mode" | "clock">): string =>
  mode === "ultra"
    ? timeText(Math.ceil((ultraMs - msIn(clock)) / 100) * 100, 1)
    : timeText(msIn(clock), 1);

/** A time as a clock shows it, in tenths or hundredths that have passed: "1:02.35". */
export function timeText(timeMs: number, decimals: 1 | 2): string {
  const perSecond = 10 ** decimals;
  const units = Math.floor((timeMs * perSecond) / 1000);
  const part = String(units % perSecond).padStart(decimals, "0");
  return `${minutesAndSeconds(Math.floor(units / perSecond))}.${part}`;
}

/** How many pieces the player has set in a second; 0 before the first. */
export const piecesPerSecond = ({ pieces, clock }: Pick<State, "pieces" | "clock">): number =>
  (1000 * pieces) / msIn(Math.max(1, clock));
