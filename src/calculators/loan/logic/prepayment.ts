import { clampToField, type NumberField, type Values } from "#domain/number-field.ts";
import { formatRupees } from "#domain/money.ts";
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

export const inMonthField = {
  id: "inMonth",
  inLink: "k",
  label: "Each Year, After Month",
  unit: "months",
  min: 1,
  max: 12,
  step: 1,
  initial: 12,
} as const satisfies NumberField;

/** When the extra is paid, and what it changes: the number of payments or their size. */
export const whenWords = ["monthly", "yearly", "once"] as const;
export const effectWords = ["term", "emi"] as const;

export interface Prepayment extends Values<"extra" | "after" | "inMonth"> {
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
  const isDue = dueMonths(loan, prepayment);
  const rows: Row[] = [];
  let installment = monthlyPayment(loan);
  let owed = loan.amount;
  for (let month = 1; owed > 0 && month <= term; month++) {
    const interest = owed * rate;
    const regular = month === term ? owed : Math.min(installment - interest, owed);
    const extra = Math.min(isDue(month) ? prepayment.extra : 0, owed - regular);
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

/** In which months the extra is paid. */
function dueMonths(loan: Loan, { when, after, inMonth }: Prepayment): (month: number) => boolean {
  const once = clampToField(afterFieldFor(loan), after);
  if (when === "monthly") return () => true;
  return when === "once" ? (month) => month === once : (month) => month % 12 === inMonth % 12;
}

export interface Saving {
  totalPayment: number;
  interest: number; // paid in all
  interestPercent: number; // of the amount
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
    totalPayment: loan.amount + interest,
    interest,
    interestPercent: (interest / loan.amount) * 100,
    savedInterest,
    months: rows.length,
    savedMonths: monthsOf(loan) - rows.length,
    lastInstallment: rows.at(-2)?.payment ?? rows.at(-1)?.payment ?? 0,
  };
}

/** The prepayment in a few words: "₹1,00,000 extra every year". */
export function describePrepayment(loan: Loan, prepayment: Prepayment): string {
  const { extra, when, after, inMonth } = prepayment;
  const moments = {
    monthly: "every month",
    yearly: inMonth === 12 ? "every year" : `every year after month ${inMonth}`,
    once: `after month ${clampToField(afterFieldFor(loan), after)}`,
  };
  return `${formatRupees(extra, 0)} extra ${moments[when]}`;
}
