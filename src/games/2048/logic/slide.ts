import type { Direction } from "#domain/direction.ts";

export const size = 4;
export const cellCount = size * size;

/** A tile keeps its id while it slides, so that the eye can follow it. */
export interface Tile {
  id: number;
  value: number; // 2, 4, … 131072
  cell: number; // 0 to 15, row by row
  /** How it came about in the last move. */
  born?: "spawned" | "merged";
}

export interface Slide {
  tiles: Tile[];
  /** The tiles that became one, where that happened. */
  absorbed: Tile[];
  merged: number[]; // the new values: [8, 16]
  changed: boolean;
}

/**
 * Slides all tiles one way. Equal neighbors merge, starting at the wall, and what has merged does
 * not merge again. New tiles get ids from `nextId` on.
 */
export function slide(tiles: readonly Tile[], direction: Direction, nextId: number): Slide {
  const result: Slide = { tiles: [], absorbed: [], merged: [], changed: false };
  for (const line of lines[direction]) {
    const waiting = line.flatMap((cell) => tiles.filter((tile) => tile.cell === cell));
    let free = 0;
    while (waiting.length > 0) {
      const [tile, neighbor] = waiting as [Tile, Tile?];
      const cell = line[free] as number;
      free += 1;
      if (tile.value === neighbor?.value) {
        waiting.splice(0, 2);
        const value = tile.value * 2;
        const id = nextId + result.merged.length;
        result.merged.push(value);
        result.tiles.push({ id, value, cell, born: "merged" });
        result.absorbed.push(moved(tile, cell), moved(neighbor, cell));
        result.changed = true;
      } else {
        waiting.shift();
        result.tiles.push(moved(tile, cell));
        result.changed ||= tile.cell !== cell;
      }
    }
  }
  return result;
}

/** True when the board is full and no two equal tiles touch. */
export function isStuck(tiles: readonly Tile[]): boolean {
  if (tiles.length < cellCount) return false;
  return !slide(tiles, "left", 0).changed && !slide(tiles, "up", 0).changed;
}

const moved = ({ id, value }: Tile, cell: number): Tile => ({ id, value, cell });

/** For each direction the rows or columns, each from the wall that the tiles slide to. */
const lines: Record<Direction, readonly (readonly number[])[]> = {
  left: linesOf((line, step) => line * size + step),
  right: linesOf((line, step) => line * size + size - 1 - step),
  up: linesOf((line, step) => step * size + line),
  down: linesOf((line, step) => (size - 1 - step) * size + line),
};

function linesOf(cell: (line: number, step: number) => number): number[][] {
  const steps = Array.from({ length: size }, (_, step) => step);
  return steps.map((line) => steps.map((step) => cell(line, step)));
}
