import { diceFrom, rollWord } from "#domain/dice.ts";
import type { Game, Pace, Tick } from "#domain/game.ts";
import { countdownMs, isCountdown, phaseAfter, type Phase } from "#domain/phase.ts";
import { ballRadius, paddleTop, wallOf, width } from "./logic/court.ts";
import { fly, isLost, upward, type Encounter } from "./logic/flight.ts";
import {
  freshFlight,
  paddleSpeed,
  paddleWidthOf,
  secondsPerStep,
  speedOf,
  startLives,
  widestServe,
} from "./logic/rules.ts";
import type { State, Outcome, Action } from "./logic/state.ts";

export {
  ballRadius,
  bandOf,
  boxOf,
  height,
  paddleHeight,
  paddleTop,
  width,
} from "./logic/court.ts";
export { bestKey, modes } from "./logic/options.ts";
export { paddleWidthOf, secondsPerStep } from "./logic/rules.ts";
export type { Action, Side, State } from "./logic/state.ts";

// the paddle's middle, by mouse or finger

/** The game; a slow one has a slower ball and a wider paddle. */
export const breakout = (isSlow: boolean): Game<State, Action> => ({
  start: (seed) => fresh(seed, isSlow),
  step,
  pace,
});

function fresh(seed: number, isSlow: boolean): State {
  return {
    seed,
    dice: diceFrom(seed),
    phase: "idle",
    isSlow,
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

/** Before every serve: the ball lies on a whole paddle. */
const atRest = {
  isShrunk: false,
  isServed: false,
  ball: { x: 0, y: paddleTop - ballRadius },
  way: { x: 0, y: 0 },
  flight: freshFlight,
};

function pace({ phase }: State): Pace | null {
  if (isCountdown(phase)) return countdownMs;
  return phase === "running" ? "frame" : null;
}

function step(state: State, action: Action | Tick): State {
  switch (action.type) {
    case "start":
      return begin(state);
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

function begin(state: State): State {
  const ready = state.phase === "over" ? fresh(rollWord(state.dice)[0], state.isSlow) : state;
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
  const way = upward(angle, speedOf(state.flight, state.level, state.isSlow));
  return { ...state, dice, way, isServed: true, last: { type: "served" } };
}

function tick(before: State, at: number): State {
  const state = slide({ ...before, at });
  if (!state.isServed) return state;
  const { state: flown, encounters } = fly(state);
  if (isLost(flown)) return lose(flown);
  if (!flown.bricks.includes(true)) return nextLevel(flown);
  const last = outcomeOf(encounters, at);
  return last === null ? flown : { ...flown, last };
}

/** Held keys move the paddle. */
function slide(state: State): State {
  const side = state.held.at(-1);
  if (side === undefined) return state;
  const reach = paddleSpeed * secondsPerStep;
  return withPaddle(state, state.paddle + (side === "left" ? -reach : reach));
}

/** The paddle stays inside, and takes a ball along that is not served yet. */
function withPaddle(state: State, x: number): State {
  const side = (width - paddleWidthOf(state.isShrunk, state.isSlow)) / 2;
  const paddle = Math.max(-side, Math.min(side, x));
  const ball = state.isServed ? state.ball : { ...state.ball, x: paddle };
  return paddle === state.paddle && ball.x === state.ball.x ? state : { ...state, paddle, ball };
}

/** Back to the paddle, which is whole again and may have to move in from a wall. */
const rest = (state: State): State => withPaddle({ ...state, ...atRest }, state.paddle);

function lose(state: State): State {
  const lives = state.lives - 1;
  if (lives === 0) return { ...state, lives, phase: "over", last: { type: "over" } };
  return { ...rest(state), lives, last: { type: "lost" } };
}

function nextLevel(state: State): State {
  const level = state.level + 1;
  return { ...rest(state), level, bricks: wallOf(level), last: { type: "cleared" } };
}

/** Bricks are what counts; of the rest, the last. */
function outcomeOf(encounters: readonly Encounter[], at: number): Outcome | null {
  const bricks = encounters.flatMap((what) => (typeof what === "object" ? what.bricks : []));
  if (bricks.length > 0) return { type: "hit", bricks, at };
  const off = encounters.findLast((what) => typeof what === "string");
  return off === undefined ? null : { type: "bounced", off };
}
