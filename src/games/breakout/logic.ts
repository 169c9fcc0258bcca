import { diceFrom, rollWord } from "#domain/dice.ts";
import type { Game, Pace, Tick } from "#domain/game.ts";
import { countdownMs, isCountdown, phaseAfter, type Phase } from "#domain/phase.ts";
import { wallOf } from "./logic/court.ts";
import { speedNow, upward } from "./logic/flight.ts";
import type { Options } from "./logic/options.ts";
import { atRest, tick, withPaddle } from "./logic/round.ts";
import { startLives, widestServe } from "./logic/rules.ts";
import type { Action, State } from "./logic/state.ts";

export {
  ballRadius,
  bandOf,
  boxOf,
  height,
  nameOf,
  paddleHeight,
  paddleTop,
  width,
} from "./logic/court.ts";
export { ballsOf, quietSeconds } from "./logic/balls.ts";
export { paddleWidth } from "./logic/flight.ts";
export { bestKey, everyOptions, optionsShape } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";
export {
  calmSeconds,
  capsuleHeight,
  capsuleSpeed,
  capsuleWidth,
  wideSeconds,
} from "./logic/powers.ts";
export type { Power } from "./logic/powers.ts";
export { readSave, writeSave } from "./logic/save.ts";
export { secondsPerStep } from "./logic/rules.ts";
export type { Action, Side, State } from "./logic/state.ts";

/** The game with these options. */
export const breakout = (options: Options): Game<State, Action> => ({
  start: (seed) => fresh(seed, options),
  step: (state, action) => step(state, action, options),
  pace,
});

function fresh(seed: number, { isSlow, hasPowers }: Options): State {
  return {
    seed,
    dice: diceFrom(seed),
    phase: "idle",
    isSlow,
    hasPowers,
    level: 1,
    lives: startLives,
    score: 0,
    bricks: wallOf(1),
    held: [],
    paddle: 0,
    at: 0,
    last: null,
    ...atRest,
  };
}

function pace({ phase }: State): Pace | null {
  if (isCountdown(phase)) return countdownMs;
  return phase === "running" ? "frame" : null;
}

function step(state: State, action: Action | Tick, options: Options): State {
  switch (action.type) {
    case "start":
      return begin(state, options);
    case "pause":
    case "resume":
      return withPhase(state, phaseAfter(state.phase, action.type));
    case "tick":
      return state.phase === "running"
        ? tick(state, action.at)
        : withPhase(state, phaseAfter(state.phase, "tick"));
    default:
      return state.phase === "running" ? play(state, action) : state;
  }
}

type Control = Exclude<Action, { type: "start" | "pause" | "resume" }>;

function play(state: State, action: Control): State {
  switch (action.type) {
    case "serve":
      return state.isServed ? state : serve(state);
    case "aim":
      return withPaddle(state, action.x);
    case "press":
      return state.held.includes(action.side)
        ? state
        : { ...state, held: [...state.held, action.side] };
    case "release":
      return state.held.includes(action.side)
        ? { ...state, held: state.held.filter((side) => side !== action.side) }
        : state;
  }
}

function begin(state: State, options: Options): State {
  const ready = state.phase === "over" ? fresh(rollWord(state.dice)[0], options) : state;
  const phase = phaseAfter(ready.phase, "start");
  return phase === ready.phase ? state : { ...ready, phase, last: { type: "started" } };
}

function withPhase(state: State, phase: Phase): State {
  if (phase === state.phase) return state;
  // Nobody sees which keys come up during a pause.
  return phase === "paused"
    ? { ...state, phase, held: [], last: { type: "paused" } }
    : { ...state, phase };
}

function serve(state: State): State {
  const [word, dice] = rollWord(state.dice);
  const angle = (word / 2 ** 31 - 1) * widestServe;
  const way = upward(angle, speedNow(state));
  return { ...state, dice, way, isServed: true, last: { type: "served" } };
}
