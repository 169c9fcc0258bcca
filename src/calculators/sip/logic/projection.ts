import type { NumberField, Values } from "#domain/number-field.ts";
import { monthsIn } from "#domain/term.ts";
import { growthAfter, monthlyRate, netReturn, type Sip, type StepUp } from "#domain/investment.ts";

/** Spec §9, SIP. */
export const fields = [
  {
    id: "monthly",
    inLink: "m",
    label: "Monthly Investment",
    unit: "rupees",
    min: 500,
    max: 100_000,
    step: 500,
    initial: 5_000,
  },
  {
    id: "rate",
    inLink: "r",
    label: "Expected Return (per year)",
    unit: "percent",
    min: 1,
    max: 30,
    step: 0.5,
    initial: 12,
  },
  {
    id: "years",
    inLink: "y",
    label: "Investment Period",
    unit: "years",
    min: 1,
    max: 40,
    step: 1,
    initial: 10,
  },
] as const satisfies readonly NumberField[];

export const stepFields = {
  percent: {
    id: "stepPercent",
    inLink: "s",
    label: "Step-up (per year)",
    unit: "percent",
    min: 0,
    max: 25,
    step: 1,
    initial: 0,
  },
  rupees: {
    id: "stepRupees",
    inLink: "sr",
    label: "Step-up (a month, each year)",
    unit: "rupees",
    min: 0,
    max: 10_000,
    step: 100,
    initial: 0,
  },
} as const satisfies Record<StepUp["unit"], NumberField>;

/** What is put in: rupees a month, percent per year, years, and how it grows from year to year. */
export interface Plan
  extends Values<(typeof fields)[number]["id"]>, Values<"stepPercent" | "stepRupees" | "expense"> {
  stepUnit: StepUp["unit"];
}

export interface Summary {
  totalInvestment: number;
  futureValue: number;
  totalReturns: number;
  returnMultiple: number; // future value / total investment
}

export const monthsOf = ({ years }: Plan): number => monthsIn(years);

export const stepUpOf = ({ stepUnit, stepPercent, stepRupees }: Plan): StepUp => ({
  by: stepUnit === "percent" ? stepPercent : stepRupees,
  unit: stepUnit,
});

/** The plan as the formulas want it: a month earns a twelfth of the yearly return after costs. */
export const sipOf = (plan: Plan): Sip => ({
  monthly: plan.monthly,
  rate: monthlyRate(netReturn(plan)),
  stepUp: stepUpOf(plan),
});

/** The four figures of the results. Nothing is rounded here. */
export function summarize(plan: Plan): Summary {
  const { investment, value, returns } = growthAfter(sipOf(plan), monthsOf(plan));
  return {
    totalInvestment: investment,
    futureValue: value,
    totalReturns: returns,
    returnMultiple: value / investment,
  };
}
