import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { game, isWon, sides, winningScore, type State } from "./logic.ts";

const play = (seed: number, throws: number): State => {
  let state = game.start(seed);
  for (let turn = 0; turn < throws; turn++) state = game.step(state, { type: "throw" });
  return state;
};

describe("Template", () => {
  test("every rule of the spec is a test of its own below", () => {
    expect.fail(
      "Write the rules of this game as tests first, quoting the spec. Then delete this test and write logic.ts until they pass.",
    );
  });

  test("starts at nothing and waits for the player", () => {
    expect(game.start(1)).toMatchObject({ throws: 0, score: 0 });
    expect(game.pace(game.start(1))).toBeNull();
  });

  test("the same seed gives the same game", () => {
    expect(play(7, 5)).toEqual(play(7, 5));
  });

  test("every throw adds 1 to 6, until the score is 21 or more", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 30 }), (seed, throws) => {
        const state = play(seed, throws);
        expect(state.score).toBeGreaterThanOrEqual(state.throws);
        expect(state.score).toBeLessThan(winningScore + sides);
        expect(state.throws).toBe(isWon(state) ? state.throws : throws);
      }),
    );
  });

  test("a won game takes no more throws, and a tick changes nothing", () => {
    const won = play(1, winningScore);
    expect(isWon(won)).toBe(true);
    expect(game.step(won, { type: "throw" })).toBe(won);
    expect(game.step(won, { type: "tick", at: 0 })).toBe(won);
  });
});
