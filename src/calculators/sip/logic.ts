import { formatField } from "#domain/number-field.ts";
import { type Plan, stepUpOf, stepFields } from "./logic/projection.ts";

export { fields, sipOf, stepFields, stepUpOf, summarize } from "./logic/projection.ts";
export type { Plan } from "./logic/projection.ts";
export { formatMultiple, formulaSteps } from "./logic/formula-steps.ts";
export { readInputs, writeInputs } from "./logic/inputs.ts";
export type { Inputs } from "./logic/inputs.ts";
export { goalSteps, inflationSteps, stepUpSteps, waitingSteps } from "./logic/what-if-steps.ts";
export {
  conventionsOf,
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
