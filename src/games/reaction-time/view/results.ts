import type { Finished, ResultKind } from "#domain/game-results.ts";
import { summaryOf, type State } from "../logic.ts";

const inWholeMs = (ms: number): string => `${ms} ms`;

/** The median of a series of five. */
export const kind: ResultKind = {
  id: "reaction-time",
  name: "Reaction Time",
  better: "fewer",
  words: (score) => inWholeMs(score ?? 0),
  difference: inWholeMs,
};

/** A series that is over. Single tries come to no end: they are counted as attempts. */
export function finishedOf(state: State): Finished | null {
  const summary = summaryOf(state);
  if (summary === null) return null;
  const { mode, seed } = state;
  return { score: Math.round(summary.medianMs), mode, seed, isStandard: seed !== null };
}
