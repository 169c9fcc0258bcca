import { diceFrom, pick, rollChance } from "#domain/dice.ts";
import type { Game, Tick } from "#domain/game.ts";
import { winnerOf } from "./logic/lines.ts";
import { bestMoves, emptyCells } from "./logic/minimax.ts";
import {
  cellsOf,
  type State,
  type Mode,
  type Level,
  type Tallies,
  isThinking,
  levelOf,
  turnOf,
} from "./logic/state.ts";

export { cellsOf, dailyLevel, isThinking, turnOf } from "./logic/state.ts";
export type { Level, Mode, State } from "./logic/state.ts";
export { hintsFor } from "./logic/hints.ts";
export { cellCount, size, winnerOf, wonLines } from "./logic/lines.ts";
export type { Cells, Mark } from "./logic/lines.ts";
export { readSave, writeSave } from "./logic/save.ts";

/** Spec §9: the computer takes its time. */
const aiDelayMs = 500;
/** How likely it is that the computer takes any cell instead of the best. */
const blunderChances: Record<Level, number> = { unbeatable: 0, medium: 0.3, easy: 1 };
const noTallies: Tallies = { X: 0, O: 0, tie: 0 };

export type Action =
  | { type: "mark"; cell: number }
  | { type: "new" }
  | { type: "undo" }
  | { type: "reset" }
  | { type: "mode"; mode: Mode }
  | { type: "level"; level: Level }
  | { type: "daily"; seed: number };

export const game: Game<State, Action> = {
  start: (seed) => ({
    dice: diceFrom(seed),
    moves: [],
    mode: "ai",
    level: "unbeatable",
    tallies: noTallies,
    daily: null,
    last: null,
  }),
  step,
  pace: (state) => (isThinking(state) ? aiDelayMs : null),
};

function step(state: State, action: Action | Tick): State {
  switch (action.type) {
    case "mark":
      return isThinking(state) ? state : take(state, action.cell);
    case "tick":
      // The move is found when it is due, for the board as it is then: no old one can arrive.
      return isThinking(state) ? answer(state) : state;
    case "new":
      return anew(state);
    case "mode":
      return { ...anew(state), mode: action.mode };
    case "daily":
      // The scores stay, so it is no new state from the seed.
      return { ...anew(state), dice: diceFrom(action.seed), mode: "ai", daily: action.seed };
    case "level":
      return { ...state, level: action.level };
    case "undo":
      return canUndo(state) ? undo(state) : state;
    case "reset":
      return { ...state, tallies: noTallies, last: { type: "reset" } };
  }
}

const anew = (state: State): State => ({
  ...state,
  moves: [],
  daily: null,
  last: { type: "started" },
});

/** Spec §4: a move is ignored on a filled cell or after the game ends. */
function take(state: State, cell: number): State {
  const before = cellsOf(state);
  if (before[cell] !== null || winnerOf(before) !== null) return state;

  const mark = turnOf(state);
  const winner = winnerOf(before.with(cell, mark));
  const { tallies } = state;
  return {
    ...state,
    moves: [...state.moves, cell],
    tallies: winner === null ? tallies : { ...tallies, [winner]: tallies[winner] + 1 },
    last: { type: "marked", cell, mark },
  };
}

/** The computer's move. */
function answer(state: State): State {
  const cells = cellsOf(state);
  const [blunders, rolled] = rollChance(state.dice, blunderChances[levelOf(state)]);
  const [cell, dice] = pick(rolled, blunders ? emptyCells(cells) : bestMoves(cells));
  return take({ ...state, dice }, cell);
}

/** Back to the player's own turn: against the computer its reply goes too. */
function undo(state: State): State {
  const count = state.mode === "ai" && turnOf(state) === "X" ? 2 : 1;
  return { ...state, moves: state.moves.slice(0, -count), last: { type: "undone" } };
}

/** A finished game has been counted, so it stays. In the day's game everybody has one try. */
export const canUndo = (state: State): boolean =>
  state.moves.length > 0 && state.daily === null && winnerOf(cellsOf(state)) === null;
