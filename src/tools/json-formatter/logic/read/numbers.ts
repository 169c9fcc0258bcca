import {
  byteAt,
  dotByte,
  isDigit,
  letterEByte,
  minusByte,
  plusByte,
  zeroByte,
} from "./characters.ts";
import { textAt } from "./strings.ts";

const lowerCaseBit = 0x20;

/** Reads a number; the place after it, or `~place` of what is wrong. */
export function skipNumber(bytes: Uint8Array, start: number): number {
  let i = start;
  if (byteAt(bytes, i) === minusByte) i++;
  if (byteAt(bytes, i) === zeroByte) {
    i++;
    if (isDigit(byteAt(bytes, i))) return ~(i - 1);
  } else {
    const digits = i;
    while (isDigit(byteAt(bytes, i))) i++;
    if (i === digits) return ~i;
  }
  if (byteAt(bytes, i) === dotByte) {
    const digits = ++i;
    while (isDigit(byteAt(bytes, i))) i++;
    if (i === digits) return ~i;
  }
  if ((byteAt(bytes, i) | lowerCaseBit) === letterEByte) {
    i++;
    if (byteAt(bytes, i) === plusByte || byteAt(bytes, i) === minusByte) i++;
    const digits = i;
    while (isDigit(byteAt(bytes, i))) i++;
    if (i === digits) return ~i;
  }
  return i;
}

/** A double holds any 15 digits, within its range; no four characters leave it. */
const safeDigits = 15;
const safeAnyway = 4;

/**
 * Whether a double holds the number as it is written: printed with as many digits, it gives them
 * back. 0.1 and 0.10000000000000001 pass, 9007199254740993 and 1e400 do not.
 */
export function fitsDouble(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start <= safeDigits && !hasExponent(bytes, start, end)) return true;
  return isNearDouble(bytes, start, end) || givesDigitsBack(textAt(bytes, start, end));
}

function hasExponent(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start <= safeAnyway) return false;
  for (let i = start; i < end; i++) {
    if ((byteAt(bytes, i) | lowerCaseBit) === letterEByte) return true;
  }
  return false;
}

/**
 * The quick half of `fitsDouble`, for up to 17 digits without an exponent, twenty times faster
 * than strings: coordinates and measurements are full of those. Written as an integer w over
 * 10^k, the number fits when some double times 10^k is less than half a unit away from w. The
 * distance is computed in twice the precision of a double; when in doubt the answer is false.
 */
export function isNearDouble(bytes: Uint8Array, start: number, end: number): boolean {
  let first = 0; // up to nine digits
  let rest = 0; // up to eight more
  let digits = 0;
  let power = -1; // of ten, once the decimal point was met
  for (let i = byteAt(bytes, start) === minusByte ? start + 1 : start; i < end; i++) {
    const byte = byteAt(bytes, i);
    if (byte === dotByte) power = 0;
    else if (!isDigit(byte)) return false;
    else {
      if (power >= 0) power += 1;
      if (digits === 0 && byte === zeroByte) continue;
      digits += 1;
      if (digits <= 9) first = first * 10 + byte - zeroByte;
      else rest = rest * 10 + byte - zeroByte;
    }
  }
  const scale = 10 ** Math.max(power, 0);
  if (digits > 17 || power > 22) return false; // 10^22 is the last that a double holds
  // Nine digits times 10^8 are exact; high + low is then exactly the integer.
  const shifted = digits > 9 ? first * 10 ** (digits - 9) : first;
  const high = shifted + rest;
  const low = rest - (high - shifted);
  const guess = high / scale;
  const better = guess + distance(high, low, guess, scale) / scale;
  return Math.abs(distance(high, low, better, scale)) < 0.499;
}

/** high + low - value * scale, with the product split so that nothing is rounded away (Dekker). */
function distance(high: number, low: number, value: number, scale: number): number {
  const product = value * scale;
  const v1 = upperHalf(value);
  const v2 = value - v1;
  const s1 = upperHalf(scale);
  const s2 = scale - s1;
  const roundedAway = v1 * s1 - product + v1 * s2 + v2 * s1 + v2 * s2;
  return high - product + (low - roundedAway);
}

/** The upper 26 bits of a double's 53 (Veltkamp). */
function upperHalf(value: number): number {
  const spread = value * 0x8000001;
  return spread - (spread - value);
}

/** `toPrecision` takes no more. */
const maxDigits = 100;

/** The slow half of `fitsDouble`, for any number. */
export function givesDigitsBack(text: string): boolean {
  if (text.length > 10 * maxDigits) return false;
  const written = significant(text);
  if (written.digits === "") return true; // zero
  const value = Number(text);
  if (!Number.isFinite(value) || value === 0 || written.digits.length > maxDigits) return false;
  // The shortest form is not always the nearest: 2 ** -44 prints as 5.684341886080802e-14.
  return [value.toPrecision(written.digits.length), String(value)].some((printed) => {
    const held = significant(printed);
    return held.digits === written.digits && held.exponent === written.exponent;
  });
}

/** Digits without zeros around them, and the power of ten of the first: 0.0120 is 12, -2. */
function significant(text: string): { digits: string; exponent: number } {
  const [mantissa = "", power = "0"] = text.replace(/^-/, "").toLowerCase().split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const all = whole + fraction;
  const leading = all.length - all.replace(/^0+/, "").length;
  return {
    digits: all.slice(leading).replace(/0+$/, ""),
    exponent: Number(power) + whole.length - 1 - leading,
  };
}
