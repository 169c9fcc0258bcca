import { flyAll } from "./balls.ts";
import { ballRadius, paddleTop, wallOf, width } from "./court.ts";
import { isLost, paddleWidth, type Encounter } from "./flight.ts";
import { letGo, passPowers, type Power } from "./powers.ts";
import { freshFlight, paddleSpeed, secondsPerStep } from "./rules.ts";
import type { Outcome, State } from "./state.ts";

/** Before every serve: one ball lies on a whole paddle, and nothing falls. */
export const atRest = {
  isShrunk: false,
  isServed: false,
  ball: { x: 0, y: paddleTop - ballRadius },
  way: { x: 0, y: 0 },
  flight: freshFlight,
  extras: [],
  quiet: 0,
  capsules: [],
  wideFor: 0,
  calmFor: 0,
};

/** One step of time. */
export function tick(before: State, at: number): State {
  const state = slide({ ...before, at });
  if (!state.isServed) return state;
  const { state: flown, encounters } = flyAll(state);
  if (isLost(flown)) return lose(flown);
  if (!flown.bricks.includes(true)) return nextLevel(flown);
  const bricks = encounters.flatMap((what) => (typeof what === "object" ? what.bricks : []));
  const { state: powered, caught } = passPowers(letGo(flown, bricks));
  // A paddle that has become wide may have to move in from a wall.
  const now = caught.includes("wide") ? withPaddle(powered, powered.paddle) : powered;
  const last = outcomeOf(encounters, bricks, caught, at);
  return last === null ? now : { ...now, last };
}

/** Held keys move the paddle. */
function slide(state: State): State {
  const side = state.held.at(-1);
  if (side === undefined) return state;
  const reach = paddleSpeed * secondsPerStep;
  return withPaddle(state, state.paddle + (side === "left" ? -reach : reach));
}

/** The paddle stays inside, and takes a ball along that is not served yet. */
export function withPaddle(state: State, x: number): State {
  const side = (width - paddleWidth(state)) / 2;
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

/** What was caught and bricks are what counts; of the rest, the last. */
function outcomeOf(
  encounters: readonly Encounter[],
  bricks: readonly number[],
  caught: readonly Power[],
  at: number,
): Outcome | null {
  const power = caught.at(-1);
  if (power !== undefined) return { type: "caught", power };
  if (bricks.length > 0) return { type: "hit", bricks, at };
  const off = encounters.findLast((what) => typeof what === "string");
  return off === undefined ? null : { type: "bounced", off };
}
