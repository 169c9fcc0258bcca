import { diceFrom, rollBelow } from "#domain/dice.ts";
import type { Game, Pace } from "#domain/game.ts";
import type { Replayable } from "#domain/recording.ts";
import type { Pad } from "./logic/pads.ts";
import { replayWords } from "./logic/replay.ts";
import {
  roundOf,
  type Action,
  type Options,
  type Phase,
  type State,
  type Touch,
} from "./logic/state.ts";

export { padOfKey, pads, toneOf } from "./logic/pads.ts";
export type { Pad } from "./logic/pads.ts";
export { completedOf, optionsShape, roundOf } from "./logic/state.ts";
export type { Action, Mode, Options, Phase, State } from "./logic/state.ts";

export const leadMs = 800;
export const mistakeMs = 1000;

/** “the sequence … speeds up at rounds 5, 9 and 13”. Never more than three flashes a second. */
const speeds = [
  { fromRound: 13, litMs: 230, darkMs: 110 },
  { fromRound: 9, litMs: 280, darkMs: 130 },
  { fromRound: 5, litMs: 340, darkMs: 150 },
  { fromRound: 1, litMs: 420, darkMs: 180 },
];

/** How long a pad is lit, and dark before the next. */
export const speedOf = (round: number) =>
  speeds.find(({ fromRound }) => round >= fromRound) ?? { litMs: 420, darkMs: 180 };

/** The game in one of its modes. */
export const simon = (options: Options): Game<State, Action> => ({
  start: (seed) => ({
    seed,
    dice: diceFrom(seed),
    options,
    phase: "idle",
    sequence: [],
    place: 0,
    mistakes: 0,
    last: null,
    touched: null,
  }),
  step(state, action) {
    switch (action.type) {
      case "start":
        return state.phase === "idle" ? nextRound(state) : state;
      case "press":
        return state.phase === "input" ? press(state, action.pad) : state;
      case "replay":
        return state.phase === "input" && state.options.mode === "practice" ? watch(state) : state;
      case "leave":
        return isShowing(state) ? { ...state, phase: "paused", last: { type: "paused" } } : state;
      case "resume":
        // What was missed is shown from its beginning.
        return state.phase === "paused" ? watch(state) : state;
      case "tick":
        return pass(state);
    }
  },
  pace(state): Pace | null {
    const { litMs, darkMs } = speedOf(roundOf(state));
    const waits: Partial<Record<Phase, number>> = {
      lead: leadMs,
      lit: litMs,
      dark: darkMs,
      mistake: mistakeMs,
    };
    return waits[state.phase] ?? null;
  },
});

/** The game as it is recorded and watched again. */
export const replay: Replayable<State, Action, Options> = { ...replayWords, game: simon };

/** True while the game shows the sequence: presses do nothing. */
export const isShowing = ({ phase }: State): boolean =>
  phase === "lead" || phase === "lit" || phase === "dark" || phase === "mistake";

/** True while there is something to lose. */
export const isUnderWay = ({ phase }: State): boolean => phase !== "idle" && phase !== "over";

/** “the sequence grows by one each round” */
function nextRound(state: State): State {
  const [pad, dice] = rollBelow(state.dice, 4);
  return watch({ ...state, dice, sequence: [...state.sequence, pad as Pad] });
}

const watch = (state: State): State => ({
  ...state,
  phase: "lead",
  place: 0,
  last: { type: "watch" },
});

function pass(state: State): State {
  switch (state.phase) {
    case "lead":
    case "mistake":
      return light(state, 0);
    case "lit":
      return { ...state, phase: "dark" };
    case "dark":
      return state.place + 1 < state.sequence.length
        ? light(state, state.place + 1)
        : { ...state, phase: "input", place: 0, last: { type: "turn" } };
    default:
      return state;
  }
}

function light(state: State, place: number): State {
  const pad = state.sequence[place] ?? 0;
  return {
    ...state,
    phase: "lit",
    place,
    touched: touch(state, { pad, by: "game", isRight: true }),
  };
}

function press(state: State, pad: Pad): State {
  const expected = state.sequence[state.place] ?? 0;
  const touched = touch(state, { pad, by: "player", isRight: pad === expected });
  if (pad !== expected) {
    const mistakes = state.mistakes + 1;
    // “one mistake ends it”
    return state.options.mode === "strict"
      ? { ...state, phase: "over", mistakes, touched, last: { type: "over" } }
      : {
          ...state,
          phase: "mistake",
          place: 0,
          mistakes,
          touched,
          last: { type: "mistake", pressed: pad, expected },
        };
  }
  const done = state.place + 1 === state.sequence.length;
  const pressed = { ...state, place: state.place + 1, touched };
  return done ? nextRound(pressed) : pressed;
}

const touch = ({ touched }: State, what: Omit<Touch, "count">): Touch => ({
  ...what,
  count: (touched?.count ?? 0) + 1,
});
