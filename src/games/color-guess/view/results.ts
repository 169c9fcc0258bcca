import { dayFinished, type Finished, type ResultKind } from "#domain/game-results.ts";
import {
  aims,
  isRoundOver,
  levels,
  modeOf,
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

/** "HEX · The code · Random" */
export const modeName = ({ mode, aim, level }: Options): string =>
  [modes[mode], aims[aim], levels[level].name].join(" · ");

/** A round that is over. */
export const finishedOf = (state: State): Finished | null =>
  isRoundOver(state) ? roundOf(state) : null;

/** Whether this is the day's game, under way or over. */
export const isDays = (state: State, nowMs: number): boolean =>
  dayFinished(roundOf(state), nowMs) !== null;

function roundOf({ options, round, seed }: State): Finished {
  const isUsual = modeOf(options) === modeOf(optionsShape.initial);
  return {
    score: round.correct,
    mode: modeOf(options),
    // Later questions follow from more than the seed.
    seed: round.isFirst ? seed : null,
    isStandard: isUsual && round.isFirst,
  };
}
