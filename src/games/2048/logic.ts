import { diceFrom, pick, rollChance } from "#domain/dice.ts";
import type { Direction } from "#domain/direction.ts";
import type { Game, Tick } from "#domain/game.ts";
import type { Replayable } from "#domain/recording.ts";
import { cellCount, isStuck, slide, type Tile } from "./logic/slide.ts";
import { replayWords } from "./logic/replay.ts";
import { maxUndos, type Action, type Position, type State } from "./logic/state.ts";

export type { Action, State } from "./logic/state.ts";
export { readSave, writeSave } from "./logic/save.ts";
export { cellCount, size } from "./logic/slide.ts";
export type { Tile } from "./logic/slide.ts";

/** Spec §9: a new tile is 2 with probability 0.9, else 4; 2048 wins. */
const chanceOfTwo = 0.9;
export const winTile = 2048;
const startTiles = 2;
/** The win panel goes by itself once play has gone on for this many moves. */
const celebrationMoves = 3;

export const game: Game<State, Action> = { start, step, pace: () => null };

/** How a game is recorded and played again. */
export const replay: Replayable<State, Action, object> = { ...replayWords, game: () => game };

function start(seed: number): State {
  let state: State = {
    seed,
    dice: diceFrom(seed),
    tiles: [],
    absorbed: [],
    nextId: 1,
    score: 0,
    won: false,
    over: false,
    firstEnd: null,
    moves: 0,
    undos: 0,
    past: [],
    celebration: null,
    last: null,
  };
  for (let tile = 0; tile < startTiles; tile += 1) state = spawn(state).state;
  return state;
}

function step(state: State, action: Action | Tick): State {
  switch (action.type) {
    case "move":
      return state.over ? state : move(state, action.direction);
    case "undo":
      return undo(state);
    case "dismiss":
      return state.celebration === null ? state : { ...state, celebration: 0 };
    case "tick":
      return state;
  }
}

function move(state: State, direction: Direction): State {
  const { tiles, absorbed, merged, changed } = slide(state.tiles, direction, state.nextId);
  if (!changed) return { ...state, last: { type: "blocked", direction } };

  const gained = merged.reduce((sum, value) => sum + value, 0);
  const won = state.won || merged.includes(winTile);
  const slid: State = {
    ...state,
    tiles,
    absorbed,
    nextId: state.nextId + merged.length,
    score: state.score + gained,
    won,
    moves: state.moves + 1,
    past: [...state.past, positionOf(state)].slice(-maxUndos),
    celebration: celebrationAfter(state.celebration, won),
  };
  const spawned = spawn(slid);
  const over = isStuck(spawned.state.tiles);
  return {
    ...spawned.state,
    over,
    firstEnd: state.firstEnd ?? (over ? slid.score : null),
    last: { type: "moved", direction, merged, gained, spawned: spawned.tile },
  };
}

function celebrationAfter(celebration: number | null, won: boolean): number | null {
  if (celebration === null) return won ? celebrationMoves : null;
  return Math.max(0, celebration - 1);
}

function undo(state: State): State {
  const before = state.past.at(-1);
  if (before === undefined) return state;
  return {
    ...state,
    ...before,
    absorbed: [],
    over: false,
    undos: state.undos + 1,
    past: state.past.slice(0, -1),
    celebration: state.celebration === null ? null : 0,
    last: { type: "undone" },
  };
}

/** Puts a new tile on an empty cell, each as likely as the other. */
function spawn(state: State): { state: State; tile: Tile } {
  const taken = new Set(state.tiles.map((tile) => tile.cell));
  const empty = Array.from({ length: cellCount }, (_, cell) => cell).filter(
    (cell) => !taken.has(cell),
  );
  const [isTwo, afterValue] = rollChance(state.dice, chanceOfTwo);
  const [cell, dice] = pick(afterValue, empty);
  const tile: Tile = { id: state.nextId, value: isTwo ? 2 : 4, cell, born: "spawned" };
  const tiles = [...state.tiles, tile];
  return { state: { ...state, dice, tiles, nextId: state.nextId + 1 }, tile };
}

function positionOf({ tiles, dice, score, won, moves }: State): Position {
  // Tiles that come back have not just been born.
  return {
    tiles: tiles.map(({ id, value, cell }) => ({ id, value, cell })),
    dice,
    score,
    won,
    moves,
  };
}

/** The largest number on the board. */
export const highestTile = ({ tiles }: Position): number =>
  Math.max(...tiles.map((tile) => tile.value));

/** Spec §4: the final score equals the best score and is above 0. */
export const isNewBest = ({ over, score }: State, best: number): boolean =>
  over && score > 0 && score === best;

/** Whether the win panel shows: once in a game, and it never stands in the way. */
export const celebrates = ({ celebration, over }: State): boolean =>
  celebration !== null && celebration > 0 && !over;
