import { expect, test } from "vitest";
import { optionsShape, wordOf, wordScramble, type Options, type State } from "../logic.ts";
import { finishedOf, kind } from "./results.ts";

const usual = optionsShape.initial;

/** A game of this seed in which every word was found at once. */
function played(seed: number, options: Options = usual, isChosen = false): State {
  const { start, step } = wordScramble(options);
  let state = step(start(seed), { type: "start", at: 0, isChosen });
  while (state.phase !== "over") {
    state = step(state, { type: "write", text: wordOf(state), at: 0 });
    state = step(state, { type: "next", at: 0 });
  }
  return state;
}

test("the day of 2026-11-16 is the same for everybody", () => {
  expect(wordScramble(usual).start(20261116).words).toEqual(
    "node swap patch await format source timeout keyword middleware tokenizer".split(" "),
  );
});

test("a game that is under way has no result", () => {
  const { start, step } = wordScramble(usual);
  expect(finishedOf(start(1), 0)).toBeNull();
  expect(finishedOf(step(start(1), { type: "start", at: 0 }), 0)).toBeNull();
});

test.each([
  [0, null],
  [900, 900],
])("ten words are a result; the best before was %i", (best, earlierBest) => {
  expect(finishedOf(played(20261116), best)).toEqual({
    score: expect.any(Number),
    mode: "mixed",
    seed: 20261116,
    isStandard: true,
    isChosen: false,
    earlierBest,
  });
});

test.each<[Options, boolean]>([
  [{ length: "mixed", limitS: 30 }, true],
  [{ length: "short", limitS: 30 }, false],
  [{ length: "mixed", limitS: 60 }, false],
  [{ length: "mixed", limitS: 0 }, false],
])("the day's game has everybody's options: %o", (options, isStandard) => {
  expect(finishedOf(played(20261116, options), 0)).toMatchObject({
    isStandard,
    mode: options.length,
  });
});

test("a chosen seed says so", () => {
  expect(finishedOf(played(5, usual, true), 0)).toMatchObject({ isChosen: true });
});

test("words", () => {
  expect([kind.words(1095), kind.difference?.(1), kind.difference?.(20)]).toEqual([
    "1,095",
    "1 point",
    "20 points",
  ]);
});
