import { entriesWithTerm, readMonths, type Term } from "#domain/term.ts";
import { expenseField, expenseOf } from "#domain/investment.ts";
import {
  fieldEntries,
  isUnknownWord,
  readFields,
  readFragment,
  readWord,
  writeFragment,
} from "#domain/link.ts";
import { paceWords, type Pace } from "./comparison.ts";
import { fields, fieldsFor, modes, type Fund } from "./projection.ts";

/** Everything that a visitor can set, and that a link carries. */
export interface Inputs extends Fund, Term {
  pace: Pace;
}

interface Linked {
  inputs: Inputs;
  /** The link asked for other values than it got. */
  adjusted: boolean;
  /** The link came with costs. */
  asksExpense: boolean;
}

/** The inputs of a link, each checked and clamped. */
export function readInputs(fragment: string): Linked {
  const link = readFragment(fragment);
  const { values, adjusted } = readFields([...fields, expenseField], link);
  const months = readMonths(fields[3], link.get("n"));
  const expense = expenseOf(values);
  const mode = readWord(modes, link.get("mode"));
  return {
    inputs: {
      ...values,
      expense,
      termIn: "years",
      ...months?.term,
      mode,
      pace: readWord(paceWords, link.get("pace")),
    },
    adjusted:
      adjusted ||
      months?.adjusted === true ||
      expense !== values.expense ||
      isUnknownWord(modes, link.get("mode")) ||
      isUnknownWord(paceWords, link.get("pace")),
    asksExpense: expense > 0,
  };
}

/** The link's part that carries the inputs: the mode and what belongs to it. */
export const writeInputs = (inputs: Inputs): string =>
  writeFragment([
    ["mode", inputs.mode],
    ...entriesWithTerm(fieldsFor(inputs.mode), inputs),
    ...fieldEntries(inputs.expense === 0 ? [] : [expenseField], { expense: expenseOf(inputs) }),
    ...(inputs.pace === paceWords[0] ? [] : [["pace", inputs.pace] as const]),
  ]);
