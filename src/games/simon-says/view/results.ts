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

/** What a game is worth for the best: practice, and a sequence that is known, are worth nothing. */
export const bestOf = (state: State): number =>
  state.options.mode === "strict" && !state.options.isChosen ? completedOf(state) : 0;

/** Only a strict game comes to an end. `earlierBest` is the best when it began; 0 is none. */
export const finishedOf = (state: State, earlierBest: number): Finished | null =>
  state.phase === "over"
    ? {
        score: completedOf(state),
        mode: state.options.mode,
        seed: state.seed,
        // A day's sequence that was watched before is not played as everybody plays it.
        isStandard: state.options.mode === "strict" && !state.options.isChosen,
        isChosen: state.options.isChosen,
        earlierBest: earlierBest === 0 ? null : earlierBest,
      }
    : null;
