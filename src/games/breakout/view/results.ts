import type { Finished, ResultKind } from "#domain/game-results.ts";
import { dayOfSeed } from "#domain/seed.ts";
import { counted } from "#domain/wording.ts";
import { optionsShape, type Options, type State } from "../logic.ts";

/** Points of the bricks that were broken with all lives. */
export const kind: ResultKind = {
  id: "breakout",
  name: "Breakout",
  better: "more",
  words: (score) => counted(score ?? 0, "point"),
  difference: (amount) => counted(amount, "point"),
};

/** Only games with the same options are compared. */
export const modeOf = ({ isSlow, hasPowers }: Options): string =>
  [hasPowers ? "powers" : "plain", ...(isSlow ? ["slow"] : [])].join("-");

/** "Power-ups · slow" */
export const modeName = ({ isSlow, hasPowers }: Options): string =>
  [hasPowers ? "Power-ups" : "Plain", ...(isSlow ? ["slow"] : [])].join(" · ");

const isStandard = (options: Options): boolean => modeOf(options) === modeOf(optionsShape.initial);

/** Whether it is a day's game. */
export const isDays = (state: State): boolean =>
  isStandard(state) && dayOfSeed(state.seed) !== null;

/** A game that is over. `earlierBest` is the best when it began; 0 is none. */
export const finishedOf = (state: State, earlierBest: number): Finished | null =>
  state.phase === "over"
    ? {
        score: state.score,
        mode: modeOf(state),
        seed: state.seed,
        isStandard: isStandard(state),
        earlierBest: earlierBest === 0 ? null : earlierBest,
      }
    : null;
