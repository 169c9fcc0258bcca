import { toCsv } from "./csv.ts";
import { compoundYearly, growthAfter, realValue, type Growth, type Sip } from "./investment.ts";
import { formatNumber, roundTo, shortRupees } from "./money.ts";
import { counted } from "./wording.ts";

/** One line of a growth table. */
export interface GrowthRow extends Growth {
  real: number; // the value in today's rupees
}

export interface GrowthYear extends GrowthRow {
  year: number; // from 1
  /** None where the money compounds once a year: there is no value in between. */
  months: readonly GrowthRow[];
}

const count = (length: number): readonly number[] =>
  Array.from({ length }, (_, index) => index + 1);

/** A monthly plan, year by year, each with its months. Every row comes from the formula. */
export function sipYears(sip: Sip, years: number, inflation: number): readonly GrowthYear[] {
  const rowAfter = (months: number): GrowthRow => {
    const growth = growthAfter(sip, months);
    return { ...growth, real: realValue(growth.value, inflation, months / 12) };
  };
  return count(years).map((year) => ({
    year,
    ...rowAfter(year * 12),
    months: count(12).map((month) => rowAfter((year - 1) * 12 + month)),
  }));
}

/** A lumpsum, year by year. */
export function lumpsumYears(
  principal: number,
  percent: number,
  years: number,
  inflation: number,
): readonly GrowthYear[] {
  return count(years).map((year) => {
    const value = compoundYearly(principal, percent, year);
    return {
      year,
      investment: principal,
      value,
      returns: value - principal,
      real: realValue(value, inflation, year),
      months: [],
    };
  });
}

/** What the picture of investment and returns says, in words. */
export function describeParts(years: readonly GrowthYear[]): string {
  const last = years.at(-1);
  if (last === undefined) return "";
  const span = years.length === 1 ? "1 year" : `each of ${years.length} years`;
  return `What was invested and what it earned, at the end of ${span}. At the end ${shortRupees(last.investment)} invested have earned ${shortRupees(last.returns)}.`;
}

/** What the picture of the value after inflation says, in words. */
export function describeReal(years: readonly GrowthYear[], inflation: number): string {
  const last = years.at(-1);
  if (last === undefined) return "";
  return `The value over ${counted(years.length, "year")}, and what it buys in today's rupees at ${formatNumber(inflation)}% inflation: in the end ${shortRupees(last.value)} and ${shortRupees(last.real)}.`;
}

/** The years for a spreadsheet: one header, plain numbers, in paise. */
export const growthCsv = (years: readonly GrowthYear[]): string =>
  toCsv([
    ["Year", "Investment", "Value", "Returns", "Real Value"],
    ...years.map(({ year, investment, value, returns, real }) => [
      year,
      ...[investment, value, returns, real].map((amount) => roundTo(amount, 2)),
    ]),
  ]);
