import { typeAt } from "../compare/align.ts";
import { differInForm, looksTheSame, reveal, revealForm } from "./invisible.ts";
import type { Entry } from "./layout.ts";
import { contentOf, endOf } from "../compare/lines.ts";
import type { LineType } from "../compare/align.ts";
import type { Comparison, Rules } from "../compare/compare.ts";
import { markChanges, wholeLine, type Part } from "../compare/words.ts";

/** One side of a row. */
export interface Cell {
  number: number; // of the line, from 1
  parts: Part[];
}

/** A line of the result, ready to be drawn. */
export type Row =
  | { kind: "fold"; row: number; count: number }
  | {
      kind: "line";
      type: LineType;
      left: Cell | null;
      right: Cell | null;
      note: string; // what cannot be seen
      path: string; // in JSON: "$.items[0]"
    };

/** Draws one entry of a layout. */
export function drawRow(
  { left, right, alignment }: Comparison,
  entry: Entry,
  rules: Rules,
  paths: { left: string[]; right: string[] } | null,
): Row {
  if (entry.kind === "fold") return entry;
  const { row, side } = entry;
  const [i, j] = [alignment.left[row] ?? -1, alignment.right[row] ?? -1];
  const type = typeAt(alignment, row);
  const [one, two] = [left[i] ?? "", right[j] ?? ""];
  const { parts, note } =
    type === "modified"
      ? drawModified(one, two, rules)
      : { parts: [wholeLine(contentOf(one)), wholeLine(contentOf(two))], note: "" };
  return {
    kind: "line",
    type: type === "modified" && side !== "both" ? (side === "left" ? "removed" : "added") : type,
    left: i === -1 || side === "right" ? null : { number: i + 1, parts: parts[0] ?? [] },
    right: j === -1 || side === "left" ? null : { number: j + 1, parts: parts[1] ?? [] },
    note,
    path: (j === -1 ? paths?.left[i] : paths?.right[j]) ?? "",
  };
}

function drawModified(one: string, two: string, rules: Rules) {
  const [left, right] = [contentOf(one), contentOf(two)];
  if (left === right) {
    const parts = [one, two].map((line): Part[] => [
      ...wholeLine(contentOf(line)),
      { text: reveal(endOf(line)), isChanged: true },
    ]);
    return { parts, note: "Only the line ending differs" };
  }
  if (!looksTheSame(left, right))
    return { parts: markChanges(left, right, rules.detail, rules), note: "" };
  const isForm = differInForm(left, right);
  const show = isForm ? revealForm : reveal;
  const exact = { ...rules, whiteSpace: "exact" as const };
  return {
    parts: markChanges(show(left), show(right), "characters", exact),
    note: isForm
      ? "Looks the same: letters and their marks are stored in another way"
      : "Only spaces or invisible characters differ",
  };
}
