import { describe, expect, test } from "vitest";
import { game } from "../logic.ts";
import type { State } from "../logic/state.ts";
import { describeBoard, describeCell, describeLast, resultText } from "./announcements.ts";

const start = game.start(1);
const moved: State = {
  ...start,
  score: 1240,
  last: {
    type: "moved",
    direction: "left",
    merged: [8, 16],
    gained: 24,
    spawned: { id: 9, value: 2, cell: 8, born: "spawned" },
  },
};
const tiles = [
  { id: 1, value: 2, cell: 0 },
  { id: 2, value: 1024, cell: 6 },
  { id: 3, value: 16, cell: 15 },
];

describe("what a screen reader says", () => {
  test.each<[string, State]>([
    ["", start],
    ["Moved left. Merged 8 and 16. Score 1,240. New 2 at row 3, column 1.", moved],
    [
      "Moved up. Merged 4, 8, and 1,024. Score 1,240. New 4 at row 1, column 4.",
      {
        ...moved,
        last: {
          type: "moved",
          direction: "up",
          merged: [4, 8, 1024],
          gained: 1036,
          spawned: { id: 9, value: 4, cell: 3 },
        },
      },
    ],
    ["Nothing can move down.", { ...start, last: { type: "blocked", direction: "down" } }],
    ["Undone. Score 1,240.", { ...moved, last: { type: "undone" } }],
    [
      "Moved left. Merged 8 and 16. Score 1,240. New 2 at row 3, column 1. Game over. Final score 1,240.",
      { ...moved, over: true },
    ],
    [
      "Moved left. Merged 8 and 16. Score 1,240. New 2 at row 3, column 1. You won! Keep playing for a higher score.",
      { ...moved, won: true, celebration: 3, past: [start] },
    ],
  ])("%s", (text, state) => {
    expect(describeLast(state, 5000)).toBe(text);
  });

  test("a new best is said at the end", () => {
    expect(describeLast({ ...moved, over: true }, 1240)).toMatch(/New best score\.$/);
  });

  test("the win is said once, not with every move of the celebration", () => {
    const later: State = { ...moved, won: true, celebration: 2, past: [{ ...start, won: true }] };
    expect(describeLast(later, 0)).not.toContain("You won");
  });

  test("a cell, and the whole board", () => {
    expect(describeCell(tiles, 6)).toBe("Row 2, column 3: 1024");
    expect(describeCell(tiles, 1)).toBe("Row 1, column 2: empty");
    expect(describeBoard(tiles)).toBe(
      "Row 1: 2, empty, empty, empty. Row 2: empty, empty, 1024, empty. " +
        "Row 3: empty, empty, empty, empty. Row 4: empty, empty, empty, 16.",
    );
  });
});

describe("the result to copy", () => {
  const done: State = { ...moved, tiles, seed: 20260714, moves: 104 };
  test.each<[string, State]>([
    ["2048, daily 2026-07-14\nScore 1,240 · highest tile 1024 · 104 moves", done],
    ["2048, seed 7\nScore 1,240 · highest tile 1024 · 1 move", { ...done, seed: 7, moves: 1 }],
    [
      "2048, daily 2026-07-14\nScore 1,240 · highest tile 1024 · 104 moves · 2 undos",
      { ...done, undos: 2 },
    ],
  ])("%j", (text, state) => {
    expect(resultText(state)).toBe(text);
  });
});
