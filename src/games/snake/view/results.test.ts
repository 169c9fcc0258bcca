import { expect, test } from "vitest";
import { optionsShape, snake, type Options, type State } from "../logic.ts";
import { finishedOf, kind, nameOf } from "./results.ts";

const usual = optionsShape.initial;

/** Right and down to the first food, and on to the wall. */
function played(options: Options): State {
  const game = snake(options);
  let state = game.step(game.start(20261116), { type: "start" });
  const ticks = (count: number) => {
    for (let tick = 0; tick < count; tick += 1) state = game.step(state, { type: "tick", at: 0 });
  };
  ticks(5);
  state = game.step(state, { type: "turn", direction: "down" });
  ticks(5);
  return state;
}

const running = played(usual);
const over = snake(usual).step({ ...running, cells: [{ x: 15, y: 19 }] }, { type: "tick", at: 0 });

test("the day of 2026-11-16 is the same for everybody", () => {
  expect(running.score).toBe(10);
  expect(running.food).toEqual({ x: 2, y: 1 });
});

test.each([
  [0, null],
  [240, 240],
])("a wall ends it; the best before was %i", (best, earlierBest) => {
  expect(finishedOf(running, best)).toBeNull();
  expect(finishedOf(over, best)).toEqual({
    score: 10,
    mode: "walls-normal",
    seed: 20261116,
    isStandard: true,
    earlierBest,
  });
});

test.each<[string, Partial<Options>, string, boolean]>([
  ["Snake", {}, "walls-normal", true],
  ["Snake, Fast · Walls", { speed: "fast" }, "walls-fast", false],
  ["Snake, Normal · Wrap around", { edge: "wrap" }, "wrap-normal", false],
])("%s is a game of its own", (name, change, mode, isStandard) => {
  const options = { ...usual, ...change };
  expect(nameOf(options)).toBe(name);
  expect(finishedOf({ ...over, options }, 0)).toMatchObject({ mode, isStandard });
});

test("words", () => {
  expect([kind.words(1240), kind.difference?.(10)]).toEqual(["1,240 points", "10 points"]);
});
