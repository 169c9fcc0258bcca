import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { directions, type Direction } from "#domain/direction.ts";
import { isStuck, slide, type Tile } from "./slide.ts";

/** Tiles from 16 numbers, row by row; 0 is an empty cell. */
const tilesOf = (values: readonly number[]): Tile[] =>
  values.flatMap((value, cell) => (value === 0 ? [] : [{ id: cell + 1, value, cell }]));

const valuesOf = (tiles: readonly Tile[], length = 16): number[] =>
  Array.from({ length }, (_, cell) => tiles.find((tile) => tile.cell === cell)?.value ?? 0);

function slideValues(values: readonly number[], direction: Direction) {
  const { tiles, merged, changed } = slide(tilesOf(values), direction, 100);
  return { values: valuesOf(tiles), score: merged.reduce((sum, value) => sum + value, 0), changed };
}

/** Slides one row of four to the left. */
function slideRow(row: readonly number[]) {
  const { tiles, merged, changed } = slide(tilesOf(row), "left", 100);
  return {
    row: valuesOf(tiles, 4),
    score: merged.reduce((sum, value) => sum + value, 0),
    changed,
  };
}

describe("spec: equal adjacent tiles merge once per move", () => {
  test.each([
    [[2, 2, 2, 2], [4, 4, 0, 0], 8],
    [[2, 2, 2, 0], [4, 2, 0, 0], 4],
    [[2, 0, 2, 2], [4, 2, 0, 0], 4],
    [[4, 2, 2, 0], [4, 4, 0, 0], 4], // not 8
    [[4, 4, 8, 0], [8, 8, 0, 0], 8],
    [[2, 2, 4, 8], [4, 4, 8, 0], 4],
    [[2, 0, 0, 2], [4, 0, 0, 0], 4],
    [[8, 4, 2, 2], [8, 4, 4, 0], 4],
    [[2, 2, 2, 4], [4, 2, 4, 0], 4],
    [[0, 2, 0, 4], [2, 4, 0, 0], 0],
    [[65536, 65536, 0, 0], [131072, 0, 0, 0], 131072],
  ])("left: %j becomes %j and brings %i", (before, after, score) => {
    expect(slideRow(before)).toEqual({ row: after, score, changed: true });
  });

  test.each([[[2, 4, 8, 16]], [[2, 0, 0, 0]], [[0, 0, 0, 0]]])(
    "left: %j does not change",
    (row) => {
      expect(slideRow(row)).toEqual({ row, score: 0, changed: false });
    },
  );

  test("the wall decides which pair merges: right of [2, 2, 2, 0] is [0, 0, 2, 4]", () => {
    const board = [2, 2, 2, 0, ...Array.from({ length: 12 }, () => 0)];
    expect(slideValues(board, "right").values.slice(0, 4)).toEqual([0, 0, 2, 4]);
  });
});

describe("every row there is", () => {
  const rows = (count: number): number[][] => {
    const values = Array.from({ length: count }, (_, power) => (power === 0 ? 0 : 2 ** power));
    return values.flatMap((a) =>
      values.flatMap((b) => values.flatMap((c) => values.map((d) => [a, b, c, d]))),
    );
  };

  test("16⁴ rows: 21,210 change, the merges bring 100,660,224, and all results are as published", () => {
    const lines: string[] = [];
    let changes = 0;
    let total = 0;
    for (const row of rows(16)) {
      const slid = slideRow(row);
      changes += Number(slid.changed);
      total += slid.score;
      lines.push(`${slid.row.join(",")};${slid.score}\n`);
    }
    expect({ changes, total }).toEqual({ changes: 21_210, total: 100_660_224 });
    expect(createHash("sha256").update(lines.join("")).digest("hex")).toBe(
      "fbb2763055adeeab411ccd6be6a3b90c44a0eb47e276f8980a97d1493d0c2dda",
    );
  });

  test("12⁴ rows up to 2048: 8,514 change, the merges bring 3,537,216", () => {
    const slid = rows(12).map(slideRow);
    expect(slid.filter(({ changed }) => changed)).toHaveLength(8514);
    expect(slid.reduce((sum, { score }) => sum + score, 0)).toBe(3_537_216);
  });
});

const board = fc.array(fc.constantFrom(0, 0, 2, 2, 4, 8, 16, 1024, 65536), {
  minLength: 16,
  maxLength: 16,
});
/** A quarter turn clockwise. */
const turn = (values: readonly number[]): number[] =>
  Array.from({ length: 16 }, (_, cell) => values[(3 - (cell % 4)) * 4 + Math.floor(cell / 4)] ?? 0);
const turned: Record<Direction, Direction> = {
  up: "right",
  right: "down",
  down: "left",
  left: "up",
};

describe("any board", () => {
  test("turning the board and then sliding is sliding and then turning", () => {
    fc.assert(
      fc.property(board, fc.constantFrom(...directions), (values, direction) => {
        const slid = slideValues(values, direction);
        expect(slideValues(turn(values), turned[direction])).toEqual({
          ...slid,
          values: turn(slid.values),
        });
      }),
    );
  });

  test("a slide keeps the sum; ids stay unique; what merged lies under what it became", () => {
    fc.assert(
      fc.property(board, fc.constantFrom(...directions), (values, direction) => {
        const before = tilesOf(values);
        const { tiles, absorbed, merged } = slide(before, direction, 100);
        const sum = (list: readonly { value: number }[]) =>
          list.reduce((total, { value }) => total + value, 0);
        expect(sum(tiles)).toBe(sum(before));
        expect(absorbed).toHaveLength(2 * merged.length);
        const ids = [...tiles, ...absorbed].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids.filter((id) => id < 100))).toEqual(new Set(before.map(({ id }) => id)));
        for (const tile of absorbed) {
          const became = tiles.find(({ cell }) => cell === tile.cell);
          expect(became).toMatchObject({ value: tile.value * 2, born: "merged" });
        }
      }),
    );
  });

  test("it is stuck exactly when no direction changes it", () => {
    const crowded = fc.array(fc.constantFrom(2, 4, 8), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(fc.oneof(board, crowded), (values) => {
        const canMove = directions.some((direction) => slideValues(values, direction).changed);
        expect(isStuck(tilesOf(values))).toBe(!canMove && values.some((value) => value > 0));
      }),
    );
  });
});

describe("spec: game over when the board is full and no adjacent equal tiles exist", () => {
  const full = [2, 4, 2, 4, 4, 2, 4, 2, 2, 4, 2, 4, 4, 2, 4, 2];
  test.each([
    ["full, nothing to merge", full, true],
    ["one empty cell", full.with(5, 0), false],
    ["a pair in a row", full.with(15, 4), false],
    ["a pair in a column only", [2, 4, 8, 16, 2, 8, 4, 32, 4, 2, 16, 8, 8, 16, 2, 4], false],
    ["equal tiles that do not touch", full.with(0, 16).with(15, 16), true],
    ["the end of one row and the start of the next", full.with(3, 8).with(4, 8), true],
  ])("%s", (_case, values, stuck) => {
    expect(isStuck(tilesOf(values))).toBe(stuck);
  });
});
