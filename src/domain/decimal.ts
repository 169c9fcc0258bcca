import { Decimal as Library } from "decimal.js";
import { amountText } from "./money.ts";

/** Spec §9: at most 15 significant digits are shown. */
export const shownDigits = 15;
/** Carried on, so that 1 ÷ 3 × 3 and 100 ÷ 7 − 14 have digits to lose. */
const carriedDigits = 60;
/** Digits that no chain of keys spoils. What is beyond them is the dust of rounding. */
export const certainDigits = 40;
/** A result that is this short but for dust is meant to be exactly that. */
const shortDigits = 30;
/** Ten to this power is too large, and too small, to show. */
const maxExponent = 9_999;

/** Decimal numbers: typed text never passes through a binary number, so 0.1 + 0.2 is 0.3. */
export const Decimal = Library.clone({
  defaults: true,
  precision: carriedDigits,
  maxE: maxExponent,
  minE: -maxExponent,
});
export type Decimal = Library;

export const zero = new Decimal(0);
export const pi = new Decimal(
  "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899",
);
export const euler = new Decimal(1).exp();

/** Drops the dust: 0.999…9 becomes 1, and -0 becomes 0. */
export function settle(value: Decimal): Decimal {
  if (value.isZero()) return zero;
  const certain = value.toSignificantDigits(certainDigits);
  return certain.precision() <= shortDigits ? certain : value;
}

/** A number as the display has room for it: "9.99999998" times ten to the 17. */
export interface Figure {
  digits: string; // "-0.5", "Infinity"
  exponent: number; // 0 when the digits say it all
}

/** Rounds to what is shown, and turns to powers of ten where plain digits would be too many. */
export function figureOf(value: Decimal): Figure {
  const rounded = value.toSignificantDigits(shownDigits);
  if (!rounded.isFinite() || rounded.isZero()) return { digits: rounded.toString(), exponent: 0 };
  const exponent = rounded.e;
  if (exponent < shownDigits && exponent >= -6) return { digits: rounded.toFixed(), exponent: 0 };
  const [digits = ""] = rounded.toExponential().split("e");
  return { digits, exponent };
}

/** Indian grouping for digits as they stand, typed ones included: "1234567." is "12,34,567.". */
export function groupIndian(digits: string): string {
  const [whole = "", ...fraction] = digits.split(".");
  return [whole.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ","), ...fraction].join(".");
}

/** A number within a line of text: "12,34,567.5", "1.5e20". */
export function numberText(value: Decimal): string {
  const { digits, exponent } = figureOf(value);
  return exponent === 0 ? groupIndian(digits) : `${digits}e${exponent}`;
}

/** Whether every digit of a value is known and there are few enough of them to write out. */
const isWritable = (value: Decimal): boolean =>
  value.isFinite() && value.precision() <= certainDigits && Math.abs(value.e) < certainDigits;

/** All digits of a value of which the display shows only some; "" when it shows them all. */
export function exactText(value: Decimal): string {
  const isWhole = figureOf(value).exponent === 0 && value.precision() <= shownDigits;
  return isWhole || !isWritable(value) ? "" : groupIndian(value.toFixed());
}

/** A value for the clipboard: no grouping, and every digit that is known. */
export function copyText(value: Decimal): string {
  if (isWritable(value)) return value.toFixed();
  const { digits, exponent } = figureOf(value);
  return exponent === 0 ? digits : `${digits}e${exponent}`;
}

/** Longer than anything that is copied here. */
const maxNumberChars = 100;
const plainNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,4})?$/i;

/** Reads a pasted number: `1,00,000`, `₹ 5L`, `-2.5e-7`; `null` when it is none. */
export function readDecimal(text: string): Decimal | null {
  const plain = text.trim().replace(/^−/, "-");
  const isPlain = plain.length <= maxNumberChars && plainNumber.test(plain);
  const digits = isPlain ? plain : amountText(plain);
  return digits === null ? null : settle(new Decimal(digits));
}
