import { toCsv, type Cell } from "./csv.ts";
import { compoundYearly, growthAfter, realValue, type Growth, type Sip } from "./investment.ts";
import { formatNumber, roundTo, shortRupees } from "./money.ts";
import { formatMonths, monthsIn, yearHead } from "./term.ts";

/** One line of a growth table. */
export interface GrowthRow extends Growth {
  real: number; // the value in today's rupees
}

export interface GrowthYear extends GrowthRow {
  year: number; // from 1
  after: number; // months since the start, at its end
  /** None where the money compounds once a year: there is no value in between. */
  months: readonly GrowthRow[];
}

const count = (length: number): readonly number[] =>
  Array.from({ length }, (_, index) => index + 1);

/**
 * A monthly plan, year by year, each with its months. Every row comes from the formula. The last
 * year is shorter when the years are not whole.
 */
export function sipYears(sip: Sip, years: number, inflation: number): readonly GrowthYear[] {
  const term = monthsIn(years);
  const rowAfter = (months: number): GrowthRow => {
    const growth = growthAfter(sip, months);
    return { ...growth, real: realValue(growth.value, inflation, months / 12) };
  };
  return count(Math.ceil(term / 12)).map((year) => {
    const before = (year - 1) * 12;
    const after = Math.min(year * 12, term);
    return {
      year,
      after,
      ...rowAfter(after),
      months: count(after - before).map((month) => rowAfter(before + month)),
    };
  });
}

/** A lumpsum, year by year. */
export function lumpsumYears(
  principal: number,
  percent: number,
  years: number,
  inflation: number,
): readonly GrowthYear[] {
  const term = monthsIn(years);
  return count(Math.ceil(term / 12)).map((year) => {
    const after = Math.min(year * 12, term);
    const value = compoundYearly(principal, percent, after / 12);
    return {
      year,
      after,
      investment: principal,
      value,
      returns: value - principal,
      real: realValue(value, inflation, after / 12),
      months: [],
    };
  });
}

/** What the picture of investment and returns says, in words. */
export function describeParts(years: readonly GrowthYear[]): string {
  const last = years.at(-1);
  if (last === undefined) return "";
  return `What was invested and what it earned at the end of each year, over ${formatMonths(last.after)}. At the end ${shortRupees(last.investment)} invested have earned ${shortRupees(last.returns)}.`;
}

/** What the picture of the value after inflation says, in words. */
export function describeReal(years: readonly GrowthYear[], inflation: number): string {
  const last = years.at(-1);
  if (last === undefined) return "";
  return `The value over ${formatMonths(last.after)}, and what it buys in today's rupees at ${formatNumber(inflation)}% inflation: in the end ${shortRupees(last.value)} and ${shortRupees(last.real)}.`;
}

/** The years for a spreadsheet, below what was asked and answered: plain numbers, in paise. */
export const growthCsv = (about: readonly (readonly Cell[])[], years: readonly GrowthYear[]) =>
  toCsv([
    ...about,
    [],
    ["Year", "Investment", "Value", "Returns", "Real Value"],
    ...years.map(({ year, after, investment, value, returns, real }) => [
      yearHead(year, after / 12) === String(year) ? year : yearHead(year, after / 12),
      ...[investment, value, returns, real].map((amount) => roundTo(amount, 2)),
    ]),
  ]);
