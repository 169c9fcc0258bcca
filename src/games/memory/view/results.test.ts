import { expect, test } from "vitest";
import { memory, type Pairs, type State } from "../logic.ts";
import { finishedOf, modeOf } from "./results.ts";

const won = (pairs: Pairs, seed: number): State => {
  const state = memory(pairs).start(seed);
  const cards = state.cards.map((card) => ({ ...card, isFlipped: true, isMatched: true }));
  return { ...state, cards, moves: 14, playedMs: 45_678 };
};

test("the day of 2026-11-16 is the same for everybody", () => {
  expect(
    memory(8)
      .start(20261116)
      .cards.map(({ value }) => value)
      .join(" "),
  ).toBe(
    "Braces Keyboard Braces Rocket Cloud Mouse Coffee Lock Light bulb Keyboard Rocket Coffee Lock Light bulb Cloud Mouse",
  );
});

test.each<[Pairs, boolean]>([
  [8, true],
  [12, false],
  [18, false],
])("%i pairs: whether they are the day's is %s", (pairs, isStandard) => {
  expect(finishedOf(memory(pairs).start(3), 0)).toBeNull();
  expect(finishedOf(won(pairs, 3), 0)).toEqual({
    score: 14,
    mode: modeOf(pairs),
    seed: 3,
    isStandard,
    isChosen: false,
    seconds: 45,
    earlierBest: null,
  });
});

test("a chosen seed and an earlier best are told", () => {
  expect(finishedOf({ ...won(8, 3), isChosen: true }, 12)).toMatchObject({
    isChosen: true,
    earlierBest: 12,
  });
});
