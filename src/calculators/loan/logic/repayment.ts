import type { NumberField, Values } from "#domain/number-field.ts";
import { monthsIn } from "#domain/term.ts";

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
] as const satisfies readonly NumberField[];

/** What is borrowed: rupees, percent per year, years, which need not be whole. */
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

export const monthlyRate = ({ rate }: Pick<Loan, "rate">): number => rate / 100 / 12;
export const monthsOf = ({ years }: Pick<Loan, "years">): number => monthsIn(years);

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
