import { isCount, isDice, isRecord } from "#domain/saved.ts";
import { maxUndos, type Position, type State } from "./state.ts";
import { cellCount, isStuck, type Tile } from "./slide.ts";

/** Raised when the shape of a saved game changes; older ones then give way to a new game. */
const version = 1;
const maxTile = 131_072;

/** What is kept of a running game. */
export const writeSave = (state: State): unknown => ({
  version,
  ...positionToKeep(state),
  seed: state.seed,
  nextId: state.nextId,
  undos: state.undos,
  firstEnd: state.firstEnd,
  past: state.past.map(positionToKeep),
  celebration: state.celebration,
});

/** The game that was kept; `undefined` for anything that cannot be one. */
export function readSave(saved: unknown): State | undefined {
  if (!isRecord(saved) || saved.version !== version) return undefined;
  const now = readPosition(saved);
  const past = Array.isArray(saved.past) ? saved.past.map(readPosition) : [];
  const { seed, nextId, undos, celebration } = saved;
  if (now === undefined || !past.every((position) => position !== undefined)) return undefined;
  if (past.length > maxUndos || !isWord(seed) || !isCount(undos) || !isCount(nextId)) {
    return undefined;
  }
  if (celebration !== null && !isCount(celebration)) return undefined;
  const over = isStuck(now.tiles);
  // Older games did not say when they first came to their end.
  const { firstEnd = over ? now.score : null } = saved;
  if (firstEnd !== null && !isCount(firstEnd)) return undefined;
  if ([now, ...past].some(({ tiles }) => tiles.some((tile) => tile.id >= nextId))) return undefined;
  return {
    ...now,
    seed,
    nextId,
    undos,
    firstEnd,
    past,
    celebration,
    absorbed: [],
    over,
    last: null,
  };
}

const positionToKeep = ({ tiles, dice, score, won, moves }: Position) => ({
  tiles: tiles.map(({ id, value, cell }) => [id, value, cell]),
  dice,
  score,
  won,
  moves,
});

function readPosition(saved: unknown): Position | undefined {
  if (!isRecord(saved)) return undefined;
  const { dice, score, won, moves } = saved;
  const tiles = Array.isArray(saved.tiles) ? saved.tiles.map(readTile) : [];
  if (!tiles.every((tile) => tile !== undefined)) return undefined;
  const cells = new Set(tiles.map((tile) => tile.cell));
  const ids = new Set(tiles.map((tile) => tile.id));
  if (tiles.length < 2 || cells.size < tiles.length || ids.size < tiles.length) return undefined;
  if (!isDice(dice) || !isCount(score) || !isCount(moves) || typeof won !== "boolean") {
    return undefined;
  }
  return { tiles, dice, score, won, moves };
}

function readTile(saved: unknown): Tile | undefined {
  if (!Array.isArray(saved) || saved.length !== 3 || !saved.every(isCount)) return undefined;
  const [id, value, cell] = saved as [number, number, number];
  const isPower = value >= 2 && value <= maxTile && Number.isInteger(Math.log2(value));
  return isPower && cell < cellCount ? { id, value, cell } : undefined;
}

const isWord = (value: unknown): value is number => isCount(value) && value < 2 ** 32;
