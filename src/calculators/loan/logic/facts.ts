import { groupIndian } from "#domain/decimal.ts";
import { plainAmount, roundTo } from "#domain/money.ts";
import type { Fact } from "#domain/operation/facts.ts";
import type { Saying } from "#domain/operation/operation.ts";
import { formatMonths } from "#domain/term.ts";
import { readLoan } from "./read-loan.ts";
import { monthsOf, summarize, type Loan } from "./repayment.ts";

/** What a loan costs, in plain numbers. */
export function loanFacts(loan: Loan): readonly Fact[] {
  const { monthlyPayment, totalPayment, totalInterest, interestPercent } = summarize(loan);
  return [
    { label: "Monthly payment", value: plainAmount(monthlyPayment) },
    { label: "Payments", value: String(monthsOf(loan)) },
    { label: "Total interest", value: plainAmount(totalInterest) },
    { label: "Total payment", value: plainAmount(totalPayment) },
    { label: "Interest percent", value: roundTo(interestPercent, 1).toFixed(1) },
  ];
}

/** A loan in words, in a few words. */
export function saysOf(text: string): readonly Saying[] {
  const read = readLoan(text);
  if (!read.ok) return [];
  const { loan, months, currency } = read.value;
  const { monthlyPayment, totalInterest } = summarize(loan);
  return [
    {
      label: "Monthly payment",
      words: money(monthlyPayment, currency),
      mark: { words: formatMonths(months), is: "plain" },
    },
    { label: "Total interest", words: money(totalInterest, currency) },
  ];
}

/** Rupees are grouped by lakhs, others by thousands. */
const money = (amount: number, currency: string): string =>
  currency === ""
    ? `₹${groupIndian(plainAmount(amount))}`
    : currency + plainAmount(amount).replace(/\B(?=(?:\d{3})+\.)/g, ",");
