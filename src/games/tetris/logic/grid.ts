import { cellsOf, shapeOf, type Kind, type Piece } from "./pieces.ts";

/** Spec §9: a board of 10 × 20. */
export const columns = 10;
export const rows = 20;
/** Above the board is room to turn in; what locks there is not lost. */
export const hiddenRows = 4;

/** Rows from the top, hidden ones included; `null` is an empty cell. */
export type Grid = readonly (readonly (Kind | null)[])[];

const emptyRow: readonly (Kind | null)[] = Array.from({ length: columns }, () => null);

export const emptyGrid: Grid = Array.from({ length: rows + hiddenRows }, () => emptyRow);

/** A piece as it comes in: flat, in the middle or left of it, at the top of the board. */
export function pieceAtTop(kind: Kind): Piece {
  const first = Math.min(...shapeOf(kind).map(([, row]) => row));
  return { kind, rotation: 0, x: 3, y: hiddenRows - first };
}

/** Whether the piece lies on free cells of the grid only. */
export const fits = (grid: Grid, piece: Piece): boolean =>
  // Beside the grid there is no cell at all, which is not the same as an empty one.
  cellsOf(piece).every(([column, row]) => grid[row]?.[column] === null);

/** The piece so many cells further right and down. */
export const shifted = (piece: Piece, right: number, down: number): Piece => ({
  ...piece,
  x: piece.x + right,
  y: piece.y + down,
});

/** Where the piece would come to lie if it fell now: its ghost. */
export function landed(grid: Grid, piece: Piece): Piece {
  let lowest = piece;
  for (let next = shifted(piece, 0, 1); fits(grid, next); next = shifted(next, 0, 1)) {
    lowest = next;
  }
  return lowest;
}

/** The grid with the piece in it. */
export function withPiece(grid: Grid, piece: Piece): Grid {
  const filled = grid.map((row) => [...row]);
  for (const [column, row] of cellsOf(piece)) filled[row]?.splice(column, 1, piece.kind);
  return filled;
}

/** Takes out all full rows at once; what is above comes down. */
export function withoutFullRows(grid: Grid): { grid: Grid; cleared: number[] } {
  const cleared = grid.flatMap((row, index) => (row.includes(null) ? [] : [index]));
  if (cleared.length === 0) return { grid, cleared };
  const rest = grid.filter((_, index) => !cleared.includes(index));
  return { grid: [...cleared.map(() => emptyRow), ...rest], cleared };
}
