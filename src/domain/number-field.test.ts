import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clampToField,
  formatField,
  inField,
  initialValues,
  nearestStop,
  readTyped,
  shortField,
  snapToStep,
  spokenField,
  stepBy,
  stopsOf,
  type NumberField,
} from "./number-field.ts";

const amount: NumberField = {
  id: "amount",
  inLink: "p",
  label: "Amount",
  unit: "rupees",
  min: 1_000,
  max: 1_00_00_000,
  step: 1_000,
  initial: 1_00_000,
  scale: "log",
};
const rate: NumberField = {
  id: "rate",
  inLink: "r",
  label: "Rate",
  unit: "percent",
  min: 0.1,
  max: 30,
  step: 0.1,
  initial: 7.5,
};
const years: NumberField = { ...rate, id: "years", unit: "years", min: 1, step: 1, initial: 15 };
const extra: NumberField = { ...amount, id: "extra", min: 0, initial: 0 };
const months: NumberField = { ...years, id: "after", unit: "months", max: 359 };
const length: NumberField = { ...years, id: "length", unit: "characters", max: 50 };
const allFields = fc.constantFrom(amount, rate, years, extra, months);

test.each([
  [50, 30],
  [-4, 1],
  [7.6, 8],
  ["7", 15],
  [null, 15],
  [undefined, 15],
])("inField: what was stored as %j is read as %j", (given, found) => {
  expect(inField(years).read(given)).toBe(found);
});

describe("clampToField", () => {
  test.each([
    [amount, 0, 1_000],
    [amount, 2_00_00_000, 1_00_00_000],
    [amount, 12_34_567, 12_34_567],
    [amount, 12_34_567.4, 12_34_567],
    [amount, Number.POSITIVE_INFINITY, 1_00_00_000],
    [amount, Number.NaN, 1_00_000],
    [rate, 0, 0.1],
    [rate, 8.35, 8.35],
    [rate, 8.3549, 8.35],
    [rate, -1, 0.1],
    [years, 2.5, 3],
    [years, 31, 30],
  ])("$id: %s gives %s", (field, value, clamped) => {
    expect(clampToField(field, value)).toBe(clamped);
  });
});

describe("steps", () => {
  test.each([
    ["one step", amount, 1_00_000, 1, 1_01_000],
    ["ten steps", amount, 1_00_000, 10, 1_10_000],
    ["back", amount, 1_00_000, -1, 99_000],
    ["not past the end", amount, 1_00_00_000, 1, 1_00_00_000],
    ["to the end", amount, 1_00_000, Number.POSITIVE_INFINITY, 1_00_00_000],
    ["to the start", amount, 1_00_000, Number.NEGATIVE_INFINITY, 1_000],
    ["up from between", amount, 12_34_567, 1, 12_35_000],
    ["down from between", amount, 12_34_567, -1, 12_34_000],
    ["two up from between", amount, 12_34_567, 2, 12_36_000],
    ["a tenth", rate, 7.5, 1, 7.6],
    ["a tenth, where binary would show", rate, 0.2, 1, 0.3],
    ["up from 8.35", rate, 8.35, 1, 8.4],
    ["down from 8.35", rate, 8.35, -1, 8.3],
    ["a year", years, 15, 1, 16],
    ["from nothing", extra, 0, 1, 1_000],
  ])("%s", (_case, field, value, steps, next) => {
    expect(stepBy(field, value, steps)).toBe(next);
  });

  test("every step lies in the range and on the grid, and moves the way it should", () => {
    fc.assert(
      fc.property(
        allFields,
        fc.double(),
        fc.integer({ min: -12, max: 12 }),
        (field, raw, steps) => {
          const value = clampToField(field, raw);
          const next = stepBy(field, value, steps);
          expect(next).toBe(snapToStep(field, next));
          expect(next).toBeGreaterThanOrEqual(field.min);
          expect(next).toBeLessThanOrEqual(field.max);
        },
      ),
    );
  });
});

describe("stops of the slider", () => {
  test("1,000 to 1 crore: round amounts of two digits, a third of the track per decade", () => {
    const stops = stopsOf(amount);
    expect(stops).toHaveLength(280);
    expect(stops[0]).toBe(1_000);
    expect(stops.at(-1)).toBe(1_00_00_000);
    expect(stops).toContain(1_00_000);
    expect(stops).toContain(50_00_000);
    expect(stops.indexOf(10_00_000) - stops.indexOf(1_00_000)).toBe(90);
    expect(stops.indexOf(1_00_00_000) - stops.indexOf(10_00_000)).toBe(90);
  });

  test("a narrow range stops at every step", () => {
    expect(stopsOf(rate)).toHaveLength(300);
    expect(stopsOf(rate).slice(0, 3)).toEqual([0.1, 0.2, 0.3]);
    expect(stopsOf(years)).toHaveLength(30);
  });

  test.each([amount, rate, years, extra, months])(
    "$id: each stop is on the spec's step and higher than the last",
    (field) => {
      const stops = stopsOf(field);
      for (const [index, stop] of stops.entries()) {
        expect(snapToStep(field, stop)).toBe(stop);
        expect(stop).toBeGreaterThan(stops[index - 1] ?? Number.NEGATIVE_INFINITY);
        expect(nearestStop(stops, stop)).toBe(index);
      }
    },
  );

  test.each([
    [0, 0],
    [1_400, 0],
    [1_600, 1],
    [9e9, 279],
  ])("the stop nearest to %d is number %d", (value, index) => {
    expect(nearestStop(stopsOf(amount), value)).toBe(index);
  });
});

describe("words", () => {
  test.each([
    [amount, 1_00_000, "₹1,00,000", "₹1 lakh", "1 lakh rupees"],
    [amount, 50_00_000, "₹50,00,000", "₹50 lakh", "50 lakh rupees"],
    [rate, 7.5, "7.5%", "7.5%", "7.5 percent"],
    [years, 1, "1 year", "1 year", "1 year"],
    [years, 15, "15 years", "15 years", "15 years"],
    [months, 12, "12 months", "12 months", "12 months"],
    [length, 1, "1 character", "1 character", "1 character"],
    [length, 16, "16 characters", "16 characters", "16 characters"],
  ])("$id %d", (field, value, shown, short, spoken) => {
    expect(formatField(field, value)).toBe(shown);
    expect(shortField(field, value)).toBe(short);
    expect(spokenField(field, value)).toBe(spoken);
  });

  test.each([
    [amount, "5L", 5_00_000],
    [amount, "nonsense", null],
    [length, "20 characters", 20],
    [length, "20 chars", 20],
    [length, "20 words long", null],
    [rate, "8.35 %", 8.35],
    [rate, "8.35 percent", 8.35],
    [rate, "५", 5],
    [rate, "5L", null],
    [rate, "₹5", null],
    [years, "20 years", 20],
    [years, "20y", 20],
    [months, "12 months", 12],
    [years, "", null],
  ])("$id reads “%s” as %s", (field, text, value) => {
    expect(readTyped(field, text)).toBe(value);
  });

  test("fields start with their initial values", () => {
    expect(initialValues([amount, rate])).toEqual({ amount: 1_00_000, rate: 7.5 });
  });
});
