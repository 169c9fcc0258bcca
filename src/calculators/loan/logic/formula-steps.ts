import { formatExact as exact, formatPercent, formatRupees } from "#domain/money.ts";
import { monthlyRate, monthsOf, summarize, type Loan, type Summary } from "./repayment.ts";

/** How each figure of the summary comes about: the formula, then the numbers put in. */
export function formulaSteps(loan: Loan): Record<keyof Summary, readonly string[]> {
  const summary = summarize(loan);
  const months = monthsOf(loan);
  return {
    monthlyPayment: [
      ...paymentSteps(loan),
      `Monthly Payment = ${formatRupees(summary.monthlyPayment)}`,
    ],
    totalPayment: [
      "Monthly Payment × n",
      `n = ${loan.years} × 12 = ${months} months`,
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

function paymentSteps(loan: Loan): readonly string[] {
  const rate = monthlyRate(loan);
  const months = monthsOf(loan);
  const term = `n = ${loan.years} × 12 = ${months} months`;
  if (rate === 0) return ["P ÷ n", term, `${exact(loan.amount)} ÷ ${months}`];
  const growth = Math.exp(months * Math.log1p(rate));
  return [
    "P × r × (1 + r)^n ÷ ((1 + r)^n − 1)",
    `P = ${exact(loan.amount)}`,
    `r = ${exact(loan.rate)} ÷ 100 ÷ 12 = ${exact(rate)}`,
    term,
    `(1 + r)^n = ${exact(growth)}`,
    `${exact(loan.amount)} × ${exact(rate)} × ${exact(growth)} ÷ ${exact(growth - 1)}`,
  ];
}
