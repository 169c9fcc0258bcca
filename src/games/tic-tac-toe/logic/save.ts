import { isCount, isDice, isRecord } from "#domain/saved.ts";
import { dayOfSeed } from "#domain/seed.ts";
import { cellCount, cellsAfter, winnerOf } from "./lines.ts";
import { levels, modes, type State, type Tallies } from "./state.ts";

/** Raised when the shape of a saved game changes; older ones then give way to a new game. */
const version = 1;

/** What is kept of the running game and the scores. */
export const writeSave = ({ dice, moves, mode, level, tallies, daily }: State): unknown => ({
  version,
  dice,
  moves,
  mode,
  level,
  tallies,
  ...(daily === null ? {} : { daily }),
});

/** The game that was kept; `undefined` for anything that cannot be one. */
export function readSave(saved: unknown): State | undefined {
  if (!isRecord(saved) || saved.version !== version) return undefined;
  const { dice, moves, tallies } = saved;
  const mode = modes.find((one) => one === saved.mode);
  const level = levels.find((one) => one === saved.level);
  if (mode === undefined || level === undefined) return undefined;
  if (!isDice(dice) || !isGame(moves) || !isTallies(tallies)) return undefined;
  const { X, O, tie } = tallies;
  // A save of before the day's games has none.
  const daily = isCount(saved.daily) && dayOfSeed(saved.daily) !== null ? saved.daily : null;
  return { dice, moves, mode, level, tallies: { X, O, tie }, daily, last: null };
}

/** Different cells of the board, and none taken after the game was won. */
const isGame = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.every((cell) => isCount(cell) && cell < cellCount) &&
  new Set(value).size === value.length &&
  (value.length === 0 || winnerOf(cellsAfter(value.slice(0, -1) as number[])) === null);

const isTallies = (value: unknown): value is Tallies =>
  isRecord(value) && isCount(value.X) && isCount(value.O) && isCount(value.tie);
