import { describe, expect, test } from "vitest";
import { everyWay, optionsShape, replay, tetris, type State } from "../logic.ts";
import { dayWay, endText, finishedOf, isDays, kindOf, modeName, modeOf } from "./results.ts";

const day = 20261116;
const fresh = (part: Partial<State> = {}): State => ({
  ...tetris(optionsShape.initial).start(day),
  ...part,
});
const over = (part: Partial<State>): State =>
  fresh({ phase: "over", last: { type: "over" }, clock: 7323, score: 1200, lines: 12, ...part });
const finished = { type: "finished" } as const;

test("the day of 2026-11-16 is the same for everybody", () => {
  const { piece, queue } = fresh();
  expect([piece.kind, ...queue].join("")).toBe("JOLSITZ");
});

describe("a game that is over", () => {
  test.each<[string, Partial<State>, number | null, boolean]>([
    ["counts its points", {}, 1200, true],
    ["but not as the day's when it is slow", { isSlow: true }, 1200, false],
    ["a sprint counts its time", { mode: "sprint", last: finished }, 61_025, false],
    ["not to its end it has none", { mode: "sprint" }, null, false],
    ["an ultra counts its points", { mode: "ultra", last: finished }, 1200, false],
    ["but not before its two minutes", { mode: "ultra" }, null, false],
    ["no points are a result, too", { score: 0 }, 0, true],
  ])("%s", (_case, part, score, isStandard) => {
    expect(finishedOf(over(part), 900, false)).toEqual({
      score,
      mode: modeOf(over(part)),
      seed: day,
      isStandard,
      isChosen: false,
      seconds: 61,
      earlierBest: 900,
    });
  });

  test("is none while it runs; a best of 0 is none; a raced seed is a chosen one", () => {
    expect(finishedOf(fresh({ phase: "paused" }), 900, false)).toBeNull();
    expect(finishedOf(over({}), 0, true)).toMatchObject({ earlierBest: null, isChosen: true });
  });
});

test("each way to play is counted apart, and only a sprint by its time", () => {
  expect(everyWay.map(modeOf)).toEqual([
    "classic",
    "classic-slow",
    "sprint",
    "sprint-slow",
    "ultra",
    "ultra-slow",
  ]);
  expect(everyWay.map((way) => kindOf(way).better)).toEqual(
    everyWay.map(({ mode }) => (mode === "sprint" ? "fewer" : "more")),
  );
  expect(new Set(everyWay.map((way) => kindOf(way).id))).toEqual(new Set([replay.id]));
  expect(modeName({ mode: "sprint", isSlow: true })).toBe("Sprint · slow");
});

test.each([
  ["Final Score: 1,200", {}],
  ["12 of 40 lines", { mode: "sprint" }],
  ["Time: 1:01.02", { mode: "sprint", last: finished }],
] as const)("%j", (text, part) => {
  expect(endText(over(part))).toBe(text);
});

test("words of results", () => {
  const [points, times] = [kindOf(dayWay), kindOf({ mode: "sprint", isSlow: false })];
  expect([points.words(1), points.words(1200), points.words(null)]).toEqual([
    "1 point",
    "1,200 points",
    "Not to the end",
  ]);
  expect([times.words(61_025), times.words(null)]).toEqual(["1:01.02", "Not to the end"]);
  expect(times.difference?.(1250)).toBe("1.25 seconds");
});

test("a day's game has a day's seed and the day's rules", () => {
  expect(isDays(fresh())).toBe(true);
  expect(isDays(fresh({ mode: "ultra" }))).toBe(false);
  expect(isDays(fresh({ seed: 5 }))).toBe(false);
});
