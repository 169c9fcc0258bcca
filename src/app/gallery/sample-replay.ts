import type { Game } from "#domain/game.ts";
import { wordsFor, type Replayable } from "#domain/recording.ts";
import { openPlayback, type Playback } from "#domain/recording-playback.ts";
import { writeReplay } from "#domain/recording-text.ts";
import { shape } from "#domain/shape.ts";

/** A game in which one counts. */
const game: Game<number, { type: "count" }> = {
  start: () => 0,
  step: (state, action) => (action.type === "count" ? state + 1 : state),
  pace: () => null,
};

export const sampleReplay: Replayable<number, { type: "count" }, object> = {
  id: "sample",
  name: "Counting",
  version: 1,
  options: shape({}),
  optionsOf: () => ({}),
  game: () => game,
  ...wordsFor({ c: { type: "count" } as const }),
  isOver: (state) => state === 9,
  resultOf: (state) => `Score ${state}`,
};

const recording = {
  seed: 4711,
  events: Array.from({ length: 9 }, (_, index) => ({ at: 700 * index, word: "c" })),
};

export const sampleText: string = writeReplay(sampleReplay, {
  options: {},
  recording,
  result: "Score 9",
});

/** The game above, ready to be watched. */
export function samplePlayback(): Playback<number> {
  const playback = openPlayback(sampleReplay, { options: {}, recording });
  if (playback === undefined) throw new Error("The sample can be played");
  return playback;
}
