import type { Finished, ResultKind } from "#domain/game-results.ts";
import {
  aims,
  isRoundOver,
  levels,
  modes,
  optionsShape,
  questionsPerRound,
  type Options,
  type State,
} from "../logic.ts";

/** Right answers of ten questions. */
export const kind: ResultKind = {
  id: "color-guess",
  name: "Color Guess",
  better: "more",
  words: (score) => `${score ?? 0}/${questionsPerRound}`,
  difference: (amount) => `${amount} right`,
};

/** Rounds with the same options are compared. */
export const modeOf = ({ mode, aim, level }: Options): string => `${mode}-${aim}-${level}`;

/** "HEX · The code · Random" */
export const modeName = ({ mode, aim, level }: Options): string =>
  [modes[mode], aims[aim], levels[level].name].join(" · ");

/** A round that is over. */
export function finishedOf(state: State): Finished | null {
  if (!isRoundOver(state)) return null;
  const { options, round, seed } = state;
  const isUsual = modeOf(options) === modeOf(optionsShape.initial);
  return {
    score: round.correct,
    mode: modeOf(options),
    // Later questions follow from more than the seed.
    seed: round.isFirst ? seed : null,
    isStandard: isUsual && round.isFirst,
  };
}
