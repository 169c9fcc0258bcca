import { describe, expect, test } from "vitest";
import { standingText } from "../view/announcements.ts";
import { normalBelow, shareSlower, study } from "./norms.ts";

describe("a published distribution", () => {
  // Python's statistics.NormalDist().cdf, which uses the C library's erfc.
  test.each([
    [-4, 3.167_124_183_311_998e-5],
    [-1.959_963_984_540_054, 0.025],
    [-1, 0.158_655_253_931_457_05],
    [0, 0.5],
    [0.5, 0.691_462_461_274_013_1],
    [1, 0.841_344_746_068_542_9],
    [2.326_347_874_040_841, 0.99],
    [4, 0.999_968_328_758_166_9],
  ])("a normal distribution has below %d the share %d", (value, share) => {
    expect(Math.abs(normalBelow(value) - share)).toBeLessThan(1e-7);
  });

  test("half of the people were slower than its mean, a sixth by a deviation more", () => {
    expect(shareSlower(study.meanMs)).toBeCloseTo(0.5, 6);
    expect(shareSlower(study.meanMs + study.deviationMs)).toBeCloseTo(0.158_655, 5);
    expect(shareSlower(study.meanMs - study.deviationMs)).toBeCloseTo(0.841_345, 5);
  });

  test("is the one that the page names", () => {
    expect(study).toMatchObject({ people: 1469, meanMs: 231, deviationMs: 27, year: 2015 });
  });

  test.each([
    [100, "Faster than 99 in 100 or more"],
    [161, "Faster than 99 in 100 or more"],
    [169, "Faster than about 99 in 100"],
    [200, "Faster than about 87 in 100"],
    [231, "Faster than about 50 in 100"],
    [250, "Faster than about 24 in 100"],
    [293, "Faster than about 1 in 100"],
    [302, "Slower than 99 in 100 or more"],
    [9999, "Slower than 99 in 100 or more"],
  ])("a mean of %d ms: %s", (ms, text) => {
    expect(standingText(ms)).toBe(text);
  });
});
