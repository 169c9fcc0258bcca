import { readTemplate } from "./template.ts";
import { groupNames } from "./groups.ts";

/** A piece of the text: where it is, and how it begins. */
export interface Piece {
  start: number;
  end: number;
  text: string; // at most `shownPieceChars` of it
}

/** Spec §3: index, match, start, end, groups. A group that took no part is `null`. */
export interface Match extends Piece {
  index: number; // from 0
  groups: (Piece | null)[];
}

export const shownPieceChars = 200;
export const maxMatches = 10_000;

/** Matches times groups that are listed: a pattern can have thousands of groups. */
const maxRows = 200_000;

/** A replacement can multiply a text: beyond this it is cut. */
export const maxOutputChars = 50 * 1024 * 1024;

export interface Replacement {
  template: string;
  only: boolean; // the replacements alone, one per line
}

export interface Found {
  total: number;
  listed: number; // of them; the rest is only counted
  output: string | null; // when there is something to replace with
  isCut: boolean; // the output
}

/** How many matches a page lists, given their groups. */
const listLimit = ({ source, flags }: RegExp): number =>
  Math.max(1, Math.min(maxMatches, Math.floor(maxRows / (groupNames(source, flags).length + 1))));

/**
 * Finds as `matchAll` does, or the first match alone without the flag g. Each match is told as it is
 * found: whoever waits may lose patience half way.
 */
export function findAll(
  regex: RegExp,
  text: string,
  onMatch: (match: Match) => void,
  replacement: Replacement | null = null,
  most = listLimit(regex),
): Found {
  const { source, flags } = regex;
  const names = groupNames(source, flags);
  const detailed = new RegExp(source, flags.includes("d") ? flags : `${flags}d`);
  const plain = new RegExp(source, flags.replace("d", ""));
  const output = replacement && openOutput(text, replacement, names);
  let total = 0;
  for (let lastIndex = 0; ;) {
    const isListed = total < most;
    const engine = isListed ? detailed : plain;
    engine.lastIndex = lastIndex;
    const found = engine.exec(text);
    if (found === null) break;
    if (isListed) onMatch(readMatch(found, total, text));
    total += 1;
    const goesOn = output?.add(found) ?? true;
    if (!regex.global || !goesOn) break;
    lastIndex = found[0] === "" ? nextIndex(text, found.index, regex) : engine.lastIndex;
  }
  return {
    total,
    listed: Math.min(total, most),
    output: output?.end() ?? null,
    isCut: output?.isFull() ?? false,
  };
}

/** A zero-length match advances by one character: a code point under u and v, else a UTF-16 unit. */
function nextIndex(text: string, index: number, { unicode, unicodeSets }: RegExp): number {
  const isPair = (text.codePointAt(index) ?? 0) > 0xffff;
  return index + ((unicode || unicodeSets) && isPair ? 2 : 1);
}

function readMatch(found: RegExpExecArray, index: number, text: string): Match {
  const [whole, ...groups] = (found.indices ?? []).map((range: [number, number] | undefined) =>
    range === undefined ? null : pieceOf(text, range[0], range[1]),
  );
  return { ...(whole ?? pieceOf(text, found.index, found.index)), index, groups };
}

const pieceOf = (text: string, start: number, end: number): Piece => ({
  start,
  end,
  text: text.slice(start, Math.min(end, start + shownPieceChars)),
});

/** Builds what `text.replace` would, and stops when it grows too long. */
function openOutput(text: string, { template, only }: Replacement, names: (string | null)[]) {
  const hasNames = names.some((name) => name !== null);
  const expand = readTemplate(template, names.length, hasNames);
  const parts: string[] = [];
  let length = 0;
  let done = 0;
  const write = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  const isFull = () => length > maxOutputChars;
  return {
    isFull,
    /** False when there is room for no more. */
    add(found: RegExpExecArray): boolean {
      const [match, ...groups] = found;
      if (!only) write(text.slice(done, found.index));
      done = found.index + match.length;
      write(expand({ text, start: found.index, match, groups, named: found.groups }));
      if (only) write("\n");
      return !isFull();
    },
    end: () => (parts.join("") + (only ? "" : text.slice(done))).slice(0, maxOutputChars),
  };
}
