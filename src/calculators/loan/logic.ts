import type { Field, Values } from "#domain/field.ts";

/** Spec §9, Loan. */
export const fields = [
  {
    id: "amount",
    inLink: "p",
    label: "Loan Amount",
    unit: "rupees",
    min: 1_000,
    max: 10_000_000,
    step: 1_000,
    initial: 100_000,
    scale: "log",
  },
  {
    id: "rate",
    inLink: "r",
    label: "Interest Rate (per year)",
    unit: "percent",
    min: 0.1,
    max: 30,
    step: 0.1,
    initial: 7.5,
  },
  {
    id: "years",
    inLink: "y",
    label: "Loan Term",
    unit: "years",
    min: 1,
    max: 30,
    step: 1,
    initial: 15,
  },
] as const satisfies readonly Field[];

/** What is borrowed: rupees, percent per year, years. */
export type Loan = Values<(typeof fields)[number]["id"]>;

export interface Summary {
  monthlyPayment: number;
  totalPayment: number;
  totalInterest: number;
  interestPercent: number; // total interest / amount
}

/** One month of the schedule. `payment` is principal and interest; `extra` comes on top. */
export interface Row {
  month: number; // from 1
  payment: number;
  principal: number;
  interest: number;
  extra: number;
  balance: number; // after this month
}

/** Spec §9: the table shows the first min(12, months) months. */
export const shownMonths = 12;

export const monthlyRate = ({ rate }: Loan): number => rate / 100 / 12;
export const monthsOf = ({ years }: Loan): number => years * 12;

/**
 * What pays off a balance in equal months: P × r × (1 + r)^n ÷ ((1 + r)^n − 1), written as
 * P × r ÷ (1 − (1 + r)^−n) so that neither a tiny rate nor a long term costs digits.
 */
export function paymentFor(balance: number, rate: number, months: number): number {
  if (rate === 0) return balance / months;
  return (balance * rate) / -Math.expm1(-months * Math.log1p(rate));
}

/** The equated monthly installment. */
export const monthlyPayment = (loan: Loan): number =>
  paymentFor(loan.amount, monthlyRate(loan), monthsOf(loan));

/** The four figures of the summary. Nothing is rounded here. */
export function summarize(loan: Loan): Summary {
  const payment = monthlyPayment(loan);
  const totalPayment = loan.rate === 0 ? loan.amount : payment * monthsOf(loan);
  const totalInterest = totalPayment - loan.amount;
  return {
    monthlyPayment: payment,
    totalPayment,
    totalInterest,
    interestPercent: (totalInterest / loan.amount) * 100,
  };
}

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
  const sum = (months: readonly Row[], part: "payment" | "principal" | "interest" | "extra") =>
    months.reduce((total, row) => total + row[part], 0);
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
