import { formatExact as exact, formatPercent, formatRupees } from "#domain/money.ts";
import { termLine } from "#domain/term.ts";
import { paymentSteps } from "./payment-steps.ts";
import { monthsOf, summarize, type Loan, type Summary } from "./repayment.ts";

/** How each figure of the summary comes about: the formula, then the numbers put in. */
export function formulaSteps(loan: Loan): Record<keyof Summary, readonly string[]> {
  const summary = summarize(loan);
  const months = monthsOf(loan);
  const term = termLine(loan.years);
  return {
    monthlyPayment: [
      ...paymentSteps(loan.amount, loan.rate, months, term),
      `Monthly Payment = ${formatRupees(summary.monthlyPayment)}`,
    ],
    totalPayment: [
      "Monthly Payment × n",
      term,
      `${exact(summary.monthlyPayment)} × ${months}`,
      `Total Payment = ${formatRupees(summary.totalPayment)}`,
    ],
    totalInterest: [
      "Total Payment − Loan Amount",
      `${exact(summary.totalPayment)} − ${exact(loan.amount)}`,
      `Total Interest = ${formatRupees(summary.totalInterest)}`,
    ],
    interestPercent: [
      "Total Interest ÷ Loan Amount × 100",
      `${exact(summary.totalInterest)} ÷ ${exact(loan.amount)} × 100`,
      `Interest Percentage = ${formatPercent(summary.interestPercent)}`,
    ],
  };
}
