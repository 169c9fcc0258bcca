import { useEffect, useState, type RefObject } from "react";
import { directionOf } from "./direction-keys.ts";
import { neighbor } from "./use-review.ts";

/**
 * One Tab stop on a board of buttons: arrow keys and WASD walk from cell to cell and stay at an
 * edge, Home and End go to the ends of a row. Cells count row by row. The button of `current` has
 * `tabIndex` 0, all others -1; `setCurrent` is told which one has the focus.
 */
export function useRoving(grid: RefObject<HTMLElement | null>, rows: number, columns: number) {
  const [last, setCurrent] = useState(0);
  const current = Math.min(last, rows * columns - 1); // the board may have become smaller

  // Once it is drawn: a board that waits for its start is inert until then.
  const [wanted, setWanted] = useState<{ cell: number } | null>(null);
  useEffect(() => {
    if (wanted !== null) focusCell(grid.current, wanted.cell);
  }, [wanted, grid]);
  /** Puts the keyboard on a cell, or back to where it was. */
  const focus = (cell = current) => setWanted({ cell });

  /** Answers whether the key was a walk. From outside of the board it only leads there. */
  const walk = (event: KeyboardEvent): boolean => {
    const next = cellAfter(current, event, rows, columns);
    if (next === undefined) return false;
    focusCell(grid.current, grid.current?.contains(document.activeElement) ? next : current);
    return true;
  };
  return { current, setCurrent, focus, walk };
}

const focusCell = (grid: HTMLElement | null, cell: number) =>
  grid?.querySelectorAll("button")[cell]?.focus();

function cellAfter(cell: number, event: KeyboardEvent, rows: number, columns: number) {
  const first = cell - (cell % columns);
  if (event.key === "Home") return first;
  if (event.key === "End") return first + columns - 1;
  const direction = directionOf(event);
  return direction && neighbor(cell, direction, rows, columns);
}
