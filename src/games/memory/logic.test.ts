import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faces } from "./logic/faces.ts";
import {
  canFlip,
  columnCounts,
  foundPairs,
  isRunning,
  isWon,
  memory,
  openCards,
  pairCounts,
  playedMsAt,
  pairsShape,
  type Action,
  type Pairs,
  type State,
} from "./logic.ts";

const game = memory(8);
const start = (state: State): State => game.step(state, { type: "start", isChosen: false });
const flip = (state: State, cell: number, at = 0): State =>
  game.step(state, { type: "flip", cell, at });
const tick = (state: State): State => game.step(state, { type: "tick", at: 0 });
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

const dealt = game.start(1);
const started = start(dealt);
const twinOf = ({ cards }: State, cell: number): number =>
  cards.findIndex(({ value }, other) => other !== cell && value === cards[cell]?.value);
const strangerOf = ({ cards }: State, cell: number): number =>
  cards.findIndex(({ value }) => value !== cards[cell]?.value);
const values = ({ cards }: State): string[] => cards.map(({ value }) => value);

/** Finds the pairs one after the other, without a mistake; a second for each card. */
function solve(state: State): State {
  let now = state;
  let at = 0;
  for (const [cell, card] of state.cards.entries()) {
    if (now.cards[cell]?.isMatched || card.isMatched) continue;
    now = flip(now, cell, (at += 1000));
    now = tick(flip(now, twinOf(now, cell), (at += 1000)));
  }
  return now;
}

describe("spec: 8 pairs (16 cards)", () => {
  test.each([
    [8, 4],
    [12, 6],
    [18, 6],
  ] as const)("%i pairs in %i columns: each value twice, all face down", (pairs, columns) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const state = memory(pairs).start(seed);
        expect(new Set(values(state)).size).toBe(pairs);
        expect(state.cards.every((_, cell) => twinOf(state, twinOf(state, cell)) === cell)).toBe(
          true,
        );
        expect(state.cards.every((card) => !card.isFlipped && !card.isMatched)).toBe(true);
        expect(new Set(state.cards.map(({ id }) => id)).size).toBe(2 * pairs);
        expect([state.pairs, columnCounts[pairs]]).toEqual([pairs, columns]);
        expect(state.cards).toHaveLength(2 * pairs);
        expect(state).toMatchObject({ seed, moves: 0, isStarted: false, playedMs: 0 });
      }),
      { numRuns: 50 },
    );
  });

  test("the spec's board is the first one, and every value has a name of its own", () => {
    expect(pairCounts[0]).toBe(8);
    expect([undefined, null, "12", 9, 12].map(pairsShape.read)).toEqual([8, 8, 8, 8, 12]);
    expect(new Set(faces).size).toBe(18);
  });

  test("every deal is as likely as the other: where twins lie, and which faces come", () => {
    const games = 20_000;
    const distances = Array.from({ length: 16 }, () => 0);
    const drawn = new Map<string, number>();
    for (let seed = 0; seed < games; seed += 1) {
      const state = game.start(seed);
      distances[twinOf(state, 0)]! += 1;
      for (const value of new Set(values(state))) drawn.set(value, (drawn.get(value) ?? 0) + 1);
    }
    const chiSquare = (counts: number[]) => {
      const mean = counts.reduce((a, b) => a + b) / counts.length;
      return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    };
    expect(distances[0]).toBe(0);
    expect(chiSquare(distances.slice(1))).toBeLessThan(36.1); // 14 degrees of freedom, 0.999
    expect(drawn.size).toBe(18);
    expect(chiSquare([...drawn.values()])).toBeLessThan(40.8); // 17 degrees of freedom, 0.999
  });
});

describe("spec: not started, started (Start Game), won when all 8 pairs are matched", () => {
  test("start", () => {
    expect(dealt.isStarted).toBe(false);
    expect(started).toMatchObject({ isStarted: true, moves: 0 });
    expect(start(started)).toBe(started);
  });

  test("won with the last pair, not before it is marked", () => {
    let state = started;
    for (let pair = 1; pair <= 8; pair += 1) {
      expect(isWon(state)).toBe(false);
      const cell = state.cards.findIndex((card) => !card.isMatched);
      state = flip(flip(state, cell), twinOf(state, cell));
      expect(isWon(state)).toBe(false);
      state = tick(state);
      expect(foundPairs(state)).toBe(pair);
    }
    expect(isWon(state)).toBe(true);
    expect(state.moves).toBe(8);
    expect(state.last).toEqual({ type: "won" });
    expect(game.pace(state)).toBeNull();
  });

  test("spec: New Game reshuffles", () => {
    const deals = new Set(Array.from({ length: 50 }, (_, seed) => values(game.start(seed)).join()));
    expect(deals.size).toBe(50);
  });
});

describe("spec: a card cannot be flipped", () => {
  const one = flip(started, 0);
  const mismatch = flip(one, strangerOf(started, 0));
  const match = flip(one, twinOf(started, 0));

  test.each([
    ["before start", dealt, 0],
    ["when two are already flipped: a mismatch", mismatch, 15],
    ["when two are already flipped: a match that waits to be marked", match, 15],
    ["when it is flipped", one, 0],
    ["when it is matched", tick(match), 0],
    ["outside of the board", started, 16],
    ["after the win", solve(started), 3],
  ])("%s", (_case, state, cell) => {
    expect(canFlip(state, cell)).toBe(false);
    expect(flip(state, cell)).toBe(state);
  });

  test("the same card twice is no pair and no move", () => {
    expect(flip(one, 0).moves).toBe(0);
    expect(openCards(flip(one, 0).cards)).toHaveLength(1);
  });

  test("a move is two cards", () => {
    expect([started.moves, one.moves, mismatch.moves, match.moves]).toEqual([0, 0, 1, 1]);
  });
});

describe("spec: marked matched after 500 ms, flipped back after 1000 ms", () => {
  const one = flip(started, 0);
  const mismatch = flip(one, strangerOf(started, 0));
  const match = flip(one, twinOf(started, 0));

  test.each([
    ["a matched pair", match, 500],
    ["a mismatch", mismatch, 1000],
    ["one card", one, null],
    ["no card", started, null],
    ["before start", dealt, null],
    ["once marked", tick(match), null],
    ["once flipped back", tick(mismatch), null],
  ])("%s waits %s", (_case, state, paceMs) => {
    expect(game.pace(state)).toBe(paceMs);
  });

  test("a match is marked and stays up", () => {
    const state = tick(match);
    expect(state.cards[0]).toMatchObject({ isFlipped: true, isMatched: true });
    expect(state.cards.filter(({ isMatched }) => isMatched)).toHaveLength(2);
  });

  test("a mismatch lies face down again", () => {
    expect(tick(mismatch).cards).toEqual(started.cards);
    expect(tick(mismatch).moves).toBe(1);
  });

  test.each([
    ["one card", one],
    ["no card", started],
    ["a new game", dealt],
  ])("time does nothing to %s: a late tick cannot reach the next deal", (_case, state) => {
    expect(tick(state)).toBe(state);
  });
});

describe("the clock", () => {
  test("runs from the first card to the last, not to its mark", () => {
    const first = flip(started, 0, 5000);
    expect(playedMsAt(started, 9000)).toBe(0);
    expect(playedMsAt(first, 5000)).toBe(0);
    expect(playedMsAt(first, 7500)).toBe(2500);
    const solved = solve(started);
    expect(solved.playedMs).toBe(15_000); // 16 cards, one second apart
    expect(playedMsAt(solved, 1e9)).toBe(15_000);
  });

  test("stands still while nobody sees the page", () => {
    const first = flip(started, 0, 1000);
    const hidden = game.step(first, { type: "hide", at: 3000 });
    expect(playedMsAt(hidden, 60_000)).toBe(2000);
    const shown = game.step(hidden, { type: "show", at: 60_000 });
    expect(playedMsAt(shown, 60_500)).toBe(2500);
  });

  test.each([
    ["before the first card", started],
    ["before start", dealt],
    ["after the win", solve(started)],
  ])("is not started by a look at another tab %s", (_case, state) => {
    const back = game.step(game.step(state, { type: "hide", at: 1 }), { type: "show", at: 2 });
    expect(back).toBe(state);
    expect(isRunning(state)).toBe(false);
  });

  test("does not start again while the last pair waits to be marked", () => {
    const won = solve(started);
    const waiting: State = {
      ...won,
      cards: won.cards.map((card, cell) =>
        cell < 2 ? { ...card, value: faces[0], isMatched: false } : card,
      ),
    };
    expect(openCards(waiting.cards)).toHaveLength(2);
    expect(game.step(waiting, { type: "show", at: 99_000 })).toBe(waiting);
  });
});

describe("any game", () => {
  const action = (pairs: Pairs) =>
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc
          .tuple(fc.nat(2 * pairs - 1), fc.nat(5000))
          .map(([cell, at]): Action => ({ type: "flip", cell, at })),
      },
      { weight: 3, arbitrary: fc.constant({ type: "tick", at: 0 } as const) },
      fc.constantFrom<Action>(
        { type: "start", isChosen: false },
        { type: "hide", at: 1 },
        { type: "show", at: 2 },
      ),
    );

  test.each(pairCounts)(
    "with %i pairs: same cards, at most two open, matched never flips back, replayable",
    (pairs) => {
      const { start: deal, step } = memory(pairs);
      fc.assert(
        fc.property(seeds, fc.array(action(pairs), { maxLength: 200 }), (seed, actions) => {
          let state = deal(seed);
          const before = values(state);
          for (const one of actions) {
            const found = state.cards.filter(({ isMatched }) => isMatched).map(({ id }) => id);
            state = step(state, one);
            expect(values(state)).toEqual(before);
            expect(openCards(state.cards).length).toBeLessThanOrEqual(2);
            expect(found.every((id) => state.cards[id]?.isMatched)).toBe(true);
            expect(state.cards.every((card) => card.isFlipped || !card.isMatched)).toBe(true);
            expect(isWon(state)).toBe(foundPairs(state) === pairs);
            expect(state.playedMs).toBeGreaterThanOrEqual(0);
          }
          expect(actions.reduce(step, deal(seed))).toEqual(state);
        }),
        { numRuns: 60 },
      );
    },
  );

  test("a known seed deals a known board, so that shared seeds stay true", () => {
    expect(values(game.start(20260714)).join()).toBe(
      "Globe,Key,Coffee,Mouse,Terminal,Coffee,Key,Terminal," +
        "Gear,Globe,Cloud,Cloud,Gear,Mouse,Robot,Robot",
    );
  });
});
