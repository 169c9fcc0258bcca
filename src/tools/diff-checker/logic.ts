import { align, typeAt, type Alignment, type LineType } from "./logic/compare/align.ts";
import type { Sameness, WhiteSpace } from "./logic/compare/keys.ts";
import { contentOf, endsWithBreak, endStyleOf, splitLines, type EndStyle } from "./logic/compare/lines.ts";
import type { Detail } from "./logic/compare/words.ts";

export type { LineType } from "./logic/compare/align.ts";

/** How two texts are compared. */
export interface Rules extends Sameness {
  mode: "text" | "json";
  detail: Detail; // what is marked inside of modified lines
}

/** How they are compared, and shown. */
export interface Options extends Rules {
  view: "auto" | "side" | "unified"; // auto: side by side where there is room
  all: boolean; // unchanged lines far from any change as well
}

export const defaultOptions: Options = {
  mode: "text",
  ignoreCase: false,
  whiteSpace: "exact",
  ignoreEnds: false,
  detail: "words",
  view: "auto",
  all: false,
};

const choices = {
  mode: ["text", "json"],
  whiteSpace: ["exact", "ends", "amount", "all"],
  detail: ["words", "characters"],
  view: ["auto", "side", "unified"],
} as const;

const one = <Word extends string>(words: readonly Word[], word: unknown, instead: Word): Word =>
  words.find((known) => known === word) ?? instead;

/** Anyone can edit what is stored: what is not a proper setting becomes the default. */
export function checkOptions(stored: unknown): Options {
  const found: Partial<Record<keyof Options, unknown>> =
    typeof stored === "object" && stored !== null ? stored : {};
  return {
    mode: one(choices.mode, found.mode, defaultOptions.mode),
    ignoreCase: found.ignoreCase === true,
    whiteSpace: one<WhiteSpace>(choices.whiteSpace, found.whiteSpace, defaultOptions.whiteSpace),
    ignoreEnds: found.ignoreEnds === true,
    detail: one<Detail>(choices.detail, found.detail, defaultOptions.detail),
    view: one(choices.view, found.view, defaultOptions.view),
    all: found.all === true,
  };
}

/** Spec §3: "Diff line: lineNumber, type, oldLine, newLine". */
export interface DiffLine {
  lineNumber: number; // in the new text, or in the old one where it was removed
  type: LineType;
  oldLine: string | null;
  newLine: string | null;
}

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

/** The comparison as the spec has it: a list of lines. */
export function diffLines(
  oldText: string,
  newText: string,
  sameness: Sameness = defaultOptions,
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

/** The names in a patch: those of the files, or one name where there are none. */
export function patchNames(left: string | undefined, right: string | undefined) {
  const instead = right ?? left ?? "text.txt";
  return { left: left ?? instead, right: right ?? instead };
}
