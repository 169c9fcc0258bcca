import type { Finished, ResultKind } from "#domain/game-results.ts";
import { dayOfSeed } from "#domain/seed.ts";
import { counted, grouped } from "#domain/wording.ts";
import { msIn, resultOf, sprintLines, timeText, type State, type Way } from "../logic.ts";

const points: ResultKind = {
  id: "tetris",
  name: "Tetris",
  better: "more",
  words: (score) => (score === null ? "Not to the end" : counted(score, "point")),
  difference: (amount) => counted(amount, "point"),
};

/** A time in whole milliseconds; none when the forty lines were not reached. */
const times: ResultKind = {
  ...points,
  better: "fewer",
  words: (score) => (score === null ? "Not to the end" : timeText(score, 2)),
  difference: (amount) => `${(amount / 1000).toFixed(2)} seconds`,
};

/** A sprint is about time, the other modes about points. */
export const kindOf = ({ mode }: Way): ResultKind => (mode === "sprint" ? times : points);

/** Only games of the same way to play are compared. */
export const modeOf = ({ mode, isSlow }: Way): string => (isSlow ? `${mode}-slow` : mode);

const names = { classic: "Classic", sprint: "Sprint", ultra: "Ultra" };

/** "Sprint · slow" */
export const modeName = ({ mode, isSlow }: Way): string =>
  [names[mode], ...(isSlow ? ["slow"] : [])].join(" · ");

/** What everybody plays on a day. */
export const dayWay: Way = { mode: "classic", isSlow: false };

/** Whether it is a day's game. */
export const isDays = (state: State): boolean =>
  modeOf(state) === modeOf(dayWay) && dayOfSeed(state.seed) !== null;

/**
 * A game that is over. `earlierBest` is the best when it began, 0 is none; `isChosen` says that its
 * seed was known before.
 */
export function finishedOf(state: State, earlierBest: number, isChosen: boolean): Finished | null {
  if (state.phase !== "over") return null;
  const counts = state.mode === "classic" || state.last?.type === "finished";
  return {
    score: counts ? resultOf(state) : null,
    mode: modeOf(state),
    seed: state.seed,
    isStandard: modeOf(state) === modeOf(dayWay),
    isChosen,
    seconds: Math.floor(msIn(state.clock) / 1000),
    earlierBest: earlierBest === 0 ? null : earlierBest,
  };
}

/** The result as the end screen and a copied text have it. */
export function endText(state: State): string {
  if (state.mode !== "sprint") return `Final Score: ${grouped(state.score)}`;
  const timeMs = resultOf(state);
  return timeMs > 0 ? `Time: ${timeText(timeMs, 2)}` : `${state.lines} of ${sprintLines} lines`;
}
