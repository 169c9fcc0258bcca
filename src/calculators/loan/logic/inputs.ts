import { clampToField } from "#domain/number-field.ts";
import { fieldEntries, readFields, readFragment, readWord, writeFragment } from "#domain/link.ts";
import { fields, type Loan } from "./repayment.ts";
import {
  afterField,
  afterFieldFor,
  effectWords,
  extraField,
  inMonthField,
  whenWords,
  type Prepayment,
} from "./prepayment.ts";

/** Everything that a visitor can set, and that a link carries. */
export interface Inputs extends Loan, Prepayment {}

const allFields = [...fields, extraField, afterField, inMonthField] as const;

interface Linked {
  inputs: Inputs;
  /** The link asked for other values than it got. */
  adjusted: boolean;
  /** The link came with a prepayment. */
  prepays: boolean;
}

/** The inputs of a link, each checked and clamped. */
export function readInputs(fragment: string): Linked {
  const link = readFragment(fragment);
  const { values, adjusted } = readFields(allFields, link);
  const inputs: Inputs = {
    ...values,
    when: readWord(whenWords, link.get("when")),
    effect: readWord(effectWords, link.get("effect")),
  };
  const after = link.has(afterField.inLink)
    ? clampToField(afterFieldFor(inputs), inputs.after)
    : inputs.after;
  return {
    inputs: { ...inputs, after },
    adjusted: adjusted || after !== inputs.after,
    prepays: inputs.extra > 0,
  };
}

/** The link's part that carries the inputs. A prepayment is in it only when there is one. */
export function writeInputs(inputs: Inputs): string {
  const loan = fieldEntries(fields, inputs);
  if (inputs.extra === 0) return writeFragment(loan);
  const { when, effect, extra, after, inMonth } = inputs;
  return writeFragment([
    ...loan,
    [extraField.inLink, extra],
    ["when", when],
    ...(when === "once" ? [[afterField.inLink, after] as const] : []),
    ...(when === "yearly" ? [[inMonthField.inLink, inMonth] as const] : []),
    ["effect", effect],
  ]);
}
