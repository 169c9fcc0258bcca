import { describe, expect, test } from "vitest";
import { diceFrom, shuffle } from "#domain/dice.ts";
import { sampled } from "#proof/scale.ts";
import { isWon, memory, type Pairs, type State } from "../logic.ts";
import { perfectMoves, starLimits, starsFor } from "./stars.ts";

describe("what a perfect memory needs on average", () => {
  // 200,000 simulated games each, by a program of its own.
  test.each([
    [6, 9.16],
    [8, 12.39],
    [10, 15.62],
    [12, 18.85],
    [18, 28.53],
  ])("%i pairs: %f moves", (pairs, moves) => {
    expect(perfectMoves(pairs)).toBeCloseTo(moves, 1);
    expect(Math.abs(perfectMoves(pairs) - moves)).toBeLessThan(0.02);
  });

  test("one pair needs one move; of two pairs the second card tells", () => {
    expect(perfectMoves(1)).toBe(1);
    // 1/3: twins at once, 2 moves. 2/3: both twins are known after the first move, 3 moves.
    expect(perfectMoves(2)).toBeCloseTo(2 / 3 + (2 / 3) * 3);
  });

  // Velleman and Warrington, "What to expect in a game of memory" (2013).
  test("tends to (3 − 2 ln 2) n + 7/8 − 2 ln 2", () => {
    const ln2 = Math.log(2);
    for (const pairs of [18, 50, 100]) {
      const limit = (3 - 2 * ln2) * pairs + 7 / 8 - 2 * ln2;
      expect(Math.abs(perfectMoves(pairs) - limit)).toBeLessThan(0.02);
    }
  });
});

/** Plays as a player would who forgets nothing. */
function playPerfectly(pairs: Pairs, seed: number): State {
  const { start, step } = memory(pairs);
  const flip = (cell: number | undefined) => {
    if (cell === undefined) throw new Error("There must be a card left");
    state = step(state, { type: "flip", cell, at: 0 });
    seen.set(cell, state.cards[cell]?.value ?? "");
  };
  const twinSeen = (cell: number) =>
    [...seen].find(([other, value]) => other !== cell && value === seen.get(cell))?.[0];
  const isLeft = (cell: number | undefined) => cell !== undefined && !state.cards[cell]?.isMatched;

  let state = step(start(seed), { type: "start", isChosen: false });
  const seen = new Map<number, string>();
  const [order] = shuffle(diceFrom(seed + 1), [...state.cards.keys()]);
  const unseen = () => order.find((cell) => !seen.has(cell));

  while (!isWon(state)) {
    const known = [...seen.keys()].find((cell) => isLeft(cell) && isLeft(twinSeen(cell)));
    const first = known ?? unseen();
    flip(first);
    flip(twinSeen(first ?? 0) ?? unseen());
    state = step(state, { type: "tick", at: 0 });
  }
  return state;
}

test.each([8, 12] as const)("%i pairs, played by the rules of the game itself", (pairs) => {
  const games = sampled(800, 200);
  const moves = Array.from({ length: games }, (_, seed) => playPerfectly(pairs, seed).moves);
  const mean = moves.reduce((a, b) => a + b) / games;
  expect(Math.abs(mean - perfectMoves(pairs))).toBeLessThan(0.2 * Math.sqrt(800 / games));
  expect(Math.min(...moves)).toBeGreaterThanOrEqual(pairs);
  expect(Math.max(...moves)).toBeLessThanOrEqual(2 * pairs - 1);
});

describe("stars", () => {
  test.each([
    [8, 13, 18],
    [12, 19, 27],
    [18, 29, 40],
  ])("%i pairs: three up to %i moves, two up to %i", (pairs, three, two) => {
    expect(starLimits(pairs)).toEqual([three, two]);
    expect(starsFor(pairs, pairs)).toBe(3);
    expect(starsFor(pairs, three)).toBe(3);
    expect(starsFor(pairs, three + 1)).toBe(2);
    expect(starsFor(pairs, two)).toBe(2);
    expect(starsFor(pairs, two + 1)).toBe(1);
    expect(starsFor(pairs, 1000)).toBe(1);
  });
});
