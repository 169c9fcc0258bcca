import { diceFrom, shuffle } from "#domain/dice.ts";
import type { Ground } from "./levels.ts";

/** In a list of counts: there is a mine. */
export const mine = -1;

const wordCount = 2 ** 32;
/** Layouts of one seed are unlike each other; unlike the constant inside the dice, so no overlap. */
const attemptStep = 0x85ebca6b;

export const cellCount = ({ width, height }: Ground): number => width * height;

const known = new Map<string, number[][]>();

/** The up to eight cells around each cell. Cells count row by row. */
export function neighborsOf({ width, height }: Ground): readonly (readonly number[])[] {
  const key = `${width}x${height}`;
  const neighbors = known.get(key) ?? findNeighbors(width, height);
  known.set(key, neighbors);
  return neighbors;
}

function findNeighbors(width: number, height: number): number[][] {
  const steps = [-1, 0, 1];
  return Array.from({ length: width * height }, (_, cell) => {
    const row = Math.floor(cell / width);
    const column = cell % width;
    return steps
      .flatMap((down) => steps.map((right) => [row + down, column + right] as const))
      .filter(([y, x]) => y >= 0 && y < height && x >= 0 && x < width)
      .map(([y, x]) => y * width + x)
      .filter((other) => other !== cell);
  });
}

/** The cell at which a seed's board begins. */
export const startCellOf = (ground: Ground, seed: number): number => seed % cellCount(ground);

/**
 * The seed whose board begins at this cell. Whoever plays it gets the very same board, opened where
 * the first click was.
 */
export function seedStartingAt(ground: Ground, seed: number, cell: number): number {
  const cells = cellCount(ground);
  const settled = seed - (seed % cells) + cell;
  return settled < wordCount ? settled : settled - cells;
}

/**
 * How many mines lie around each cell, or that one lies there. None lies at the start or around it.
 * A seed has many layouts; the first is attempt 0.
 */
export function layMines(ground: Ground, seed: number, attempt: number): number[] {
  const neighbors = neighborsOf(ground);
  const start = startCellOf(ground, seed);
  const area = new Set([start, ...(neighbors[start] ?? [])]);
  const allowed = neighbors.flatMap((_, cell) => (area.has(cell) ? [] : [cell]));
  const dice = diceFrom((seed + Math.imul(attempt, attemptStep)) >>> 0);
  const mines = new Set(shuffle(dice, allowed)[0].slice(0, ground.mines));
  return neighbors.map((around, cell) =>
    mines.has(cell) ? mine : around.filter((other) => mines.has(other)).length,
  );
}

/** The cells that open together with this one: an area without mines and its edge, or itself alone. */
export function openingFrom(
  ground: Ground,
  counts: readonly number[],
  cell: number,
  isClosed: (cell: number) => boolean,
): number[] {
  const neighbors = neighborsOf(ground);
  const found = new Set([cell]);
  // A list that grows while it is walked: no recursion, whatever the size of the area.
  for (const reached of found) {
    if (counts[reached] !== 0) continue;
    for (const next of neighbors[reached] ?? []) if (isClosed(next)) found.add(next);
  }
  return [...found];
}

/** 3BV: the fewest presses that clear a board without flags. */
export function fewestPresses(ground: Ground, counts: readonly number[]): number {
  const seen = new Set<number>();
  let presses = 0;
  const press = (cell: number) => {
    presses += 1;
    for (const opened of openingFrom(ground, counts, cell, () => true)) seen.add(opened);
  };
  for (const [cell, count] of counts.entries()) if (count === 0 && !seen.has(cell)) press(cell);
  for (const [cell, count] of counts.entries()) if (count > 0 && !seen.has(cell)) press(cell);
  return presses;
}
