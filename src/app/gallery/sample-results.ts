import { record, type Finished, type ResultKind } from "#domain/game-results.ts";
import { resultsShape } from "#domain/game-results-shape.ts";
import { counted } from "#domain/wording.ts";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { sampleText } from "./sample-replay.ts";

const kind: ResultKind = {
  id: "memory",
  name: "Memory",
  better: "fewer",
  words: (score) => counted(score ?? 0, "move"),
  difference: (amount) => counted(amount, "move"),
};
const game = (score: number): Finished => ({
  score,
  mode: "usual",
  seed: 4711,
  isStandard: true,
  seconds: score * 4,
});
const playedAt = Date.UTC(2026, 10, 16);
const before = [14, 12, 16, 13, 13, 15, 12].reduce(
  (results, score) => record(results, kind, game(score), playedAt),
  resultsShape.initial,
);

/** A few games of Memory, of which the last was the best. */
export const sampleResults: GameResults = {
  kind,
  before,
  at: playedAt,
  finished: game(10),
  results: record(before, kind, game(10), playedAt),
  replays: {
    id: "sample",
    text: sampleText,
    best: sampleText,
    watch: () => {},
    race: () => {},
    ghost: null,
  },
};
