import { growthAfter, noStepUp } from "#domain/investment.ts";
import {
  costSteps,
  realGainSteps,
  realInvestmentSteps,
  realSteps,
  resultLine,
  valueSteps,
} from "#domain/investment-steps.ts";
import { formatExact as exact } from "#domain/money.ts";
import { monthsOf, sipOf, type Plan } from "./projection.ts";
import {
  expenseEffect,
  goalPlan,
  inflationEffect,
  stepUpEffect,
  waitingCost,
  type Goal,
} from "./what-if.ts";
import { saidOf } from "./formula-steps.ts";

type Lines = readonly string[];

/** What the step-up adds. */
export function stepUpSteps(plan: Plan): Record<"added" | "without" | "lastMonthly", Lines> {
  const sip = sipOf(plan);
  const { without, added, lastMonthly } = stepUpEffect(plan);
  const { by, unit } = sip.stepUp;
  const steps = Math.ceil(monthsOf(plan) / 12) - 1;
  const grown =
    unit === "percent"
      ? `${exact(plan.monthly)} × (1 + ${exact(by)} ÷ 100)^${steps}`
      : `${exact(plan.monthly)} + ${exact(by)} × ${steps}`;
  return {
    added: [
      "Future Value with step-up − without",
      `${exact(without + added)} − ${exact(without)}`,
      resultLine("Step-up Adds", added),
    ],
    without: [
      ...valueSteps({ ...sip, stepUp: noStepUp }, monthsOf(plan), saidOf(plan)),
      resultLine("Without Step-up", without),
    ],
    lastMonthly: [
      unit === "percent" ? "P × (1 + step-up)^(years − 1)" : "P + step-up × (years − 1)",
      grown,
      resultLine(`Monthly in Year ${steps + 1}`, lastMonthly),
    ],
  };
}

/** What the costs take. */
export function expenseSteps(plan: Plan): Record<"taken" | "without", Lines> {
  const { without, taken } = expenseEffect(plan);
  const free = { ...plan, expense: 0 };
  return {
    taken: costSteps(without, without - taken),
    without: [
      ...valueSteps(sipOf(free), monthsOf(free), saidOf(free)),
      resultLine("Without Costs", without),
    ],
  };
}

/** What inflation leaves. */
export function inflationSteps(
  plan: Plan,
  inflation: number,
): Record<"real" | "invested" | "gain", Lines> {
  const { value, real, invested } = inflationEffect(plan, inflation);
  return {
    real: realSteps(value, inflation, plan.years),
    invested: realInvestmentSteps(sipOf(plan), inflation, plan.years),
    gain: realGainSteps(real, invested),
  };
}

/** How much a month, and for which amount. */
export function goalSteps(plan: Plan, goal: Goal): Record<"target" | "monthly", Lines> {
  const { target, wholeMonthly } = goalPlan(plan, goal);
  const { inflation } = goal;
  return {
    target: [
      "Goal × (1 + inflation)^years",
      `${exact(goal.goal)} × (1 + ${exact(inflation)} ÷ 100)^${exact(plan.years)}`,
      resultLine("Goal on that day", target),
    ],
    monthly: [
      ...shareSteps(plan, target, monthsOf(plan), "Goal"),
      `${resultLine("Needed each month", wholeMonthly)}, rounded up`,
    ],
  };
}

/** A target divided by what one rupee a month becomes. */
function shareSteps(plan: Plan, target: number, months: number, name: string): Lines {
  const sip = sipOf(plan);
  const inRupees = sip.stepUp.unit === "rupees" && sip.stepUp.by > 0;
  const stepUp = inRupees ? noStepUp : sip.stepUp;
  const ofOneRupee = growthAfter({ ...sip, monthly: 1, stepUp }, months).value;
  const bySteps = growthAfter({ ...sip, monthly: 0 }, months).value;
  const one = `₹1 a month for ${months} months becomes ${exact(ofOneRupee)}`;
  if (!inRupees) {
    return [
      `${name} ÷ what ₹1 a month becomes`,
      saidOf(plan).rate,
      one,
      `${exact(target)} ÷ ${exact(ofOneRupee)}`,
    ];
  }
  return [
    `(${name} − what the steps become) ÷ what ₹1 a month becomes`,
    saidOf(plan).rate,
    one,
    `The steps of ₹${exact(sip.stepUp.by)} alone become ${exact(bySteps)}`,
    `(${exact(target)} − ${exact(bySteps)}) ÷ ${exact(ofOneRupee)}, at least 0`,
  ];
}

/** What waiting costs. */
export function waitingSteps(
  plan: Plan,
  wait: number,
): Record<"cost" | "later" | "lostReturns" | "catchUp", Lines> {
  const { left, now, later, cost, lostReturns, catchUp } = waitingCost(plan, wait);
  const months = monthsOf(plan);
  const term = `n = ${months} − ${months - left} = ${left} months`;
  return {
    cost: [
      "Future Value now − Future Value later",
      `${exact(now.value)} − ${exact(later.value)}`,
      resultLine("Cost of Waiting", cost),
    ],
    later: [
      ...valueSteps(sipOf(plan), left, { ...saidOf(plan), term }),
      resultLine("Future Value If You Wait", later.value),
    ],
    lostReturns: [
      "Cost of Waiting − payments not made",
      `${exact(cost)} − ${exact(now.investment - later.investment)}`,
      resultLine("Returns Lost", lostReturns),
    ],
    catchUp: [
      ...shareSteps(plan, now.value, left, "Future Value now"),
      resultLine("To Catch Up", catchUp),
    ],
  };
}
