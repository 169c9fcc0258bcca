import { align, typeAt, type Alignment, type LineType } from "./align.ts";
import type { Sameness } from "./keys.ts";
import { endsWithBreak, endStyleOf, splitLines, type EndStyle } from "./lines.ts";
import type { Options } from "../options.ts";

/** How two texts are compared. */
export type Rules = Sameness & Pick<Options, "mode" | "detail">;

export type Counts = Record<LineType, number>;

/** Two texts, compared. */
export interface Comparison {
  left: string[];
  right: string[];
  alignment: Alignment;
  counts: Counts;
  likeness: number; // 0 to 1: how much of both stayed
  notices: string[];
  isSame: boolean; // byte by byte
}

/** Compares two texts line by line. */
export function compare(leftText: string, rightText: string, sameness: Sameness): Comparison {
  const [left, right] = [splitLines(leftText), splitLines(rightText)];
  const ends = [endStyleOf(left), endStyleOf(right)] as const;
  // All lines differ in the same way: that is said once, not shown on every line.
  const isOtherStyle = ends.includes("LF") && ends.includes("CRLF");
  const ignoreEnds = sameness.ignoreEnds || isOtherStyle;
  const alignment = align(left, right, { ...sameness, ignoreEnds });
  const counts: Counts = { unchanged: 0, modified: 0, removed: 0, added: 0 };
  for (const row of alignment.left.keys()) counts[typeAt(alignment, row)] += 1;
  const kept = 2 * counts.unchanged + counts.modified;
  return {
    left,
    right,
    alignment,
    counts,
    likeness: left.length + right.length === 0 ? 1 : kept / (left.length + right.length),
    notices: [
      ...(isOtherStyle ? [endNotice(ends)] : []),
      ...(endsWithBreak(left) === endsWithBreak(right) ? [] : [breakNotice(endsWithBreak(left))]),
      ...(alignment.isCoarse ? [coarseNotice] : []),
    ],
    isSame: leftText === rightText,
  };
}

const endNotice = ([left, right]: readonly [EndStyle, EndStyle]) =>
  `Line endings differ: ${left} on the left, ${right} on the right.`;
const breakNotice = (leftHas: boolean) =>
  `Only the ${leftHas ? "left" : "right"} text ends with a line break.`;
const coarseNotice =
  "These texts are very different: compared in a quicker way, so more lines may be marked than need be.";
