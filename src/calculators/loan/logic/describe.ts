import { shortRupees } from "#domain/money.ts";
import { formatMonths } from "#domain/term.ts";
import type { Year } from "./schedule.ts";

const spanOf = (years: readonly Year[]): string =>
  formatMonths(years.reduce((sum, { months }) => sum + months.length, 0));

/** What the picture of the payments says, in words. */
export function describePaid(years: readonly Year[]): string {
  const first = years[0];
  const last = years.at(-1);
  if (first === undefined || last === undefined) return "";
  if (years.length === 1) {
    const principal = shortRupees(first.principal + first.extra);
    return `Paid in ${spanOf(years)}: ${principal} principal and ${shortRupees(first.interest)} interest.`;
  }
  return `Principal and interest paid each year, over ${spanOf(years)}. Interest falls from ${shortRupees(first.interest)} in the first year to ${shortRupees(last.interest)} in the last.`;
}

/** What the picture of the debt says, in words. */
export function describeOwed(agreed: readonly Year[], prepaid: readonly Year[] | null): string {
  const ahead = prepaid === null ? "" : `; with prepayment nothing after ${spanOf(prepaid)}`;
  return `What is still owed at the end of each year, over ${spanOf(agreed)}${ahead}.`;
}
