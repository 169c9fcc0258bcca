import { clampToField, type NumberField, type Values } from "#domain/number-field.ts";
import {
  monthlyPayment,
  monthlyRate,
  monthsOf,
  paymentFor,
  summarize,
  type Loan,
  type Row,
} from "./repayment.ts";

export const extraField = {
  id: "extra",
  inLink: "x",
  label: "Extra Payment",
  unit: "rupees",
  min: 0,
  max: 10_000_000,
  step: 1_000,
  initial: 0,
  scale: "log",
} as const satisfies NumberField;

export const afterField = {
  id: "after",
  inLink: "m",
  label: "After Month",
  unit: "months",
  min: 1,
  max: 359,
  step: 1,
  initial: 12,
} as const satisfies NumberField;

/** When the extra is paid, and what it changes: the number of payments or their size. */
export const whenWords = ["monthly", "once"] as const;
export const effectWords = ["term", "emi"] as const;

export interface Prepayment extends Values<"extra" | "after"> {
  when: (typeof whenWords)[number];
  effect: (typeof effectWords)[number];
}

/** The month of a single extra payment: at the latest the one before the last. */
export const afterFieldFor = (loan: Loan): NumberField => ({
  ...afterField,
  max: monthsOf(loan) - 1,
});

/** Less than half a paisa is nothing: what binary fractions leave over must not add a month. */
const dust = 0.005;

/**
 * The schedule with extra payments. Each month pays interest on the opening balance, then the
 * installment, then the extra, which is never more than what is owed.
 */
export function prepaidSchedule(loan: Loan, prepayment: Prepayment): readonly Row[] {
  const rate = monthlyRate(loan);
  const term = monthsOf(loan);
  const after = clampToField(afterFieldFor(loan), prepayment.after);
  const rows: Row[] = [];
  let installment = monthlyPayment(loan);
  let owed = loan.amount;
  for (let month = 1; owed > 0 && month <= term; month++) {
    const interest = owed * rate;
    const regular = month === term ? owed : Math.min(installment - interest, owed);
    const due = prepayment.when === "monthly" || month === after ? prepayment.extra : 0;
    const extra = Math.min(due, owed - regular);
    const left = owed - regular - extra;
    const balance = left < dust ? 0 : left;
    const principal = owed - extra - balance;
    rows.push({ month, payment: principal + interest, principal, interest, extra, balance });
    owed = balance;
    if (prepayment.effect === "emi" && extra > 0 && month < term) {
      installment = paymentFor(owed, rate, term - month);
    }
  }
  return rows;
}

export interface Saving {
  interest: number; // paid in all
  savedInterest: number;
  months: number; // until nothing is owed
  savedMonths: number;
  /** The regular payment once all that will change it has: of the last full month. */
  lastInstallment: number;
}

/** What a prepayment saves against the loan as agreed. */
export function savingOf(loan: Loan, rows: readonly Row[]): Saving {
  const interest = rows.reduce((total, row) => total + row.interest, 0);
  // Never below 0: without an extra, the two sums differ in their last binary digit.
  const savedInterest = Math.max(0, summarize(loan).totalInterest - interest);
  return {
    interest,
    savedInterest,
    months: rows.length,
    savedMonths: monthsOf(loan) - rows.length,
    lastInstallment: rows.at(-2)?.payment ?? rows.at(-1)?.payment ?? 0,
  };
}

const count = (value: number, one: string): string => `${value} ${value === 1 ? one : `${one}s`}`;

/** A number of months in words: "15 years 7 months". */
export function formatMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const words = [
    years > 0 ? count(years, "year") : "",
    rest > 0 || years === 0 ? count(rest, "month") : "",
  ];
  return words.filter(Boolean).join(" ");
}
