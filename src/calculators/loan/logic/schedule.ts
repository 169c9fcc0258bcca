import { monthlyPayment, monthlyRate, monthsOf, type Loan, type Row } from "./repayment.ts";

/**
 * Every month until nothing is owed. Each row is computed from the formula and not from the row
 * before it, so errors do not add up and the last balance is exactly 0.
 */
export function schedule(loan: Loan): readonly Row[] {
  const months = monthsOf(loan);
  const payment = monthlyPayment(loan);
  const rate = monthlyRate(loan);
  return Array.from({ length: months }, (_, index) => {
    const left = months - index; // payments still due, this one included
    const interest = rate === 0 ? 0 : -payment * Math.expm1(-left * Math.log1p(rate));
    const principal = rate === 0 ? payment : payment * Math.exp(-left * Math.log1p(rate));
    const balance = balanceAfter(payment, rate, left - 1);
    return { month: index + 1, payment, principal, interest, extra: 0, balance };
  });
}

/** What is owed when so many payments are left: their worth today. */
function balanceAfter(payment: number, rate: number, paymentsLeft: number): number {
  if (paymentsLeft === 0) return 0;
  if (rate === 0) return payment * paymentsLeft;
  return (-payment * Math.expm1(-paymentsLeft * Math.log1p(rate))) / rate;
}

export interface Year extends Omit<Row, "month"> {
  year: number; // from 1
  months: readonly Row[];
}

/** The schedule by year: sums of its months, and the balance at its end. */
export function byYear(rows: readonly Row[]): readonly Year[] {
  return Array.from({ length: Math.ceil(rows.length / 12) }, (_, index) => {
    const months = rows.slice(index * 12, index * 12 + 12);
    return {
      year: index + 1,
      months,
      payment: sum(months, "payment"),
      principal: sum(months, "principal"),
      interest: sum(months, "interest"),
      extra: sum(months, "extra"),
      balance: months.at(-1)?.balance ?? 0,
    };
  });
}

const sum = (
  months: readonly Row[],
  part: "payment" | "principal" | "interest" | "extra",
): number => months.reduce((total, row) => total + row[part], 0);
