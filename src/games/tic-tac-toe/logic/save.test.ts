import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonCodec } from "#browser/storage.ts";
import { dailyOptions, everyOptions, ticTacToe, type Action } from "../logic.ts";
import { isDaily, type State } from "./state.ts";
import { readSave, readSavedTallies, writeSave } from "./save.ts";

const { parse } = jsonCodec(readSave);
const written = (state: State): string => JSON.stringify(writeSave(state));

const actions = fc.array(
  fc.oneof(
    fc.nat(8).map((cell): Action => ({ type: "mark", cell })),
    fc.constantFrom({ type: "tick", at: 0 } as const, { type: "undo" } as const),
  ),
  { maxLength: 12 },
);

/** As it was kept before games were recorded. */
const save: Record<string, unknown> = {
  version: 1,
  dice: [1, 2, 3, 4],
  moves: [4, 0, 8],
  mode: "ai",
  level: "unbeatable",
  tallies: { X: 1, O: 2, tie: 3 },
};

test("a game that was kept with its scores goes on, and the scores are read", () => {
  expect(readSave(save)).toEqual({
    seed: 0,
    options: { mode: "ai", level: "unbeatable" },
    dice: [1, 2, 3, 4],
    moves: [4, 0, 8],
    undos: 0,
    last: null,
  });
  expect(readSavedTallies(save)).toEqual({ X: 1, O: 2, tie: 3 });
});

test("the day's game that was kept stays the day's", () => {
  const state = readSave({ ...save, level: "easy", daily: 20261116 });
  expect(state).toMatchObject({ seed: 20261116, options: dailyOptions });
  expect(isDaily(state as State)).toBe(true);
});

test("while it goes on, it is kept as before", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom(20261116, 0),
      fc.constantFrom(...everyOptions),
      actions,
      (dice, seed, options, list) => {
        const game = ticTacToe(options);
        const begun = { ...game.start(dice), seed };
        const before = list.reduce<State>(game.step, begun);
        const after = parse(written(before));
        expect(after).toEqual({
          ...before,
          seed: isDaily(before) ? seed : 0,
          undos: 0,
          last: null,
        });
        // The computer, too: it was thinking, so it thinks again and finds the same move.
        const tick = { type: "tick", at: 0 } as const;
        expect(game.step(after as State, tick).moves).toEqual(game.step(before, tick).moves);
      },
    ),
  );
});

test.each([undefined, 0, 4711, 20260231, "20261116", null])("%j is no day's seed", (daily) => {
  expect(readSave({ ...save, daily })).toMatchObject({ seed: 0, moves: [4, 0, 8] });
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
    ["dice of zeros", { dice: [0, 0, 0, 0] }],
    ["three dice", { dice: [1, 2, 3] }],
    ["a die too large", { dice: [1, 2, 3, 2 ** 32] }],
  ])("%s", (_case, change) => {
    expect(readSave(save)).toMatchObject({ moves: [4, 0, 8] });
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
        expect(readSavedTallies(value)).toBeNull();
        const state = readSave({ ...save, [key]: value });
        if (state !== undefined) ticTacToe(state.options).step(state, { type: "tick", at: 0 });
      }),
    );
  });
});
