import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isProof } from "#proof/scale.ts";
import { cluesOf, covered } from "./clues.ts";
import {
  cellCount,
  layMines,
  mine,
  neighborsOf,
  openingFrom,
  seedStartingAt,
  startCellOf,
} from "./ground.ts";
import { findHint, judge, type Question } from "./hint.ts";
import { kindOf, optionsShape, type Ground, type Level } from "./levels.ts";
import { minesweeper } from "../logic.ts";
import { findLayout, isSolvable } from "./proof.ts";
import { deduce } from "./solver.ts";
import { flagsOf, isWon, sightOf, type State } from "./state.ts";

const ground: Ground = { width: 5, height: 5, mines: 5 };
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** What a player sees after some safe presses. */
function sightAfter(counts: readonly number[], presses: readonly number[]): number[] {
  const sight = counts.map(() => covered);
  const safe = counts.flatMap((count, cell) => (count === mine ? [] : [cell]));
  for (const press of presses) {
    const cell = safe[press % safe.length]!;
    for (const opened of openingFrom(ground, counts, cell, (near) => sight[near] === covered))
      sight[opened] = counts[opened]!;
  }
  return sight;
}

/** Every way to lay the mines that looks like this, by trying them all. */
function allLayouts(sight: readonly number[]): number[][] {
  const closed = sight.flatMap((count, cell) => (count === covered ? [cell] : []));
  const around = neighborsOf(ground);
  const numbers = sight.flatMap((count, cell) =>
    count === covered ? [] : [{ count, mask: maskOf(around[cell]!) }],
  );
  const layouts: number[][] = [];
  const choose = (from: number, chosen: number[]) => {
    if (chosen.length === ground.mines) {
      const mask = maskOf(chosen);
      if (numbers.every((one) => bits(one.mask & mask) === one.count)) layouts.push([...chosen]);
      return;
    }
    for (let index = from; index < closed.length; index += 1)
      choose(index + 1, [...chosen, closed[index]!]);
  };
  choose(0, []);
  return layouts;
}
const maskOf = (cells: readonly number[]): number =>
  cells.reduce((mask, cell) => mask | (1 << cell), 0);
function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
/** What is drawn: `.` is covered. */
const see = (rows: readonly string[]): number[] =>
  Array.from(rows.join(""), (one) => (one === "." ? covered : Number(one)));
const sorted = (cells: readonly number[]): number[] => cells.toSorted((a, b) => a - b);

describe("the solver knows exactly what can be known", () => {
  test("against every possible layout of a small board", () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.nat(), { minLength: 2, maxLength: 9 }), (seed, presses) => {
        const sight = sightAfter(layMines(ground, seed, 0), presses);
        const layouts = allLayouts(sight);
        const closed = sight.flatMap((count, cell) => (count === covered ? [cell] : []));
        const certain = deduce(ground, sight);
        expect(sorted(certain.safe)).toEqual(
          closed.filter((cell) => layouts.every((mines) => !mines.includes(cell))),
        );
        expect(sorted(certain.mines)).toEqual(
          closed.filter((cell) => layouts.every((mines) => mines.includes(cell))),
        );
      }),
      { numRuns: 60 },
    );
  });

  test.each<[string, string[], number, number[], number[]]>([
    ["1-1 from a wall: the third cell is safe", ["....", "11..", "00.."], 3, [2, 6, 10], []],
    [
      "1-2-1: mines beside the ones, none above the two",
      [".....", "01210", "00000"],
      2,
      [0, 2, 4],
      [1, 3],
    ],
    [
      "the last mine is found, so the rest is safe",
      ["1.1..", "111..", "00..."],
      1,
      [3, 4, 8, 9, 12, 13, 14],
      [1],
    ],
    ["the cells that no number touches are mines", ["3..", "..."], 5, [], [1, 2, 3, 4, 5]],
    ["the cells that no number touches are safe", ["3..", "..."], 3, [2, 5], [1, 3, 4]],
  ])("%s", (_case, rows, mines, safe, found) => {
    const board = { width: rows[0]!.length, height: rows.length, mines };
    const certain = deduce(board, see(rows));
    expect([sorted(certain.safe), sorted(certain.mines)]).toEqual([safe, found]);
  });
});

describe("boards that need no guess", () => {
  // Another solver, in another language, found these shares of boards: 3,000 of each, 9×9 with 10 mines…
  test.each<[Level, number, number]>([
    ["beginner", 0.904, 100],
    ["intermediate", 0.696, 60],
    ["expert", 0.15, 60],
  ])("%s: a share of %d can be solved, as known", (level, share, few) => {
    const boards = isProof ? 1000 : few;
    const board = kindOf({ ...optionsShape.initial, level });
    const middle = Math.floor(board.height / 2) * board.width + Math.floor(board.width / 2);
    let solved = 0;
    for (let index = 0; index < boards; index += 1) {
      const seed = seedStartingAt(board, index * 7919 * cellCount(board), middle);
      solved += Number(isSolvable(board, layMines(board, seed, 0), middle));
    }
    const deviation = Math.sqrt((share * (1 - share)) / boards + (share * (1 - share)) / 3000);
    expect(Math.abs(solved / boards - share)).toBeLessThan(3 * deviation);
  });

  /** A game on a proven board, its first area open. */
  function provenGame(level: Level, seed: number): State {
    const board = kindOf({ ...optionsShape.initial, level, noGuess: true });
    const found = findLayout(board, seed);
    if (!found.ok) throw new Error(found.message);
    const { start, step } = minesweeper(board);
    return step(step(start(seed), { type: "begin", at: 0 }), {
      type: "lay",
      attempt: found.value,
      isProven: true,
      at: 0,
    });
  }
  const press = (state: State, cell: number): State =>
    minesweeper(state.kind).step(state, { type: "open", cell, at: 0 });

  test.each<[Level, number[]]>([
    ["beginner", [11, 12, 13, 14]],
    ["intermediate", [1, 2, 3, 4]],
    ["expert", [1, 20260714]],
  ])("%s: what is certain clears every proven board", (level, list) => {
    for (const seed of list) {
      let state = provenGame(level, seed);
      while (!isWon(state)) {
        const { safe } = deduce(state.kind, sightOf(state, state.covers));
        expect(safe).not.toEqual([]);
        state = safe.reduce(
          (now, cell) => (now.covers[cell] === "open" ? now : press(now, cell)),
          state,
        );
        expect(state.exploded).toEqual([]);
      }
    }
  });

  test("hints alone play a proven board to its end", () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      let state = provenGame("beginner", seed);
      while (!isWon(state)) {
        const { covers, kind: ground } = state;
        const hint = findHint({ ground, sight: sightOf(state, covers), flags: flagsOf(covers) });
        expect(hint.type).toBe("safe");
        state = press(state, hint.cells[0]!);
        expect(state.exploded).toEqual([]);
      }
    }
  });

  test("a board with a forced guess is not one of them", () => {
    // Both cells of the last column are alike, and one has the mine.
    const board: Ground = { width: 6, height: 2, mines: 1 };
    const counts = [0, 0, 0, 0, 1, mine, 0, 0, 0, 0, 1, 1];
    expect(isSolvable(board, counts, 0)).toBe(false);
    expect(isSolvable({ ...board, mines: 2 }, [0, 0, 0, 0, 2, mine, 0, 0, 0, 0, 2, mine], 0)).toBe(
      true,
    );
  });

  test("the layout found is the first that can be solved", () => {
    const board = kindOf({ ...optionsShape.initial, level: "expert" });
    const found = findLayout(board, 99);
    if (!found.ok) throw new Error(found.message);
    const solvable = (attempt: number) =>
      isSolvable(board, layMines(board, 99, attempt), startCellOf(board, 99));
    expect(Array.from({ length: found.value + 1 }, (_, attempt) => solvable(attempt))).toEqual([
      ...Array.from({ length: found.value }, () => false),
      true,
    ]);
  });
});

describe("a hint shows which clues force a cell", () => {
  /** Whether these clues (and the number of mines) leave no way for the cell to be otherwise. */
  function isForced(
    { sight, flags }: Question,
    clueCells: readonly number[],
    usesCount: boolean,
    cell: number,
    holdsMine: boolean,
  ): boolean {
    const certain = new Set(deduce(ground, sight).mines);
    const given = flags.filter((one) => certain.has(one));
    const clues = cluesOf(ground, sight, (one) => given.includes(one)).filter((clue) =>
      clueCells.includes(clue.cell),
    );
    const free = sight.flatMap((count, one) =>
      count === covered && !given.includes(one) ? [one] : [],
    );
    const masks = clues.map((clue) => ({ mask: maskOf(clue.cells), mines: clue.mines }));
    for (let pick = 0; pick < 2 ** free.length; pick += 1) {
      const mask = free.reduce((sum, one, index) => sum | (pick & (1 << index) ? 1 << one : 0), 0);
      if (usesCount && bits(mask) !== ground.mines - given.length) continue;
      if (!masks.every((one) => bits(one.mask & mask) === one.mines)) continue;
      if (Boolean(mask & (1 << cell)) !== holdsMine) return false;
    }
    return true;
  }

  test("they do force it, and none of them can be left out", () => {
    let reasons = 0;
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.nat(), { minLength: 5, maxLength: 12 }),
        fc.nat(2),
        (seed, presses, flagged) => {
          const sight = sightAfter(layMines(ground, seed, 0), presses);
          fc.pre(sight.filter((count) => count === covered).length <= 13);
          const flags = deduce(ground, sight).mines.slice(0, flagged);
          const question = { ground, sight, flags };
          const hint = findHint(question);
          if (hint.type === "guess") return;
          const holdsMine = hint.type === "mines";
          for (const cell of hint.cells)
            expect(isForced(question, hint.clues, hint.usesCount, cell, holdsMine)).toBe(true);
          for (const clue of hint.clues) {
            const fewer = hint.clues.filter((one) => one !== clue);
            expect(
              hint.cells.every((cell) =>
                isForced(question, fewer, hint.usesCount, cell, holdsMine),
              ),
            ).toBe(false);
          }
          reasons += 1;
        },
      ),
      { numRuns: 60 },
    );
    expect(reasons).toBeGreaterThan(20);
  });

  const board: Ground = { width: 5, height: 3, mines: 2 };
  const sight = see([".....", "01210", "00000"]);

  test("safe cells come first, then mines, then a guess", () => {
    expect(findHint({ ground: board, sight, flags: [] })).toMatchObject({ type: "safe" });
    const mines = { ...board, mines: 1 };
    expect(
      findHint({ ground: mines, sight: see(["..100", "11100", "00000"]), flags: [] }),
    ).toMatchObject({ type: "safe" });
    const guess = see(["..", "22", "00"]);
    expect(
      findHint({ ground: { width: 2, height: 3, mines: 2 }, sight: guess, flags: [] }),
    ).toEqual({
      type: "mines",
      cells: [0, 1],
      clues: [2],
      usesCount: false,
    });
    const half = see(["..", "11", "00"]);
    expect(
      findHint({ ground: { width: 2, height: 3, mines: 1 }, sight: half, flags: [] }).type,
    ).toBe("guess");
  });

  test("a flag on a safe cell is told before anything else", () => {
    expect(findHint({ ground: board, sight, flags: [2] })).toMatchObject({
      type: "wrong flag",
      cells: [2],
    });
  });

  test("a number that has its flag needs no other reason", () => {
    expect(findHint({ ground: board, sight, flags: [1] })).toMatchObject({
      type: "safe",
      clues: [6],
      cells: expect.arrayContaining([0, 2]) as number[],
    });
  });

  test.each([
    ["certain", 1],
    ["avoidable", 99],
  ] as const)("after a loss: it was %s", (type, exploded) => {
    expect(judge({ ground: board, sight, flags: [] }, [exploded]).type).toBe(type);
  });

  test("after a loss: it was forced", () => {
    const half = see(["..", "11", "00"]);
    const question = { ground: { width: 2, height: 3, mines: 1 }, sight: half, flags: [] };
    expect(judge(question, [0]).type).toBe("forced");
  });
});
