import { sipYears } from "#domain/growth.ts";
import { monthlyRate, noStepUp } from "#domain/investment.ts";
import { initialValues, type NumberField } from "#domain/number-field.ts";

// A monthly plan, as the parts of a calculator meet it.

export const planFields = [
  {
    id: "monthly",
    inLink: "m",
    label: "Monthly Investment",
    unit: "rupees",
    min: 500,
    max: 1_000_000,
    step: 500,
    initial: 5_000,
    scale: "log",
  },
  {
    id: "rate",
    inLink: "r",
    label: "Expected Return",
    unit: "percent",
    min: 1,
    max: 30,
    step: 0.1,
    initial: 12,
  },
  {
    id: "years",
    inLink: "y",
    label: "Time Period",
    unit: "years",
    min: 1,
    max: 40,
    step: 1,
    initial: 10,
  },
] as const satisfies readonly NumberField[];

export const plan = initialValues(planFields);
export const inflation = 6;

export const planYears = sipYears(
  { monthly: plan.monthly, rate: monthlyRate(plan.rate), stepUp: noStepUp },
  plan.years,
  inflation,
);
