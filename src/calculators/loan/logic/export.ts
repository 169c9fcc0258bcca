import { toCsv, type Cell } from "#domain/csv.ts";
import { roundTo } from "#domain/money.ts";
import { amountRows, inputRows } from "#domain/term.ts";
import type { Inputs } from "./inputs.ts";
import { describePrepayment, savingOf } from "./prepayment.ts";
import { fields, summarize, type Row } from "./repayment.ts";

const columns = ["Payment", "Principal", "Interest"];

/**
 * The schedule for a spreadsheet, below what was asked and answered: amounts as the page shows them,
 * in paise. With a prepayment both plans stand side by side; where the shorter one has ended its
 * cells are empty.
 */
export function scheduleCsv(
  inputs: Inputs,
  agreed: readonly Row[],
  prepaid: readonly Row[] | null,
): string {
  return toCsv([...about(inputs, prepaid), [], ...scheduleRows(agreed, prepaid)]);
}

/** The schedule alone, with its head. */
export function scheduleRows(
  agreed: readonly Row[],
  prepaid: readonly Row[] | null,
): readonly (readonly Cell[])[] {
  const withPrepayment = [...columns, "Extra", "Balance"].map((name) => `${name} with prepayment`);
  return [
    ["Month", ...columns, "Balance", ...(prepaid === null ? [] : withPrepayment)],
    ...agreed.map((row, index) => [
      row.month,
      ...[row.payment, row.principal, row.interest, row.balance].map(toPaise),
      ...(prepaid === null ? [] : cellsWithExtra(prepaid[index])),
    ]),
  ];
}

/** What was asked, and what the page answers. */
function about(inputs: Inputs, prepaid: readonly Row[] | null): readonly (readonly Cell[])[] {
  const { monthlyPayment, totalPayment, totalInterest, interestPercent } = summarize(inputs);
  const answers = [
    ...amountRows({
      "Monthly Payment": monthlyPayment,
      "Total Payment": totalPayment,
      "Total Interest": totalInterest,
    }),
    ["Interest Percentage", roundTo(interestPercent, 1), "percent"],
  ];
  if (prepaid === null) return [...inputRows(fields, inputs), ...answers];
  const saving = savingOf(inputs, prepaid);
  return [
    ...inputRows(fields, inputs),
    ["Prepayment", describePrepayment(inputs, inputs)],
    ...answers,
    ...amountRows({
      "Total Payment with prepayment": saving.totalPayment,
      "Total Interest with prepayment": saving.interest,
      "Interest Saved": saving.savedInterest,
    }),
    ["Time Saved", saving.savedMonths, "months"],
  ];
}

function cellsWithExtra(row: Row | undefined): readonly Cell[] {
  if (row === undefined) return Array.from({ length: columns.length + 2 }, () => "");
  return [row.payment, row.principal, row.interest, row.extra, row.balance].map(toPaise);
}

const toPaise = (amount: number): number => roundTo(amount, 2);
