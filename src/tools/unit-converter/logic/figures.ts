import {
  decimalsOf,
  divide,
  fraction,
  isSame,
  isZero,
  multiply,
  one,
  readDecimal,
  roundedText,
  significantText,
  subtract,
  type Fraction,
} from "./fraction.ts";
import type { Unit } from "./units.data.ts";
import { measureOf, type Grouping } from "./conversion.ts";

/** Spec §9: result rounded to 6 decimals. */
const resultDecimals = 6;
const significantDigits = 15;
/** Fewer than this and a rounded figure says too little. */
const fewestDigits = 6;
/** An exact value with more digits than this is not written out. */
const maxExactDigits = 30;

/** The result as the spec has it: rounded to 6 decimals. */
export const resultText = (value: Fraction): string => roundedText(value, resultDecimals);

const isWhole = (value: Fraction, text: string): boolean => {
  const shown = readDecimal(text);
  return shown !== null && isSame(shown, value);
};

const digitCount = (text: string): number => text.replace(/^[-0.]+/, "").replace(".", "").length;

/** A second line where rounding to 6 decimals dropped something, or the digits are too many. */
export interface More {
  text: string; // "6.21371192237334e-7"
  exact: boolean;
}

/** The result as it is shown: a wall of digits is cut to as many as can be read, "1e400". */
export function headlineText(value: Fraction): string {
  const result = resultText(value);
  return digitCount(result) > maxExactDigits ? significantText(value, significantDigits) : result;
}

/** All that the headline does not say, or `null` when it says it all in few enough digits. */
export function moreDigits(value: Fraction): More | null {
  const headline = headlineText(value);
  const isExact = isWhole(value, headline);
  const short = significantText(value, significantDigits);
  if (isExact) {
    // A shorter way to write the same, or nothing: what is exact needs no "About".
    const isShorter = digitCount(headline) > significantDigits && isWhole(value, short);
    return isShorter && short !== headline ? { text: short, exact: true } : null;
  }
  const all = amountText(value);
  const isLonger = digitCount(all) > significantDigits && all.length <= maxExactDigits;
  const text = isLonger ? all : short;
  return { text, exact: isWhole(value, text) };
}

/** One figure of many: as the result, but never rounded to nothing and never a wall of digits. */
export function figureText(value: Fraction): string {
  const result = resultText(value);
  const digits = digitCount(result);
  const isTooLong = digits > significantDigits + resultDecimals;
  const isHidden = !isWhole(value, result) && digits < fewestDigits;
  return isTooLong || isHidden ? significantText(value, 9) : result;
}

/** Commas between the digits before the point. */
export function grouped(text: string, grouping: Grouping): string {
  if (grouping === "none") return text;
  const [whole = "", ...rest] = text.split(/(?=[.e])/);
  const places = grouping === "lakhs" ? /\B(?=(?:\d\d)*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  return [whole.replace(places, ","), ...rest].join("");
}

/** A factor in a formula: "1.8", "5/9", "0.621371192". */
function factorText(value: Fraction): string {
  const decimals = decimalsOf(value);
  const plain = decimals === null ? "" : roundedText(value, decimals);
  if (plain !== "" && digitCount(plain) <= 12 && plain.length <= 16) return plain;
  const isSmall = value.bottom < 1000n && value.top < 1000n;
  return isSmall ? `${value.top}/${value.bottom}` : significantText(value, 10);
}

/** How to do it by hand: "°F = °C × 1.8 + 32", "km = mi × 1.609344". */
export function formulaText(from: Unit, to: Unit): string {
  const source = measureOf(from);
  const target = measureOf(to);
  const isInverse = to.inverse === true;
  const ratio = isInverse
    ? divide(target.factor, source.factor)
    : divide(source.factor, target.factor);
  if (isInverse !== (from.inverse === true)) {
    return `${to.symbol} = ${factorText(ratio)} ÷ ${from.symbol}`;
  }
  const before = subtract(source.offset, divide(target.offset, ratio));
  const after = subtract(multiply(source.offset, ratio), target.offset);
  // The constant that can be written in full, if one can.
  const isBefore = decimalsOf(after) === null && decimalsOf(before) !== null;
  const times = timesText(ratio);
  if (isBefore && times !== "") return `${to.symbol} = (${from.symbol}${plusText(before)})${times}`;
  return `${to.symbol} = ${from.symbol}${times}${plusText(after)}`;
}

function timesText(ratio: Fraction): string {
  if (isSame(ratio, one)) return "";
  const inverted = divide(one, ratio);
  const isDivision = inverted.bottom === 1n && decimalsOf(ratio) !== 0;
  return isDivision && inverted.top < 1_000_000n ? ` ÷ ${inverted.top}` : ` × ${factorText(ratio)}`;
}

function plusText(constant: Fraction): string {
  if (isZero(constant)) return "";
  const size = constant.top < 0n ? fraction(-constant.top, constant.bottom) : constant;
  return ` ${constant.top < 0n ? "−" : "+"} ${factorText(size)}`;
}

/** An amount as it would be typed: every digit if they end, else many of them. */
export function amountText(value: Fraction): string {
  const decimals = decimalsOf(value);
  const short = significantText(value, significantDigits);
  if (decimals === null || decimals > maxExactDigits) return short;
  const all = roundedText(value, decimals);
  // 1e400 says as much as its 401 digits.
  return all.length > maxExactDigits && isWhole(value, short) ? short : all;
}
