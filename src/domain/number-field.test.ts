import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clampToField,
  formatField,
  inField,
  initialValues,
  movedTo,
  nearestStop,
  shareOf,
  shortField,
  snapToStep,
  spokenField,
  stepBy,
  stepHolding,
  stopAt,
  stopsOf,
  type NumberField,
} from "./number-field.ts";
import { readTyped } from "./number-field-typed.ts";

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
    ["where it was dragged to", rate, 7.5, 12.3, 12.3],
    ["on a step", years, 15, 17.4, 17],
    ["one step for a nudge up", amount, 1_00_000, 1_01_000, 1_01_000],
    ["one step, where binary would show", rate, 0.2, 0.30000000000000004, 0.3],
    ["up from a typed value", amount, 12_34_567, 12_34_568, 12_35_000],
    ["down from a typed value", amount, 12_34_567, 12_34_566, 12_34_000],
    ["down from 8.35", rate, 8.35, 8.34, 8.3],
  ])("a slider that is moved rests %s", (_case, field, from, to, rests) => {
    expect(movedTo(field, from, to)).toBe(rests);
  });

  test.each([
    [amount, 1_00_000, 1_000],
    [amount, 12_34_567, 1],
    [rate, 7.5, 0.1],
    [rate, 8.35, 0.01],
    [years, 15, 1],
  ])("$0.id holds $1 in steps of $2", (field, value, step) => {
    expect(stepHolding(field, value)).toBe(step);
  });

  test.each([
    [amount, 1_000, 0],
    [amount, 1_00_00_000, 1],
    [years, 1, 0],
    [years, 30, 1],
    [rate, 15.05, 0.5],
  ])("$0.id shows $1 at $2 of its length", (field, value, share) => {
    expect(shareOf(field, value)).toBeCloseTo(share, 12);
  });

  test.each([amount, rate, years, extra, months])(
    "$id: each stop is found where it is",
    (field) => {
      for (const stop of stopsOf(field)) expect(stopAt(field, shareOf(field, stop))).toBe(stop);
      expect(stopAt(field, -3)).toBe(field.min);
      expect(stopAt(field, 3)).toBe(field.max);
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

  test("fields start with their initial values", () => {
    expect(initialValues([amount, rate])).toEqual({ amount: 1_00_000, rate: 7.5 });
  });
});

describe("what is typed", () => {
  const after: NumberField = { ...months, max: 239 };
  const angle: NumberField = { ...years, id: "angle", unit: "degrees", min: 0, max: 360 };
  const blur: NumberField = { ...years, id: "blur", unit: "pixels", min: 0, max: 100 };

  test.each<[NumberField, string, number]>([
    [amount, "500000", 5_00_000],
    [amount, "₹ 50,00,000/-", 50_00_000],
    [amount, "1,234,567", 12_34_567],
    [rate, "8.35 %", 8.35],
    [rate, "8.35 percent", 8.35],
    [rate, "8.5% p.a.", 8.5],
    [rate, "8.5 % per annum", 8.5],
    [rate, "५", 5],
    [years, "20 years", 20],
    [years, "20y", 20],
    [years, "20 Yrs.", 20],
    [years, "20-year", 20],
    [months, "12 months", 12],
    [months, "12m", 12],
    [length, "20 characters", 20],
    [length, "20 chars", 20],
    [angle, "45°", 45],
    [angle, "45 deg", 45],
    [blur, "12px", 12],
  ])("$0.id takes “$1” as it is", (field, text, value) => {
    expect(readTyped(field, text)).toEqual({ value, words: "", isAsTyped: true });
  });

  test.each<[NumberField, string, number, string]>([
    [amount, "5L", 5_00_000, "“5L” read as ₹5,00,000"],
    [amount, "0.25 Cr.", 25_00_000, "“0.25 Cr.” read as ₹25,00,000"],
    [amount, "50 lakhs", 50_00_000, "“50 lakhs” read as ₹50,00,000"],
    [rate, "8,5", 8.5, "“8,5” read as 8.5%"],
    [rate, "8,35 %", 8.35, "“8,35 %” read as 8.35%"],
    [years, "240m", 20, "“240m” read as 20 years"],
    [years, "24 mo", 2, "“24 mo” read as 2 years"],
    [years, "36 months", 3, "“36 months” read as 3 years"],
    [years, "2 years and 12 months", 3, "“2 years and 12 months” read as 3 years"],
    [after, "1y 6m", 18, "“1y 6m” read as 18 months"],
    [after, "1 yr, 6 mths", 18, "“1 yr, 6 mths” read as 18 months"],
    [after, "1.5 years", 18, "“1.5 years” read as 18 months"],
    [after, "१ साल", 12, "“१ साल” read as 12 months"],
  ])("$0.id understands “$1” as $2 and says so", (field, text, value, words) => {
    expect(readTyped(field, text)).toEqual({ value, words, isAsTyped: true });
  });

  test.each<[NumberField, string, number, string]>([
    [years, "18 months", 2, "“18 months” rounded to 2 years"],
    [years, "1y 6m", 2, "“1y 6m” rounded to 2 years"],
    [years, "18 mo", 2, "“18 mo” rounded to 2 years"],
    [years, "1.5 years", 2, "“1.5 years” rounded to 2 years"],
    [years, "2.4", 2, "“2.4” rounded to 2 years"],
    [rate, "8.3549", 8.35, "“8.3549” rounded to 8.35%"],
    [years, "6 months", 1, "Lowest is 1 year"],
    [years, "1.2 months", 1, "Lowest is 1 year"],
    [years, "31", 30, "Highest is 30 years"],
    [years, "-5", 1, "Lowest is 1 year"],
    [amount, "2.5 Cr.", 1_00_00_000, "Highest is ₹1 crore"],
  ])("$0.id cannot hold “$1”, takes $2 and says so", (field, text, value, words) => {
    expect(readTyped(field, text)).toEqual({ value, words, isAsTyped: false });
  });

  test.each<[NumberField, string, string]>([
    [amount, "8,5", "“8,5” could be 8.5 or 85: a fraction takes a point"],
    [amount, "8,5 lakh", "“8,5 lakh” could be 8.5 lakh or 85 lakh: a fraction takes a point"],
    [rate, "7,125", "“7,125” could be 7.125 or 7125: a fraction takes a point"],
    [years, "1,5", "“1,5” could be 1.5 or 15: a fraction takes a point"],
    [years, "1,500", "“1,500” could be 1.500 or 1500: a fraction takes a point"],
    [amount, "plenty", "Not a number in rupees: “plenty”"],
    [amount, "5%", "Not a number in rupees: “5%”"],
    [amount, "10 20", "Not a number in rupees: “10 20”"],
    [amount, "5 years", "Not a number in rupees: “5 years”"],
    [amount, "5 lakhs and more", "Not a number in rupees: “5 lakhs and more”"],
    [amount, "5M", "Not a number in rupees: “5M”"],
    [rate, "5L", "Not a number in percent: “5L”"],
    [rate, "५ लाख", "Not a number in percent: “५ लाख”"],
    [rate, "₹5", "Not a number in percent: “₹5”"],
    [rate, "10 years", "Not a number in percent: “10 years”"],
    [rate, "1% per month", "Not a number in percent: “1% per month”"],
    [rate, "8 5", "Not a number in percent: “8 5”"],
    [rate, "8-9", "Not a number in percent: “8-9”"],
    [rate, "8.5.1", "Not a number in percent: “8.5.1”"],
    [years, "20 bananas", "Not a number in years: “20 bananas”"],
    [years, "5%", "Not a number in years: “5%”"],
    [years, "90 days", "Not a number in years: “90 days”"],
    [years, "1y 6", "Not a number in years: “1y 6”"],
    [years, "6 months 1 year", "Not a number in years: “6 months 1 year”"],
    [years, "y", "Not a number in years: “y”"],
    [months, "12 px", "Not a number in months: “12 px”"],
    [length, "20 words", "Not a number in characters: “20 words”"],
    [angle, "1 rad", "Not a number in degrees: “1 rad”"],
    [blur, "1em", "Not a number in pixels: “1em”"],
    [blur, "10⁶", "Not a number in pixels: “10⁶”"],
    [years, "a".repeat(60), `Not a number in years: “${"a".repeat(24)}…”`],
    [years, "", "Not a number"],
    [years, "  ", "Not a number"],
  ])("$0.id does not take “$1” for a number", (field, text, words) => {
    expect(readTyped(field, text)).toEqual({ value: null, words, isAsTyped: false });
  });

  const pieces = fc.constantFrom(
    ..."0 1 5 9 , . - + / % ₹ y m l cr lakh months px ² ५ and".split(" "),
    " ",
  );
  test("any text gives a value that the field allows, or words", () => {
    fc.assert(
      fc.property(allFields, fc.array(pieces, { maxLength: 8 }), (field, parts) => {
        const { value, words, isAsTyped } = readTyped(field, parts.join(""));
        expect(value === null || clampToField(field, value) === value).toBe(true);
        expect((isAsTyped && value !== null) || words !== "").toBe(true);
      }),
    );
  });

  test("what a field shows is read back as the same", () => {
    fc.assert(
      fc.property(allFields, fc.double({ noNaN: true }), (field, raw) => {
        const value = clampToField(field, raw);
        expect(readTyped(field, formatField(field, value)).value).toBe(value);
        expect(readTyped(field, shortField(field, field.max)).value).toBe(field.max);
      }),
    );
  });
});
