/** An exact number: the lowest terms, the sign above the line. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint; // over 0
}

/** More than any number that is meant, and few enough digits to be quick: 1e1000. */
const maxExponent = 1000;

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [absolute(one), absolute(other)];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

/** A fraction in its lowest terms. The bottom is never 0 here: who divides asks first. */
export function fraction(top: bigint, bottom = 1n): Fraction {
  const divisor = greatestDivisor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { top: top / divisor, bottom: bottom / divisor };
}

export const one = fraction(1n);

export const isZero = (value: Fraction): boolean => value.top === 0n;

export const isSame = (a: Fraction, b: Fraction): boolean =>
  a.top === b.top && a.bottom === b.bottom;

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

export const subtract = (a: Fraction, b: Fraction): Fraction =>
  add(a, { top: -b.top, bottom: b.bottom });

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.top, a.bottom * b.bottom);

/** `b` is not 0. */
export const divide = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom, a.bottom * b.top);

const decimal = /^([-+]?)(\d*)\.?(\d*)(?:e([-+]?\d{1,4}))?$/i;

/** Reads "-1.5e3" with every digit; `null` when it is no such number, or beyond all measure. */
export function readDecimal(text: string): Fraction | null {
  const parts = decimal.exec(text);
  if (parts === null) return null;
  const [, sign, whole = "", places = "", exponent = "0"] = parts;
  if (whole + places === "" || Math.abs(Number(exponent)) > maxExponent) return null;
  const power = Number(exponent) - places.length;
  const digits = BigInt(whole + places) * (sign === "-" ? -1n : 1n);
  return power < 0 ? fraction(digits, tenTo(-power)) : fraction(digits * tenTo(power));
}

export const tenTo = (power: number): bigint => 10n ** BigInt(power);

/** Divides and rounds to a whole number, halves away from 0. */
const roundedQuotient = (top: bigint, bottom: bigint): bigint =>
  ((top < 0n ? -1n : 1n) * (absolute(top) * 2n + bottom)) / (bottom * 2n);

/** Rounded to so many decimals, without idle zeros and never "-0": "1609.344". */
export function roundedText(value: Fraction, decimals: number): string {
  const scaled = roundedQuotient(value.top * tenTo(decimals), value.bottom);
  const digits = String(absolute(scaled)).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const places = digits.slice(digits.length - decimals).replace(/0+$/, "");
  return (scaled < 0n ? "-" : "") + whole + (places === "" ? "" : `.${places}`);
}

/** The power of ten that a value begins with: 2 for 250, -1 for 0.5. */
function leadingPower({ top, bottom }: Fraction): number {
  const size = absolute(top);
  const guess = String(size).length - String(bottom).length;
  const reached = guess < 0 ? size * tenTo(-guess) >= bottom : size >= bottom * tenTo(guess);
  return reached ? guess : guess - 1;
}

/** A value in so many significant digits: "0.0621371192", or "6.21371e-7" where zeros crowd. */
export function significantText(value: Fraction, digits: number): string {
  if (isZero(value)) return "0";
  const power = leadingPower(value);
  const shift = digits - 1 - power;
  const { top, bottom } = value;
  const scaled =
    shift < 0
      ? roundedQuotient(top, bottom * tenTo(-shift))
      : roundedQuotient(top * tenTo(shift), bottom);
  const rounded = shift < 0 ? fraction(scaled * tenTo(-shift)) : fraction(scaled, tenTo(shift));
  // 9.9995 may have become 10: the power is asked for again.
  const shown = leadingPower(rounded);
  if (shown >= -4 && shown < digits) return roundedText(rounded, Math.max(shift, 0));
  const mantissa = shown < 0 ? fraction(tenTo(-shown)) : fraction(1n, tenTo(shown));
  return `${roundedText(multiply(rounded, mantissa), digits)}e${shown}`;
}

/** How many decimals say all of it; `null` when no number of them does, as for a third. */
export function decimalsOf({ bottom }: Fraction): number | null {
  let rest = bottom;
  let [twos, fives] = [0, 0];
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  return rest === 1n ? Math.max(twos, fives) : null;
}
