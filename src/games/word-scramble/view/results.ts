import type { Finished, ResultKind } from "#domain/game-results.ts";
import { counted, grouped } from "#domain/wording.ts";
import { optionsShape, scoreOf, type Options, type State } from "../logic.ts";

/** Points of ten words. */
export const kind: ResultKind = {
  id: "word-scramble",
  name: "Word Scramble",
  better: "more",
  words: (score) => grouped(score ?? 0),
  difference: (points) => counted(points, "point"),
};

/** A game that is over. Games with words of a length are compared, as their best always was. */
export const finishedOf = (state: State, earlierBest: number): Finished | null =>
  state.phase === "over"
    ? {
        score: scoreOf(state),
        mode: state.options.length,
        seed: state.seed,
        isStandard: isSame(state.options, optionsShape.initial),
        isChosen: state.isChosen,
        earlierBest: earlierBest === 0 ? null : earlierBest,
      }
    : null;

/** Whether two games are played alike. */
export const isSame = (a: Options, b: Options): boolean =>
  a.length === b.length && a.limitS === b.limitS;
