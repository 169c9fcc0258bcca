import type { Hint } from "../logic/hints.ts";
import { cellsOf, isThinking, size, turnOf, winnerOf, type Cells, type State } from "../logic.ts";

/** What the Game Status panel says. The messages are those of spec §4 and §8. */
export function statusOf(state: State): string {
  const winner = winnerOf(cellsOf(state));
  if (winner === "tie") return "It's a tie! 🤝";
  if (winner !== null) return `Player ${winner} wins! 🎉`;
  return isThinking(state) ? "AI is thinking..." : `Player ${turnOf(state)}'s turn`;
}

/** What a screen reader says: "O at row 2, column 2. Player X's turn" */
export function describeLast(state: State): string {
  const { last } = state;
  switch (last?.type) {
    case undefined:
      return "";
    case "marked":
      return `${last.mark} at ${placeOf(last.cell)}. ${statusOf(state)}`;
    case "undone":
      return `Undone. ${statusOf(state)}`;
  }
}

/** X always starts. */
export const newGameText = "New game. Player X's turn";

/** The name of a cell: "Row 2, column 2: X", or with a hint "Row 2, column 2: empty, tie" */
export function describeCell(cells: Cells, cell: number, hint?: Hint): string {
  const place = placeOf(cell);
  const mark = cells[cell] ?? "empty";
  return `${place[0]?.toUpperCase()}${place.slice(1)}: ${hint === undefined ? mark : `${mark}, ${hint}`}`;
}

/** The whole board in three sentences, and how it stands. */
export function describeBoard(state: State): string {
  const cells = cellsOf(state).map((mark) => mark ?? "empty");
  const rows = Array.from(
    { length: size },
    (_, row) => `Row ${row + 1}: ${cells.slice(row * size, (row + 1) * size).join(", ")}.`,
  );
  return `${rows.join(" ")} ${statusOf(state)}`;
}

const placeOf = (cell: number): string =>
  `row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}`;
