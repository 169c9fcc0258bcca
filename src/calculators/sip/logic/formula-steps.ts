import {
  investmentSteps,
  resultLine,
  returnsSteps,
  saidPlainly,
  saidReturn,
  valueSteps,
} from "#domain/investment-steps.ts";
import { formatExact as exact, formatNumber } from "#domain/money.ts";
import { monthsOf, sipOf, summarize, type Plan, type Summary } from "./projection.ts";

/** The month's rate and the number of months of a plan, in words. */
export const saidOf = (plan: Plan) => saidPlainly(saidReturn(plan), sipOf(plan).rate, plan.years);

/** How each figure of the results comes about: the formula, then the numbers put in. */
export function formulaSteps(plan: Plan): Record<keyof Summary, readonly string[]> {
  const { totalInvestment, futureValue, returnMultiple } = summarize(plan);
  return {
    futureValue: [
      ...valueSteps(sipOf(plan), monthsOf(plan), saidOf(plan)),
      resultLine("Future Value", futureValue),
    ],
    totalInvestment: investmentSteps(sipOf(plan), plan.years),
    totalReturns: returnsSteps(futureValue, totalInvestment),
    returnMultiple: [
      "Future Value ÷ Total Investment",
      `${exact(futureValue)} ÷ ${exact(totalInvestment)}`,
      `Return Multiple = ${formatMultiple(returnMultiple)}`,
    ],
  };
}

/** Spec §9: Return Multiple 2 decimals. */
export const formatMultiple = (multiple: number): string => `${formatNumber(multiple, 2, 2)}×`;
