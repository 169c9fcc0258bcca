import { diceFrom, rollBelow, type Dice } from "#domain/dice.ts";
import type { Game, Pace } from "#domain/game.ts";
import type { Pad } from "./logic/pads.ts";

export { padOfKey, pads, toneOf } from "./logic/pads.ts";
export type { Pad } from "./logic/pads.ts";

/** `strict`: one mistake ends it. `practice`: the sequence is shown again, and no best counts. */
export type Mode = "strict" | "practice";

/** Lead: a breath before the sequence is shown. Lit and dark alternate while it is. */
export type Phase = "idle" | "lead" | "lit" | "dark" | "input" | "mistake" | "paused" | "over";

export interface State {
  seed: number;
  dice: Dice;
  mode: Mode;
  phase: Phase;
  sequence: readonly Pad[]; // as long as the round's number
  /** The place in the sequence that is shown, or asked for. */
  place: number;
  mistakes: number;
  /** What happened last, to be said … */
  last: Outcome | null;
  /** … and what was pressed or lit last, to be seen and heard. */
  touched: Touch | null;
}

interface Touch {
  count: number; // of all touches in this game, so that the same pad twice is told from once
  pad: Pad;
  by: "game" | "player";
  isRight: boolean;
}

type Outcome =
  | { type: "watch" | "turn" | "paused" | "over" }
  | { type: "mistake"; pressed: Pad; expected: Pad };

export type Action =
  | { type: "start" }
  | { type: "press"; pad: Pad }
  | { type: "replay" }
  | { type: "leave" }
  | { type: "resume" };

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

export const roundOf = ({ sequence }: State): number => sequence.length;

/** Rounds that were repeated without a mistake. */
export const completedOf = ({ sequence, phase }: State): number =>
  phase === "idle" ? 0 : Math.max(0, sequence.length - 1);

/** The game in one of its modes. */
export const simon = (mode: Mode): Game<State, Action> => ({
  start: (seed) => ({
    seed,
    dice: diceFrom(seed),
    mode,
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
        return state.phase === "input" && state.mode === "practice" ? watch(state) : state;
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
    return state.mode === "strict"
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
