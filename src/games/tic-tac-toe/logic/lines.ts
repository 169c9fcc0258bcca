export type Mark = "X" | "O";
export type Winner = Mark | "tie";
/** Nine cells, row by row. */
export type Cells = readonly (Mark | null)[];

type Line = readonly [number, number, number];

export const size = 3;
export const cellCount = size * size;

/** The eight lines that win: rows, columns, diagonals. */
export const lines: readonly Line[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** The board after some moves: X has taken the first cell, O the second, and so on. */
export function cellsAfter(moves: readonly number[]): Cells {
  const cells: (Mark | null)[] = [...emptyBoard];
  moves.forEach((cell, turn) => {
    cells[cell] = markOfTurn(turn);
  });
  return cells;
}

const emptyBoard: Cells = Array.from({ length: cellCount }, () => null);

/** Spec §4: X always starts; players alternate. */
export const markOfTurn = (turn: number): Mark => (turn % 2 === 0 ? "X" : "O");

/** The lines that have been won: none, one, or two at once. */
export const wonLines = (cells: Cells): readonly Line[] =>
  lines.filter((line) => markOfLine(cells, line) !== null);

/** Who has won; a full board without a line is a tie; `null` while the game goes on. */
export function winnerOf(cells: Cells): Winner | null {
  for (const line of lines) {
    const mark = markOfLine(cells, line);
    if (mark !== null) return mark;
  }
  return cells.includes(null) ? null : "tie";
}

function markOfLine(cells: Cells, [a, b, c]: Line): Mark | null {
  const mark = cells[a] ?? null;
  return mark === cells[b] && mark === cells[c] ? mark : null;
}
