import { mine } from "./ground.ts";
import { isLost, type State } from "./state.ts";

/** What a cell shows: the number of mines around it, or something else. */
export type Face = number | "hidden" | "flag" | "question" | "mine" | "exploded" | "wrong flag";

/**
 * A lost game shows every mine, those that went off, and the flags that were wrong. Those that went
 * off show at once, the others when they are revealed.
 */
export function faceOf(state: State, cell: number, isRevealed = true): Face {
  const cover = state.covers[cell] ?? "hidden";
  const count = state.counts?.[cell];
  if (cover === "open") return count === mine || count === undefined ? "exploded" : count;
  if (!isLost(state) || !isRevealed) return cover;
  if (count !== mine) return cover === "flag" ? "wrong flag" : cover;
  return cover === "flag" ? "flag" : "mine";
}
