import { isSame, size, type Cell, type State } from "../logic.ts";

interface Line {
  from: Cell;
  to: Cell;
}

/** Where the snake is seen between two moves; `progress` goes from 0 to 1. */
export function wayOf({ cells, left }: State, progress: number): { heads: Cell[]; lines: Line[] } {
  const [head = left, neck = left] = cells;
  const heads = between(neck, head, progress);
  if (cells.length === 1) return { heads, lines: [] };
  const body = cells
    .slice(1, -1)
    .flatMap((cell, index) => part(cell, cells[index + 2] ?? cell, 0, 1));
  return {
    heads,
    lines: [
      ...part(neck, head, 0, progress),
      ...body,
      ...part(left, cells.at(-1) ?? left, progress, 1),
    ],
  };
}

/** The way from a cell to its neighbor, from one progress to another. */
function part(from: Cell, to: Cell, start: number, end: number): Line[] {
  const ends = between(from, to, end);
  return between(from, to, start).map((point, side) => ({ from: point, to: ends[side] ?? point }));
}

/**
 * The point on the way from a cell to its neighbor. Across an edge without walls there are two: one
 * leaves the board, the other comes in on the other side.
 */
function between(from: Cell, to: Cell, progress: number): Cell[] {
  if (isSame(from, to)) return [to];
  const across = shortWay(to.x - from.x);
  const down = shortWay(to.y - from.y);
  const leaving = { x: from.x + across * progress, y: from.y + down * progress };
  const isBeside = from.x + across === to.x && from.y + down === to.y;
  if (isBeside) return [leaving];
  const rest = 1 - progress;
  return [leaving, { x: to.x - across * rest, y: to.y - down * rest }];
}

/** A step of 19 to the right is one of 1 to the left, across the edge. */
const shortWay = (distance: number): number =>
  Math.abs(distance) > size / 2 ? -Math.sign(distance) : distance;
