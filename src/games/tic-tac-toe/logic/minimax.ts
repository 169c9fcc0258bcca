import { cellCount, lines, type Cells, type Mark } from "./lines.ts";

/** Spec §9: a win for O scores 10 minus the depth, a win for X the depth minus 10. */
const winScore = 10;

/** A cell that can be taken, and what it leads to when both go on without a mistake. */
interface ScoredMove {
  cell: number;
  score: number; // above 0 when O will win, below 0 when X will, 0 for a tie
}

/** Looks at every way in which the game can go on. */
export function scoreMoves(cells: Cells, mark: Mark): ScoredMove[] {
  // Within one search the cells that are taken give the depth, so that a board has one score.
  const known = new Map<number, number>();
  const scoreOf = (x: CellSet, o: CellSet, next: Mark, depth: number): number => {
    if (hasLine[o]) return winScore - depth;
    if (hasLine[x]) return depth - winScore;
    if ((x | o) === everyCell) return 0;
    const board = x | (o << cellCount);
    const score = known.get(board) ?? bestScore(x, o, next, depth);
    known.set(board, score);
    return score;
  };

  const bestScore = (x: CellSet, o: CellSet, next: Mark, depth: number): number => {
    let best = next === "O" ? -Infinity : Infinity;
    for (let cell = 1; cell < everyCell; cell <<= 1) {
      if ((x | o) & cell) continue;
      best =
        next === "O"
          ? Math.max(best, scoreOf(x, o | cell, "X", depth + 1))
          : Math.min(best, scoreOf(x | cell, o, "O", depth + 1));
    }
    return best;
  };

  const x = setOf(cells, "X");
  const o = setOf(cells, "O");
  return emptyCells(cells).map((cell) => ({
    cell,
    score: mark === "O" ? scoreOf(x, o | (1 << cell), "X", 0) : scoreOf(x | (1 << cell), o, "O", 0),
  }));
}

/** O's best moves, all equally good. */
export function bestMoves(cells: Cells): number[] {
  const moves = scoreMoves(cells, "O");
  const best = Math.max(...moves.map(({ score }) => score));
  return moves.filter(({ score }) => score === best).map(({ cell }) => cell);
}

/** The cells that nobody has taken. */
export const emptyCells = (cells: Cells): number[] =>
  Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => cells[cell] === null);

/** A set of cells in the bits of a number: cells 0 and 2 are 0b101. The search is fast with it. */
type CellSet = number;
const everyCell: CellSet = 2 ** cellCount - 1;

/** For each set of cells, whether it holds a line. */
const hasLine = Array.from({ length: everyCell + 1 }, (_, set) =>
  lines.some((line) => line.every((cell) => set & (1 << cell))),
);

const setOf = (cells: Cells, mark: Mark): CellSet =>
  cells.reduce((set, taken, cell) => (taken === mark ? set | (1 << cell) : set), 0);
