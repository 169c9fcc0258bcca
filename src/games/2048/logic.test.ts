import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { directions, type Direction } from "#domain/direction.ts";
import { isProof, sampled } from "#proof/scale.ts";
import { celebrates, game, highestTile, isNewBest, type Action } from "./logic.ts";
import type { State } from "./logic/state.ts";
import { readSave } from "./logic/save.ts";

const move = (state: State, direction: Direction): State =>
  game.step(state, { type: "move", direction });
const moveAll = (state: State, ways: readonly Direction[]): State => ways.reduce(move, state);
const undo = (state: State): State => game.step(state, { type: "undo" });

/** A running game with this board. */
function stateWith(values: readonly number[], score = 0): State {
  const state = readSave({
    version: 1,
    tiles: values.flatMap((value, cell) => (value === 0 ? [] : [[cell + 1, value, cell]])),
    dice: [1, 2, 3, 4],
    score,
    won: false,
    moves: 0,
    seed: 1,
    nextId: 100,
    undos: 0,
    past: [],
    celebration: null,
  });
  if (state === undefined) throw new Error("No such board");
  return state;
}

const valuesOf = ({ tiles }: State): number[] =>
  Array.from({ length: 16 }, (_, cell) => tiles.find((tile) => tile.cell === cell)?.value ?? 0);

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const ways = fc.array(fc.constantFrom(...directions), { maxLength: 300 });
const empty = Array.from({ length: 16 }, () => 0);
const stuck = [2, 4, 2, 4, 4, 2, 4, 2, 2, 4, 2, 4, 4, 2, 4, 8];

/** Moves in turn until nothing moves any more. */
function playOut(state: State): State {
  let now = state;
  for (let turn = 0; !now.over; turn += 1) now = move(now, directions[turn % 4]!);
  return now;
}

describe("spec: a new game places two tiles, each 2 (90%) or 4 (10%)", () => {
  test("and starts from nothing", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const state = game.start(seed);
        expect(valuesOf(state).filter((value) => value > 0)).toHaveLength(2);
        expect(state).toMatchObject({
          seed,
          score: 0,
          moves: 0,
          undos: 0,
          won: false,
          over: false,
        });
        expect(game.pace(state)).toBeNull();
      }),
    );
  });

  test("each cell and value comes up as often as it should, in a proof all 480 starts", () => {
    const starts = new Set<string>();
    const cells = [...empty];
    let fours = 0;
    const games = sampled(80_000);
    for (let seed = 0; seed < games; seed += 1) {
      const { tiles } = game.start(seed);
      const names = tiles.map(({ value, cell }) => `${value} at ${cell}`);
      starts.add(names.toSorted().join());
      for (const { value, cell } of tiles) {
        cells[cell]! += 1;
        fours += Number(value === 4);
      }
    }
    expect(new Set([...starts].join().split(",")).size).toBe(2 * 16);
    // The rarest come once in 12,000 games.
    expect(starts.size).toBeGreaterThanOrEqual(isProof ? 480 : 400);
    const expected = (2 * games) / 16;
    const chiSquare = cells.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(37.7); // 15 degrees of freedom, 0.999
    const deviation = Math.sqrt(2 * games * 0.1 * 0.9);
    expect(Math.abs(fours - 2 * games * 0.1)).toBeLessThan(4 * deviation);
  });
});

describe("spec: if the move changed the board, a new tile appears in a random empty cell", () => {
  test("one tile, where none was, in 9 of 10 cases a 2", () => {
    let twos = 0;
    const cells = new Set<number>();
    const tries = 4000;
    const board = stateWith([...empty.slice(2), 2, 2]);
    for (let seed = 0; seed < tries; seed += 1) {
      const { last } = move({ ...board, dice: game.start(seed).dice }, "left");
      if (last?.type !== "moved") throw new Error("It must move");
      twos += Number(last.spawned.value === 2);
      cells.add(last.spawned.cell);
    }
    expect(cells).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15]));
    expect(Math.abs(twos - 0.9 * tries)).toBeLessThan(4 * Math.sqrt(tries * 0.09));
  });

  test("a move that changes nothing brings no tile, no score and no luck", () => {
    const state = stateWith([2, 4, ...empty.slice(2)]);
    expect(move(state, "left")).toEqual({ ...state, last: { type: "blocked", direction: "left" } });
  });

  test("the merged value is added to the score", () => {
    const state = move(stateWith([2, 2, 2, 2, 8, 8, 0, 0, ...empty.slice(8)], 100), "left");
    expect(state.score).toBe(100 + 4 + 4 + 16);
    expect(state.last).toMatchObject({ merged: [4, 4, 16], gained: 24 });
  });
});

describe("spec: the won flag is set when a 2048 tile is created and play continues", () => {
  const nearly = [1024, 1024, ...empty.slice(2)];

  test("at 2048, not before", () => {
    expect(move(stateWith([512, 512, ...empty.slice(2)]), "left").won).toBe(false);
    const state = move(stateWith(nearly), "left");
    expect(state).toMatchObject({ won: true, over: false, score: 2048 });
    expect(move(move(state, "right"), "down").moves).toBe(3);
  });

  test("a 2048 tile that was there already is no new win", () => {
    expect(move(stateWith([2048, 2, 2, ...empty.slice(3)]), "left").won).toBe(false);
  });

  test("the panel shows once, until dismissed or played past, and not again", () => {
    const won = move(stateWith([...nearly.slice(0, 12), 1024, 1024, 0, 0]), "left");
    expect(celebrates(won)).toBe(true);
    expect(celebrates(game.step(won, { type: "dismiss" }))).toBe(false);
    const states = ["right", "left", "right"] as const;
    const later = states.map((_, count) => moveAll(won, states.slice(0, count + 1)));
    expect(later.map(celebrates)).toEqual([true, true, false]);
    // The second 2048 of the same game.
    const again = moveAll(game.step(won, { type: "dismiss" }), ["up", "down", "up", "left"]);
    expect(celebrates(again)).toBe(false);
  });

  test("undo takes the flag back but does not celebrate twice", () => {
    const won = move(stateWith(nearly), "left");
    const back = undo(won);
    expect(back.won).toBe(false);
    expect(celebrates(back)).toBe(false);
    expect(celebrates(move(back, "left"))).toBe(false);
    expect(move(back, "left").won).toBe(true);
  });
});

describe("spec: moves are ignored after game over", () => {
  const lost = stateWith(stuck, 40);

  test.each(directions)("%s", (direction) => {
    expect(lost.over).toBe(true);
    expect(move(lost, direction)).toBe(lost);
  });

  test.each([
    [40, 40, true],
    [40, 41, false],
    [0, 0, false],
  ])("a final score of %i with a best of %i is a new best: %s", (score, best, isNew) => {
    expect(isNewBest(stateWith(stuck, score), best)).toBe(isNew);
    expect(isNewBest(stateWith(stuck.with(0, 0), score), best)).toBe(false);
  });

  test("the move that fills the board for good ends the game", () => {
    const state = playOut(game.start(20260714));
    expect(state.tiles).toHaveLength(16);
    expect(directions.map((direction) => move(state, direction))).toEqual([
      state,
      state,
      state,
      state,
    ]);
  });
});

describe("any game", () => {
  test("tiles sum up to what was spawned; score = Σ(log2 v − 1)·v − 4 × the spawned fours", () => {
    fc.assert(
      fc.property(seeds, ways, (seed, list) => {
        let state = game.start(seed);
        const spawned = state.tiles.map(({ value }) => value);
        for (const direction of list) {
          const before = state;
          state = move(state, direction);
          if (state.last?.type === "moved" && state !== before) {
            spawned.push(state.last.spawned.value);
          }
          const values = state.tiles.map(({ value }) => value);
          expect(values.reduce((a, b) => a + b)).toBe(spawned.reduce((a, b) => a + b));
          const fours = spawned.filter((value) => value === 4).length;
          const earned = values.reduce((sum, value) => sum + (Math.log2(value) - 1) * value, 0);
          expect(state.score).toBe(earned - 4 * fours);
          expect(new Set(state.tiles.map(({ cell }) => cell)).size).toBe(values.length);
          expect(highestTile(state)).toBe(Math.max(...values));
        }
      }),
    );
  });

  test("the same seed and actions give the same game", () => {
    const action = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...directions).map(moveAction) },
      { weight: 1, arbitrary: fc.constant<Action>({ type: "undo" }) },
      { weight: 1, arbitrary: fc.constant<Action>({ type: "dismiss" }) },
    );
    fc.assert(
      fc.property(seeds, fc.array(action, { maxLength: 200 }), (seed, actions) => {
        const replay = () => actions.reduce(game.step, game.start(seed));
        expect(replay()).toEqual(replay());
      }),
    );
  });

  test("a known seed plays a known game, so that shared seeds stay true", () => {
    const state = playOut(game.start(20260714));
    expect({ score: state.score, moves: state.moves, board: valuesOf(state) }).toEqual({
      score: 1492,
      moves: 157,
      board: [4, 8, 16, 4, 128, 64, 32, 8, 4, 8, 16, 4, 2, 16, 2, 32],
    });
  });

  test("time does nothing to it", () => {
    const state = game.start(1);
    expect(game.step(state, { type: "tick", at: 1000 })).toBe(state);
  });
});

const moveAction = (direction: Direction): Action => ({ type: "move", direction });

describe("undo", () => {
  test("brings back tiles, score, moves and luck, and counts", () => {
    fc.assert(
      fc.property(seeds, ways, fc.constantFrom(...directions), (seed, list, direction) => {
        const before = moveAll(game.start(seed), list);
        const after = move(before, direction);
        fc.pre(after.moves > before.moves);
        const back = undo(after);
        expect(valuesOf(back)).toEqual(valuesOf(before));
        expect(back).toMatchObject({
          dice: before.dice,
          score: before.score,
          moves: before.moves,
          over: false,
          undos: before.undos + 1,
        });
        // No fishing for a better tile: the same move meets the same luck.
        expect(valuesOf(move(back, direction))).toEqual(valuesOf(after));
      }),
    );
  });

  test("keeps its tiles' ids, so that they slide back", () => {
    const before = stateWith([2, 0, 0, 2, ...empty.slice(4)]);
    const back = undo(move(before, "left"));
    expect(back.tiles).toEqual(before.tiles);
  });

  test("reaches back 20 moves and no further", () => {
    const played = playOut(game.start(3));
    expect(played.moves).toBeGreaterThan(40);
    expect(played.past).toHaveLength(20);
    let state = played;
    for (let count = 0; count < 30; count += 1) state = undo(state);
    expect(state.moves).toBe(played.moves - 20);
    expect(state.undos).toBe(20);
    expect(undo(state)).toBe(state);
  });

  test("opens a lost game again", () => {
    const state = undo(playOut(game.start(4)));
    expect(state.over).toBe(false);
    expect(directions.some((direction) => move(state, direction).moves > state.moves)).toBe(true);
  });

  test("does not take back the first end, which is the result that counts", () => {
    const lost = playOut(game.start(4));
    expect([game.start(4).firstEnd, lost.firstEnd]).toEqual([null, lost.score]);
    const reopened = Array.from({ length: 20 }).reduce<State>(undo, lost);
    expect(reopened.firstEnd).toBe(lost.score);
    const again = playOut(move(reopened, "left"));
    expect(again.score).not.toBe(lost.score);
    expect(again.firstEnd).toBe(lost.score);
  });
});
