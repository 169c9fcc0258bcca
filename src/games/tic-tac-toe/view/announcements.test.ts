import { describe, expect, test } from "vitest";
import { cellsAfter } from "../logic/lines.ts";
import { optionsShape, ticTacToe, type Action } from "../logic.ts";
import type { State } from "../logic/state.ts";
import {
  describeBoard,
  describeCell,
  describeLast,
  newGameText,
  statusOf,
} from "./announcements.ts";

const game = ticTacToe(optionsShape.initial);
const people = ticTacToe({ ...optionsShape.initial, mode: "human" });
const after = (...actions: Action[]): State => actions.reduce(game.step, game.start(1));
const human = (...actions: Action[]): State => actions.reduce(people.step, people.start(1));
const marks = (...cells: number[]) => cells.map((cell): Action => ({ type: "mark", cell }));

describe("what a screen reader says", () => {
  test.each<[string, State]>([
    ["", game.start(1)],
    ["X at row 2, column 3. AI is thinking...", after(...marks(5))],
    ["X at row 1, column 1. Player O's turn", human(...marks(0))],
    ["O at row 3, column 2. Player X's turn", human(...marks(0, 7))],
    ["Undone. Player O's turn", human(...marks(0, 7), { type: "undo" })],
    ["X at row 1, column 3. Player X wins! 🎉", human(...marks(0, 3, 1, 4, 2))],
    ["O at row 2, column 3. Player O wins! 🎉", human(...marks(0, 3, 1, 4, 8, 5))],
    ["X at row 2, column 1. It's a tie! 🤝", human(...marks(0, 4, 8, 1, 7, 6, 2, 5, 3))],
  ])("%j", (text, state) => {
    expect(describeLast(state)).toBe(text);
  });

  test("a new game", () => {
    expect(newGameText).toBe(`New game. ${statusOf(game.start(1))}`);
  });

  test("a cell, with and without a hint", () => {
    const cells = cellsAfter([4, 0]);
    expect(describeCell(cells, 4)).toBe("Row 2, column 2: X");
    expect(describeCell(cells, 0)).toBe("Row 1, column 1: O");
    expect(describeCell(cells, 8)).toBe("Row 3, column 3: empty");
    expect(describeCell(cells, 8, "tie")).toBe("Row 3, column 3: empty, tie");
  });

  test("the whole board", () => {
    expect(describeBoard(human(...marks(4, 0)))).toBe(
      "Row 1: O, empty, empty. Row 2: empty, X, empty. Row 3: empty, empty, empty. Player X's turn",
    );
  });
});
