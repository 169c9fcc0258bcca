import { diceFrom } from "#domain/dice.ts";
import type { Game } from "#domain/game.ts";
import { atZero, elapsedAt, rollAt, startAt, stopAt, untilFullSecond } from "#domain/stopwatch.ts";
import { drawPassage, drawWords } from "./logic/draw.ts";
import { isFull, marksOf, taken } from "./logic/marks.ts";
import { detailsShape, isDrawn, limitMsOf } from "./logic/options.ts";
import type { Action, State, Stroke } from "./logic/state.ts";

export { charactersAt, figuresOf, secondsOf, wordLength } from "./logic/figures.ts";
export { addResult, readResults } from "./logic/history.ts";
export { runsOf } from "./logic/marks.ts";
export { dayOptions, detailsShape, isDrawn, kinds, limitMsOf, paces } from "./logic/options.ts";
export type { Kind, Options } from "./logic/options.ts";
export { isSameTest, plausibleBest, recordKey, recordProblem } from "./logic/records.ts";
export { isUnfinished, putDown, readSave, writeSave } from "./logic/save.ts";
export type { Action, State } from "./logic/state.ts";

/** The words of timed tests and word tests: a passage needs none. */
export const loadWords = async (): Promise<readonly string[]> =>
  (await import("./logic/words.data.ts")).words;

/**
 * A phone types by words, too: swiped, suggested or corrected, they come as one, with a space before
 * or after. Several at once come from a voice.
 */
const isSpoken = (text: string): boolean => /\S\s+\S/.test(text);

const fresh = {
  typed: "",
  watch: atZero,
  now: 0,
  strokes: [],
  pauses: 0,
  isAided: false,
  seed: null,
} satisfies Partial<State>;

export const game: Game<State, Action> = {
  start: (seed) => ({
    ...fresh,
    dice: diceFrom(seed),
    options: { ...detailsShape.initial, kind: "text" },
    phase: "idle",
    passage: "",
    last: null,
  }),
  step(state, action) {
    // By the time of the event and not of a tick: what is typed after the end never counts.
    if ("at" in action && isTimeUp(state, action.at)) return runOut(state, action.at);
    switch (action.type) {
      case "start":
        return begin(state, action);
      case "input":
        if (state.phase === "typing") return input(state, action.text, action.at);
        return isInTime(state, action.at) ? addLast(state, action.text, action.at) : state;
      case "pasted":
        return state.phase === "typing" ? { ...state, last: { type: "pasted" } } : state;
      case "leave":
        return state.watch.since === null ? state : pause(state, action.at);
      case "reset":
        // Spec §4: Reset clears.
        return { ...state, ...fresh, phase: "idle", passage: "", last: { type: "reset" } };
      case "tick":
        return state.watch.since === null
          ? state
          : { ...state, watch: rollAt(state.watch, action.at), now: action.at };
    }
  },
  pace: ({ watch }) => untilFullSecond(watch),
};

type Start = Extract<Action, { type: "start" }>;

/** Spec §4: Start Test picks a random passage. */
function begin(state: State, { options, words, seed }: Start): State {
  const { kind } = options;
  const luck = seed === undefined ? state.dice : diceFrom(seed);
  const [passage, dice] =
    kind === "text" || kind === "code"
      ? drawPassage(luck, kind, state.passage)
      : drawWords(luck, words, options);
  return {
    ...state,
    ...fresh,
    dice,
    options,
    seed: seed ?? null,
    phase: "typing",
    passage,
    last: { type: "started" },
  };
}

function input(state: State, text: string, at: number): State {
  const { passage, typed } = state;
  const byWords = isDrawn(state.options.kind);
  const next = taken(passage, text, byWords);
  if (next === typed) return state;
  // “time runs from the first key”
  const watch = startAt(state.watch, at);
  const from = commonStart(typed, next);
  const atMs = elapsedAt(watch, at);
  const strokes = marksOf(passage, next, byWords)
    .slice(from)
    .map((isRight): Stroke => [atMs, isRight]);
  const isAided = isSpoken(next.slice(from));
  const typing: State = {
    ...state,
    typed: next,
    watch,
    now: at,
    strokes: [...state.strokes, ...strokes],
    isAided: state.isAided || isAided,
    last: isAided ? { type: "aided" } : state.last,
  };
  if (!isFull(passage, next, byWords)) return typing;
  return { ...typing, phase: "complete", watch: stopAt(watch, at), last: { type: "complete" } };
}

const pause = (state: State, at: number): State => ({
  ...state,
  watch: stopAt(state.watch, at),
  now: at,
  pauses: state.pauses + 1,
  last: { type: "paused" },
});

const isTimeUp = ({ options, watch }: State, at: number): boolean =>
  watch.since !== null && elapsedAt(watch, at) >= (limitMsOf(options) ?? Infinity);

/** Time is up. `now` is the very moment of it, whenever that was noticed. */
function runOut(state: State, at: number): State {
  const limitMs = limitMsOf(state.options) ?? 0;
  return {
    ...state,
    phase: "complete",
    watch: { ...atZero, totalMs: limitMs },
    now: at - (elapsedAt(state.watch, at) - limitMs),
    last: { type: "complete" },
  };
}

/** Whether a key was pressed before the time was up: in a slow frame it comes after the tick. */
const isInTime = ({ phase, watch, options, now }: State, at: number): boolean =>
  phase === "complete" && watch.totalMs === limitMsOf(options) && at < now;

function addLast(state: State, text: string, at: number): State {
  const watch = { totalMs: 0, since: state.now - state.watch.totalMs };
  const late = input({ ...state, phase: "typing", watch }, text, at);
  return { ...runOut(late, state.now), last: state.last };
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
