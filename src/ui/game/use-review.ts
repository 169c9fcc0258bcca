import { useState } from "react";
import type { Direction } from "#domain/direction.ts";

/**
 * A cursor that reads a board cell by cell without playing, for boards whose arrow keys are moves.
 * Cells count row by row; at an edge the cursor stays.
 */
export function useReview(rows: number, columns: number) {
  const [cell, setCell] = useState<number | null>(null);
  const move = (direction: Direction) =>
    setCell((now) => (now === null ? 0 : neighbor(now, direction, rows, columns)));
  return { cell, move };
}

/** The cell next to a cell, or the same cell at the edge. */
export function neighbor(cell: number, direction: Direction, rows: number, columns: number) {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  if (direction === "up") return row > 0 ? cell - columns : cell;
  if (direction === "down") return row < rows - 1 ? cell + columns : cell;
  if (direction === "left") return column > 0 ? cell - 1 : cell;
  return column < columns - 1 ? cell + 1 : cell;
}
