import { describe, expect, test } from "vitest";
import type { Face } from "../logic/faces.ts";
import { memory, type State } from "../logic.ts";
import {
  describeBoard,
  describeCard,
  describeLast,
  resultText,
  starText,
  timeText,
} from "./announcements.ts";

const game = memory(8);
const faces: Face[] = ["Bug", "Rocket", "Bug", "Coffee", "Rocket", "Coffee", "Cloud", "Cloud"];
const moreFaces: Face[] = ["Key", "Lock", "Gear", "Globe", "Key", "Lock", "Gear", "Globe"];
const dealt: State = {
  ...game.start(7),
  cards: [...faces, ...moreFaces].map((value, id) => ({
    id,
    value,
    isFlipped: false,
    isMatched: false,
  })),
};
const started = game.step(dealt, { type: "start", isChosen: false });
const flip = (state: State, ...cells: number[]): State =>
  cells.reduce((now, cell) => game.step(now, { type: "flip", cell, at: 0 }), state);
const tick = (state: State): State => game.step(state, { type: "tick", at: 0 });

describe("what a screen reader says", () => {
  test.each<[string, State]>([
    ["", dealt],
    ["16 cards, face down. Find the pairs.", started],
    ["Rocket at row 1, column 2.", flip(started, 1)],
    ["Bug at row 1, column 3. No match with Rocket.", flip(started, 1, 2)],
    ["Rocket at row 2, column 1. A match! 1 of 8 pairs.", flip(started, 1, 4)],
    ["Bug at row 1, column 3. A match! 2 of 8 pairs.", flip(tick(flip(started, 1, 4)), 0, 2)],
    [
      "You won with 12 moves in 65 seconds. 3 of 3 stars.",
      { ...started, moves: 12, playedMs: 65_999, last: { type: "won" } },
    ],
    [
      "You won with 19 moves in 1 second. 1 of 3 stars.",
      { ...started, moves: 19, playedMs: 1000, last: { type: "won" } },
    ],
  ])("%j", (text, state) => {
    expect(describeLast(state)).toBe(text);
  });

  test("a card tells what is on it only once it is up", () => {
    expect(describeCard(started, 6)).toBe("Row 2, column 3: face down");
    expect(describeCard(flip(started, 6), 6)).toBe("Row 2, column 3: Cloud");
    expect(describeCard(tick(flip(started, 6, 7)), 6)).toBe("Row 2, column 3: Cloud, matched");
    expect(describeCard(tick(flip(started, 6, 1)), 6)).toBe("Row 2, column 3: face down");
  });

  test("nothing that is said of a new game names a face", () => {
    const said = started.cards.map((_, cell) => describeCard(started, cell)).join();
    const everything = `${said} ${describeBoard(started)} ${describeLast(started)}`;
    for (const { value } of started.cards) expect(everything).not.toContain(value);
  });

  test("the whole board", () => {
    expect(describeBoard(flip(tick(flip(started, 1, 4)), 0))).toBe(
      "1 of 8 pairs · 1 move. Row 1: Bug; Rocket, matched; face down; face down. " +
        "Row 2: Rocket, matched; face down; face down; face down. " +
        "Row 3: face down; face down; face down; face down. " +
        "Row 4: face down; face down; face down; face down.",
    );
  });

  test("rows follow the size of the board", () => {
    expect(describeCard(memory(18).start(1), 35)).toBe("Row 6, column 6: face down");
    expect(describeCard(memory(12).start(1), 23)).toBe("Row 4, column 6: face down");
  });
});

describe("the result to copy", () => {
  const won: State = {
    ...started,
    moves: 14,
    playedMs: 45_678,
    cards: started.cards.map((card) => ({ ...card, isFlipped: true, isMatched: true })),
  };
  test.each<[string, State]>([
    ["Memory, 8 pairs, seed 7\n14 moves · 0:45 · ★★☆", won],
    [
      "Memory, 8 pairs, daily 2026-07-14\n9 moves · 0:45 · ★★★",
      { ...won, seed: 20260714, moves: 9 },
    ],
    ["Memory, 8 pairs, seed 7\n0 of 8 pairs · 0 moves", started],
    ["Memory, 8 pairs, seed 7\n1 of 8 pairs · 1 move", tick(flip(started, 1, 4))],
    ["Memory, 18 pairs, seed 3\n0 of 18 pairs · 0 moves", memory(18).start(3)],
  ])("%j", (text, state) => {
    expect(resultText(state)).toBe(text);
  });

  test.each([
    [0, "0:00"],
    [999, "0:00"],
    [59_999, "0:59"],
    [60_000, "1:00"],
    [3_600_000, "60:00"],
  ])("%i ms is %s", (durationMs, text) => {
    expect(timeText(durationMs)).toBe(text);
  });

  test("stars", () => {
    expect([1, 2, 3].map(starText)).toEqual(["★☆☆", "★★☆", "★★★"]);
  });
});
