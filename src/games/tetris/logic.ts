import { diceFrom, shuffle } from "#domain/dice.ts";
import type { Game, Pace, Tick } from "#domain/game.ts";
import { countdownMs, isCountdown, phaseAfter, type Phase } from "#domain/phase.ts";
import type { Replayable } from "#domain/recording.ts";
import { emptyGrid, fits, landed, pieceAtTop, withoutFullRows, withPiece } from "./logic/grid.ts";
import { isAtGoal } from "./logic/goal.ts";
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
import { handlingOf, nextCounts, type Handling, type Rules } from "./logic/options.ts";
import { kinds, type Kind } from "./logic/pieces.ts";
import { replayWords } from "./logic/replay.ts";
import { dropMs, levelAt, pointsFor, stepsIn } from "./logic/rules.ts";
import type { State, Action } from "./logic/state.ts";

export { conclude, follow, joined } from "./logic/gestures.ts";
export type { Gesture, Touch } from "./logic/gestures.ts";
export { piecesPerSecond, resultOf, sprintLines, timeShown, timeText } from "./logic/goal.ts";
export { columns, hiddenRows, landed, rows } from "./logic/grid.ts";
export {
  bestKey,
  bestRunKey,
  delaysMs,
  everyWay,
  handlingOf,
  nextCounts,
  optionsShape,
  repeatsMs,
  softFactors,
} from "./logic/options.ts";
export type { Options, Rules, Way } from "./logic/options.ts";
export { cellsOf, shapeOf } from "./logic/pieces.ts";
export type { Kind } from "./logic/pieces.ts";
export { msIn, stepsIn } from "./logic/rules.ts";
export type { Action, State } from "./logic/state.ts";

/** As many as can be shown at once are always known. */
const mostShown = Math.max(...nextCounts);

/** The game with these rules. What can change while it runs comes as an action. */
export const tetris = (rules: Rules): Game<State, Action> => ({
  start: (seed) => fresh(seed, rules),
  step,
  pace,
});

/** How a game is recorded and played again. */
export const replay: Replayable<State, Action, Rules> = { ...replayWords, game: tetris };

/** Spec §4: Reset clears everything. */
function fresh(seed: number, rules: Rules): State {
  const [[kind = "T", ...queue], dice] = shuffle(diceFrom(seed), kinds);
  return {
    seed,
    dice,
    phase: "idle",
    mode: rules.mode,
    isSlow: rules.isSlow,
    handling: handlingOf(rules),
    firstHandling: handlingOf(rules),
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
    pieces: 0,
    clock: 0,
    last: null,
  };
}

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
        ? tick(state)
        : withPhase(state, phaseAfter(state.phase, "tick"));
    case "adjust":
      return adjusted(state, action.handling);
    default:
      return state.phase === "running" ? play(state, action) : state;
  }
}

type Control = Exclude<Action, { type: "start" | "pause" | "resume" | "adjust" }>;

function play(state: State, action: Control): State {
  switch (action.type) {
    case "press":
      return press(state, action.key);
    case "release":
      return release(state, action.key, state.handling);
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
  const phase = phaseAfter(state.phase, "start");
  return phase === state.phase ? state : { ...state, phase, last: { type: "started" } };
}

function adjusted(state: State, handling: Handling): State {
  const { delayMs, repeatMs, softFactor } = state.handling;
  const isSame =
    delayMs === handling.delayMs &&
    repeatMs === handling.repeatMs &&
    softFactor === handling.softFactor;
  return isSame ? state : { ...state, handling };
}

function withPhase(state: State, phase: Phase): State {
  if (phase === state.phase) return state;
  // Nobody sees which keys come up during a pause.
  return phase === "paused"
    ? { ...state, phase, held: [], isSoft: false, last: { type: "paused" } }
    : { ...state, phase };
}

function tick(state: State): State {
  const slowness = state.isSlow ? 2 : 1;
  const stepsPerRow = stepsIn(dropMs(levelOf(state))) * slowness;
  const next = passStep({ ...state, clock: state.clock + 1 }, state.handling, stepsPerRow);
  const settled = isLocking(next, slowness) ? lock(next) : next;
  return settled.phase === "running" && isAtGoal(settled) ? finish(settled) : settled;
}

const finish = (state: State): State => ({ ...state, phase: "over", last: { type: "finished" } });

/** The piece becomes part of the grid, full rows go, and the next piece comes in. */
function lock(state: State): State {
  const { grid, cleared } = withoutFullRows(withPiece(state.grid, state.piece));
  const level = levelOf(state);
  const lines = state.lines + cleared.length;
  const locked: State = {
    ...state,
    grid,
    lines,
    pieces: state.pieces + 1,
    score: state.score + pointsFor(cleared.length, level),
    canHold: true,
    last: { type: "locked", cleared, isNewLevel: levelAt(lines) > level, at: state.clock },
  };
  return isAtGoal(locked) ? finish(locked) : bringNext(locked);
}

function bringNext(state: State): State {
  const [kind = "T", ...rest] = state.queue;
  if (rest.length >= mostShown) return bringIn({ ...state, queue: rest }, kind);
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
export const nextOf = ({ queue }: State, count: number): readonly Kind[] => queue.slice(0, count);
