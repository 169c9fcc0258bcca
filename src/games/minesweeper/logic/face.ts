import { mine } from "./ground.ts";
import { isLost, type State } from "./state.ts";

/** What a cell shows: the number of mines around it, or something else. */
export type Face = number | "hidden" | "flag" | "question" | "mine" | "exploded" | "wrong flag";

/**
 * A lost game shows every mine, those that went off, and the flags that were wrong; one that was won
 * shows a flag on every mine. What went off shows at once, the rest when it is revealed.
 */
export function faceOf(state: State, cell: number, isRevealed = true): Face {
  const { covers, last } = state;
  const cover = (!isRevealed && last?.type === "won" ? last.before : covers)[cell] ?? "hidden";
  const count = state.counts?.[cell];
  if (cover === "open") return count === mine || count === undefined ? "exploded" : count;
  if (!isLost(state) || !isRevealed) return cover;
  if (count !== mine) return cover === "flag" ? "wrong flag" : cover;
  return cover === "flag" ? "flag" : "mine";
}
