import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diceFrom, pick, rollBelow, rollChance, rollWord, shuffle, type Dice } from "./dice.ts";

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });

function words(dice: Dice, count: number): number[] {
  const rolled: number[] = [];
  let next = dice;
  for (let roll = 0; roll < count; roll += 1) {
    const [value, after] = rollWord(next);
    rolled.push(value);
    next = after;
  }
  return rolled;
}

/** Pearson's test statistic against equally likely outcomes. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe("xoshiro128** 1.1", () => {
  // Made with the authors' xoshiro128starstar.c.
  test.each<[Dice, number[]]>([
    [
      [1, 2, 3, 4],
      [
        11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
        4258142804,
      ],
    ],
    [
      [2654435769, 608135816, 3084996962, 3735928559],
      [2463954730, 5524658, 74256371, 1905451993, 3123413897, 314453775, 1263677054, 1531511215],
    ],
    [
      [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
      [4294962679, 4294962679, 4292019319, 2943360, 1509943680, 246671744, 2681405836, 4051244843],
    ],
  ])("rolls the published words from %j", (dice, expected) => {
    expect(words(dice, expected.length)).toEqual(expected);
  });

  // From a second implementation, in another language: a saved seed must mean the same for ever.
  test.each<[number, Dice, number[]]>([
    [0, [2462723854, 1020716019, 454327756, 1275600319], [3809008728, 1133695204, 53579671]],
    [42, [939911724, 3948730756, 321366731, 3317318717], [2837322924, 544945897, 479756282]],
    [4294967295, [920564995, 4230986166, 697614773, 1778835764], [835879718, 1921286648]],
  ])("spreads the seed %i", (seed, dice, expected) => {
    expect(diceFrom(seed)).toEqual(dice);
    expect(words(dice, expected.length)).toEqual(expected);
  });

  test("never starts from four zeros, and rolls words only", () => {
    fc.assert(
      fc.property(word, (seed) => {
        const dice = diceFrom(seed);
        expect(new Set(dice).size).toBe(4);
        for (const value of [...dice, ...words(dice, 20)]) expect(value).toBe(value >>> 0);
      }),
    );
  });
});

describe("rollBelow", () => {
  test("stays below its limit and leaves the dice it was given alone", () => {
    fc.assert(
      fc.property(word, fc.integer({ min: 1, max: 2 ** 32 }), (seed, limit) => {
        const dice = diceFrom(seed);
        const [value] = rollBelow(dice, limit);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(limit);
        expect(rollBelow(dice, limit)[0]).toBe(value);
      }),
    );
  });

  test("throws away words past the last full round", () => {
    // With 3 × 2³⁰ sides only one full round fits into 2³² words; the first three words lie past it.
    const limit = 3 * 2 ** 30;
    const dice: Dice = [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff];
    expect(words(dice, 4)).toEqual([4294962679, 4294962679, 4292019319, 2943360]);
    expect(rollBelow(dice, limit)[0]).toBe(2943360);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])("has no die with %d sides", (limit) => {
    expect(() => rollBelow(diceFrom(1), limit)).toThrow(RangeError);
  });

  // The 0.999 quantiles of chi-square for limit − 1 degrees of freedom.
  test.each([
    [2, 10.83],
    [3, 13.82],
    [6, 20.52],
    [10, 27.88],
    [16, 37.7],
  ])("gives %i sides the same chance", (limit, quantile) => {
    const counts = Array.from({ length: limit }, () => 0);
    let dice = diceFrom(20260714);
    for (let roll = 0; roll < 60_000; roll += 1) {
      const [value, next] = rollBelow(dice, limit);
      counts[value]! += 1;
      dice = next;
    }
    expect(chiSquare(counts)).toBeLessThan(quantile);
  });
});

test.each([
  [0, 0],
  [1, 1],
  [0.9, 0.9],
  [0.1, 0.1],
])("rollChance(%d) comes true that often", (probability, share) => {
  let hits = 0;
  let dice = diceFrom(7);
  const rolls = 40_000;
  for (let roll = 0; roll < rolls; roll += 1) {
    const [hit, next] = rollChance(dice, probability);
    hits += Number(hit);
    dice = next;
  }
  // Four standard deviations.
  const tolerance = 4 * Math.sqrt((share * (1 - share)) / rolls);
  expect(Math.abs(hits / rolls - share)).toBeLessThanOrEqual(tolerance);
});

test("pick takes each item alike", () => {
  const picked = Array.from({ length: 300 }, (_, seed) => pick(diceFrom(seed), ["a", "b", "c"])[0]);
  expect(new Set(picked)).toEqual(new Set(["a", "b", "c"]));
});

describe("shuffle", () => {
  test("keeps every item and does not touch the list it was given", () => {
    fc.assert(
      fc.property(word, fc.array(fc.integer()), (seed, items) => {
        const before = [...items];
        const [shuffled] = shuffle(diceFrom(seed), items);
        expect(items).toEqual(before);
        const inOrder = (list: readonly number[]) => list.toSorted((a, b) => a - b);
        expect(inOrder(shuffled)).toEqual(inOrder(before));
      }),
    );
  });

  test("puts each of 8 items in each of 8 places alike (chi-square, 49 degrees of freedom)", () => {
    const items = [0, 1, 2, 3, 4, 5, 6, 7];
    const counts = items.map(() => items.map(() => 0));
    let dice = diceFrom(1);
    for (let round = 0; round < 20_000; round += 1) {
      const [shuffled, next] = shuffle(dice, items);
      for (const [place, item] of shuffled.entries()) counts[place]![item]! += 1;
      dice = next;
    }
    // Sorting by luck gives 85,991 here, a fair shuffle about 49; 85.4 is the 0.999 quantile.
    expect(chiSquare(counts.flat())).toBeLessThan(85.4);
  });

  test("reaches all 24 orders of 4 items alike", () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 24_000; seed += 1) {
      const order = shuffle(diceFrom(seed), "abcd".split(""))[0].join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(49.73);
  });
});
