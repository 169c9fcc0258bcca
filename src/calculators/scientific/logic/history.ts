import type { HistoryLine } from "#domain/keypad.ts";
import { linesShape } from "#domain/pad-shape.ts";

/** As many as help; more would be a diary. */
export const maxKeptLines = 20;

/** The finished sums that are kept in the browser, the newest first. */
export const historyShape = linesShape(maxKeptLines);

/** The history with one more line. */
export const withLine = (
  lines: readonly HistoryLine[],
  { expression, value }: HistoryLine,
): readonly HistoryLine[] =>
  [{ id: (lines[0]?.id ?? 0) + 1, expression, value }, ...lines].slice(0, maxKeptLines);
