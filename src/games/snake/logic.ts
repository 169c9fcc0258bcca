import { diceFrom, pick, rollWord } from "#domain/dice.ts";
import type { Direction } from "#domain/direction.ts";
import type { Game, Pace, Tick } from "#domain/game.ts";
import { countdownMs, isCountdown, phaseAfter, type Phase } from "#domain/phase.ts";
import type { Replayable } from "#domain/recording.ts";
import { tickMs, type Options } from "./logic/options.ts";
import { replayWords } from "./logic/replay.ts";
import type { Action, Cell, State } from "./logic/state.ts";

export { bestKey, bestRunKey, everyOptions, optionsShape, tickMs } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";
export type { Action, Cell, Outcome, State } from "./logic/state.ts";

/** Spec §9: a grid of 20 × 20, 10 points per food. */
export const size = 20;
const pointsPerFood = 10;
/** More presses than this within one tick are a cat on the keyboard. */
const maxTurns = 3;

/** The game with these options. */
export const snake = (options: Options): Game<State, Action> => ({
  start: (seed) => fresh(seed, options),
  step,
  pace,
});

/** How a game is recorded and played again. */
export const replay: Replayable<State, Action, Options> = { ...replayWords, game: snake };

/** Spec §4: one segment at (10,10), heading right, food at (15,15), score 0. */
function fresh(seed: number, options: Options): State {
  const head: Cell = { x: 10, y: 10 };
  return {
    seed,
    options,
    dice: diceFrom(seed),
    phase: "idle",
    cells: [head],
    left: head,
    direction: "right",
    turns: [],
    food: { x: 15, y: 15 },
    score: 0,
    movedAt: 0,
    last: null,
  };
}

function pace({ phase, options }: State): Pace | null {
  if (isCountdown(phase)) return countdownMs;
  return phase === "running" ? tickMs[options.speed] : null;
}

function step(state: State, action: Action | Tick): State {
  switch (action.type) {
    case "start":
      return begin(state);
    case "pause":
    case "resume":
      return withPhase(state, phaseAfter(state.phase, action.type));
    case "turn":
      return state.phase === "running" ? turn(state, action.direction) : state;
    case "tick":
      return state.phase === "running"
        ? move(state, action.at)
        : withPhase(state, phaseAfter(state.phase, "tick"));
  }
}

/** Spec §4: Start after game over resets first. */
function begin(state: State): State {
  const ready = state.phase === "over" ? fresh(rollWord(state.dice)[0], state.options) : state;
  const phase = phaseAfter(ready.phase, "start");
  return phase === ready.phase ? state : { ...ready, phase, last: { type: "started" } };
}

function withPhase(state: State, phase: Phase): State {
  if (phase === state.phase) return state;
  return phase === "paused"
    ? { ...state, phase, turns: [], last: { type: "paused" } }
    : { ...state, phase };
}

/**
 * Spec §4: reversing direction directly is not allowed. A turn is measured against the turn before
 * it, not against the last move: two quick turns within one tick are two turns.
 */
function turn(state: State, direction: Direction): State {
  const before = state.turns.at(-1) ?? state.direction;
  const isTurn = direction !== before && direction !== opposites[before];
  if (!isTurn || state.turns.length === maxTurns) return state;
  return { ...state, turns: [...state.turns, direction] };
}

function move(state: State, at: number): State {
  const [direction = state.direction, ...turns] = state.turns;
  const head = neighbor(headOf(state), direction, state.options);
  const turned: State = { ...state, direction, turns };
  if (head === null) return die(turned, "wall");

  const eats = state.food !== null && isSame(head, state.food);
  // The tail moves first, so the head may enter the cell that it leaves.
  const rest = eats ? state.cells : state.cells.slice(0, -1);
  if (rest.some((cell) => isSame(cell, head))) return die(turned, "body");

  const left = state.cells.at(-1) ?? head;
  const moved: State = { ...turned, cells: [head, ...rest], left, movedAt: at };
  return eats ? eat(moved) : moved;
}

const die = (state: State, by: "wall" | "body"): State => ({
  ...state,
  phase: "over",
  turns: [],
  last: { type: "died", by },
});

function eat(state: State): State {
  const score = state.score + pointsPerFood;
  const free = freeCells(state.cells);
  if (free.length === 0) {
    return { ...state, score, food: null, phase: "over", last: { type: "won" } };
  }
  const [food, dice] = pick(state.dice, free);
  return { ...state, score, food, dice, last: { type: "ate" } };
}

/** Where food may lie: on every cell without snake, each as likely as the other. */
function freeCells(cells: readonly Cell[]): Cell[] {
  const taken = new Set(cells.map(({ x, y }) => y * size + x));
  return Array.from({ length: size * size }, (_, index) => index)
    .filter((index) => !taken.has(index))
    .map((index) => ({ x: index % size, y: Math.floor(index / size) }));
}

/** The next cell that way; `null` beyond a wall. */
function neighbor({ x, y }: Cell, direction: Direction, { edge }: Options): Cell | null {
  const [across, down] = ways[direction];
  const next = { x: x + across, y: y + down };
  if (edge === "wrap") return { x: (next.x + size) % size, y: (next.y + size) % size };
  const isInside = next.x >= 0 && next.x < size && next.y >= 0 && next.y < size;
  return isInside ? next : null;
}

/** One step that way: across, and down. */
export const ways: Record<Direction, readonly [across: number, down: number]> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};
const opposites: Record<Direction, Direction> = {
  up: "down",
  right: "left",
  down: "up",
  left: "right",
};

export const isSame = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

const headOf = ({ cells, left }: State): Cell => cells[0] ?? left;

/** The board is full: there is nothing more to eat. */
export const isWon = ({ last }: State): boolean => last?.type === "won";
