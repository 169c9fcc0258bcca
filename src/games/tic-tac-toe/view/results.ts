import type { Finished, ResultKind } from "#domain/game-results.ts";
import { cellsOf, isDaily, winnerOf, type State } from "../logic.ts";

const verdicts = ["Lost", "Tied", "Won"];
const scores = { O: 0, tie: 1, X: 2 };

/** Against the computer, which plays O. */
export const kind: ResultKind = {
  id: "tic-tac-toe",
  name: "Tic Tac Toe",
  better: "more",
  words: (score) => verdicts[score ?? 0] ?? "",
};

/** A game against the computer that is over. Between two people there is no one to count for. */
export function finishedOf(state: State): Finished | null {
  const winner = winnerOf(cellsOf(state));
  if (winner === null || state.options.mode === "human") return null;
  return {
    score: scores[winner],
    mode: state.options.level,
    seed: isDaily(state) ? state.seed : null,
    isStandard: isDaily(state),
  };
}
