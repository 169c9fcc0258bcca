import type { Finished, ResultKind } from "#domain/game-results.ts";
import { counted } from "#domain/wording.ts";
import { isWon, pairsShape, type Pairs, type State } from "../logic.ts";

const movesWords = (moves: number): string => counted(moves, "move");

/** Moves until all pairs were found. */
export const kind: ResultKind = {
  id: "memory",
  name: "Memory",
  better: "fewer",
  words: (score) => movesWords(score ?? 0),
  difference: movesWords,
};

/** Boards of a size are compared. */
export const modeOf = (pairs: Pairs): string => `pairs-${pairs}`;

/** A game that is won. `earlierBest` is the best when it began; 0 is none. */
export const finishedOf = (state: State, earlierBest: number): Finished | null =>
  isWon(state)
    ? {
        score: state.moves,
        mode: modeOf(state.pairs),
        seed: state.seed,
        isStandard: state.pairs === pairsShape.initial,
        isChosen: state.isChosen,
        seconds: Math.floor(state.playedMs / 1000),
        earlierBest: earlierBest === 0 ? null : earlierBest,
      }
    : null;
