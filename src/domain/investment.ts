import type { NumberField, Values } from "./number-field.ts";

/** Money put in at the start of every month. */
export interface Sip {
  monthly: number; // rupees, in the first year
  rate: number; // earned in a month: 0.01
  stepUp: StepUp;
}

/** What each year's payments grow by over those of the year before. */
export interface StepUp {
  by: number;
  unit: "percent" | "rupees";
}

/** A plan at one point in time. */
export interface Growth {
  investment: number; // put in so far
  value: number;
  returns: number; // value − investment
}

/** What a fund takes for itself each year; what a visitor expects of it is meant before that. */
export const expenseField = {
  id: "expense",
  inLink: "x",
  label: "Expense Ratio (per year)",
  unit: "percent",
  min: 0,
  max: 3,
  step: 0.05,
  initial: 0,
} as const satisfies NumberField;

type Expected = Values<"rate" | "expense">; // percent per year

/** A fund takes at most what it earns: nobody plans with one that shrinks. */
export const expenseFieldFor = ({ rate }: Expected): NumberField => ({
  ...expenseField,
  max: Math.min(expenseField.max, rate),
});

/** The costs that count: those that were set, while the return covers them. */
export const expenseOf = ({ rate, expense }: Expected): number => Math.min(expense, rate);

/** The yearly return that is left after costs, in percent. */
export const netReturn = (expected: Expected): number => expected.rate - expenseOf(expected);

export const noStepUp: StepUp = { by: 0, unit: "percent" };

/** A yearly return in percent as a month's rate: a twelfth of it, so 12% compounds to 12.68%. */
export const monthlyRate = (percent: number): number => percent / 100 / 12;

/** The month's rate of which twelve compound to exactly the yearly return. */
export const effectiveMonthlyRate = (percent: number): number =>
  Math.expm1(Math.log1p(percent / 100) / 12);

/** What one rupee becomes: (1 + rate)^periods. */
export const growthOver = (rate: number, periods: number): number =>
  Math.exp(periods * Math.log1p(rate));

/** An annuity-due: what equal payments at the start of each month are worth after the last month. */
export function annuityDue(payment: number, rate: number, months: number): number {
  if (rate === 0) return payment * months;
  return (payment * Math.expm1(months * Math.log1p(rate)) * (1 + rate)) / rate;
}

/** A lumpsum that compounds once a year. */
export const compoundYearly = (principal: number, percent: number, years: number): number =>
  principal * growthOver(percent / 100, years);

/** What an amount of a later year buys, in today's rupees. */
export const realValue = (amount: number, inflation: number, years: number): number =>
  amount / growthOver(inflation / 100, years);

/** What is paid each month of a year, counted from 0. */
export function monthlyIn({ monthly, stepUp }: Sip, year: number): number {
  return stepUp.unit === "percent"
    ? monthly * growthOver(stepUp.by / 100, year)
    : monthly + stepUp.by * year;
}

/** A plan after so many months, which need not be whole years. */
export function growthAfter(sip: Sip, months: number): Growth {
  const inYear = growthOver(sip.rate, 12);
  const ofOneRupee = annuityDue(1, sip.rate, 12);
  const fullYears = Math.floor(months / 12);
  let investment = 0;
  let value = 0;
  for (let year = 0; year < fullYears; year++) {
    const payment = monthlyIn(sip, year);
    investment += payment * 12;
    value = value * inYear + payment * ofOneRupee;
  }
  const rest = months % 12;
  const payment = monthlyIn(sip, fullYears);
  investment += payment * rest;
  value = value * growthOver(sip.rate, rest) + annuityDue(payment, sip.rate, rest);
  return { investment, value, returns: value - investment };
}

/** All payments in today's rupees: each shrinks with the months that pass before it is due. */
export function realInvestment(sip: Sip, inflation: number, months: number): number {
  let total = 0;
  for (let month = 0; month < months; month++) {
    total += realValue(monthlyIn(sip, Math.floor(month / 12)), inflation, month / 12);
  }
  return total;
}

/**
 * The monthly payment of the first year that reaches a target in so many months. Steps in percent
 * scale with it; steps in rupees come on top, and may get there by themselves.
 */
export function monthlyFor(target: number, sip: Sip, months: number): number {
  const bySteps = growthAfter({ ...sip, monthly: 0 }, months).value;
  const stepUp = sip.stepUp.unit === "percent" ? sip.stepUp : noStepUp;
  const ofOneRupee = growthAfter({ ...sip, monthly: 1, stepUp }, months).value;
  return Math.max(0, (target - bySteps) / ofOneRupee);
}
