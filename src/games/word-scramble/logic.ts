import { diceFrom } from "#domain/dice.ts";
import type { Game, Tick } from "#domain/game.ts";
import type { Replayable } from "#domain/recording.ts";
import {
  atZero,
  elapsedAt,
  rollAt,
  secondMs,
  startAt,
  stopAt,
  untilFullSecond,
} from "#domain/stopwatch.ts";
import { newText, placesOf, toggle } from "./logic/answer.ts";
import { isRight } from "./logic/dictionary.ts";
import { drawWords } from "./logic/draw.ts";
import type { Options } from "./logic/options.ts";
import { pointsFor } from "./logic/points.ts";
import { replayWords } from "./logic/replay.ts";
import { scramble } from "./logic/scramble.ts";
import {
  answerText,
  maxHints,
  streakOf,
  wordOf,
  type Action,
  type Result,
  type State,
} from "./logic/state.ts";

export { clueOf } from "./logic/dictionary.ts";
export { lengths, limits, optionsShape, wordCount } from "./logic/options.ts";
export type { Length, Options } from "./logic/options.ts";
export { readSave, writeSave } from "./logic/save.ts";
export {
  answerText,
  isRunning,
  maxHints,
  scoreOf,
  streakOf,
  tilesOf,
  wordOf,
} from "./logic/state.ts";
export type { Action, Result, State } from "./logic/state.ts";

/** The game under these options. */
export const wordScramble = (options: Options): Game<State, Action> => ({
  start: (seed) => deal(seed, options),
  step,
  pace: ({ watch }) => untilFullSecond(watch),
});

/** How a game is recorded and played again. */
export const replay: Replayable<State, Action, Options> = { ...replayWords, game: wordScramble };

function deal(seed: number, options: Options): State {
  const [words, dice] = drawWords(diceFrom(seed), options.length);
  return {
    seed,
    isChosen: false,
    options,
    dice,
    words,
    phase: "ready",
    letters: "",
    answer: [],
    hints: 0,
    watch: atZero,
    isPaused: false,
    results: [],
    last: null,
  };
}

function step(state: State, action: Action | Tick): State {
  switch (action.type) {
    case "start":
      if (state.phase !== "ready") return state;
      return putOut({ ...state, isChosen: action.isChosen ?? false }, action.at);
    case "next":
      if (state.phase !== "between") return state;
      return state.results.length < state.words.length
        ? putOut(state, action.at)
        : { ...state, phase: "over", last: { type: "over" } };
    case "resume":
      if (!state.isPaused) return state;
      return {
        ...state,
        isPaused: false,
        watch: startAt(state.watch, action.at),
        last: { type: "resumed" },
      };
    default:
      return state.phase === "playing" && !state.isPaused ? play(state, action) : state;
  }
}

function play(
  state: State,
  action: Exclude<Action, { type: "start" | "next" | "resume" }> | Tick,
): State {
  // Whoever comes at the last moment comes too late, even if no tick has said so yet.
  if ("at" in action && isLate(state, action.at)) return end(state, "late", null, action.at);
  switch (action.type) {
    case "tick":
      return { ...state, watch: rollAt(state.watch, action.at) };
    case "write":
      return check(state, placesOf(state.letters, newText(state, action.text)), action.at);
    case "take":
      return check(state, toggle(state.answer, action.place, state.letters.length), action.at);
    case "shuffle":
      return reorder(state);
    case "hint":
      return state.hints < maxHints ? giveHint(state) : state;
    case "skip":
      return end(state, "skipped", null, action.at);
    case "pause":
      return {
        ...state,
        isPaused: true,
        watch: stopAt(state.watch, action.at),
        last: { type: "paused" },
      };
  }
}

/** Puts the next word on the table. */
function putOut(state: State, at: number): State {
  const word = state.words[state.results.length];
  if (word === undefined) return state;
  const [letters, dice] = scramble(state.dice, word);
  return {
    ...state,
    dice,
    letters,
    phase: "playing",
    answer: [],
    hints: 0,
    watch: startAt(atZero, at),
    last: { type: "dealt" },
  };
}

/** As soon as all letters are taken, the answer is right or wrong; a wrong one costs only time. */
function check(state: State, answer: readonly number[], at: number): State {
  const word = wordOf(state);
  if (answer.join() === state.answer.join()) return state;
  const next: State = { ...state, answer };
  const text = answerText(next);
  if (text.length < state.letters.length) return next;
  return isRight(text, word)
    ? end(next, "solved", text, at)
    : { ...next, last: { type: "wrong", text } };
}

function end(state: State, why: Result["why"], answer: string | null, at: number): State {
  const { hints, options } = state;
  const limitMs = options.limitS * secondMs;
  const leftMs = limitMs - elapsedAt(state.watch, at);
  const word = wordOf(state);
  const points =
    why === "solved" ? pointsFor(word.length, leftMs / limitMs, streakOf(state), hints) : null;
  return {
    ...state,
    phase: "between",
    watch: stopAt(state.watch, at),
    results: [...state.results, { word, answer, hints, points, why }],
    last: { type: "ended" },
  };
}

function reorder(state: State): State {
  const [letters, dice] = scramble(state.dice, state.letters);
  return {
    ...state,
    dice,
    letters,
    answer: placesOf(letters, answerText(state)),
    last: { type: "shuffled" },
  };
}

/** From the second hint on, the first letters are put in place. */
function giveHint(state: State): State {
  const hints = state.hints + 1;
  const start = wordOf(state).slice(0, hints - 1);
  const answer = answerText(state).startsWith(start)
    ? state.answer
    : placesOf(state.letters, start);
  return { ...state, hints, answer, last: { type: "hinted" } };
}

const isLate = ({ options, watch }: State, at: number): boolean =>
  options.limitS > 0 && elapsedAt(watch, at) >= options.limitS * secondMs;
