import { ballRadius, bandOf, boxOf, height, paddleTop, width } from "./court.ts";
import {
  flightAfter,
  leastSteepness,
  paddleWidthOf,
  secondsPerStep,
  speedOf,
  widestAngle,
  type Flight,
} from "./rules.ts";
import { bounce, touchBox, touchLine, type Point, type Touch } from "./sweep.ts";

export interface Ball {
  ball: Point; // its middle
  way: Point; // in units a second
}

/** The ball and all that it can meet. */
export interface Flying extends Ball {
  level: number;
  isSlow: boolean;
  bricks: readonly boolean[];
  paddle: number; // its middle
  isShrunk: boolean; // the paddle
  wideFor: number; // steps that the paddle is still wide for, and …
  calmFor: number; // … the ball still slow
  flight: Flight;
  score: number;
}

/** The speed that the ball has earned. */
export const speedNow = ({ flight, level, isSlow, calmFor }: Flying): number =>
  speedOf(flight, level, isSlow, calmFor > 0);

/** How wide the paddle is now. */
export const paddleWidth = ({ isShrunk, isSlow, wideFor }: Flying): number =>
  paddleWidthOf(isShrunk, isSlow, wideFor > 0);

/** What the ball met during one step. */
export type Encounter = "wall" | "paddle" | { bricks: number[] };

/** More than this in one step only a ball in a corner does; it stays there for the rest of it. */
const maxBounces = 4;

/** One step of the ball, bounces and all. */
export function fly<State extends Flying>(state: State): { state: State; encounters: Encounter[] } {
  const encounters: Encounter[] = [];
  let now = state;
  let left = secondsPerStep;
  for (let count = 0; count < maxBounces; count += 1) {
    const reach = times(now.way, left);
    const next = nextTouch(now, reach);
    if (next === null) return { state: moved(now, inside(plus(now.ball, reach))), encounters };
    now = meet(moved(now, plus(now.ball, times(reach, next.time))), next);
    left *= 1 - next.time;
    encounters.push(next.what);
  }
  return { state: now, encounters };
}

interface Meeting extends Touch {
  what: Encounter;
}

function nextTouch(state: Flying, reach: Point): Meeting | null {
  const meetings = [
    ...meetWalls(state, reach),
    ...meetPaddle(state, reach),
    ...meetBricks(state, reach),
  ];
  let first: Meeting | null = null;
  for (const meeting of meetings) if (first === null || meeting.time < first.time) first = meeting;
  return first;
}

function meetWalls({ ball }: Flying, reach: Point): Meeting[] {
  const side = (Math.sign(reach.x) * width) / 2;
  const across = touchLine(ball.x, reach.x, side);
  const up = reach.y < 0 ? touchLine(ball.y, reach.y, 0) : null;
  return [
    ...(across === null ? [] : [{ time: across, normal: { x: -Math.sign(reach.x), y: 0 } }]),
    ...(up === null ? [] : [{ time: up, normal: { x: 0, y: 1 } }]),
  ].map((touch) => ({ ...touch, what: "wall" as const }));
}

/** Only its upper side counts, and only for a ball that comes down: it cannot be hit from below. */
function meetPaddle(state: Flying, reach: Point): Meeting[] {
  if (reach.y <= 0) return [];
  const time = touchLine(state.ball.y, reach.y, paddleTop);
  if (time === null) return [];
  const offset = state.ball.x + reach.x * time - state.paddle;
  const half = paddleWidth(state) / 2;
  const isHit = Math.abs(offset) <= half + ballRadius;
  return isHit ? [{ time, normal: { x: 0, y: -1 }, what: "paddle" }] : [];
}

/** The first brick on the way; two that are touched at once both go, with one bounce. */
function meetBricks({ ball, bricks }: Flying, reach: Point): Meeting[] {
  const meetings: Meeting[] = [];
  for (const [brick, isThere] of bricks.entries()) {
    if (!isThere || !isNear(ball, reach, brick)) continue;
    const touch = touchBox(ball, reach, boxOf(brick));
    if (touch === null) continue;
    const twin = meetings.find((other) => isSame(other, touch));
    if (twin !== undefined && typeof twin.what === "object") twin.what.bricks.push(brick);
    else meetings.push({ ...touch, what: { bricks: [brick] } });
  }
  return meetings;
}

function isNear(ball: Point, reach: Point, brick: number): boolean {
  const box = boxOf(brick);
  const [far, high] = [Math.abs(reach.x) + ballRadius, Math.abs(reach.y) + ballRadius];
  return (
    ball.x >= box.left - far &&
    ball.x <= box.right + far &&
    ball.y >= box.top - high &&
    ball.y <= box.bottom + high
  );
}

const isSame = (a: Touch, b: Touch): boolean =>
  Math.abs(a.time - b.time) < 1e-9 && a.normal.x === b.normal.x && a.normal.y === b.normal.y;

function meet<State extends Flying>(state: State, { what, normal }: Meeting): State {
  if (what === "paddle") return { ...state, way: wayFromPaddle(state) };
  const bounced = { ...state, way: bounce(state.way, normal) };
  if (what === "wall") {
    const isTop = normal.y > 0;
    return withSpeed(isTop && !state.isShrunk ? { ...bounced, isShrunk: true } : bounced);
  }
  return withSpeed(what.bricks.reduce(breakBrick, bounced));
}

function breakBrick<State extends Flying>(state: State, brick: number): State {
  return {
    ...state,
    bricks: state.bricks.map((isThere, index) => isThere && index !== brick),
    flight: flightAfter(state.flight, brick),
    score: state.score + bandOf(brick).points,
  };
}

/** The further from its middle the paddle is hit, the flatter the ball goes up. */
function wayFromPaddle(state: Flying): Point {
  const half = paddleWidth(state) / 2;
  const offset = Math.max(-1, Math.min(1, (state.ball.x - state.paddle) / half));
  return upward(offset * widestAngle, speedNow(state));
}

/** A way up, so far from straight. */
export const upward = (angle: number, speed: number): Point => ({
  x: Math.sin(angle) * speed,
  y: -Math.cos(angle) * speed,
});

/** Gives the ball the speed that it has earned, and never lets it go too flat. */
export function withSpeed<State extends Flying>(state: State): State {
  const speed = speedNow(state);
  const { x, y } = times(state.way, speed / Math.hypot(state.way.x, state.way.y));
  const least = leastSteepness * speed;
  if (Math.abs(y) >= least) return { ...state, way: { x, y } };
  const down = y < 0 ? -least : least;
  return { ...state, way: { x: Math.sign(x) * Math.sqrt(speed ** 2 - least ** 2), y: down } };
}

const moved = <State extends Flying>(state: State, ball: Point): State => ({ ...state, ball });
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const times = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor });

/** Rounding must not push the ball out. Below the field is where balls are lost. */
function inside({ x, y }: Point): Point {
  const side = width / 2 - ballRadius;
  return { x: Math.max(-side, Math.min(side, x)), y: Math.max(ballRadius, y) };
}

/** Whether the ball has gone past the paddle and out. */
export const isLost = ({ ball }: Flying): boolean => ball.y - ballRadius > height;
