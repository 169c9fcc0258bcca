import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonCodec } from "#browser/storage.ts";
import { directions } from "#domain/direction.ts";
import { sampled } from "#proof/scale.ts";
import { game } from "../logic.ts";
import type { State } from "./state.ts";
import { readSave, writeSave } from "./save.ts";

const { parse } = jsonCodec(readSave);
const written = (state: State): string => JSON.stringify(writeSave(state));

/** A game after some moves and an undo. */
function played(seed: number, moves: number): State {
  let state = game.start(seed);
  for (let turn = 0; turn < moves; turn += 1) {
    state = game.step(state, { type: "move", direction: directions[(turn * 7 + seed) % 4]! });
  }
  return game.step(state, { type: "undo" });
}

const save = JSON.parse(written(played(1, 30))) as Record<string, unknown>;

test("a kept game goes on as if it had never been left", () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(120), (seed, moves) => {
      const before = played(seed, moves);
      const after = parse(written(before));
      const still = ({ tiles, ...rest }: State) => ({
        ...rest,
        tiles: tiles.map(({ id, value, cell }) => ({ id, value, cell })),
        absorbed: [],
        last: null,
      });
      expect(after).toEqual(still(before));
      for (const direction of directions) {
        const step = (state: State) => game.step(state, { type: "move", direction });
        expect(step(after as State).tiles).toEqual(step(still(before) as State).tiles);
      }
    }),
  );
});

describe("garbage means a new game", () => {
  test.each([
    null,
    "",
    "null",
    "undefined",
    "{}",
    "[",
    "[]",
    "[1,null,{}]",
    "0",
    '"2048"',
    "NaN",
    '{"version":1}',
    "\ud800",
  ])("%j", (text) => {
    expect(parse(text)).toBeUndefined();
  });

  test("millions of characters of it", () => {
    expect(parse("[".repeat(sampled(5_000_000, 1_000_000)))).toBeUndefined();
  });

  test.each<[string, Record<string, unknown>]>([
    ["another version", { version: 2 }],
    ["no version", { version: undefined }],
    ["no tiles", { tiles: [] }],
    ["one tile", { tiles: [[1, 2, 0]] }],
    [
      "two tiles on one cell",
      {
        tiles: [
          [1, 2, 0],
          [2, 2, 0],
        ],
      },
    ],
    [
      "two tiles with one id",
      {
        tiles: [
          [1, 2, 0],
          [1, 2, 1],
        ],
      },
    ],
    [
      "a tile outside the board",
      {
        tiles: [
          [1, 2, 0],
          [2, 2, 16],
        ],
      },
    ],
    [
      "a tile of 3",
      {
        tiles: [
          [1, 3, 0],
          [2, 2, 1],
        ],
      },
    ],
    [
      "a tile of 1",
      {
        tiles: [
          [1, 1, 0],
          [2, 2, 1],
        ],
      },
    ],
    [
      "a tile beyond 131072",
      {
        tiles: [
          [1, 262_144, 0],
          [2, 2, 1],
        ],
      },
    ],
    [
      "a tile that is text",
      {
        tiles: [
          [1, "2", 0],
          [2, 2, 1],
        ],
      },
    ],
    [
      "a tile with too much",
      {
        tiles: [
          [1, 2, 0, 9],
          [2, 2, 1],
        ],
      },
    ],
    ["an id that is yet to come", { nextId: 1 }],
    ["a negative score", { score: -5 }],
    ["a score that is text", { score: "12" }],
    ["half a point", { score: 0.5 }],
    ["an endless score", { score: Number.MAX_VALUE }],
    ["dice of zeros", { dice: [0, 0, 0, 0] }],
    ["three dice", { dice: [1, 2, 3] }],
    ["a die too large", { dice: [1, 2, 3, 2 ** 32] }],
    ["a seed too large", { seed: 2 ** 32 }],
    ["a flag that is none", { won: 1 }],
    ["a past that never was", { past: [{}] }],
    ["a past without end", { past: Array.from({ length: 21 }, () => save) }],
    ["a celebration that is none", { celebration: "yes" }],
    ["a first end that is none", { firstEnd: "40" }],
  ])("%s", (_case, change) => {
    expect(readSave(save)).toBeDefined();
    expect(readSave({ ...save, ...change })).toBeUndefined();
  });

  test("no JSON at all makes it throw, and what it accepts can be played", () => {
    const keys = Object.keys(save);
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...keys), (value, key) => {
        expect(readSave(value)).toBeUndefined();
        const state = readSave({ ...save, [key]: value });
        if (state === undefined) return;
        for (const direction of directions) {
          const next = game.step(state, { type: "move", direction });
          expect(next.tiles.length).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });

  test("whether a game is over is read from its board, not from what was kept", () => {
    const stuck = [2, 4, 2, 4, 4, 2, 4, 2, 2, 4, 2, 4, 4, 2, 4, 2];
    const tiles = stuck.map((value, cell) => [cell + 1, value, cell]);
    expect(readSave({ ...save, tiles, nextId: 1000, over: false })?.over).toBe(true);
  });

  test("a game that was kept before first ends were has come to it, or not yet", () => {
    const { firstEnd: _, ...older } = save;
    expect(readSave(older)?.firstEnd).toBeNull();
    const tiles = [2, 4, 2, 4, 4, 2, 4, 2, 2, 4, 2, 4, 4, 2, 4, 2].map((value, cell) => [
      cell + 1,
      value,
      cell,
    ]);
    expect(readSave({ ...older, tiles, nextId: 1000, score: 40 })?.firstEnd).toBe(40);
  });
});
