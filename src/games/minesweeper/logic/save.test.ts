import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonCodec } from "#browser/storage.ts";
import { kindOf, optionsShape } from "./levels.ts";
import { minesweeper } from "../logic.ts";
import { readSave, writeSave } from "./save.ts";
import { isRunning, type Action, type State } from "./state.ts";

const { parse } = jsonCodec(readSave);
const written = (state: State): string => JSON.stringify(writeSave(state));
const game = minesweeper(kindOf(optionsShape.initial));

const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant("open" as const), cell: fc.nat(80), at: fc.nat(9999) }),
  fc.record({ type: fc.constant("mark" as const), cell: fc.nat(80), questions: fc.boolean() }),
  fc.constant<Action>({ type: "hint" }),
);
const played = (seed: number, list: readonly Action[]): State =>
  list.reduce(game.step, game.start(seed));
const running = played(1, [
  { type: "open", cell: 40, at: 0 },
  { type: "mark", cell: 0, questions: false },
]);
const save = JSON.parse(written(running)) as Record<string, unknown>;

test("a kept game goes on as it was left, paused, whatever was done", () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(actions, { maxLength: 30 }), (seed, list) => {
      const before = played(seed, list);
      const after = parse(written(before));
      expect(after).toEqual({
        ...before,
        isPaused: isRunning(before),
        watch: { totalMs: Math.floor(before.watch.totalMs), since: null },
        last: null,
      });
    }),
  );
});

test("a search for a board is not kept, its click is", () => {
  const careful = minesweeper({ ...kindOf(optionsShape.initial), noGuess: true });
  const waiting = careful.step(careful.start(5), { type: "open", cell: 3, at: 0 });
  expect(parse(written(waiting))).toMatchObject({ isLaying: false, counts: null, isPaused: false });
});

test("one from before replays, with its records, can still be read", () => {
  const records = { beginner: { played: 3, won: 1, streak: 0, bestStreak: 1 } };
  expect(readSave({ ...save, records })).toEqual(readSave(save));
  expect(readSave({ ...save, records })).toBeDefined();
});

test("the mines are not written down: they follow from the seed", () => {
  expect(written(running)).not.toContain("counts");
  expect(written(running).length).toBeLessThan(400);
});

describe("garbage means a new game", () => {
  test.each([null, "", "null", "{}", "[", "[]", "0", '"x"', '{"version":1}', "\ud800"])(
    "%j",
    (text) => {
      expect(parse(text)).toBeUndefined();
    },
  );

  const kind = save.kind as Record<string, unknown>;
  const covers = save.covers as string;
  test.each<[string, Record<string, unknown>]>([
    ["another version", { version: 2 }],
    ["no kind", { kind: null }],
    ["a level that is none", { kind: { ...kind, level: "easy" } }],
    ["a level with another size", { kind: { ...kind, width: 10 } }],
    ["a custom board too large", { kind: { ...kind, level: "custom", width: 1000 } }],
    ["more mines than fit", { kind: { ...kind, level: "custom", mines: 65 } }],
    ["a size that is text", { kind: { ...kind, width: "9" } }],
    ["a seed too large", { seed: 2 ** 32 }],
    ["a seed below zero", { seed: -1 }],
    ["an attempt without end", { attempt: 1e9 }],
    ["covers too short", { covers: covers.slice(1) }],
    ["a cover that is none", { covers: covers.replace("f", "x") }],
    ["covers that are no text", { covers: Array.from(covers) }],
    ["open cells without mines laid", { attempt: null }],
    ["an open mine that did not go off", { covers: "o".repeat(81) }],
    ["a mine that went off under its cover", { exploded: [0] }],
    ["a time that is text", { playedMs: "5" }],
    ["half a press", { presses: 0.5 }],
    ["hints below zero", { hints: -1 }],
    ["a flag that is none", { isChosen: 1 }],
    ["a proof that is none", { isProven: "yes" }],
  ])("%s", (_case, change) => {
    expect(readSave(save)).toBeDefined();
    expect(readSave({ ...save, ...change })).toBeUndefined();
  });

  test("no JSON at all makes it throw, and what it accepts can be played", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(save)), (value, key) => {
        expect(readSave(value)).toBeUndefined();
        const state = readSave({ ...save, [key]: value });
        if (state === undefined) return;
        const resumed = game.step(state, { type: "resume", at: 0 });
        expect(() => game.step(resumed, { type: "open", cell: 80, at: 1 })).not.toThrow();
      }),
    );
  });
});
