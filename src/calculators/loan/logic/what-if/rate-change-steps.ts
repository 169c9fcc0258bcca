import { formatExact as exact, formatRupees } from "#domain/money.ts";
import { formatMonths } from "#domain/term.ts";
import { rateLine, paymentSteps } from "../payment-steps.ts";
import { monthlyPayment, monthlyRate, monthsOf, type Loan } from "../repayment.ts";
import type { RateChange } from "./fields.ts";
import type { ChangedLoan } from "./rate-change.ts";

type Lines = readonly string[];

/** How each figure of a loan with a changed rate comes about. */
export function rateChangeSteps(
  loan: Loan,
  change: RateChange,
  changed: ChangedLoan,
): Record<"payment" | "months" | "interest" | "moreInterest", Lines> {
  const { owed, monthsLeft, payment, months, lastPayment, interest, moreInterest } = changed;
  const before = monthsOf(loan) - monthsLeft;
  const old = monthlyPayment(loan);
  const after = months - before;
  return {
    payment: [
      ...paymentSteps(
        owed,
        change.newRate,
        monthsLeft,
        `n = ${monthsOf(loan)} − ${before} = ${monthsLeft} months left`,
      ),
      `New Monthly Payment = ${formatRupees(payment)}`,
    ],
    months: [
      "Months so far + −ln(1 − P × r ÷ EMI) ÷ ln(1 + r), rounded up",
      `P = ${exact(owed)}, owed after month ${before}`,
      rateLine({ rate: change.newRate }),
      `EMI = ${exact(payment)}`,
      `${before} + −ln(1 − ${exact((owed * monthlyRate({ rate: change.newRate })) / payment)}) ÷ ln(1 + r)`,
      `New Term = ${months} months = ${formatMonths(months)}`,
    ],
    interest: [
      "All payments − Loan Amount",
      `${before} × ${exact(old)} + ${after - 1} × ${exact(payment)} + ${exact(lastPayment)} − ${exact(loan.amount)}`,
      `Interest in All = ${formatRupees(interest)}`,
    ],
    moreInterest: [
      "Interest with the change − Total Interest without",
      `${exact(interest)} − ${exact(interest - moreInterest)}`,
      `Difference = ${formatRupees(moreInterest)}`,
    ],
  };
}
