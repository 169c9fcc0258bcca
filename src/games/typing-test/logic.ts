import { diceFrom, rollBelow } from "#domain/dice.ts";
import type { Game, Pace } from "#domain/game.ts";
import { atZero, elapsedAt, startAt, stopAt } from "#domain/stopwatch.ts";
import { passages } from "./logic/passages.data.ts";
import type { State, Kind } from "./logic/state.ts";

export { kinds } from "./logic/state.ts";
export type { Kind, State } from "./logic/state.ts";
export { figuresOf, runsOf } from "./logic/figures.ts";
export type { Look } from "./logic/figures.ts";
export { addResult, readResults } from "./logic/history.ts";

export type Action =
  | { type: "start" }
  | { type: "input"; text: string; at: number }
  | { type: "pasted" }
  | { type: "leave"; at: number }
  | { type: "reset" };

/** The clock on the page shows whole seconds. */
const tickMs = 1000;

/** The game with one kind of passage. */
export const typingTest = (kind: Kind): Game<State, Action> => ({
  start: (seed) => ({
    dice: diceFrom(seed),
    kind,
    phase: "idle",
    passage: "",
    typed: "",
    watch: atZero,
    now: 0,
    strokes: { right: 0, wrong: 0 },
    strokeTimes: [],
    last: null,
  }),
  step(state, action) {
    switch (action.type) {
      case "start":
        return begin(state);
      case "input":
        return state.phase === "typing" ? input(state, action.text, action.at) : state;
      case "pasted":
        return state.phase === "typing" ? { ...state, last: { type: "pasted" } } : state;
      case "leave":
        return state.watch.since === null
          ? state
          : { ...state, watch: stopAt(state.watch, action.at), now: action.at };
      case "reset":
        // Spec §4: Reset clears.
        return { ...clear(state), phase: "idle", passage: "", last: { type: "reset" } };
      case "tick":
        return state.watch.since === null ? state : { ...state, now: action.at };
    }
  },
  pace: ({ watch }): Pace | null => (watch.since === null ? null : tickMs),
});

const clear = (state: State): State => ({
  ...state,
  typed: "",
  watch: atZero,
  now: 0,
  strokes: { right: 0, wrong: 0 },
  strokeTimes: [],
});

/** Spec §4: Start Test picks a random passage. The same one never comes twice in a row. */
function begin(state: State): State {
  const others = passages[state.kind].filter((passage) => passage !== state.passage);
  const [index, dice] = rollBelow(state.dice, others.length);
  const passage = others[index] ?? "";
  return { ...clear(state), dice, phase: "typing", passage, last: { type: "started" } };
}

function input(state: State, text: string, at: number): State {
  const { passage, typed } = state;
  const next = plain(text).slice(0, passage.length);
  if (next === typed) return state;
  const added = next.length - commonStart(typed, next);
  const fresh = next.slice(next.length - added);
  const right = fresh
    .split("")
    .filter((char, index) => char === passage[next.length - added + index]).length;
  // “time runs from the first key”
  const watch = startAt(state.watch, at);
  const typing: State = {
    ...state,
    typed: next,
    watch,
    now: at,
    strokes: {
      right: state.strokes.right + right,
      wrong: state.strokes.wrong + added - right,
    },
    strokeTimes: added > 0 ? [...state.strokeTimes, elapsedAt(watch, at)] : state.strokeTimes,
  };
  // Spec §4: complete when typed length equals passage length
  if (next.length < passage.length) return typing;
  return { ...typing, phase: "complete", watch: stopAt(watch, at), last: { type: "complete" } };
}

/** What a phone's keyboard makes finer than it was typed. */
const plain = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, "-")
    .replaceAll("\u00A0", " ")
    .replaceAll("\r\n", "\n");

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
