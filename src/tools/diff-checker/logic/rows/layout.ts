import { typeAt, type Alignment } from "../compare/align.ts";

/** Unchanged lines that stay around a change. */
const context = 3;

/** Fewer unchanged lines than this are not worth folding. */
const worthFolding = 2;

export interface Shape {
  unified: boolean;
  all: boolean; // nothing is folded
  opened: readonly number[]; // first rows of folds that were opened
}

/** One line of what is shown. */
export type Entry =
  | { kind: "row"; row: number; side: "both" | "left" | "right" }
  | { kind: "fold"; row: number; count: number };

export interface Layout {
  entries: Entry[];
  changes: number[]; // entries where a change begins
}

/** What is shown of an alignment, line after line. */
export function layOut(alignment: Alignment, { unified, all, opened }: Shape): Layout {
  const entries: Entry[] = [];
  const changes: number[] = [];
  const total = alignment.left.length;
  const isChanged = (row: number) => typeAt(alignment, row) !== "unchanged";

  for (let row = 0; row < total;) {
    let end = row;
    const changed = isChanged(row);
    while (end < total && isChanged(end) === changed) end += 1;
    if (changed) {
      changes.push(entries.length);
      if (unified) addUnified(alignment, row, end, entries);
      else
        for (let at = row; at < end; at += 1) entries.push({ kind: "row", row: at, side: "both" });
    } else addUnchanged(entries, row, end, { total, all, opened });
    row = end;
  }
  return { entries, changes };
}

/** As patches have it: all that was removed, then all that was added. */
function addUnified({ left, right }: Alignment, from: number, to: number, entries: Entry[]): void {
  for (let row = from; row < to; row += 1)
    if (left[row] !== -1) entries.push({ kind: "row", row, side: "left" });
  for (let row = from; row < to; row += 1)
    if (right[row] !== -1) entries.push({ kind: "row", row, side: "right" });
}

interface Folding extends Pick<Shape, "all" | "opened"> {
  total: number;
}

function addUnchanged(
  entries: Entry[],
  from: number,
  to: number,
  { total, all, opened }: Folding,
): void {
  const foldFrom = from === 0 ? 0 : from + context;
  const foldTo = to === total ? total : to - context;
  const isFolded = !all && foldTo - foldFrom >= worthFolding && !opened.includes(foldFrom);
  const show = (start: number, end: number) => {
    for (let row = start; row < end; row += 1) entries.push({ kind: "row", row, side: "both" });
  };
  if (!isFolded) return show(from, to);
  show(from, foldFrom);
  entries.push({ kind: "fold", row: foldFrom, count: foldTo - foldFrom });
  show(foldTo, to);
}
