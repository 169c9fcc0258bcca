import { describe, expect, test } from "vitest";
import { canUndo, game, type Action, type State } from "../logic.ts";
import { finishedOf, kind } from "./results.ts";

const human: Action = { type: "mode", mode: "human" };
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
    expect(finishedOf(play(game.start(1), human, ...marks(0, 3, 1, 4, 2)))).toBeNull();
  });
});

describe("the day's game", () => {
  const daily: Action = { type: "daily", seed: 20261116 };
  /** Takes the first of these cells that is free, until it is over. */
  const playThrough = (state: State): State =>
    [4, 0, 2, 6, 8, 1, 3, 5, 7].reduce(
      (now, cell) => game.step(play(now, { type: "mark", cell }), { type: "tick", at: 0 }),
      state,
    );

  test("of 2026-11-16 is the same for everybody, whatever was played before", () => {
    const states = [
      game.start(1),
      play(game.start(2), { type: "level", level: "easy" }, ...marks(4)),
      play(game.start(3), human, ...marks(0, 3, 1, 4, 2)),
    ];
    for (const state of states) {
      const over = playThrough(play(state, daily));
      expect(over.moves).toEqual([4, 0, 2, 6, 8, 3]);
      expect(finishedOf(over)).toEqual({
        score: 0,
        mode: "medium",
        seed: 20261116,
        isStandard: true,
      });
    }
  });

  test("keeps the scores and the chosen level, and is left by a new game", () => {
    const before = { ...play(game.start(1), { type: "level", level: "easy" }), moves: [] };
    const now = play(before, daily);
    expect(now).toMatchObject({ level: "easy", tallies: before.tallies, daily: 20261116 });
    for (const away of [{ type: "new" }, human] as const) {
      expect(play(now, away)).toMatchObject({ daily: null, moves: [], level: "easy" });
    }
  });

  test("has no Undo", () => {
    const marked = play(game.start(1), daily, ...marks(4));
    expect(canUndo(marked)).toBe(false);
    expect(play(marked, { type: "undo" })).toBe(marked);
  });
});
