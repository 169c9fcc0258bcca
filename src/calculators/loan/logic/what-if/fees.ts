import { fail, ok, type Result } from "#domain/result.ts";
import { monthlyRate, monthsOf, paymentFor, type Loan } from "../repayment.ts";
import type { Fees } from "./fields.ts";

export interface FullCost {
  received: number; // the amount less the fees
  owed: number; // when the payments begin
  waiting: number; // paid in each month of the moratorium
  payment: number; // then, for the whole term
  monthlyRate: number; // at which all that is paid is worth what was received
  effectivePercent: number; // twelve such months, compounded
  nominalPercent: number; // twelve such months, added
  cost: number; // all that is paid, fees included, less the amount
}

/** The loan with its fees. It fails when they leave nothing of it. */
export function fullCost(loan: Loan, fees: Fees): Result<FullCost> {
  const charged = fees.fee + fees.insurance;
  const received = loan.amount - charged;
  if (received <= 0) return fail("The fees are as much as the loan: nothing would be paid out.");
  const rate = monthlyRate(loan);
  const isAdded = fees.meanwhile === "added";
  const waiting = isAdded ? 0 : loan.amount * rate;
  const owed = isAdded ? loan.amount * Math.exp(fees.moratorium * Math.log1p(rate)) : loan.amount;
  const payment = paymentFor(owed, rate, monthsOf(loan));
  const worthAt = (any: number): number =>
    worth(waiting, any, fees.moratorium) +
    worth(payment, any, monthsOf(loan)) * Math.exp(-fees.moratorium * Math.log1p(any));
  const solved = charged === 0 ? rate : rateFor(received, worthAt, rate);
  return ok({
    received,
    owed,
    waiting,
    payment,
    monthlyRate: solved,
    effectivePercent: Math.expm1(12 * Math.log1p(solved)) * 100,
    nominalPercent: solved * 1200,
    cost: waiting * fees.moratorium + payment * monthsOf(loan) + charged - loan.amount,
  });
}

/** What equal payments at the end of so many months are worth at the start. */
function worth(payment: number, rate: number, months: number): number {
  if (rate === 0) return payment * months;
  return (-payment * Math.expm1(-months * Math.log1p(rate))) / rate;
}

/** The rate at which payments are worth an amount: fees only raise it, so the search goes up. */
function rateFor(amount: number, worthAt: (rate: number) => number, from: number): number {
  let low = from;
  let high = Math.max(from, 0.001) * 2;
  while (worthAt(high) > amount) high *= 2;
  for (let halving = 0; halving < 100; halving++) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > amount) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
