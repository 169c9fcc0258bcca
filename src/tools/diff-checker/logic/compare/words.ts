import { diff } from "fast-myers-diff";
import { keyOf, type Sameness } from "./keys.ts";
import type { Options } from "../options.ts";

/** A piece of a line: the same on both sides, or not. */
export interface Part {
  text: string;
  isChanged: boolean;
}

export type Detail = Options["detail"];

/** Longer lines are marked from their first difference to their last. */
const markedChars = 5000;

/** Comparisons for one pair of lines. More, and they have too little in common for words to help. */
const maxComparisons = 500_000;

/** How much of a long line is shown: some before the difference, and of it, and behind it. */
const aroundChars = 200;
const changedChars = 2000;

/** An emoji with all that belongs to it, or a flag. */
const emoji =
  "\\p{Extended_Pictographic}(?:\\p{EMod}|\\ufe0f|\\u200d\\p{Extended_Pictographic})*|\\p{RI}{2}";
const tokens: Record<Detail, RegExp> = {
  words: new RegExp(`${emoji}|[\\p{L}\\p{N}\\p{M}_]+|\\s+|[^]`, "gu"),
  // A letter keeps the marks that are written over it.
  characters: new RegExp(`${emoji}|[^]\\p{M}*`, "gu"),
};

/** Marks in two lines what the other one does not have. */
export function markChanges(
  left: string,
  right: string,
  detail: Detail,
  sameness: Sameness,
): [Part[], Part[]] {
  if (Math.max(left.length, right.length) > markedChars) return markMiddle(left, right);
  const [one, two] = [left.match(tokens[detail]) ?? [], right.match(tokens[detail]) ?? []];
  const [oneKeys, twoKeys] = [one, two].map((list) => list.map((text) => tokenKey(text, sameness)));
  const [leftParts, rightParts] = [openParts(one), openParts(two)];
  let comparisons = 0;
  const isSame = (i: number, j: number) => {
    comparisons += 1;
    if (comparisons > maxComparisons) throw tooMany;
    return oneKeys?.[i] === twoKeys?.[j];
  };
  try {
    for (const [fromI, toI, fromJ, toJ] of diff(one, two, isSame)) {
      leftParts.change(fromI, toI);
      rightParts.change(fromJ, toJ);
    }
  } catch (error) {
    if (error !== tooMany) throw error;
    return markMiddle(left, right);
  }
  return [leftParts.end(), rightParts.end()];
}

const tooMany = new Error("Too many comparisons");

function tokenKey(text: string, sameness: Sameness): string {
  if (sameness.whiteSpace !== "exact" && text.trim() === "") return " ";
  return keyOf(text, { ...sameness, whiteSpace: "exact" });
}

/** Collects pieces. Changes that only white space keeps apart are one: nobody reads confetti. */
function openParts(list: readonly string[]) {
  const parts: Part[] = [];
  let done = 0;
  const put = (to: number, isChanged: boolean) => {
    const text = list.slice(done, to).join("");
    done = to;
    if (text === "") return;
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else parts.push({ text, isChanged });
  };
  return {
    change(from: number, to: number) {
      const between = list.slice(done, from).join("");
      const isJoined = parts.at(-1)?.isChanged === true && from < to && between.trim() === "";
      put(from, isJoined);
      put(to, true);
    },
    end() {
      put(list.length, false);
      return parts;
    },
  };
}

/** All from the first difference to the last, cut to what can be read. */
function markMiddle(left: string, right: string): [Part[], Part[]] {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left.charCodeAt(start) === right.charCodeAt(start)) start += 1;
  let kept = 0;
  while (
    kept < shorter - start &&
    left.charCodeAt(left.length - 1 - kept) === right.charCodeAt(right.length - 1 - kept)
  )
    kept += 1;
  return [middleOf(left, start, kept), middleOf(right, start, kept)];
}

function middleOf(line: string, start: number, kept: number): Part[] {
  const from = Math.max(0, start - aroundChars);
  const end = line.length - kept;
  const changed = line.slice(start, Math.min(end, start + changedChars));
  const behind = line.slice(end, end + aroundChars);
  return [
    { text: (from > 0 ? "…" : "") + line.slice(from, start), isChanged: false },
    { text: changed + (end - start > changedChars ? "…" : ""), isChanged: true },
    { text: behind + (kept > aroundChars ? "…" : ""), isChanged: false },
  ].filter(({ text }) => text !== "");
}

/** A line that is not marked, cut where it is too long to show. */
export const wholeLine = (line: string): Part[] => {
  const isCut = line.length > markedChars;
  return line === ""
    ? []
    : [{ text: isCut ? `${line.slice(0, markedChars)}…` : line, isChanged: false }];
};
