import { diceFrom, rollBelow, type Dice } from "#domain/dice.ts";
import type { Game, Pace } from "#domain/game.ts";

/** Spec §4: waiting, ready, go, clicked, too-early. */
export type Phase = "waiting" | "ready" | "go" | "clicked" | "too-early";

export type Device = "mouse" | "touch" | "pen" | "key";

export interface Attempt {
  ms: number; // to a tenth
  by: Device;
}

export interface State {
  dice: Dice;
  phase: Phase;
  delayMs: number; // from Start until green
  /** When green was painted; `null` until the eye could see it. */
  greenAt: number | null;
  endedAt: number;
  lastMs: number | null;
  attempts: readonly Attempt[]; // oldest first
  tooEarly: number;
  /** What happened last, to be said and heard. */
  last: { type: Phase | "cleared" } | null;
}

export type Action =
  | { type: "start" }
  | { type: "press"; at: number; by: Device }
  | { type: "painted"; at: number }
  | { type: "reset" }
  | { type: "clear" }
  | { type: "leave" };

/** Spec §9: random delay 2-5 s. */
export const shortestDelayMs = 2000;
export const maxDelayMs = 5000;

/** The second press of a double click does not begin the next attempt. */
export const restMs = 400;

/** More than anybody looks at; statistics use all of them. */
export const maxAttempts = 500;

const start = (seed: number): State => ({
  dice: diceFrom(seed),
  phase: "waiting",
  delayMs: 0,
  greenAt: null,
  endedAt: 0,
  lastMs: null,
  attempts: [],
  tooEarly: 0,
  last: null,
});

/** The rules. Time comes in with the press and with the painted frame. */
export const game: Game<State, Action> = {
  start,
  step(state, action) {
    switch (action.type) {
      case "tick":
        return state.phase === "ready" ? enter(state, "go") : state;
      case "start":
        return isOn(state) ? state : getReady(state);
      case "painted":
        return state.phase === "go" && state.greenAt === null
          ? { ...state, greenAt: action.at }
          : state;
      case "press":
        return press(state, action.at, action.by);
      case "reset":
        return { ...enter(state, "waiting"), lastMs: null };
      case "clear":
        return { ...state, attempts: [], tooEarly: 0, lastMs: null, last: { type: "cleared" } };
      case "leave":
        // Nobody can react in another tab, and a hidden page's timers are late.
        return isOn(state) ? enter(state, "waiting") : state;
    }
  },
  pace: ({ phase, delayMs }): Pace | null => (phase === "ready" ? delayMs : null),
};

/** True from Start until the press. */
const isOn = ({ phase }: State): boolean => phase === "ready" || phase === "go";

const enter = (state: State, phase: Phase): State => ({
  ...state,
  phase,
  greenAt: null,
  last: { type: phase },
});

function getReady(state: State): State {
  const [extraMs, dice] = rollBelow(state.dice, maxDelayMs - shortestDelayMs);
  return { ...enter(state, "ready"), dice, delayMs: shortestDelayMs + extraMs };
}

function press(state: State, at: number, by: Device): State {
  if (!isOn(state)) return at - state.endedAt < restMs ? state : getReady(state);
  const ms = state.greenAt === null ? 0 : Math.round((at - state.greenAt) * 10) / 10;
  // Before green was painted there was nothing to react to.
  if (ms <= 0) {
    return { ...enter(state, "too-early"), endedAt: at, tooEarly: state.tooEarly + 1 };
  }
  const attempts = [...state.attempts, { ms, by }].slice(-maxAttempts);
  return { ...enter(state, "clicked"), endedAt: at, lastMs: ms, attempts };
}
