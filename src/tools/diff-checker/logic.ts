import { typeAt, type LineType } from "./logic/compare/align.ts";
import type { Sameness, WhiteSpace } from "./logic/compare/keys.ts";
import { contentOf } from "./logic/compare/lines.ts";
import type { Detail } from "./logic/compare/words.ts";
import { compare, type Rules } from "./logic/compare/compare.ts";

export type { LineType } from "./logic/compare/align.ts";
export type { Rules } from "./logic/compare/compare.ts";
export { headRows } from "./logic/limits.ts";

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
