import type { Decimal } from "#domain/decimal.ts";
import type { NumberField } from "#domain/number-field.ts";
import { finishWith, freshPad, pressPad, resultOf, type Pad, type PadKey } from "#domain/keypad.ts";
import { inLakhAndCrore } from "#domain/money.ts";
import { enclosedText, writtenOperand } from "#domain/operand.ts";
import { padShape } from "#domain/pad-shape.ts";
import { guarded, shape, type Shape } from "#domain/shape.ts";
import { gstOn, type GstSplit } from "./logic/gst.ts";

export { describeGst, rupees } from "./logic/gst.ts";

/** No powers here. */
export type Key = Exclude<PadKey, "^">;

/** Spec §2, Basic: the rows of the keypad. */
export const rows = [
  ["C", "±", "%", "÷"],
  ["7", "8", "9", "×"],
  ["4", "5", "6", "-"],
  ["1", "2", "3", "+"],
  ["0", ".", "="],
] as const satisfies readonly (readonly Key[])[];

export interface State {
  pad: Pad;
  /** What the last GST key did; gone with the next key. */
  split: GstSplit | null;
}

export const freshState: State = { pad: freshPad, split: null };

const padOf = shape({ pad: padShape });

/** A calculator as it was left. */
export const stateShape: Shape<State> = {
  initial: freshState,
  read: (given) => ({ pad: padOf.read(given).pad, split: null }),
};

/** The state after a key, as the spec's section 4 says. */
export const press = ({ pad }: State, key: Key): State => ({
  pad: pressPad(pad, key),
  split: null,
});

/** The rates since 22 September 2025. A visitor can change them. */
export const initialRates: readonly number[] = [5, 18, 40];

export const rateField = (index: number): NumberField => ({
  id: `rate-${index}`,
  inLink: "",
  label: `GST rate ${index + 1}`,
  unit: "percent",
  min: 0,
  max: 100,
  step: 0.25,
  initial: initialRates[index] ?? 0,
});

/** Adds GST to what the sum comes to ("+"), or takes out what is in it ("-"). */
export function applyGst({ pad }: State, sign: "+" | "-", rate: number): State {
  const sum = resultOf(pad);
  const { answer, split } = gstOn(sum, sign, rate);
  const text = `${enclosedText(sum)} ${sign} ${rate}% GST`;
  return { pad: finishWith(pad, writtenOperand(answer, text)), split };
}

const isRate = (rate: unknown): boolean => typeof rate === "number" && rate >= 0 && rate <= 100;

/** All of the rates, or those of the law. */
export const ratesShape = guarded(
  (given): given is readonly number[] =>
    Array.isArray(given) && given.length === initialRates.length && given.every(isRate),
  initialRates,
);

/** Beyond this nobody counts in crores. */
const maxAmount = 1e15;

/** A large amount as it is said in India: "₹12.35 lakh"; "" for a small one. */
export function inRupees(value: Decimal): string {
  return value.abs().lt(maxAmount) ? inLakhAndCrore(value.toNumber()) : "";
}
