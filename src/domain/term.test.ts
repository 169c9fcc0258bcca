import { Decimal } from "decimal.js";
import { describe, expect, test } from "vitest";
import { lumpsumYears, sipYears } from "./growth.ts";
import { monthlyRate } from "./investment.ts";
import { countedIn, inMonths, monthsIn, readMonths, termLine, yearHead } from "./term.ts";
import type { NumberField } from "./number-field.ts";

const field: NumberField = {
  id: "years",
  inLink: "y",
  label: "Loan Term",
  unit: "years",
  min: 1,
  max: 30,
  step: 1,
  initial: 15,
};

test("the limits are the same in months", () => {
  expect(inMonths(field)).toMatchObject({ unit: "months", min: 12, max: 360, initial: 180 });
});

test("every number of months comes back from years", () => {
  for (let months = 1; months <= 480; months++) expect(monthsIn(months / 12)).toBe(months);
});

test.each([
  [2, "months", 2, ""],
  [1.5, "months", 1.5, ""],
  [2, "years", 2, ""],
  [1.5, "years", 2, "1 year 6 months rounded to 2 years"],
  [13 / 12, "years", 1, "1 year 1 month rounded to 1 year"],
] as const)("%d counted in %s is %d, and what changed is said", (years, termIn, then, words) => {
  expect(countedIn(years, termIn)).toEqual({ term: { years: then, termIn }, words });
});

test.each([
  [10, "n = 10 × 12 = 120 months"],
  [1.5, "n = 18 months"],
])("%d years in a working", (years, line) => {
  expect(termLine(years)).toBe(line);
});

test.each([
  [1, 1.5, "1"],
  [2, 1.5, "2 (6 months)"],
  [2, 13 / 12, "2 (1 month)"],
  [2, 2, "2"],
])("year %d of %d is headed “%s”", (year, years, head) => {
  expect(yearHead(year, years)).toBe(head);
});

test.each([
  [null, null],
  ["18", { term: { years: 1.5, termIn: "months" }, adjusted: false }],
  ["0", { term: { years: 1, termIn: "months" }, adjusted: true }],
  ["999", { term: { years: 30, termIn: "months" }, adjusted: true }],
  ["1e2", { term: { years: 15, termIn: "months" }, adjusted: true }],
])("a link that says n=%s", (text, wanted) => {
  expect(readMonths(field, text)).toEqual(wanted);
});

describe("growth over 18 months, in 50 decimal digits", () => {
  const Exact = Decimal.clone({ precision: 50 });

  test("a SIP has a second year of six months", () => {
    const stepUp = { by: 10, unit: "percent" } as const;
    const years = sipYears({ monthly: 5_000, rate: monthlyRate(12), stepUp }, 1.5, 6);
    let value = new Exact(0);
    for (let month = 0; month < 18; month++) {
      value = value.plus(month < 12 ? 5_000 : 5_500).times("1.01");
    }
    const real = value.div(new Exact("1.06").pow("1.5"));
    expect(years.map(({ after, months }) => [after, months.length])).toEqual([
      [12, 12],
      [18, 6],
    ]);
    expect(years.at(-1)?.value).toBeCloseTo(value.toNumber(), 6);
    expect(years.at(-1)?.real).toBeCloseTo(real.toNumber(), 6);
    expect(years.at(-1)?.investment).toBeCloseTo(93_000, 8);
  });

  test("a lumpsum grows by half a year's power", () => {
    const [, last] = lumpsumYears(1_00_000, 12, 1.5, 6);
    const value = new Exact("1.12").pow("1.5").times(1_00_000);
    expect(last?.after).toBe(18);
    expect(last?.value).toBeCloseTo(value.toNumber(), 6);
  });
});
