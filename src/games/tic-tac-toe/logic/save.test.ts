import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonCodec } from "#browser/storage.ts";
import { game, type Action } from "../logic.ts";
import { levels, type State } from "./state.ts";
import { readSave, writeSave } from "./save.ts";

const { parse } = jsonCodec(readSave);
const written = (state: State): string => JSON.stringify(writeSave(state));

const actions = fc.array(
  fc.oneof(
    fc.nat(8).map((cell): Action => ({ type: "mark", cell })),
    fc.constantFrom(
      { type: "tick", at: 0 } as const,
      { type: "new" } as const,
      { type: "mode", mode: "human" } as const,
      { type: "level", level: levels[1] } as const,
      { type: "daily", seed: 20261116 } as const,
    ),
  ),
  { maxLength: 60 },
);
const save = JSON.parse(
  written({ ...game.start(1), moves: [4, 0, 8], tallies: { X: 1, O: 2, tie: 3 } }),
) as Record<string, unknown>;

test("a kept game and its scores go on as if they had never been left", () => {
  fc.assert(
    fc.property(fc.nat(), actions, (seed, list) => {
      const before = list.reduce<State>(game.step, game.start(seed));
      const after = parse(written(before));
      expect(after).toEqual({ ...before, last: null });
      // The computer, too: it was thinking, so it thinks again and finds the same move.
      const tick = { type: "tick", at: 0 } as const;
      expect(game.step(after as State, tick).moves).toEqual(game.step(before, tick).moves);
    }),
  );
});

test.each([undefined, 0, 4711, 20260231, "20261116", null])("%j is no day's seed", (daily) => {
  expect(readSave({ ...save, daily })).toMatchObject({ daily: null, moves: [4, 0, 8] });
});

describe("garbage means a new game", () => {
  test.each([null, "", "null", "{}", "[", "[]", "0", '"X"', '{"version":1}', "\ud800"])(
    "%j",
    (text) => {
      expect(parse(text)).toBeUndefined();
    },
  );

  test.each<[string, Record<string, unknown>]>([
    ["another version", { version: 2 }],
    ["no version", { version: undefined }],
    ["a cell taken twice", { moves: [4, 4] }],
    ["a cell outside of the board", { moves: [9] }],
    ["half a cell", { moves: [0.5] }],
    ["a cell that is text", { moves: ["4"] }],
    ["a move after the end", { moves: [0, 3, 1, 4, 2, 5] }],
    ["ten moves", { moves: [0, 1, 2, 3, 4, 5, 6, 7, 8, 0] }],
    ["no moves", { moves: null }],
    ["another mode", { mode: "robot" }],
    ["another level", { level: "hard" }],
    ["a name that every object has", { level: "toString" }],
    ["no scores", { tallies: undefined }],
    ["negative scores", { tallies: { X: -1, O: 0, tie: 0 } }],
    ["scores that are text", { tallies: { X: "1", O: 0, tie: 0 } }],
    ["endless scores", { tallies: { X: 1e300, O: 0, tie: 0 } }],
    ["dice of zeros", { dice: [0, 0, 0, 0] }],
    ["three dice", { dice: [1, 2, 3] }],
    ["a die too large", { dice: [1, 2, 3, 2 ** 32] }],
  ])("%s", (_case, change) => {
    expect(readSave(save)).toMatchObject({ moves: [4, 0, 8], tallies: { X: 1, O: 2, tie: 3 } });
    expect(readSave({ ...save, ...change })).toBeUndefined();
  });

  test("a game that had just been won or tied is a game", () => {
    expect(readSave({ ...save, moves: [0, 3, 1, 4, 2] })).toBeDefined();
    expect(readSave({ ...save, moves: [0, 4, 8, 1, 7, 6, 2, 5, 3] })).toBeDefined();
  });

  test("no JSON at all makes it throw, and what it accepts can be played", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(save)), (value, key) => {
        expect(readSave(value)).toBeUndefined();
        const state = readSave({ ...save, [key]: value });
        if (state !== undefined) game.step(state, { type: "tick", at: 0 });
      }),
    );
  });
});
