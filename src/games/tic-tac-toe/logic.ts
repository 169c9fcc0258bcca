import { diceFrom, pick, rollChance } from "#domain/dice.ts";
import type { Game, Tick } from "#domain/game.ts";
import type { Replayable } from "#domain/recording.ts";
import { winnerOf } from "./logic/lines.ts";
import { bestMoves, emptyCells } from "./logic/minimax.ts";
import type { Level, Options } from "./logic/options.ts";
import { replayWords } from "./logic/replay.ts";
import {
  cellsOf,
  isDaily,
  isOver,
  isThinking,
  turnOf,
  type Action,
  type State,
} from "./logic/state.ts";

export { hintsFor } from "./logic/hints.ts";
export { cellCount, size, winnerOf, wonLines } from "./logic/lines.ts";
export type { Cells, Mark, Winner } from "./logic/lines.ts";
export { dailyOptions, everyOptions, optionsShape } from "./logic/options.ts";
export type { Level, Mode, Options } from "./logic/options.ts";
export { readSavedTallies, readSave, writeSave } from "./logic/save.ts";
export { cellsOf, isDaily, isOver, isThinking, isUnderWay, turnOf } from "./logic/state.ts";
export type { Action, State } from "./logic/state.ts";
export { noTallies, readTallies, tallied } from "./logic/tallies.ts";
export type { Tallies } from "./logic/tallies.ts";

/** Spec §9: the computer takes its time. */
const aiDelayMs = 500;
/** How likely it is that the computer takes any cell instead of the best. */
const blunderChances: Record<Level, number> = { unbeatable: 0, medium: 0.3, easy: 1 };

/** The game with these options. */
export const ticTacToe = (options: Options): Game<State, Action> => ({
  start: (seed) => ({ seed, options, dice: diceFrom(seed), moves: [], undos: 0, last: null }),
  step,
  pace: (state) => (isThinking(state) ? aiDelayMs : null),
});

/** How a game is recorded and played again. */
export const replay: Replayable<State, Action, Options> = { ...replayWords, game: ticTacToe };

function step(state: State, action: Action | Tick): State {
  switch (action.type) {
    case "mark":
      return isThinking(state) ? state : take(state, action.cell);
    case "tick":
      // The move is found when it is due, for the board as it is then: no old one can arrive.
      return isThinking(state) ? answer(state) : state;
    case "undo":
      return canUndo(state) ? undo(state) : state;
  }
}

/** Spec §4: a move is ignored on a filled cell or after the game ends. */
function take(state: State, cell: number): State {
  const before = cellsOf(state);
  if (before[cell] !== null || winnerOf(before) !== null) return state;
  return {
    ...state,
    moves: [...state.moves, cell],
    last: { type: "marked", cell, mark: turnOf(state) },
  };
}

/** The computer's move. */
function answer(state: State): State {
  const cells = cellsOf(state);
  const [blunders, rolled] = rollChance(state.dice, blunderChances[state.options.level]);
  const [cell, dice] = pick(rolled, blunders ? emptyCells(cells) : bestMoves(cells));
  return take({ ...state, dice }, cell);
}

/** Back to the player's own turn: against the computer its reply goes too. */
function undo(state: State): State {
  const count = state.options.mode === "ai" && turnOf(state) === "X" ? 2 : 1;
  return {
    ...state,
    moves: state.moves.slice(0, -count),
    undos: state.undos + 1,
    last: { type: "undone" },
  };
}

/** A finished game has been counted, so it stays. In the day's game everybody has one try. */
export const canUndo = (state: State): boolean =>
  state.moves.length > 0 && !isDaily(state) && !isOver(state);
