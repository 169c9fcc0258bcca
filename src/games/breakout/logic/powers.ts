import { pick, rollChance, rollWord } from "#domain/dice.ts";
import { paced, type Balls } from "./balls.ts";
import { ballRadius, boxOf, height, paddleTop } from "./court.ts";
import { paddleWidth, speedNow, upward } from "./flight.ts";
import { secondsPerStep, stepsIn, widestServe } from "./rules.ts";

export const powers = ["wide", "slow", "ball", "life"] as const;
export type Power = (typeof powers)[number];

/** What a broken brick let go: it falls, and who catches it with the paddle has it. */
export interface Capsule {
  power: Power;
  x: number; // its middle
  y: number;
}

export interface Powered extends Balls {
  hasPowers: boolean;
  capsules: readonly Capsule[];
  lives: number;
}

export const capsuleWidth = 34;
export const capsuleHeight = 16;
export const capsuleSpeed = 130; // units a second
/** Every so many bricks, by luck. */
const chance = 1 / 7;
/** A life is half as likely as the others. */
const drawn: readonly Power[] = ["wide", "wide", "slow", "slow", "ball", "ball", "life"];
export const wideSeconds = 20;
export const calmSeconds = 12;
export const mostBalls = 4;
export const mostLives = 5;

/** Broken bricks may let a capsule go. In a game without power-ups no luck is used up. */
export function letGo<State extends Powered>(state: State, bricks: readonly number[]): State {
  if (!state.hasPowers || bricks.length === 0) return state;
  let { dice } = state;
  const capsules = [...state.capsules];
  for (const brick of bricks) {
    let isThere: boolean;
    [isThere, dice] = rollChance(dice, chance);
    if (!isThere) continue;
    let power: Power;
    [power, dice] = pick(dice, drawn);
    const { left, right, top, bottom } = boxOf(brick);
    capsules.push({ power, x: (left + right) / 2, y: (top + bottom) / 2 });
  }
  return { ...state, dice, capsules };
}

/** One step of time for what falls and for what ends. Answers what was caught, too. */
export function passPowers<State extends Powered>(state: State): { state: State; caught: Power[] } {
  if (!state.hasPowers) return { state, caught: [] };
  const capsules = state.capsules.map((capsule) => ({
    ...capsule,
    y: capsule.y + capsuleSpeed * secondsPerStep,
  }));
  const isCaught = ({ x, y }: Capsule): boolean =>
    y >= paddleTop &&
    y < paddleTop + capsuleHeight &&
    Math.abs(x - state.paddle) <= (paddleWidth(state) + capsuleWidth) / 2;
  const caught = capsules.filter(isCaught).map(({ power }) => power);
  const falling = capsules.filter((capsule) => !isCaught(capsule) && capsule.y < height);
  const later = caught.reduce(take, ending({ ...state, capsules: falling }));
  return { state: later, caught };
}

function ending<State extends Powered>(state: State): State {
  const { wideFor, calmFor } = state;
  if (wideFor === 0 && calmFor === 0) return state;
  const next = { ...state, wideFor: Math.max(0, wideFor - 1), calmFor: Math.max(0, calmFor - 1) };
  return calmFor === 1 ? paced(next) : next;
}

function take<State extends Powered>(state: State, power: Power): State {
  switch (power) {
    case "wide":
      return { ...state, wideFor: stepsIn(wideSeconds) };
    case "slow":
      return paced({ ...state, calmFor: stepsIn(calmSeconds) });
    case "life":
      return { ...state, lives: Math.min(mostLives, state.lives + 1) };
    case "ball":
      return state.extras.length + 1 < mostBalls ? withAnother(state) : state;
  }
}

/** Another ball goes up from the paddle, as a serve does. */
function withAnother<State extends Powered>(state: State): State {
  const [word, dice] = rollWord(state.dice);
  const way = upward((word / 2 ** 31 - 1) * widestServe, speedNow(state));
  const ball = { x: state.paddle, y: paddleTop - ballRadius };
  return { ...state, dice, extras: [...state.extras, { ball, way }] };
}
