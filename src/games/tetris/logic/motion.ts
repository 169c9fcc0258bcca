import { fits, landed, shifted, type Grid } from "./grid.ts";
import type { Handling } from "./options.ts";
import { turnsOf, type Piece, type Turn } from "./pieces.ts";
import { lockDelayMs, maxResets, stepsIn } from "./rules.ts";

export type Side = "left" | "right";

/** The piece that falls, and all that decides how it moves. Time is counted in steps. */
export interface Falling {
  grid: Grid;
  piece: Piece;
  fallen: number; // time toward the next row
  grounded: number; // time on the ground, toward locking
  resets: number; // how often a move began that time anew
  lowest: number; // the lowest row so far: only below it the piece gets its time back for free
  held: readonly Side[]; // keys; the one pressed last counts
  charge: number; // how long that key has been held
  isSoft: boolean; // Down is held
}

/** How a piece begins. What keys are held goes on from the piece before. */
export const resting = (piece: Piece) => ({
  piece,
  fallen: 0,
  grounded: 0,
  resets: 0,
  lowest: piece.y,
});

/** One cell to a side, if there is room. */
export function nudge<State extends Falling>(state: State, side: Side): State {
  const piece = shifted(state.piece, across[side], 0);
  return fits(state.grid, piece) ? moved(state, piece) : state;
}

/** One row down, if there is room. */
export function lower<State extends Falling>(state: State): State {
  const piece = shifted(state.piece, 0, 1);
  return fits(state.grid, piece) ? { ...placed(state, piece), fallen: 0 } : state;
}

/** A turn to where it fits first, if anywhere. */
export function turn<State extends Falling>(state: State, by: Turn): State {
  const piece = turnsOf(state.piece, by).find((place) => fits(state.grid, place));
  return piece === undefined ? state : moved(state, piece);
}

/** A key goes down: one cell at once, and more if it is held. */
export function press<State extends Falling>(state: State, key: Side | "down"): State {
  if (key === "down") return state.isSoft ? state : { ...lower(state), isSoft: true };
  if (state.held.includes(key)) return state;
  return { ...nudge(state, key), held: [...state.held, key], charge: 0 };
}

/** A key comes up. If the other side is still held it goes on at once, without a new delay. */
export function release<State extends Falling>(
  state: State,
  key: Side | "down",
  { delayMs }: Handling,
): State {
  if (key === "down") return state.isSoft ? { ...state, isSoft: false } : state;
  if (!state.held.includes(key)) return state;
  const isActive = state.held.at(-1) === key;
  const held = state.held.filter((other) => other !== key);
  return { ...state, held, charge: isActive ? stepsIn(delayMs) : state.charge };
}

/** One step of time: held keys first, then the fall, each for itself. */
export function passStep<State extends Falling>(
  state: State,
  handling: Handling,
  stepsPerRow: number,
): State {
  return fall(slide(state, handling), handling, stepsPerRow);
}

/** Whether the piece has been on the ground for too long. */
export const isLocking = ({ grounded }: Falling, pace: number): boolean =>
  grounded >= stepsIn(lockDelayMs) * pace;

function slide<State extends Falling>(state: State, { delayMs, repeatMs }: Handling): State {
  const side = state.held.at(-1);
  if (side === undefined) return state;
  const charge = state.charge + 1;
  const charged = { ...state, charge };
  const beyond = charge - stepsIn(delayMs);
  if (beyond < 0) return charged;
  if (repeatMs === 0) return toWall(charged, side);
  return beyond % stepsIn(repeatMs) === 0 ? nudge(charged, side) : charged;
}

function toWall<State extends Falling>(state: State, side: Side): State {
  const next = nudge(state, side);
  return next === state ? state : toWall(next, side);
}

function fall<State extends Falling>(state: State, handling: Handling, stepsPerRow: number): State {
  if (isOnGround(state)) return { ...state, fallen: 0, grounded: state.grounded + 1 };
  const { softFactor } = handling;
  if (state.isSoft && softFactor === 0) {
    return { ...placed(state, landed(state.grid, state.piece)), fallen: 0 };
  }
  let next: State = { ...state, fallen: state.fallen + (state.isSoft ? softFactor : 1) };
  while (next.fallen >= stepsPerRow && !isOnGround(next)) {
    const fallen = next.fallen - stepsPerRow;
    next = { ...lower(next), fallen };
  }
  return next;
}

const isOnGround = ({ grid, piece }: Falling): boolean => !fits(grid, shifted(piece, 0, 1));

/** The player moved the piece: it gets its time on the ground back, if it has not had enough. */
function moved<State extends Falling>(state: State, piece: Piece): State {
  const next = placed(state, piece);
  if (next.grounded === 0 || next.resets === maxResets) return next;
  return { ...next, grounded: 0, resets: next.resets + 1 };
}

function placed<State extends Falling>(state: State, piece: Piece): State {
  return piece.y > state.lowest
    ? { ...state, piece, lowest: piece.y, grounded: 0, resets: 0 }
    : { ...state, piece };
}

const across: Record<Side, number> = { left: -1, right: 1 };
