import type { Finished, ResultKind } from "#domain/game-results.ts";
import {
  isOver,
  isSameKind,
  kindOf,
  optionsShape,
  resultOf,
  secondsText,
  timeText,
  type State,
} from "../../logic.ts";

/** Tenths of a second. A game that was lost, or won with hints, has no time that counts. */
export const resultKind: ResultKind = {
  id: "minesweeper",
  name: "Minesweeper",
  better: "fewer",
  words: (tenths) => (tenths === null ? "No time" : timeText(tenths)),
  difference: (tenths) => `${secondsText(tenths)} s`,
};

/** The day's game is the one that every visitor finds. */
export const dayKind = kindOf(optionsShape.initial);

/** Boards of the same size are compared; those that need no guess are an easier game. */
export function modeOf({ kind, isProven }: Pick<State, "kind" | "isProven">): string {
  const { level, width, height, mines } = kind;
  const size = level === "custom" ? [width, height, mines] : [];
  return [level, ...size, ...(isProven ? ["no-guess"] : [])].join("-");
}

/** A game that is over. `earlierBest` is the best time before it; 0 is none. */
export function finishedOf(state: State, earlierBest: number): Finished | null {
  if (!isOver(state)) return null;
  const { kind, seed, isChosen } = state;
  return {
    score: resultOf(state) || null,
    mode: modeOf(state),
    seed,
    // Who begins elsewhere than the others plays another board.
    isStandard: isChosen && isSameKind(kind, dayKind),
    isChosen,
    earlierBest: earlierBest || null,
  };
}
