import { isCount, isDice, isRecord } from "#domain/saved.ts";
import { dayOfSeed } from "#domain/seed.ts";
import { cellCount, cellsAfter, winnerOf } from "./lines.ts";
import { dailyOptions, optionsShape } from "./options.ts";
import { isDaily, type State } from "./state.ts";
import { readTallies, type Tallies } from "./tallies.ts";

// Games are kept as recordings now. One that was kept before can be played to its end.

const version = 1;

/** What is kept of a game that is not recorded from its beginning. */
export const writeSave = (state: State): unknown => ({
  version,
  dice: state.dice,
  moves: state.moves,
  ...state.options,
  ...(isDaily(state) ? { daily: state.seed } : {}),
});

/** The game that was kept; `undefined` for anything that cannot be one. */
export function readSave(saved: unknown): State | undefined {
  if (!isRecord(saved) || saved.version !== version) return undefined;
  const { dice, moves, daily } = saved;
  const options = optionsShape.read(saved);
  if (options.mode !== saved.mode || options.level !== saved.level) return undefined;
  if (!isDice(dice) || !isGame(moves)) return undefined;
  const isTheDays = isCount(daily) && dayOfSeed(daily) !== null;
  return {
    // Of other games it was not kept, and nothing follows from it any more.
    seed: isTheDays ? daily : 0,
    options: isTheDays ? dailyOptions : options,
    dice,
    moves,
    undos: 0,
    last: null,
  };
}

/** The scores that were kept with such a game. */
export const readSavedTallies = (saved: unknown): Tallies | null =>
  isRecord(saved) && saved.version === version ? readTallies(saved.tallies) : null;

/** Different cells of the board, and none taken after the game was won. */
const isGame = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.every((cell) => isCount(cell) && cell < cellCount) &&
  new Set(value).size === value.length &&
  (value.length === 0 || winnerOf(cellsAfter(value.slice(0, -1) as number[])) === null);
