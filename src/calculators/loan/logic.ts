import type { Row } from "./logic/repayment.ts";
import { schedule } from "./logic/schedule.ts";
import { prepaidSchedule } from "./logic/prepayment.ts";
import type { Inputs } from "./logic/inputs.ts";

export { fields, summarize } from "./logic/repayment.ts";
export type { Row } from "./logic/repayment.ts";
export { describeOwed, describePaid } from "./logic/describe.ts";
export { scheduleCsv } from "./logic/export.ts";
export { formulaSteps } from "./logic/formula-steps.ts";
export { readInputs, writeInputs } from "./logic/inputs.ts";
export type { Inputs } from "./logic/inputs.ts";
export { linkOfText } from "./logic/read-loan.ts";
export {
  afterFieldFor,
  describePrepayment,
  extraField,
  inMonthField,
  savingOf,
} from "./logic/prepayment.ts";
export { prepaymentSteps } from "./logic/prepayment-steps.ts";
export { breakEvenReturn, coursesOf, yearEnds } from "./logic/what-if/prepay-or-invest.ts";
export { choiceSteps } from "./logic/what-if/prepay-or-invest-steps.ts";
export { describeChoice, finalLead, leadAt, turnsOf } from "./logic/what-if/lead.ts";
export {
  choiceFields,
  feeFields,
  fromMonthFieldFor,
  newRateField,
} from "./logic/what-if/fields.ts";
export { changeRate } from "./logic/what-if/rate-change.ts";
export { rateChangeSteps } from "./logic/what-if/rate-change-steps.ts";
export { fullCost } from "./logic/what-if/fees.ts";
export { feesSteps } from "./logic/what-if/fees-steps.ts";
export { byYear } from "./logic/schedule.ts";
export type { Year } from "./logic/schedule.ts";

/** Spec §9: the table shows the first min(12, months) months. */
export const shownMonths = 12;

/** The loan as agreed and, when something is paid extra, with that. */
export interface Plans {
  agreed: readonly Row[];
  prepaid: readonly Row[] | null;
}

export const plansOf = (inputs: Inputs): Plans => ({
  agreed: schedule(inputs),
  prepaid: inputs.extra > 0 ? prepaidSchedule(inputs, inputs) : null,
});
