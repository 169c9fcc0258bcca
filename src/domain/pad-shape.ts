import { binding, type Operator } from "./arithmetic.ts";
import { Decimal, zero } from "./decimal.ts";
import { freshPad, type HistoryLine, type Pad } from "./keypad.ts";
import type { Operand } from "./operand.ts";
import { anyText, guarded, shape, type Shape } from "./shape.ts";

/** How a decimal number writes itself, with all of its digits. */
const writtenNumber = /^(?:-?\d{1,80}(?:\.\d{1,80})?(?:e[-+]\d{1,4})?|-?Infinity|NaN)$/;
/** A reading is longer than what was typed, but not without end. */
const maxExpressionChars = 2_000;
/** As it stands on a display: "12.", "-0.5". */
const typedNumber = /^-?\d{1,40}(?:\.\d{0,40})?$/;

/** A decimal number, which JSON writes as text. */
export const decimalShape: Shape<Decimal> = {
  initial: zero,
  read: (given) =>
    typeof given === "string" && writtenNumber.test(given) ? new Decimal(given) : zero,
};

const isOperator = (given: unknown): given is Operator =>
  typeof given === "string" && Object.hasOwn(binding, given);

const operandShape: Shape<Operand> = shape({
  value: decimalShape,
  why: anyText,
  text: guarded(
    (given): given is string | null => given === null || typeof given === "string",
    null,
  ),
  operator: guarded((given): given is Operator | null => given === null || isOperator(given), null),
});

/** Finished sums, the newest first; what is none is left out. */
export const linesShape = (most: number): Shape<readonly HistoryLine[]> => ({
  initial: [],
  read: (given) => (Array.isArray(given) ? given.flatMap(readLine).slice(0, most) : []),
});

function readLine(given: unknown): HistoryLine[] {
  const { id, expression, value }: Record<string, unknown> = { ...(given as object) };
  const isProper =
    Number.isSafeInteger(id) &&
    typeof expression === "string" &&
    expression.length <= maxExpressionChars &&
    typeof value === "string" &&
    writtenNumber.test(value);
  return isProper ? [{ id: Number(id), expression, value: new Decimal(value) }] : [];
}

const shownShape: Shape<Pad["shown"]> = {
  initial: freshPad.shown,
  read(given) {
    const { as, text, operand }: Record<string, unknown> = { ...(given as object) };
    if (as === "result" || as === "operator") return { as, operand: operandShape.read(operand) };
    return typeof text === "string" && typedNumber.test(text)
      ? { as: "typing", text }
      : freshPad.shown;
  },
};

const pendingShape: Shape<Pad["pending"]> = {
  initial: null,
  read(given) {
    const { left, operator }: Record<string, unknown> = { ...(given as object) };
    return isOperator(operator) ? { left: operandShape.read(left), operator } : null;
  },
};

/** A pad as it was left. */
export const padShape: Shape<Pad> = shape({
  shown: shownShape,
  pending: pendingShape,
  finished: anyText,
  hint: anyText,
  history: linesShape(100),
});
