import { clampToField, type NumberField } from "#domain/number-field.ts";
import {
  fieldEntries,
  isUnknownWord,
  readFields,
  readFragment,
  readWord,
  writeFragment,
} from "#domain/link.ts";
import { entriesWithTerm, readMonths, type Term } from "#domain/term.ts";
import {
  afterField,
  afterFieldFor,
  effectWords,
  extraField,
  inMonthField,
  whenWords,
  type Prepayment,
} from "./prepayment.ts";
import { fields, type Loan } from "./repayment.ts";
import {
  choiceFields,
  feeFields,
  fromMonthField,
  fromMonthFieldFor,
  keepWords,
  meanwhileWords,
  newRateField,
  type Choice,
  type Fees,
  type RateChange,
} from "./what-if/fields.ts";

/** Everything that a visitor can set, and that a link carries. */
export interface Inputs extends Loan, Term, Prepayment, Choice, RateChange, Fees {}

const changeFields = [newRateField, fromMonthField] as const;
const allFields = [
  ...fields,
  extraField,
  afterField,
  inMonthField,
  ...choiceFields,
  ...changeFields,
  ...feeFields,
] as const;

/** The words of a link, by their names in it. */
const allWords = {
  when: whenWords,
  effect: effectWords,
  keep: keepWords,
  wait: meanwhileWords,
} as const;

export type Topic = "prepayment" | "choice" | "rateChange" | "fees";

interface Linked {
  inputs: Inputs;
  /** The link asked for other values than it got. */
  adjusted: boolean;
  /** What the link is about, beside the loan itself. */
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
    when: readWord(allWords.when, link.get("when")),
    effect: readWord(allWords.effect, link.get("effect")),
    keep: readWord(allWords.keep, link.get("keep")),
    meanwhile: readWord(allWords.wait, link.get("wait")),
  };
  const after = has(afterField) ? clampToField(afterFieldFor(inputs), inputs.after) : inputs.after;
  const fromMonth = has(fromMonthField)
    ? clampToField(fromMonthFieldFor(inputs), inputs.fromMonth)
    : inputs.fromMonth;
  return {
    inputs: { ...inputs, after, fromMonth },
    adjusted:
      adjusted ||
      months?.adjusted === true ||
      Object.entries(allWords).some(([name, words]) => isUnknownWord(words, link.get(name))) ||
      after !== inputs.after ||
      fromMonth !== inputs.fromMonth,
    asks: {
      prepayment: inputs.extra > 0,
      choice: choiceFields.some(has),
      rateChange: changeFields.some(has) || link.has("keep"),
      fees: feeFields.some(has) || link.has("wait"),
    },
  };
}

/** The link's part that carries the inputs. What was left as it starts is not in it. */
export function writeInputs(inputs: Inputs): string {
  const possible = {
    ...inputs,
    fromMonth: clampToField(fromMonthFieldFor(inputs), inputs.fromMonth),
  };
  const changed = [...choiceFields, ...changeFields, ...feeFields].filter(
    ({ id, initial }) => inputs[id] !== initial,
  );
  return writeFragment([
    ...entriesWithTerm(fields, inputs),
    ...prepaymentEntries(inputs),
    ...fieldEntries(changed, possible),
    ...(inputs.keep === keepWords[0] ? [] : [["keep", inputs.keep] as const]),
    ...(inputs.meanwhile === meanwhileWords[0] ? [] : [["wait", inputs.meanwhile] as const]),
  ]);
}

type Entry = readonly [name: string, value: string | number];

/** A prepayment is in the link only when there is one. */
function prepaymentEntries({ extra, when, after, inMonth, effect }: Inputs): readonly Entry[] {
  if (extra === 0) return [];
  return [
    [extraField.inLink, extra],
    ["when", when],
    ...(when === "once" ? [[afterField.inLink, after] as const] : []),
    ...(when === "yearly" ? [[inMonthField.inLink, inMonth] as const] : []),
    ["effect", effect],
  ];
}
