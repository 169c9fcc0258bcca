import { numberLines, type Sameness } from "./keys.ts";
import { contentOf } from "./lines.ts";
import { pairLines } from "./pairing.ts";
import { matchSequences } from "./sequence.ts";
import { slideBlocks } from "./slide.ts";

/** Spec §3: what became of a line. */
export type LineType = "unchanged" | "modified" | "removed" | "added";

/** Both texts beside each other: per row the line of each side, or -1. */
export interface Alignment {
  left: Int32Array;
  right: Int32Array;
  /** The rows whose two lines differ. */
  modified: Set<number>;
  isCoarse: boolean;
}

/** Sets two texts beside each other, line by line. */
export function align(
  left: readonly string[],
  right: readonly string[],
  sameness: Sameness,
): Alignment {
  const [one, two] = numberLines(left, right, sameness);
  const { partners, isCoarse } = matchSequences(one, two);
  slideBlocks(partners, right, two);
  slideRemoved(partners, left, one, right.length);

  const rows: { left: number[]; right: number[] } = { left: [], right: [] };
  const modified = new Set<number>();
  const add = (i: number, j: number) => {
    rows.left.push(i);
    rows.right.push(j);
  };
  let [i, j] = [0, 0];
  const change = (endI: number, endJ: number) => {
    const removed = left.slice(i, endI).map(contentOf);
    const added = right.slice(j, endJ).map(contentOf);
    for (const [a, b] of [...pairLines(removed, added), [removed.length, added.length] as const]) {
      const [pairI, pairJ] = [endI - removed.length + a, endJ - added.length + b];
      while (i < pairI) add(i++, -1);
      while (j < pairJ) add(-1, j++);
      if (i === endI || j === endJ) continue;
      modified.add(rows.left.length);
      add(i++, j++);
    }
  };
  for (const [at, partner] of partners.entries()) {
    if (partner === -1) continue;
    change(at, partner);
    add(i++, j++);
  }
  change(left.length, right.length);
  return {
    left: Int32Array.from(rows.left),
    right: Int32Array.from(rows.right),
    modified,
    isCoarse,
  };
}

/** The same for lines that were taken away: seen from the other side they are added ones. */
function slideRemoved(
  partners: Int32Array,
  left: readonly string[],
  numbers: Int32Array,
  rightLength: number,
): void {
  const mirrored = new Int32Array(rightLength).fill(-1);
  for (const [at, partner] of partners.entries()) if (partner !== -1) mirrored[partner] = at;
  slideBlocks(mirrored, left, numbers);
  partners.fill(-1);
  for (const [at, partner] of mirrored.entries()) if (partner !== -1) partners[partner] = at;
}

/** What became of the lines of a row. */
export function typeAt({ left, right, modified }: Alignment, row: number): LineType {
  if (left[row] === -1) return "added";
  if (right[row] === -1) return "removed";
  return modified.has(row) ? "modified" : "unchanged";
}
