import { expect, test } from "vitest";
import { simon, type Pad, type State } from "../logic.ts";
import { bestOf, finishedOf, kind } from "./results.ts";

const game = simon({ mode: "strict", isChosen: false });
const watched = (state: State): State => {
  let now = state;
  while (game.pace(now) !== null) now = game.step(now, { type: "tick", at: 0 });
  return now;
};
/** A game of this seed with so many rounds done, in the player's turn. */
function afterRounds(seed: number, rounds: number): State {
  let state = watched(game.step(game.start(seed), { type: "start" }));
  for (let round = 0; round < rounds; round += 1) {
    for (const pad of state.sequence) state = game.step(state, { type: "press", pad });
    state = watched(state);
  }
  return state;
}

test("the day of 2026-11-16 is the same for everybody", () => {
  expect(afterRounds(20261116, 7).sequence).toEqual([0, 0, 3, 3, 3, 1, 0, 1]);
});

test.each([
  [0, null],
  [5, 5],
])("a mistake ends it; the best before was %i", (best, earlierBest) => {
  const state = afterRounds(20261116, 3);
  expect(finishedOf(state, best)).toBeNull();
  const wrong = (((state.sequence[0] ?? 0) + 1) % 4) as Pad;
  expect(finishedOf(game.step(state, { type: "press", pad: wrong }), best)).toEqual({
    score: 3,
    mode: "strict",
    seed: 20261116,
    isStandard: true,
    isChosen: false,
    earlierBest,
  });
  expect(bestOf(state)).toBe(3);
});

test("a sequence that was seen before proves nothing, not even on its day", () => {
  const known = {
    ...afterRounds(20261116, 3),
    options: { mode: "strict", isChosen: true } as const,
  };
  expect(bestOf(known)).toBe(0);
  expect(finishedOf({ ...known, phase: "over" }, 0)).toMatchObject({
    isStandard: false,
    isChosen: true,
  });
});

test("words", () => {
  expect([kind.words(1), kind.words(12)]).toEqual(["1 round", "12 rounds"]);
});
