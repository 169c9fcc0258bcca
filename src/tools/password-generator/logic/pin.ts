import { drawText, drawUntil, type RandomInt } from "./luck.ts";

const tenDigits = "0123456789".split("");

export const shortestPin = 4;
export const maxPinDigits = 12;

const clampDigits = (digits: number): number =>
  Math.min(Math.max(Math.trunc(digits) || shortestPin, shortestPin), maxPinDigits);

/** The first that anyone tries: one digit over and over, or digits in a row, up or down. */
export function isEasyPin(pin: string): boolean {
  const digits = pin.split("").map(Number);
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  return [0, 1, -1].some((step) => steps.every((one) => one === step));
}

/** A PIN that is not one of the easy ones. */
export const makePin = (digits: number, randomInt: RandomInt): string =>
  drawUntil(
    () => drawText(clampDigits(digits), tenDigits, randomInt),
    (pin) => !isEasyPin(pin),
  );

/** How many PINs there are without the easy ones. */
export function countPins(digits: number): bigint {
  const length = clampDigits(digits);
  const rows = Math.max(0, 10 - length + 1);
  return 10n ** BigInt(length) - BigInt(10 + 2 * rows);
}
