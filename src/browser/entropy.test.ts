import { afterEach, describe, expect, test, vi } from "vitest";
import { freshSeed, randomBytes, randomInt } from "./entropy.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets the browser's luck answer with these words, one after the other. */
function stubWords(...words: number[]) {
  return vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    (array as Uint32Array)[0] = words.shift() ?? 0;
    return array;
  });
}

describe("randomInt", () => {
  test("throws away words past the last full round, so that no number is favored", () => {
    // 2³² = 613566756 × 7 + 4: the last four words would make 0 to 3 more likely.
    const luck = stubWords(4294967295, 4294967292, 4294967291);
    expect(randomInt(7)).toBe(4294967291 % 7);
    expect(luck).toHaveBeenCalledTimes(3);
  });

  test("stays below its limit and reaches every number", () => {
    const seen = new Set(Array.from({ length: 2000 }, () => randomInt(10)));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test.each([0, -1, 2.5, Number.NaN, 2 ** 32 + 1])("refuses the limit %d", (limit) => {
    expect(() => randomInt(limit)).toThrow(RangeError);
  });
});

test("a fresh seed is the word that the browser gave", () => {
  stubWords(4294967295, 0);
  expect(freshSeed()).toBe(4294967295);
  expect(freshSeed()).toBe(0);
});

describe("randomBytes", () => {
  test.each([0, 1, 16, 65_536, 200_000])("gives %i bytes", (count) => {
    expect(randomBytes(count)).toHaveLength(count);
  });

  test("fills the end of a long array too", () => {
    expect(new Set(randomBytes(200_000).subarray(-1000)).size).toBeGreaterThan(200);
  });
});
