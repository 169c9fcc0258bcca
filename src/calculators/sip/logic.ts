import { describeExpense } from "#domain/investment-steps.ts";
import { formatField } from "#domain/number-field.ts";
import type { Cell } from "#domain/csv.ts";
import { expenseField, expenseOf } from "#domain/investment.ts";
import { roundTo } from "#domain/money.ts";
import { amountRows, inputRows } from "#domain/term.ts";
import type { Inputs } from "./logic/inputs.ts";
import { fields, stepFields, stepUpOf, summarize, type Plan } from "./logic/projection.ts";
import { inflationField } from "./logic/what-if.ts";

export { fields, sipOf, stepFields, stepUpOf, summarize } from "./logic/projection.ts";
export type { Plan } from "./logic/projection.ts";
export { formatMultiple, formulaSteps } from "./logic/formula-steps.ts";
export { readInputs, writeInputs } from "./logic/inputs.ts";
export type { Inputs } from "./logic/inputs.ts";
export {
  expenseSteps,
  goalSteps,
  inflationSteps,
  stepUpSteps,
  waitingSteps,
} from "./logic/what-if-steps.ts";
export {
  conventionsOf,
  expenseEffect,
  goalField,
  goalPlan,
  inflationEffect,
  inflationField,
  stepUpEffect,
  waitFieldFor,
  waitingCost,
} from "./logic/what-if.ts";

/** Spec §9: the table shows up to the first 10 years. */
export const shownYears = 10;

/** The step-up in a few words, or "" when there is none: "with 10% more each year". */
export function describeStepUp(plan: Plan): string {
  const { by, unit } = stepUpOf(plan);
  if (by === 0) return "";
  return `with ${formatField(stepFields[unit], by)} more each year`;
}

/** All that is folded away and changes the answers, in a few words; "" when nothing does. */
export const describePlan = (plan: Plan): string =>
  [describeStepUp(plan), describeExpense(plan)].filter(Boolean).join(", ");

/** What was asked and answered, for a spreadsheet. */
export function exportRows(inputs: Inputs): readonly (readonly Cell[])[] {
  const { futureValue, totalInvestment, totalReturns, returnMultiple } = summarize(inputs);
  const extras = [stepFields[inputs.stepUnit], expenseField, inflationField];
  return [
    ...inputRows([...fields, ...extras], { ...inputs, expense: expenseOf(inputs) }),
    ...amountRows({
      "Future Value": futureValue,
      "Total Investment": totalInvestment,
      "Total Returns": totalReturns,
    }),
    ["Return Multiple", roundTo(returnMultiple, 2), "times"],
  ];
}
