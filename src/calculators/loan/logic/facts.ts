import { groupIndian } from "#domain/decimal.ts";
import { roundTo } from "#domain/money.ts";
import type { Fact } from "#domain/operation/facts.ts";
import type { Saying } from "#domain/operation/operation.ts";
import { formatMonths } from "#domain/term.ts";
import { readLoan } from "./read-loan.ts";
import { monthsOf, summarize, type Loan } from "./repayment.ts";

const paise = (amount: number): string => roundTo(amount, 2).toFixed(2);

/** What a loan costs, in plain numbers. */
export function loanFacts(loan: Loan): readonly Fact[] {
  const { monthlyPayment, totalPayment, totalInterest, interestPercent } = summarize(loan);
  return [
    { label: "Monthly payment", value: paise(monthlyPayment) },
    { label: "Payments", value: String(monthsOf(loan)) },
    { label: "Total interest", value: paise(totalInterest) },
    { label: "Total payment", value: paise(totalPayment) },
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
    ? `₹${groupIndian(paise(amount))}`
    : currency + paise(amount).replace(/\B(?=(?:\d{3})+\.)/g, ",");
