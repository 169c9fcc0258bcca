import { lumpsumYears, sipYears, type GrowthYear } from "#domain/growth.ts";
import type { Cell } from "#domain/csv.ts";
import { expenseField, expenseOf, netReturn } from "#domain/investment.ts";
import { amountRows, inputRows } from "#domain/term.ts";
import type { Inputs } from "./logic/inputs.ts";
import { costSteps } from "#domain/investment-steps.ts";
import { formulaSteps } from "./logic/formula-steps.ts";
import { fieldsFor, sipOf, summarize, type Fund } from "./logic/projection.ts";

export { fieldsFor, summarize } from "./logic/projection.ts";
export type { Summary } from "./logic/projection.ts";
export { categories, middleOf } from "./logic/categories.ts";
export { compare, explainPace } from "./logic/comparison.ts";
export { lumpsumSteps, sipSteps, formulaSteps } from "./logic/formula-steps.ts";
export { readInputs, writeInputs } from "./logic/inputs.ts";
export type { Inputs } from "./logic/inputs.ts";

/** The investment, year by year. */
export const yearsOf = (fund: Fund): readonly GrowthYear[] =>
  fund.mode === "sip"
    ? sipYears(sipOf(fund), fund.years, fund.inflation)
    : lumpsumYears(fund.lumpsum, netReturn(fund), fund.years, fund.inflation);

/** What the fund's costs take in the end. */
export function expenseEffect(fund: Fund) {
  const without = summarize({ ...fund, expense: 0 }).futureValue;
  return { without, taken: without - summarize(fund).futureValue };
}

/** How that comes about. */
export function expenseSteps(fund: Fund) {
  const { without, taken } = expenseEffect(fund);
  const lines = formulaSteps({ ...fund, expense: 0 }).futureValue;
  return { taken: costSteps(without, without - taken), without: lines };
}

/** What was asked and answered, for a spreadsheet. */
export function exportRows(inputs: Inputs): readonly (readonly Cell[])[] {
  const summary = summarize(inputs);
  return [
    ["Mode", inputs.mode === "sip" ? "SIP Investment" : "Lumpsum Investment"],
    ...inputRows([...fieldsFor(inputs.mode), expenseField], {
      ...inputs,
      expense: expenseOf(inputs),
    }),
    ...amountRows({
      "Future Value": summary.futureValue,
      "Total Investment": summary.totalInvestment,
      "Total Returns": summary.totalReturns,
      "Real Value (After Inflation)": summary.realValue,
      "Gain in Today's Rupees": summary.realGain,
    }),
  ];
}
