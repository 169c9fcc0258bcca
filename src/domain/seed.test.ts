import { expect, test } from "vitest";
import { dailySeed, dateOfSeed, dayOfSeed, readSeed, seedName, seedOfDay } from "./seed.ts";

test.each([
  ["2026-07-14T00:00:00Z", 20260714],
  ["2026-07-14T23:59:59.999Z", 20260714],
  ["2026-07-14T23:30:00-05:00", 20260715], // the day is UTC's, the same for everyone
  ["2026-01-01T00:00:00Z", 20260101],
])("the seed of %s is %i", (moment, seed) => {
  expect(dailySeed(new Date(moment))).toBe(seed);
});

test.each([
  [20260714, "daily 2026-07-14"],
  [20240229, "daily 2024-02-29"],
  [20230229, "seed 20230229"], // no such day
  [20261301, "seed 20261301"],
  [19991231, "seed 19991231"],
  [0, "seed 0"],
  [4294967295, "seed 4294967295"],
])("%i is called %s", (seed, name) => {
  expect(seedName(seed)).toBe(name);
});

test.each([
  ["0", 0],
  [" 20260714 ", 20260714],
  ["4294967295", 4294967295],
])("reads the seed %j", (text, value) => {
  expect(readSeed(text)).toEqual({ ok: true, value });
});

test.each(["", "-1", "1.5", "1e3", "0x10", "4294967296", "99999999999", "12 34", "seed"])(
  "refuses the seed %j",
  (text) => {
    expect(readSeed(text)).toEqual({
      ok: false,
      message: "A seed is a whole number from 0 to 4294967295.",
    });
  },
);

test.each([
  [20260714, Date.UTC(2026, 6, 14) / 86_400_000],
  [20240229, Date.UTC(2024, 1, 29) / 86_400_000],
  [20000101, 10_957],
])("%i is the seed of day %i, and the other way round", (seed, day) => {
  expect(dayOfSeed(seed)).toBe(day);
  expect(seedOfDay(day)).toBe(seed);
  expect(dateOfSeed(seed).replaceAll("-", "")).toBe(String(seed));
});

test.each([0, 123, 20230229, 20261301, 20260001, 20260100, 19991231, 202607141, -20260714, 2.5])(
  "%d is no day's seed",
  (seed) => {
    expect(dayOfSeed(seed)).toBeNull();
  },
);

test("a clock at either end of time gives a seed that can be played", () => {
  for (const moment of [-8.64e15, -1, 0, 8.64e15]) {
    expect(readSeed(String(dailySeed(new Date(moment))))).toMatchObject({ ok: true });
  }
});
