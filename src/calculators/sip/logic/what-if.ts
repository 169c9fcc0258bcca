import { clampToField, type NumberField } from "#domain/number-field.ts";
import {
  effectiveMonthlyRate,
  growthAfter,
  monthlyFor,
  monthlyIn,
  netReturn,
  noStepUp,
  realInvestment,
  realValue,
} from "#domain/investment.ts";
import { fields, monthsOf, sipOf, type Plan } from "./projection.ts";

export const inflationField = {
  id: "inflation",
  inLink: "i",
  label: "Inflation (per year)",
  unit: "percent",
  min: 0,
  max: 15,
  step: 0.5,
  initial: 6,
} as const satisfies NumberField;

export const goalField = {
  id: "goal",
  inLink: "g",
  label: "Goal",
  unit: "rupees",
  min: 100_000,
  max: 1_000_000_000,
  step: 100_000,
  initial: 10_000_000,
  scale: "log",
} as const satisfies NumberField;

export const waitField = {
  id: "wait",
  inLink: "w",
  label: "Start Later By",
  unit: "months",
  min: 1,
  max: 120,
  step: 1,
  initial: 12,
} as const satisfies NumberField;

/** Whether a goal is an amount of that day, or what an amount of today buys. */
export const goalWords = ["then", "today"] as const;

/** One month is left at least, or there would be nothing to catch up with. */
export const waitFieldFor = (plan: Plan): NumberField => ({
  ...waitField,
  max: Math.min(waitField.max, monthsOf(plan) - 1),
});

/** What a yearly step-up does to a plan. */
export function stepUpEffect(plan: Plan) {
  const sip = sipOf(plan);
  const months = monthsOf(plan);
  const without = growthAfter({ ...sip, stepUp: noStepUp }, months).value;
  return {
    without,
    added: growthAfter(sip, months).value - without,
    lastMonthly: monthlyIn(sip, Math.ceil(months / 12) - 1),
  };
}

/** What a fund's costs take of a plan. */
export function expenseEffect(plan: Plan) {
  const without = growthAfter(sipOf({ ...plan, expense: 0 }), monthsOf(plan)).value;
  return { without, taken: without - growthAfter(sipOf(plan), monthsOf(plan)).value };
}

/** What a plan is worth in today's rupees. */
export function inflationEffect(plan: Plan, inflation: number) {
  const sip = sipOf(plan);
  const value = growthAfter(sip, monthsOf(plan)).value;
  const real = realValue(value, inflation, plan.years);
  const invested = realInvestment(sip, inflation, monthsOf(plan));
  return { value, real, invested, gain: real - invested };
}

export interface Goal {
  goal: number;
  goalIn: (typeof goalWords)[number];
  inflation: number;
}

/** The share of an amount that is no more than the error of its last binary digits. */
const dust = 1e-12;

/** What has to be put in each month to reach a goal. */
export function goalPlan(plan: Plan, { goal, goalIn, inflation }: Goal) {
  const target = goalIn === "today" ? goal / realValue(1, inflation, plan.years) : goal;
  const monthly = monthlyFor(target, sipOf(plan), monthsOf(plan));
  // Rounded up, or the goal would be missed by some rupees; but not for what binary fractions add.
  const wholeMonthly = Math.ceil(monthly * (1 - dust));
  const [field] = fields;
  return {
    target,
    monthly,
    wholeMonthly,
    isInRange: clampToField(field, wholeMonthly) === wholeMonthly,
  };
}

/** What it costs to start later and stop on the same day. */
export function waitingCost(plan: Plan, wait: number) {
  const sip = sipOf(plan);
  const months = monthsOf(plan);
  const left = months - clampToField(waitFieldFor(plan), wait);
  const now = growthAfter(sip, months);
  const later = growthAfter(sip, left);
  return {
    left, // months
    now,
    later,
    cost: now.value - later.value,
    lostReturns: now.returns - later.returns,
    catchUp: monthlyFor(now.value, sip, left),
  };
}

interface Convention {
  name: string;
  value: number;
  difference: number;
}

/** The same plan as other calculators count it. */
export function conventionsOf(plan: Plan): readonly Convention[] {
  const sip = sipOf(plan);
  const months = monthsOf(plan);
  const here = growthAfter(sip, months).value;
  const effective = growthAfter(
    { ...sip, rate: effectiveMonthlyRate(netReturn(plan)) },
    months,
  ).value;
  const conventions: [name: string, value: number][] = [
    ["Here", here],
    ["End of month", here / (1 + sip.rate)],
    ["Effective rate", effective],
  ];
  return conventions.map(([name, value]) => ({ name, value, difference: value - here }));
}
