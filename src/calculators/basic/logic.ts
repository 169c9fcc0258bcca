import { calculate } from "#domain/arithmetic.ts";
import { Decimal, groupIndian, settle } from "#domain/decimal.ts";
import type { NumberField } from "#domain/number-field.ts";
import { finishWith, freshPad, pressPad, resultOf, type Pad, type PadKey } from "#domain/keypad.ts";
import { inLakhAndCrore } from "#domain/money.ts";
import { enclosedText, plainOperand, writtenOperand } from "#domain/operand.ts";
import { guarded } from "#domain/shape.ts";

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

/** An amount with and without its tax, in whole paise: net and tax add up to the gross. */
export interface GstSplit {
  rate: number; // percent
  net: Decimal;
  tax: Decimal;
  gross: Decimal;
  half: Decimal; // CGST, and SGST: each is rounded by itself
}

/** Adds GST to what the sum comes to ("+"), or takes out what is in it ("-"). */
export function applyGst({ pad }: State, sign: "+" | "-", rate: number): State {
  const sum = resultOf(pad);
  const percent = new Decimal(rate).div(100);
  const growth = plainOperand(percent.plus(1));
  const answer = calculate(sign === "+" ? "×" : "÷", sum, growth);
  const text = `${enclosedText(sum)} ${sign} ${rate}% GST`;
  const [net, gross] = sign === "+" ? [sum.value, answer.value] : [answer.value, sum.value];
  return {
    pad: finishWith(pad, writtenOperand(answer, text)),
    split: gross.isFinite() ? splitInPaise(rate, net, gross) : null,
  };
}

function splitInPaise(rate: number, net: Decimal, gross: Decimal): GstSplit {
  const [netPaise, grossPaise] = [toPaise(net), toPaise(gross)];
  const half = toPaise(settle(gross.minus(net)).div(2));
  return { rate, net: netPaise, tax: grossPaise.minus(netPaise), gross: grossPaise, half };
}

const toPaise = (amount: Decimal): Decimal => settle(settle(amount).toDecimalPlaces(2));

/** Rupees and paise of an exact amount: "₹1,180.00". */
export function rupees(amount: Decimal): string {
  const paise = toPaise(amount);
  return `${paise.isNegative() ? "-" : ""}₹${groupIndian(paise.abs().toFixed(2))}`;
}

/** The parts of an amount, line by line: "GST 18% ₹180.00: CGST ₹90.00 + SGST ₹90.00". */
export function describeGst({ rate, net, tax, gross, half }: GstSplit): readonly string[] {
  const halves = `CGST ${rupees(half)} + SGST ${rupees(half)}`;
  // An odd paisa cannot be halved: what a bill with two taxes asks for is said, too.
  const both = half.times(2);
  return [
    `Without GST ${rupees(net)}`,
    `GST ${rate}% ${rupees(tax)}: ${halves}${both.eq(tax) ? "" : `, each rounded, together ${rupees(both)}`}`,
    `With GST ${rupees(gross)}`,
  ];
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
