import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonCodec } from "#browser/storage.ts";
import { wordScramble } from "../logic.ts";
import { lengths, limits, type Options } from "./options.ts";
import { readSave, writeSave } from "./save.ts";
import { isRunning, scoreOf, wordOf, type Action, type State } from "./state.ts";

const { parse } = jsonCodec(readSave);
const written = (state: State): string => JSON.stringify(writeSave(state));
const mixed: Options = { length: "mixed", limitS: 30 };

/** What a player may do; `solve` writes the word that is asked for. */
type Move = Action | "solve";
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.constant<Move>("solve"),
  fc.record({ type: fc.constantFrom("next", "skip", "pause", "resume"), at: fc.nat(60_000) }),
  fc.record({ type: fc.constantFrom("hint", "shuffle") }),
  fc.record({ type: fc.constant("take" as const), place: fc.nat(9), at: fc.nat(60_000) }),
);

function played(seed: number, list: readonly Move[], options = mixed, isChosen = false): State {
  const game = wordScramble(options);
  const begun = game.step(game.start(seed), { type: "start", at: 0, isChosen });
  return list.reduce(
    (state, move) =>
      game.step(state, move === "solve" ? { type: "write", text: wordOf(state), at: 9000 } : move),
    begun,
  );
}

test("a kept game goes on as it was left, paused, whatever was done", () => {
  const options = fc.record({
    length: fc.constantFrom(...lengths),
    limitS: fc.constantFrom(...limits),
  });
  fc.assert(
    fc.property(
      fc.nat(),
      fc.array(moves, { maxLength: 40 }),
      options,
      fc.boolean(),
      (seed, list, under, isChosen) => {
        const before = played(seed, list, under, isChosen);
        if (!isRunning(before)) return;
        const after = parse(written(before));
        expect(after).toEqual({
          ...before,
          isPaused: before.phase === "playing",
          watch: { totalMs: Math.floor(before.watch.totalMs), since: null },
          last: null,
        });
      },
    ),
  );
});

test("the clock stands until Resume, and counts on from where it was", () => {
  const game = wordScramble(mixed);
  const before = game.step(played(5, []), { type: "tick", at: 12_000 });
  const after = parse(written(before)) as State;
  expect(game.pace(after)).toBeNull();
  const resumed = game.step(after, { type: "resume", at: 500 });
  expect(game.step(resumed, { type: "tick", at: 500 + 17_999 }).phase).toBe("playing");
  expect(game.step(resumed, { type: "tick", at: 500 + 18_000 }).phase).toBe("between");
});

test("a chosen seed is still one after a reload", () => {
  expect(parse(written(played(5, ["solve"], mixed, true)))?.isChosen).toBe(true);
});

describe("what cannot be a game is none", () => {
  const state = played(20260714, ["solve", { type: "next", at: 0 }, { type: "hint" }]);
  const save = JSON.parse(written(state)) as Record<string, unknown>;
  const solved = { why: "solved", answer: "done", hints: 0, speed: 21 };
  const skipped = { why: "skipped", answer: null, hints: 0, speed: 0 };

  test("this one is, and so are an anagram and a word that was skipped", () => {
    expect(scoreOf(parse(JSON.stringify(save)) as State)).toBe(61);
    expect(readSave({ ...save, results: [solved] })?.results[0]?.answer).toBe("done");
    expect(readSave({ ...save, results: [skipped] })?.results[0]?.points).toBeNull();
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["text", "node"],
    ["another version", { ...save, version: 2 }],
    ["a seed that is too large", { ...save, seed: 2 ** 32 }],
    ["no seed", { ...save, seed: undefined }],
    ["dead dice", { ...save, dice: [0, 0, 0, 0] }],
    ["other options", { ...save, options: { length: "all", limitS: 30 } }],
    ["an unknown time limit", { ...save, options: { length: "mixed", limitS: 5 } }],
    ["no options", { ...save, options: null }],
    ["letters of another word", { ...save, letters: "edno" }],
    ["no letters", { ...save, letters: null }],
    ["too many hints", { ...save, hints: 4 }],
    ["a negative time", { ...save, playedMs: -1 }],
    ["a time that is none", { ...save, playedMs: null }],
    ["a letter twice", { ...save, answer: [1, 1] }],
    ["a letter that is not there", { ...save, answer: [4] }],
    ["no answer", { ...save, answer: "pa" }],
    ["chosen or not", { ...save, isChosen: 1 }],
    ["a phase that is none", { ...save, isBetween: "no" }],
    ["between two words before the first", { ...save, isBetween: true, results: [] }],
    ["a result too many", { ...save, results: Array.from({ length: 11 }, () => skipped) }],
    ["all played, and one more", { ...save, results: Array.from({ length: 10 }, () => skipped) }],
    ["no list of results", { ...save, results: {} }],
    ["a result that is none", { ...save, results: [null] }],
    ["an unknown end", { ...save, results: [{ ...solved, why: "given" }] }],
    ["solved with another word", { ...save, results: [{ ...solved, answer: "page" }] }],
    ["solved with nothing", { ...save, results: [{ ...solved, answer: null }] }],
    ["skipped with an answer", { ...save, results: [{ ...skipped, answer: "node" }] }],
    ["faster than at once", { ...save, results: [{ ...solved, speed: 31 }] }],
    ["faster than a hint allows", { ...save, results: [{ ...solved, hints: 1, speed: 16 }] }],
    ["half a point", { ...save, results: [{ ...solved, speed: 2.5 }] }],
  ])("%s", (_case, saved) => {
    expect(readSave(saved)).toBeUndefined();
  });
});
