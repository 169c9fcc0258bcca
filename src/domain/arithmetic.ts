import { certainDigits, settle, zero, type Decimal } from "./decimal.ts";

/** A result, and plain words when it is not a finite number. */
export interface Answer {
  value: Decimal;
  why: string; // "Cannot divide by zero."
}

export type Operator = "+" | "-" | "×" | "÷" | "^";

/** How tightly an operator binds where it is written down. */
export const binding: Record<Operator, number> = { "+": 1, "-": 1, "×": 2, "÷": 2, "^": 3 };

/** Shown under a value that stays infinite or undefined whatever is done to it. */
export const carriedOn = "It comes from a result that is not a finite number.";
export const noDivision = "Cannot divide by zero.";
const tooLarge = "Too large to show.";

/** Applies an operator. Nothing is guarded: what cannot be is Infinity or NaN, in words too. */
export function calculate(operator: Operator, left: Answer, right: Answer): Answer {
  const [a, b] = [left.value, right.value];
  const value = {
    "+": () => withoutDust(a.plus(b), a, b),
    "-": () => withoutDust(a.minus(b), a, b),
    "×": () => a.times(b),
    "÷": () => a.div(b),
    "^": () => a.pow(b),
  }[operator]();
  return answer([left, right], value, whyNot(operator, a, b));
}

/** A result from what went into it. `why` counts only if it is the first to be no finite number. */
export function answer(from: readonly Answer[], value: Decimal, why = tooLarge): Answer {
  if (value.isFinite()) return { value: settle(value), why: "" };
  const carried = from.find((operand) => !operand.value.isFinite());
  return { value, why: carried === undefined ? why : carried.why || carriedOn };
}

/** Where all certain digits cancel out, nothing is left: tan 60 − √3 is 0. */
function withoutDust(value: Decimal, left: Decimal, right: Decimal): Decimal {
  const isDust = value.e < Math.max(left.e, right.e) - certainDigits;
  return value.isFinite() && isDust ? zero : value;
}

function whyNot(operator: Operator, left: Decimal, right: Decimal): string {
  if (operator === "÷" && right.isZero()) return left.isZero() ? "0 ÷ 0 is undefined." : noDivision;
  if (operator === "^" && left.isZero()) return noDivision;
  if (operator === "^" && left.isNegative() && !right.isInteger()) {
    return "A negative number has no such power among the real numbers.";
  }
  return tooLarge;
}
