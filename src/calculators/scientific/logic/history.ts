import { Decimal } from "#domain/decimal.ts";
import type { HistoryLine } from "#domain/keypad.ts";
import type { Shape } from "#domain/shape.ts";

/** As many as help; more would be a diary. */
export const maxKeptLines = 20;
/** A reading is longer than what was typed, but not without end. */
const maxExpressionChars = 2_000;
/** How a decimal number writes itself, with all of its digits. */
const writtenNumber = /^(?:-?\d{1,80}(?:\.\d{1,80})?(?:e[-+]\d{1,4})?|-?Infinity|NaN)$/;

/** The finished sums that are kept in the browser, the newest first. */
export const historyShape: Shape<readonly HistoryLine[]> = {
  initial: [],
  read: (given) => (Array.isArray(given) ? given.flatMap(readLine).slice(0, maxKeptLines) : []),
};

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

/** The history with one more line. */
export const withLine = (
  lines: readonly HistoryLine[],
  { expression, value }: HistoryLine,
): readonly HistoryLine[] =>
  [{ id: (lines[0]?.id ?? 0) + 1, expression, value }, ...lines].slice(0, maxKeptLines);
