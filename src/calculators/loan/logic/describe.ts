import { shortRupees } from "#domain/money.ts";
import { counted } from "#domain/wording.ts";
import type { Row } from "./repayment.ts";

type Sums = Pick<Row, "principal" | "interest" | "extra">;

/** What the picture of the payments says, in words. */
export function describePaid(years: readonly Sums[]): string {
  const first = years[0];
  const last = years.at(-1);
  if (first === undefined || last === undefined) return "";
  if (years.length === 1) {
    const principal = shortRupees(first.principal + first.extra);
    return `Paid in 1 year: ${principal} principal and ${shortRupees(first.interest)} interest.`;
  }
  return `Principal and interest paid in each of ${years.length} years. Interest falls from ${shortRupees(first.interest)} in the first year to ${shortRupees(last.interest)} in the last.`;
}

/** What the picture of the debt says, in words. */
export function describeOwed(years: number, prepaidYears: number | null): string {
  const span = years === 1 ? "1 year" : `each of ${years} years`;
  const ahead =
    prepaidYears === null ? "" : `; with prepayment nothing after ${counted(prepaidYears, "year")}`;
  return `What is still owed at the end of ${span}${ahead}.`;
}
