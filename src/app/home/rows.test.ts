import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrange, splitOf } from "./rows.ts";

const columns = 5;
const ofSizes = (sizes: readonly number[]) =>
  sizes.map((size, index) => ({ index, units: Array.from({ length: size }, () => index) }));

/** Each section as the lengths of its pieces, "+3" for a gap behind it. */
const words = (...sizes: number[]) =>
  arrange<number, { index: number; units: number[] }>(ofSizes(sizes), columns).map(
    ({ pieces, gap }) => pieces.map((piece) => piece.length).join("/") + (gap ? `+${gap}` : ""),
  );

describe("sections in rows of five", () => {
  test.each<[string, number[], string[]]>([
    ["two that fill a row", [3, 2], ["3", "2"]],
    ["one that does not fit leaves a gap before it", [4, 2, 3], ["4+1", "2", "3"]],
    ["the last row's gap", [2, 2], ["2", "2+1"]],
    ["exactly a row", [5, 5], ["5", "5"]],
    ["two whole rows are one piece", [10], ["10"]],
    ["longer than a row: its rest shares a row", [7, 3], ["5/2", "3"]],
    ["longer than a row begins a row", [2, 7, 3], ["2+3", "5/2", "3"]],
    ["a rest that nothing fits beside", [7, 4], ["5/2+3", "4+1"]],
    ["three rows", [11, 4], ["10/1", "4"]],
    ["none", [], []],
  ])("%s", (_rule, sizes, expected) => {
    expect(words(...sizes)).toEqual(expected);
  });

  test("whatever the sizes: order and units are kept, and rows with their gaps are whole", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 17 }), { minLength: 1 }), (sizes) => {
        const given = ofSizes(sizes);
        const arranged = arrange<number, (typeof given)[number]>(given, columns);
        expect(arranged.map(({ section }) => section)).toEqual(given);
        let cells = 0;
        for (const { section, pieces, gap } of arranged) {
          expect(pieces.flat()).toEqual(section.units);
          // A piece never runs over the end of its row, unless it is made of whole rows.
          for (const piece of pieces) {
            expect(piece.length > columns ? cells % columns : 0).toBe(0);
            expect((cells % columns) + Math.min(piece.length, columns)).toBeLessThanOrEqual(
              columns,
            );
            cells += piece.length;
          }
          cells += gap;
        }
        expect(cells % columns).toBe(0);
      }),
    );
  });
});

describe("sections in two columns", () => {
  test.each<[string, number[], number]>([
    ["even halves", [3, 2, 4, 2, 3, 2, 3, 5, 2, 2], 5],
    ["a long one first", [9, 1, 1], 1],
    ["a long one last", [1, 1, 9], 2],
    ["one alone", [4], 0],
    ["none", [], 0],
  ])("%s", (_rule, sizes, expected) => {
    expect(splitOf(sizes)).toBe(expected);
  });
});
