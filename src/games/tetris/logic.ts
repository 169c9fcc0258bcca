import { diceFrom, rollWord, shuffle } from "#domain/dice.ts";
import type { Game, Pace, Tick } from "#domain/game.ts";
import { countdownMs, isCountdown, phaseAfter, type Phase } from "#domain/phase.ts";
import { emptyGrid, fits, landed, pieceAtTop, withoutFullRows, withPiece } from "./logic/grid.ts";
import {
  isLocking,
  lower,
  nudge,
  passStep,
  press,
  release,
  resting,
  turn,
} from "./logic/motion.ts";
import type { Options } from "./logic/options.ts";
import { kinds, type Kind } from "./logic/pieces.ts";
import { dropMs, levelAt, pointsFor, stepsIn } from "./logic/rules.ts";
import type { State, Action } from "./logic/state.ts";

export { conclude, follow } from "./logic/gestures.ts";
export type { Gesture, Touch } from "./logic/gestures.ts";
export { columns, hiddenRows, landed, rows } from "./logic/grid.ts";
export { bestKey, delaysMs, optionsShape, repeatsMs, softFactors } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";
export { cellsOf, shapeOf } from "./logic/pieces.ts";
export type { Kind } from "./logic/pieces.ts";
export { stepsIn } from "./logic/rules.ts";
export type { Action, State } from "./logic/state.ts";

/** How many of the pieces to come are shown. */
const shownNext = 3;

/** The game with these options. All but the slow mode can change while it runs. */
export const tetris = (options: Options): Game<State, Action> => ({
  start: (seed) => fresh(seed, options.isSlow),
  step: (state, action) => step(state, action, options),
  pace,
});

/** Spec §4: Reset clears everything. */
function fresh(seed: number, isSlow: boolean): State {
  const [[kind = "T", ...queue], dice] = shuffle(diceFrom(seed), kinds);
  return {
    seed,
    dice,
    phase: "idle",
    isSlow,
    grid: emptyGrid,
    ...resting(pieceAtTop(kind)),
    held: [],
    charge: 0,
    isSoft: false,
    queue,
    hold: null,
    canHold: true,
    score: 0,
    lines: 0,
    clock: 0,
    last: null,
  };
}

function pace({ phase }: State): Pace | null {
  if (isCountdown(phase)) return countdownMs;
  return phase === "running" ? "frame" : null;
}

function step(state: State, action: Action | Tick, options: Options): State {
  switch (action.type) {
    case "start":
      return begin(state);
    case "pause":
    case "resume":
      return withPhase(state, phaseAfter(state.phase, action.type));
    case "tick":
      return state.phase === "running"
        ? tick(state, options)
        : withPhase(state, phaseAfter(state.phase, "tick"));
    default:
      return state.phase === "running" ? play(state, action, options) : state;
  }
}

type Control = Exclude<Action, { type: "start" | "pause" | "resume" }>;

function play(state: State, action: Control, options: Options): State {
  switch (action.type) {
    case "press":
      return press(state, action.key);
    case "release":
      return release(state, action.key, options);
    case "nudge":
      return action.way === "down" ? lower(state) : nudge(state, action.way);
    case "turn":
      return turn(state, action.by);
    case "drop":
      return lock({ ...state, piece: landed(state.grid, state.piece) });
    case "hold":
      return state.canHold ? swap(state) : state;
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
    ? { ...state, phase, held: [], isSoft: false, last: { type: "paused" } }
    : { ...state, phase };
}

function tick(state: State, options: Options): State {
  const slowness = state.isSlow ? 2 : 1;
  const stepsPerRow = stepsIn(dropMs(levelOf(state))) * slowness;
  const next = passStep({ ...state, clock: state.clock + 1 }, options, stepsPerRow);
  return isLocking(next, slowness) ? lock(next) : next;
}

/** The piece becomes part of the grid, full rows go, and the next piece comes in. */
function lock(state: State): State {
  const { grid, cleared } = withoutFullRows(withPiece(state.grid, state.piece));
  const level = levelOf(state);
  const lines = state.lines + cleared.length;
  const locked: State = {
    ...state,
    grid,
    lines,
    score: state.score + pointsFor(cleared.length, level),
    canHold: true,
    last: { type: "locked", cleared, isNewLevel: levelAt(lines) > level, at: state.clock },
  };
  return bringNext(locked);
}

function bringNext(state: State): State {
  const [kind = "T", ...rest] = state.queue;
  if (rest.length >= shownNext) return bringIn({ ...state, queue: rest }, kind);
  // Every seven pieces are one of each kind, in any order.
  const [bag, dice] = shuffle(state.dice, kinds);
  return bringIn({ ...state, dice, queue: [...rest, ...bag] }, kind);
}

/** Spec §4: game over when a newly placed piece collides. */
function bringIn(state: State, kind: Kind): State {
  const piece = pieceAtTop(kind);
  const next = { ...state, ...resting(piece) };
  return fits(state.grid, piece) ? next : { ...next, phase: "over", last: { type: "over" } };
}

function swap(state: State): State {
  const kept: State = { ...state, hold: state.piece.kind, canHold: false };
  return state.hold === null ? bringNext(kept) : bringIn(kept, state.hold);
}

/** The level now. */
export const levelOf = ({ lines }: State): number => levelAt(lines);

/** The pieces that are shown to come. */
export const nextOf = ({ queue }: State): readonly Kind[] => queue.slice(0, shownNext);
