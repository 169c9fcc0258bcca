import { describe, expect, test } from "vitest";
import { canUndo, dailyOptions, ticTacToe, type Action, type State } from "../logic.ts";
import { finishedOf, kind } from "./results.ts";

const game = ticTacToe({ mode: "ai", level: "unbeatable" });
const people = ticTacToe({ mode: "human", level: "unbeatable" });
const marks = (...cells: number[]) => cells.map((cell): Action => ({ type: "mark", cell }));
const play = (state: State, ...actions: Action[]): State => actions.reduce(game.step, state);
const ai = (moves: number[]): State => ({ ...game.start(1), moves });

describe("results against the computer", () => {
  test.each<[string, number[], string | null]>([
    ["X has a line", [0, 3, 1, 4, 2], "Won"],
    ["O has a line", [0, 3, 1, 4, 8, 5], "Lost"],
    ["a full board", [0, 4, 8, 1, 7, 6, 2, 5, 3], "Tied"],
    ["it goes on", [0, 3, 1, 4], null],
  ])("%s", (_case, moves, words) => {
    const finished = finishedOf(ai(moves));
    expect(finished && kind.words(finished.score)).toBe(words);
  });

  test("a better result has a higher score", () => {
    expect([0, 1, 2].map((score) => kind.words(score))).toEqual(["Lost", "Tied", "Won"]);
    expect(kind.better).toBe("more");
  });

  test("of two people neither is counted", () => {
    expect(finishedOf(play(people.start(1), ...marks(0, 3, 1, 4, 2)))).toBeNull();
  });
});

describe("the day's game", () => {
  const daily = ticTacToe(dailyOptions);
  /** Takes the first of these cells that is free, until it is over. */
  const playThrough = (state: State): State =>
    [4, 0, 2, 6, 8, 1, 3, 5, 7].reduce(
      (now, cell) => daily.step(play(now, { type: "mark", cell }), { type: "tick", at: 0 }),
      state,
    );

  test("of 2026-11-16 is the same for everybody", () => {
    const over = playThrough(daily.start(20261116));
    expect(over.moves).toEqual([4, 0, 2, 6, 8, 3]);
    expect(finishedOf(over)).toEqual({
      score: 0,
      mode: "medium",
      seed: 20261116,
      isStandard: true,
    });
  });

  test.each<[string, State]>([
    ["another level", ticTacToe({ mode: "ai", level: "easy" }).start(20261116)],
    ["a seed that is no day's", daily.start(4711)],
    ["a day that there is not", daily.start(20260231)],
  ])("%s is not the day's", (_case, state) => {
    expect(finishedOf({ ...state, moves: [0, 3, 1, 4, 2] })).toMatchObject({
      seed: null,
      isStandard: false,
    });
    expect(canUndo({ ...state, moves: [0] })).toBe(true);
  });

  test("has no Undo", () => {
    const marked = play(daily.start(20261116), ...marks(4));
    expect(canUndo(marked)).toBe(false);
    expect(play(marked, { type: "undo" })).toBe(marked);
  });
});
