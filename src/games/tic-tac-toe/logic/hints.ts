import { winnerOf } from "./lines.ts";
import { cellsOf, isThinking, turnOf, type State } from "./state.ts";
import { scoreMoves } from "./minimax.ts";

/** What taking a cell leads to for the player whose turn it is, if nobody errs after it. */
export type Hint = "win" | "tie" | "loss";

/** The hint of every free cell; none once the game is over or while the computer thinks. */
export function hintsFor(state: State): ReadonlyMap<number, Hint> {
  const cells = cellsOf(state);
  if (winnerOf(cells) !== null || isThinking(state)) return new Map();
  const mark = turnOf(state);
  const sign = mark === "O" ? 1 : -1;
  return new Map(scoreMoves(cells, mark).map(({ cell, score }) => [cell, hintOf(sign * score)]));
}

function hintOf(score: number): Hint {
  if (score === 0) return "tie";
  return score > 0 ? "win" : "loss";
}
