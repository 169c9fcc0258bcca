import type { Finished, ResultKind } from "#domain/game-results.ts";
import { counted } from "#domain/wording.ts";
import { completedOf, type State } from "../logic.ts";

const roundsWords = (rounds: number): string => counted(rounds, "round");

/** Rounds that were repeated without a mistake. */
export const kind: ResultKind = {
  id: "simon-says",
  name: "Simon Says",
  better: "more",
  words: (score) => roundsWords(score ?? 0),
  difference: roundsWords,
};

/** Only a strict game comes to an end. `earlierBest` is the best when it began; 0 is none. */
export const finishedOf = (state: State, earlierBest: number): Finished | null =>
  state.phase === "over"
    ? {
        score: completedOf(state),
        mode: state.mode,
        seed: state.seed,
        isStandard: state.mode === "strict",
        earlierBest: earlierBest === 0 ? null : earlierBest,
      }
    : null;
