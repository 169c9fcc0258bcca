import { isCount, isDice, isRecord } from "#domain/saved.ts";
import { maxSeed } from "#domain/seed.ts";
import { brickColumns, brickRows, height, width } from "./court.ts";
import type { Ball } from "./flight.ts";
import { mostBalls, mostLives, powers, type Capsule, type Power } from "./powers.ts";
import type { Flight } from "./rules.ts";
import type { State } from "./state.ts";
import type { Point } from "./sweep.ts";

/** Raised when a saved game has another shape or other rules; older ones give way to a new game. */
const version = 1;
/** No ball is as fast as this, in units a second. */
const tooFast = 1000;
const wall = new RegExp(`^[#.]{${brickColumns * brickRows}}$`);

/** What is kept of a running game: all but its keys, its clock and its news. */
export const writeSave = (state: State): unknown => ({
  ...state,
  version,
  bricks: state.bricks.map((isThere) => (isThere ? "#" : ".")).join(""),
  phase: undefined,
  held: undefined,
  at: undefined,
  last: undefined,
});

/** The game that was kept, paused; `undefined` for anything that cannot be one. */
export function readSave(saved: unknown): State | undefined {
  if (!isRecord(saved) || saved.version !== version) return undefined;
  const { seed, level, lives, score, quiet, wideFor, calmFor } = saved;
  const { isSlow, hasPowers, isServed, isShrunk } = saved;
  const { dice, bricks, paddle, flight, ball, way, extras, capsules } = saved;
  if (!isCount(seed) || !isCount(level) || !isCount(lives) || !isCount(score)) return undefined;
  if (!isCount(quiet) || !isCount(wideFor) || !isCount(calmFor)) return undefined;
  if (!isFlag(isSlow) || !isFlag(hasPowers) || !isFlag(isServed) || !isFlag(isShrunk)) {
    return undefined;
  }
  if (seed > maxSeed || level < 1 || lives < 1 || lives > mostLives || !isDice(dice)) {
    return undefined;
  }
  if (typeof bricks !== "string" || !wall.test(bricks) || !bricks.includes("#")) return undefined;
  if (!isPlace(ball) || !isPoint(way) || !isWithin(paddle, width / 2)) return undefined;
  if ((isServed && !isMoving(way)) || !isFlight(flight)) return undefined;
  if (!isListOf(extras, isBall) || extras.length >= mostBalls) return undefined;
  if (!isListOf(capsules, isCapsule)) return undefined;
  return {
    seed,
    dice,
    level,
    lives,
    score,
    isSlow,
    hasPowers,
    isServed,
    isShrunk,
    paddle,
    ball,
    way,
    extras,
    flight,
    quiet,
    capsules,
    wideFor,
    calmFor,
    bricks: bricks.split("").map((mark) => mark === "#"),
    phase: "paused",
    held: [],
    at: 0,
    last: null,
  };
}

const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === "number" && Math.abs(value) <= most;

const isPoint = (value: unknown): value is Point =>
  isRecord(value) && isWithin(value.x, tooFast) && isWithin(value.y, tooFast);

/** In the field, or not far below it, where balls are lost. */
const isPlace = (value: unknown): value is Point =>
  isPoint(value) && isWithin(value.x, width / 2) && value.y >= 0 && value.y <= 2 * height;

/** A ball that hangs in the air would never come down. */
const isMoving = ({ x, y }: Point): boolean => Math.abs(y) >= 1 && Math.hypot(x, y) < tooFast;

const isBall = (value: unknown): value is Ball =>
  isRecord(value) && isPlace(value.ball) && isPoint(value.way) && isMoving(value.way);

const isCapsule = (value: unknown): value is Capsule =>
  isRecord(value) && powers.includes(value.power as Power) && isPlace(value);

const isFlight = (value: unknown): value is Flight =>
  isRecord(value) && isCount(value.hits) && isFlag(value.hasHitOrange) && isFlag(value.hasHitRed);

const isListOf = <Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] => Array.isArray(value) && value.every(isItem);
