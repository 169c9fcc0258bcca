import { describe, expect, test } from "vitest";
import { cellsAfter } from "../logic/lines.ts";
import { game, type Action } from "../logic.ts";
import type { State } from "../logic/state.ts";
import { describeBoard, describeCell, describeLast } from "./announcements.ts";

const after = (...actions: Action[]): State => actions.reduce(game.step, game.start(1));
const human: Action = { type: "mode", mode: "human" };
const marks = (...cells: number[]) => cells.map((cell): Action => ({ type: "mark", cell }));

describe("what a screen reader says", () => {
  test.each<[string, State]>([
    ["", game.start(1)],
    ["New game. Player X's turn", after({ type: "new" })],
    ["X at row 2, column 3. AI is thinking...", after(...marks(5))],
    ["X at row 1, column 1. Player O's turn", after(human, ...marks(0))],
    ["O at row 3, column 2. Player X's turn", after(human, ...marks(0, 7))],
    ["Undone. Player O's turn", after(human, ...marks(0, 7), { type: "undo" })],
    ["X at row 1, column 3. Player X wins! 🎉", after(human, ...marks(0, 3, 1, 4, 2))],
    ["O at row 2, column 3. Player O wins! 🎉", after(human, ...marks(0, 3, 1, 4, 8, 5))],
    ["X at row 2, column 1. It's a tie! 🤝", after(human, ...marks(0, 4, 8, 1, 7, 6, 2, 5, 3))],
    ["Scores reset.", after({ type: "reset" })],
  ])("%j", (text, state) => {
    expect(describeLast(state)).toBe(text);
  });

  test("a cell, with and without a hint", () => {
    const cells = cellsAfter([4, 0]);
    expect(describeCell(cells, 4)).toBe("Row 2, column 2: X");
    expect(describeCell(cells, 0)).toBe("Row 1, column 1: O");
    expect(describeCell(cells, 8)).toBe("Row 3, column 3: empty");
    expect(describeCell(cells, 8, "tie")).toBe("Row 3, column 3: empty, tie");
  });

  test("the whole board", () => {
    expect(describeBoard(after(human, ...marks(4, 0)))).toBe(
      "Row 1: O, empty, empty. Row 2: empty, X, empty. Row 3: empty, empty, empty. Player X's turn",
    );
  });
});
