import { diceFrom, rollBelow } from "#domain/dice.ts";
import type { Game, Pace } from "#domain/game.ts";
import { isComplete, isUnderWay, newSeries, withPress } from "./series.ts";
import {
  maxAttempts,
  maxDelayMs,
  restMs,
  shortestDelayMs,
  type Action,
  type Device,
  type Phase,
  type State,
} from "./state.ts";

const start = (seed: number): State => ({
  dice: diceFrom(seed),
  mode: "single",
  nextMode: "single",
  seed: null,
  phase: "waiting",
  delayMs: 0,
  greenAt: null,
  endedAt: 0,
  lastMs: null,
  attempts: [],
  tooEarly: 0,
  series: [],
  falseStarts: 0,
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
      case "mode":
        return changeMode(state, action.mode);
      case "daily":
        return {
          ...another({ ...state, nextMode: "series" }),
          dice: diceFrom(action.seed),
          seed: action.seed,
        };
      case "reset":
        return { ...another(state), lastMs: null };
      case "clear":
        return {
          ...another(state),
          attempts: [],
          tooEarly: 0,
          lastMs: null,
          last: { type: "cleared" },
        };
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

/** Back to the start, with nothing in the series. */
const another = (state: State): State => ({ ...enter(state, "waiting"), ...newSeries(state) });

function changeMode(state: State, mode: State["mode"]): State {
  if (mode === state.nextMode) return state;
  const chosen = { ...state, nextMode: mode };
  return isUnderWay(state) || mode === state.mode ? chosen : another(chosen);
}

/** The next try. After five, a series begins anew. */
function getReady(state: State): State {
  const [extraMs, dice] = rollBelow(state.dice, maxDelayMs - shortestDelayMs);
  return {
    ...enter(state, "ready"),
    ...(isComplete(state) && newSeries(state)),
    dice,
    delayMs: shortestDelayMs + extraMs,
  };
}

function press(state: State, at: number, by: Device): State {
  if (!isOn(state)) return at - state.endedAt < restMs ? state : getReady(state);
  const ms = state.greenAt === null ? 0 : Math.round((at - state.greenAt) * 10) / 10;
  const pressed = { endedAt: at, ...withPress(state, ms) };
  // Before green was painted there was nothing to react to.
  if (ms <= 0) return { ...enter(state, "too-early"), ...pressed, tooEarly: state.tooEarly + 1 };
  const attempts = [...state.attempts, { ms, by }].slice(-maxAttempts);
  return { ...enter(state, "clicked"), ...pressed, lastMs: ms, attempts };
}
