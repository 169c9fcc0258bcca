import type { Finished, ResultKind } from "#domain/game-results.ts";
import { counted } from "#domain/wording.ts";
import { optionsShape, type Options, type State } from "../logic.ts";

const pointsWords = (points: number): string => counted(points, "point");

/** Points until the snake hit something, or filled the board. */
export const kind: ResultKind = {
  id: "snake",
  name: "Snake",
  better: "more",
  words: (score) => pointsWords(score ?? 0),
  difference: pointsWords,
};

export const speedNames: Record<Options["speed"], string> = {
  slow: "Slow",
  normal: "Normal",
  fast: "Fast",
  fastest: "Fastest",
};
export const edgeNames: Record<Options["edge"], string> = {
  walls: "Walls",
  wrap: "Wrap around",
};

/** Games with the same options are compared. */
export const modeOf = ({ speed, edge }: Options): string => `${edge}-${speed}`;

/** "Normal · Walls" */
export const modeName = ({ speed, edge }: Options): string =>
  `${speedNames[speed]} · ${edgeNames[edge]}`;

/** The spec's game, which is also the day's. */
export const isStandard = (options: Options): boolean =>
  modeOf(options) === modeOf(optionsShape.initial);

/** What the game is called in a copied result. */
export const nameOf = (options: Options): string =>
  isStandard(options) ? kind.name : `${kind.name}, ${modeName(options)}`;

/** A game that is over. `earlierBest` is the best when it began; 0 is none. */
export const finishedOf = (
  { phase, score, seed, options }: State,
  earlierBest: number,
): Finished | null =>
  phase === "over"
    ? {
        score,
        mode: modeOf(options),
        seed,
        isStandard: isStandard(options),
        earlierBest: earlierBest === 0 ? null : earlierBest,
      }
    : null;
