import { expect, test } from "vitest";
import { breakout, everyOptions, optionsShape, type State } from "../logic.ts";
import { finishedOf, isDays, kind, modeName, modeOf } from "./results.ts";

const day = 20261116;
const { start, step } = breakout(optionsShape.initial);

test("the day of 2026-11-16 is the same for everybody: its first serve goes this way", () => {
  const { way } = step(step(start(day), { type: "start" }), { type: "serve" });
  expect([Math.round(way.x), Math.round(way.y)]).toEqual([85, -329]);
});

test.each([
  [0, null],
  [5, 5],
])("a game that is over counts its points; the best before was %i", (best, earlierBest) => {
  const over: State = { ...start(day), phase: "over", score: 12 };
  expect(finishedOf(over, best)).toEqual({
    score: 12,
    mode: "plain",
    seed: day,
    isStandard: true,
    earlierBest,
  });
  expect(finishedOf({ ...over, phase: "paused" }, best)).toBeNull();
  expect(finishedOf({ ...over, hasPowers: true }, best)?.isStandard).toBe(false);
});

test("each combination is counted apart, and has a name", () => {
  expect(everyOptions.map(modeOf)).toEqual(["plain", "plain-slow", "powers", "powers-slow"]);
  expect(everyOptions.map(modeName)).toEqual([
    "Plain",
    "Plain · slow",
    "Power-ups",
    "Power-ups · slow",
  ]);
  expect([kind.words(1), kind.words(1200)]).toEqual(["1 point", "1,200 points"]);
});

test("a day's game has a day's seed and no options", () => {
  expect(isDays(start(day))).toBe(true);
  expect(isDays({ ...start(day), isSlow: true })).toBe(false);
  expect(isDays(start(7))).toBe(false);
});
