import { clampToField, type NumberField, type Values } from "#domain/number-field.ts";
import {
  fieldEntries,
  isUnknownWord,
  readFields,
  readFragment,
  readWord,
  writeFragment,
} from "#domain/link.ts";
import { entriesWithTerm, readMonths, type Term } from "#domain/term.ts";
import { expenseField, expenseOf } from "#domain/investment.ts";
import { fields, stepFields, stepUpOf, type Plan } from "./projection.ts";
import {
  goalField,
  goalWords,
  inflationField,
  waitField,
  waitFieldFor,
  type Goal,
} from "./what-if.ts";

/** Everything that a visitor can set, and that a link carries. */
export interface Inputs extends Plan, Term, Goal, Values<"wait"> {}

const whatIfFields = [expenseField, inflationField, goalField, waitField] as const;
const allFields = [...fields, stepFields.percent, stepFields.rupees, ...whatIfFields] as const;

export type Topic = "stepUp" | "expense" | "inflation" | "goal" | "wait";

interface Linked {
  inputs: Inputs;
  /** The link asked for other values than it got. */
  adjusted: boolean;
  /** What the link is about, beside the plan itself. */
  asks: Record<Topic, boolean>;
}

/** The inputs of a link, each checked and clamped. */
export function readInputs(fragment: string): Linked {
  const link = readFragment(fragment);
  const has = ({ inLink = "" }: NumberField): boolean => link.has(inLink);
  const { values, adjusted } = readFields(allFields, link);
  const months = readMonths(fields[2], link.get("n"));
  const inputs: Inputs = {
    ...values,
    termIn: "years",
    ...months?.term,
    stepUnit: has(stepFields.rupees) ? "rupees" : "percent",
    goalIn: readWord(goalWords, link.get("in")),
  };
  const wait = has(waitField) ? clampToField(waitFieldFor(inputs), inputs.wait) : inputs.wait;
  const expense = expenseOf(inputs);
  return {
    inputs: { ...inputs, wait, expense },
    adjusted:
      adjusted ||
      months?.adjusted === true ||
      isUnknownWord(goalWords, link.get("in")) ||
      wait !== inputs.wait ||
      expense !== inputs.expense,
    asks: {
      stepUp: stepUpOf(inputs).by > 0,
      expense: inputs.expense > 0,
      inflation: has(inflationField),
      goal: has(goalField) || inputs.goalIn !== goalWords[0],
      wait: has(waitField),
    },
  };
}

/** The link's part that carries the inputs. What was left as it starts is not in it. */
export function writeInputs(inputs: Inputs): string {
  const extras = [stepFields[inputs.stepUnit], ...whatIfFields];
  const changed = extras.filter(({ id, initial }) => inputs[id] !== initial);
  const wait = clampToField(waitFieldFor(inputs), inputs.wait);
  const possible = { ...inputs, wait, expense: expenseOf(inputs) };
  return writeFragment([
    ...entriesWithTerm(fields, inputs),
    ...fieldEntries(changed, possible),
    ...(inputs.goalIn === goalWords[0] ? [] : [["in", inputs.goalIn] as const]),
  ]);
}
