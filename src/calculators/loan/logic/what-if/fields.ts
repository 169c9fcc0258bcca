// What the questions ask for stands apart from how they are answered: a link is read with the page,
// the answers are loaded after it.
import type { NumberField, Values } from "#domain/number-field.ts";
import { monthsOf, type Loan } from "../repayment.ts";

export const choiceFields = [
  {
    id: "spare",
    inLink: "e",
    label: "Extra Each Month",
    unit: "rupees",
    min: 500,
    max: 1_00_000,
    step: 500,
    initial: 5_000,
  },
  {
    id: "expected",
    inLink: "er",
    label: "Expected Return (per year)",
    unit: "percent",
    min: 1,
    max: 30,
    step: 0.5,
    initial: 12,
  },
  {
    id: "tax",
    inLink: "et",
    label: "Tax on Gains",
    unit: "percent",
    min: 0,
    max: 40,
    step: 0.5,
    initial: 12.5,
  },
] as const satisfies readonly NumberField[];

/** What is left over each month, and what a fund would make of it. */
export type Choice = Values<(typeof choiceFields)[number]["id"]>;

export const newRateField = {
  id: "newRate",
  inLink: "nr",
  label: "New Rate (per year)",
  unit: "percent",
  min: 0.1,
  max: 30,
  step: 0.1,
  initial: 9,
} as const satisfies NumberField;

export const fromMonthField = {
  id: "fromMonth",
  inLink: "nm",
  label: "From Month",
  unit: "months",
  min: 2,
  max: 360,
  step: 1,
  initial: 13,
} as const satisfies NumberField;

/** What a lender changes with the rate: the payment, or the number of payments. */
export const keepWords = ["term", "emi"] as const;

export interface RateChange extends Values<"newRate" | "fromMonth"> {
  keep: (typeof keepWords)[number];
}

/** The first month at the new rate: at the latest the last one. */
export const fromMonthFieldFor = (loan: Loan): NumberField => ({
  ...fromMonthField,
  max: monthsOf(loan),
});

export const feeFields = [
  {
    id: "fee",
    inLink: "f",
    label: "Processing Fee",
    unit: "rupees",
    min: 0,
    max: 5_00_000,
    step: 500,
    initial: 0,
  },
  {
    id: "insurance",
    inLink: "fi",
    label: "Insurance, Paid at the Start",
    unit: "rupees",
    min: 0,
    max: 10_00_000,
    step: 1_000,
    initial: 0,
  },
  {
    id: "moratorium",
    inLink: "mo",
    label: "Moratorium",
    unit: "months",
    min: 0,
    max: 84,
    step: 1,
    initial: 0,
  },
] as const satisfies readonly NumberField[];

/** What becomes of the interest of a moratorium. */
export const meanwhileWords = ["added", "paid"] as const;

/** What a loan costs beside its rate, and how long its payments wait. */
export interface Fees extends Values<(typeof feeFields)[number]["id"]> {
  meanwhile: (typeof meanwhileWords)[number];
}
