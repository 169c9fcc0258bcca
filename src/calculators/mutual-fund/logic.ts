import { lumpsumYears, sipYears, type GrowthYear } from "#domain/growth.ts";
import { lumpsumResult, type Fund, type Summary, sipOf, sipResult } from "./logic/projection.ts";

export { fieldsFor } from "./logic/projection.ts";
export type { Summary } from "./logic/projection.ts";
export { categories, middleOf } from "./logic/categories.ts";
export { compare, explainPace } from "./logic/comparison.ts";
export { lumpsumSteps, sipSteps, formulaSteps } from "./logic/formula-steps.ts";
export { readInputs, writeInputs } from "./logic/inputs.ts";
export type { Inputs } from "./logic/inputs.ts";

/** The figures of the results. Nothing is rounded here. */
export const summarize = (fund: Fund): Summary =>
  fund.mode === "sip" ? sipResult(sipOf(fund), fund) : lumpsumResult(fund.lumpsum, fund);

/** The investment, year by year. */
export const yearsOf = (fund: Fund): readonly GrowthYear[] =>
  fund.mode === "sip"
    ? sipYears(sipOf(fund), fund.years, fund.inflation)
    : lumpsumYears(fund.lumpsum, fund.rate, fund.years, fund.inflation);
