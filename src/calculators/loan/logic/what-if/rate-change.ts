import { clampToField } from "#domain/number-field.ts";
import { formatNumber, formatRupees } from "#domain/money.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { monthlyPayment, monthlyRate, monthsOf, paymentFor, type Loan } from "../repayment.ts";
import { schedule } from "../schedule.ts";
import { fromMonthFieldFor, type RateChange } from "./fields.ts";

export interface ChangedLoan {
  owed: number; // when the rate changes
  monthsLeft: number; // then, as agreed
  payment: number; // from then on
  months: number; // in all, from the first
  lastPayment: number;
  interest: number; // in all
  moreInterest: number; // than at the old rate; below 0 it is less
}

/** Nobody repays for longer. */
const maxMonths = 1_200;

/** A binary hair under a whole month is that month. */
const hair = 1e-9;

/** The loan with another rate from a month on. It fails when the payment would never end the debt. */
export function changeRate(loan: Loan, change: RateChange): Result<ChangedLoan> {
  const from = clampToField(fromMonthFieldFor(loan), change.fromMonth);
  const rows = schedule(loan);
  const owed = rows[from - 2]?.balance ?? loan.amount;
  const monthsLeft = monthsOf(loan) - from + 1;
  const rate = monthlyRate({ rate: change.newRate });
  const old = monthlyPayment(loan);
  const payment = change.keep === "term" ? paymentFor(owed, rate, monthsLeft) : old;
  const needed =
    change.keep === "term" ? monthsLeft : -Math.log1p((-owed * rate) / payment) / Math.log1p(rate);
  if (!(needed <= maxMonths)) return fail(neverEnds(change, payment, owed * rate));
  const count = Math.max(1, Math.ceil(needed - hair));
  // What is owed when one payment is left, with a month's interest, is the last payment.
  const before = balanceAfter(owed, rate, payment, count - 1);
  const lastPayment = change.keep === "term" ? payment : before * (1 + rate);
  const paidBefore = old * (from - 1);
  const interest = paidBefore + payment * (count - 1) + lastPayment - loan.amount;
  return ok({
    owed,
    monthsLeft,
    payment,
    months: from - 1 + count,
    lastPayment,
    interest,
    moreInterest: interest - (old * monthsOf(loan) - loan.amount),
  });
}

/** A debt after so many payments. */
function balanceAfter(owed: number, rate: number, payment: number, months: number): number {
  const grown = Math.expm1(months * Math.log1p(rate));
  return owed + grown * (owed - payment / rate);
}

function neverEnds({ newRate }: RateChange, payment: number, interest: number): string {
  const rate = `At ${formatNumber(newRate)}%`;
  return payment <= interest
    ? `${rate} the interest is ${formatRupees(interest)} a month, and a payment of ${formatRupees(payment)} does not cover it: the debt would grow. Choose a new EMI.`
    : `${rate} a payment of ${formatRupees(payment)} would take more than 100 years. Choose a new EMI.`;
}
