import { typeAt, type LineType } from "./logic/compare/align.ts";
import type { Sameness } from "./logic/compare/keys.ts";
import { contentOf } from "./logic/compare/lines.ts";
import { compare } from "./logic/compare/compare.ts";
import { optionsShape } from "./logic/options.ts";

export type { LineType } from "./logic/compare/align.ts";
export type { Rules } from "./logic/compare/compare.ts";
export { headRows } from "./logic/limits.ts";
export { optionsShape } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";
export { leftOutWords, sameWords } from "./logic/verdict.ts";

/** Spec §3: Diff line: lineNumber, type, oldLine, newLine. */
export interface DiffLine {
  lineNumber: number; // in the new text, or in the old one where it was removed
  type: LineType;
  oldLine: string | null;
  newLine: string | null;
}

/** The comparison as the spec has it: a list of lines. */
export function diffLines(
  oldText: string,
  newText: string,
  sameness: Sameness = optionsShape.initial,
): DiffLine[] {
  const { left, right, alignment } = compare(oldText, newText, sameness);
  return Array.from(alignment.left, (i, row) => {
    const j = alignment.right[row] ?? -1;
    return {
      lineNumber: (j === -1 ? i : j) + 1,
      type: typeAt(alignment, row),
      oldLine: i === -1 ? null : contentOf(left[i] ?? ""),
      newLine: j === -1 ? null : contentOf(right[j] ?? ""),
    };
  });
}

/**
 * The one name in a patch: that of the file which is to be changed. With two names git looks for
 * the second, which is not there.
 */
export const patchName = (left: string | undefined, right: string | undefined): string =>
  left ?? right ?? "text.txt";
