import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { labelEvery, niceTicks } from "./chart-scale.ts";

describe("niceTicks", () => {
  test.each([
    [11_124, [0, 2_500, 5_000, 7_500, 10_000, 12_500]],
    [1_00_000, [0, 20_000, 40_000, 60_000, 80_000, 1_00_000]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [0, [0, 1]],
    [Number.NaN, [0, 1]],
    [Number.POSITIVE_INFINITY, [0, 1]],
  ])("up to %d", (highest, ticks) => {
    expect(niceTicks(highest)).toEqual(ticks);
  });

  test("the last mark is at or above the highest value, and there are few", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e13, noNaN: true }), (highest) => {
        const ticks = niceTicks(highest);
        expect(ticks.at(-1) ?? 0).toBeGreaterThanOrEqual(highest * (1 - 1e-8));
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});

test.each([
  [15, 20, 1],
  [30, 20, 2],
  [30, 8, 5],
  [30, 2, 20],
  [10_000, 2, 100],
])("of %d points with room for %d, every %dth has a label", (points, fitting, stride) => {
  expect(labelEvery(points, fitting)).toBe(stride);
});
