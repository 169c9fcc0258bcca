import type { Finished, ResultKind } from "#domain/game-results.ts";
import { counted } from "#domain/wording.ts";
import {
  dayOptions,
  figuresOf,
  isDrawn,
  isSameTest,
  recordKey,
  recordProblem,
  type Options,
  type State,
} from "../logic.ts";

const speed = (wpm: number): string => `${wpm} WPM`;

/** Words per minute. */
export const kind: ResultKind = {
  id: "typing-test",
  name: "Typing Test",
  better: "more",
  words: (score) => (score === null ? "No record" : speed(score)),
  difference: speed,
};

/** Tests that have one record are compared. */
export const modeOf = (options: Options): string =>
  recordKey(options).replace(/^tabkit-typing-test-best-?/, "") || "passages";

/** "60 seconds, punctuation" */
export function modeName(options: Options): string {
  if (!isDrawn(options.kind)) return "Text and code";
  return [
    options.kind === "time" ? counted(options.seconds, "second") : counted(options.words, "word"),
    ...(options.punctuation ? ["punctuation"] : []),
    ...(options.numbers ? ["numbers"] : []),
  ].join(", ");
}

/** A test that is complete. `goal` is the best when it began; 0 is none. */
export function finishedOf(state: State, goal: number): Finished | null {
  const { phase, isAided, options, seed, pauses } = state;
  if (phase !== "complete" || isAided) return null;
  const figures = figuresOf(state);
  const isRecord = recordProblem({ ...figures, pauses }) === "";
  return {
    score: isRecord ? Math.round(figures.wpm) : null,
    mode: modeOf(options),
    seed,
    isStandard: seed !== null && isSameTest(options, dayOptions),
    seconds: Math.round(figures.seconds),
    earlierBest: goal === 0 ? null : goal,
  };
}

/** "62 words per minute, 97% accuracy" */
export function resultWords(state: State): string {
  const { wpm, accuracy } = figuresOf(state);
  return `${counted(Math.round(wpm), "word")} per minute, ${Math.floor(accuracy)}% accuracy`;
}
