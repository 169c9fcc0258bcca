import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { faceOf } from "./logic/face.ts";
import {
  cellCount,
  fewestPresses,
  layMines,
  mine,
  neighborsOf,
  openingFrom,
  seedStartingAt,
  startCellOf,
} from "./logic/ground.ts";
import {
  fitGround,
  kindName,
  kindOf,
  readGround,
  optionsShape,
  type Ground,
  type Kind,
  type Level,
} from "./logic/levels.ts";
import { minesweeper } from "./logic.ts";
import { addResult, noGames, readRecords, recordKeyOf, type Records } from "./logic/records.ts";
import {
  chordFrom,
  isLost,
  isRunning,
  isWon,
  minesLeft,
  secondsOf,
  type Action,
  type State,
} from "./logic/state.ts";
import { resultOf, speedText } from "./logic/time.ts";

const defaults = optionsShape.initial;
const kind = (level: Level, noGuess = false): Kind => kindOf({ ...defaults, level, noGuess });
const beginner = kind("beginner");
const game = minesweeper(beginner);
const { step } = game;

const act = (state: State, ...actions: Action[]): State => actions.reduce(step, state);
const open = (state: State, cell: number, at = 0): State => act(state, { type: "open", cell, at });
const flag = (state: State, ...cells: number[]): State =>
  cells.reduce((now, cell) => act(now, { type: "mark", cell, questions: false }), state);
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const safeCells = ({ counts }: State): number[] =>
  counts?.flatMap((count, cell) => (count === mine ? [] : [cell])) ?? [];
const mineCells = ({ counts }: State): number[] =>
  counts?.flatMap((count, cell) => (count === mine ? [cell] : [])) ?? [];
const openCells = ({ covers }: State): number[] =>
  covers.flatMap((cover, cell) => (cover === "open" ? [cell] : []));

/** Any board that can be played, small enough for many tries. */
const grounds: fc.Arbitrary<Ground> = fc
  .tuple(fc.integer({ min: 5, max: 12 }), fc.integer({ min: 5, max: 10 }), fc.nat(200))
  .map(([width, height, mines]) => fitGround({ width, height, mines }));

/** A game with these mines: `*` is one. */
function laid(rows: readonly string[], change: Partial<State> = {}): State {
  const [width, height] = [rows[0]!.length, rows.length];
  const cells = Array.from(rows.join(""));
  const ground = { width, height, mines: cells.filter((one) => one === "*").length };
  const around = neighborsOf(ground);
  return {
    ...game.start(1),
    kind: { level: "custom", noGuess: false, ...ground },
    covers: cells.map(() => "hidden"),
    counts: cells.map((one, cell) =>
      one === "*" ? mine : around[cell]!.filter((near) => cells[near] === "*").length,
    ),
    watch: { totalMs: 0, since: 0 },
    ...change,
  };
}
const small = laid(["*....", ".....", ".*...", ".....", "....."]);

describe("spec §9: Beginner 9×9 with 10 mines, Intermediate 16×16 with 40, Expert 30×16 with 99, and Custom", () => {
  test.each([
    ["beginner", 9, 9, 10],
    ["intermediate", 16, 16, 40],
    ["expert", 30, 16, 99],
  ] as const)("%s", (level, width, height, mines) => {
    expect(kind(level)).toEqual({ level, width, height, mines, noGuess: false });
    const state = open(minesweeper(kind(level)).start(1), 0);
    expect(state.covers).toHaveLength(width * height);
    expect(mineCells(state)).toHaveLength(mines);
  });

  test.each([
    [
      { width: "8", height: "7", mines: "10" },
      { width: 8, height: 7, mines: 10 },
    ],
    [
      { width: " 30 ", height: "24", mines: "667" },
      { width: 30, height: 24, mines: 667 },
    ],
    [{ width: "31", height: "24", mines: "9" }, "Columns: a whole number from 5 to 30."],
    [{ width: "", height: "24", mines: "9" }, "Columns: a whole number from 5 to 30."],
    [{ width: "8", height: "4", mines: "9" }, "Rows: a whole number from 5 to 24."],
    [{ width: "8", height: "8.5", mines: "9" }, "Rows: a whole number from 5 to 24."],
    [{ width: "8", height: "8", mines: "50" }, "Mines: a whole number from 1 to 49."],
    [{ width: "8", height: "8", mines: "0" }, "Mines: a whole number from 1 to 49."],
    [{ width: "8", height: "8", mines: "-1" }, "Mines: a whole number from 1 to 49."],
  ])("custom %j", (typed, expected) => {
    const read = readGround(typed);
    expect(read.ok ? read.value : read.message).toEqual(expected);
  });

  test("settings: garbage means the default, and a custom board always fits", () => {
    for (const garbage of [null, 5, "x", [], { level: "easy", custom: { width: "9" } }]) {
      expect(optionsShape.read(garbage)).toEqual(defaults);
    }
    expect(defaults).toMatchObject({
      level: "beginner",
      noGuess: false,
      questions: false,
      tapFlags: false,
      fitBoard: false,
    });
    expect(optionsShape.read({ custom: { width: 99, height: 1, mines: 1e9 } }).custom).toEqual({
      width: 30,
      height: 5,
      mines: 116,
    });
  });

  test("names", () => {
    expect(kindName(kind("expert"))).toBe("Expert");
    expect(kindName(kind("beginner", true))).toBe("Beginner, no guessing");
    expect(kindName(kind("custom"))).toBe("Custom 20×12 with 40 mines");
  });
});

describe("spec §4: first click never a mine and opens an area", () => {
  test("on every board, wherever it is", () => {
    fc.assert(
      fc.property(grounds, seeds, fc.nat(), (ground, seed, where) => {
        const cell = where % cellCount(ground);
        const custom = minesweeper({ level: "custom", noGuess: false, ...ground });
        const state = open(custom.start(seed), cell);
        expect(state.counts?.[cell]).toBe(0);
        expect(isLost(state)).toBe(false);
        expect(openCells(state)).toEqual(
          expect.arrayContaining([cell, ...neighborsOf(ground)[cell]!]),
        );
        expect(mineCells(state)).toHaveLength(ground.mines);
      }),
      { numRuns: sampled(300) },
    );
  });

  test("a new game after a loss is as safe", () => {
    const lost = open(open(game.start(1), 0), mineCells(open(game.start(1), 0))[0]!);
    expect(isLost(lost)).toBe(true);
    const again = game.start(lost.seed);
    for (const [cell] of again.covers.entries()) expect(isLost(open(again, cell))).toBe(false);
  });

  test("the seed says where a board begins: played again, it is the same board", () => {
    fc.assert(
      fc.property(seeds, fc.nat(80), (seed, cell) => {
        const first = open(game.start(seed), cell);
        expect(startCellOf(beginner, first.seed)).toBe(cell);
        expect(first.seed).toBeLessThan(2 ** 32);
        const again = act(game.start(first.seed), { type: "begin", at: 0 });
        expect(again.counts).toEqual(first.counts);
        expect(again.covers).toEqual(first.covers);
        expect([first.isChosen, again.isChosen]).toEqual([false, true]);
        expect(seedStartingAt(beginner, first.seed, cell)).toBe(first.seed);
      }),
    );
  });

  test("every safe cell is as likely to hold a mine", () => {
    const ground: Ground = { width: 5, height: 5, mines: 4 };
    const hits = Array.from({ length: 25 }, () => 0);
    const boards = 4000;
    for (let seed = 0; seed < boards; seed += 1) {
      const counts = layMines(ground, seedStartingAt(ground, seed * 25, 0), seed % 3);
      for (const [cell, count] of counts.entries()) hits[cell]! += Number(count === mine);
    }
    const rest = hits.filter((_, cell) => ![0, 1, 5, 6].includes(cell));
    expect([hits[0], hits[1], hits[5], hits[6]]).toEqual([0, 0, 0, 0]);
    const mean = (boards * 4) / rest.length;
    const chiSquare = rest.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    expect(chiSquare).toBeLessThan(45.3); // 20 degrees of freedom, 0.999
  });

  test("what a known seed lays, which the journeys play", () => {
    const { seed, counts } = open(game.start(20260714), 40);
    expect(seed).toBe(20260732);
    expect(mineCells({ counts } as State)).toEqual([7, 10, 12, 13, 17, 26, 34, 45, 57, 63]);
    expect(mineCells(act(game.start(20260714), { type: "begin", at: 0 }))).toEqual([
      5, 6, 9, 17, 34, 46, 58, 63, 69, 70,
    ]);
  });
});

describe("the numbers", () => {
  test("their sum is the number of pairs of a mine and a safe cell beside it", () => {
    fc.assert(
      fc.property(grounds, seeds, (ground, seed) => {
        const counts = layMines(ground, seed, 0);
        const around = neighborsOf(ground);
        const sum = counts.reduce((total, count) => total + Math.max(0, count), 0);
        const pairs = counts.flatMap((count, cell) =>
          count === mine ? around[cell]!.filter((near) => counts[near] !== mine) : [],
        );
        expect(sum).toBe(pairs.length);
      }),
    );
  });

  test("neighbors: 3 in a corner, 5 at an edge, 8 inside, and always mutual", () => {
    const around = neighborsOf({ width: 6, height: 5, mines: 1 });
    expect(around[0]).toEqual([1, 6, 7]);
    expect(around[5]).toEqual([4, 10, 11]); // not around the corner
    expect([around[2]!.length, around[12]!.length, around[14]!.length]).toEqual([5, 5, 8]);
    for (const [cell, near] of around.entries())
      for (const other of near) expect(around[other]).toContain(cell);
  });

  test("an opening is what a chain of empty cells reaches, and its edge", () => {
    fc.assert(
      fc.property(grounds, seeds, (ground, seed) => {
        const counts = layMines(ground, seed, 0);
        const around = neighborsOf(ground);
        const start = startCellOf(ground, seed);
        // The same by the plain definition: spread until nothing changes.
        let zeros = new Set([start]);
        for (let size = 0; size < zeros.size;) {
          size = zeros.size;
          zeros = new Set(
            [...zeros, ...counts.keys()].filter(
              (cell) =>
                counts[cell] === 0 &&
                (zeros.has(cell) || around[cell]!.some((near) => zeros.has(near))),
            ),
          );
        }
        const expected = new Set([...zeros].flatMap((cell) => [cell, ...around[cell]!]));
        expect(new Set(openingFrom(ground, counts, start, () => true))).toEqual(expected);
      }),
    );
  });

  test("3BV: areas, and numbers that no area opens", () => {
    fc.assert(
      fc.property(grounds, seeds, (ground, seed) => {
        const counts = layMines(ground, seed, 0);
        const around = neighborsOf(ground);
        const alone = counts.filter(
          (count, cell) => count > 0 && around[cell]!.every((near) => counts[near] !== 0),
        );
        const zeros = new Set(counts.flatMap((count, cell) => (count === 0 ? [cell] : [])));
        let areas = 0;
        while (zeros.size > 0) {
          areas += 1;
          const [first] = zeros;
          const reached = [first!];
          for (const cell of reached) {
            zeros.delete(cell);
            reached.push(
              ...around[cell]!.filter((near) => zeros.has(near) && !reached.includes(near)),
            );
          }
        }
        expect(fewestPresses(ground, counts)).toBe(areas + alone.length);
      }),
    );
  });

  test.each([
    [1, [".....", ".....", "..*..", ".....", "....."]], // one area and its edge
    [4, ["....", "....", "..*.", "...."]], // an area, and three numbers in the corner behind the mine
    [2, ["..*..", "..*..", "..*..", "..*..", "..*.."]], // an area on either side
    [3, ["*....", ".....", ".*...", ".....", "....."]], // an area, and two numbers at the left edge
    [4, ["*****", "*.*.*", "*****", "*.*.*", "*****"]], // no area at all
    [0, ["**", "**"]],
  ])("3BV counted by hand: %i", (presses, rows) => {
    const { kind: ground, counts } = laid(rows);
    expect(fewestPresses(ground, counts!)).toBe(presses);
  });

  test("3BV per second, of a game that was won", () => {
    const won = [24, 5, 10].reduce((state, cell) => open(state, cell, 6000), small);
    expect(won).toMatchObject({ presses: 3, last: { type: "won" } });
    expect(speedText(won)).toBe("0.50");
    expect(speedText({ ...won, watch: { totalMs: 0, since: null } })).toBeNull();
    expect(speedText(open(small, 0, 6000))).toBeNull();
    expect(speedText(game.start(1))).toBeNull();
  });

  test("a field of 720 cells opens at once, without recursion", () => {
    const state = open(
      minesweeper({ level: "custom", noGuess: false, width: 30, height: 24, mines: 1 }).start(3),
      0,
    );
    expect(openCells(state).length).toBeGreaterThan(700);
  });
});

describe("spec §4: flag, chord, mine counter", () => {
  test("a flag blocks a press, and an area that opens leaves flags alone", () => {
    const flagged = flag(small, 12);
    expect(openCells(open(flagged, 12))).toEqual([]);
    expect(open(flagged, 12).last).toEqual({ type: "flagged", cell: 12 });
    const opened = open(flagged, 24);
    expect(opened.covers[12]).toBe("flag");
    expect(opened.covers[13]).toBe("open");
  });

  test("the counter is mines minus flags, and may go below zero", () => {
    expect(minesLeft(small)).toBe(2);
    expect(minesLeft(flag(small, 3, 4, 8))).toBe(-1);
    expect(minesLeft(flag(small, 3, 3))).toBe(2);
  });

  test("question marks only when they are on; a cell with one can be opened", () => {
    const mark = (state: State) => act(state, { type: "mark", cell: 4, questions: true });
    const covers = [small, mark(small), mark(mark(small)), mark(mark(mark(small)))].map(
      (state) => state.covers[4],
    );
    expect(covers).toEqual(["hidden", "flag", "question", "hidden"]);
    expect(flag(flag(small, 4), 4).covers[4]).toBe("hidden");
    expect(open(mark(mark(small)), 4).covers[4]).toBe("open");
    expect(minesLeft(mark(mark(small)))).toBe(2);
  });

  test("an open cell takes no flag", () => {
    const state = open(small, 6);
    expect(flag(state, 6)).toBe(state);
  });

  const unready = (flags: number) => ({ type: "unready", cell: 6, flags });
  test.each([
    ["too few flags: nothing", [], unready(0), 1],
    ["too many flags: nothing", [0, 2, 10, 11], unready(4), 1],
    ["as many flags: the rest opens, here to the win", [0, 11], { type: "won" }, 23],
  ])("a chord with %s", (_case, flags, last, openCount) => {
    const after = open(flag(open(small, 6), ...flags), 6); // a 2
    expect(after.last).toMatchObject(last);
    expect(openCells(after)).toHaveLength(openCount);
  });

  test("a chord is the opening of each cell around that has no flag", () => {
    const ready = flag(open(small, 6), 0, 11);
    const chorded = open(ready, 6);
    const one = [1, 2, 5, 7, 10, 12].reduce((state, cell) => open(state, cell), ready);
    expect(chorded.covers).toEqual(one.covers);
    expect(chorded.presses).toBe(ready.presses + 1);
  });

  test("a chord with a wrong flag explodes", () => {
    const lost = open(flag(open(small, 6), 0, 12), 6);
    expect(lost.exploded).toEqual([11]);
    expect(isLost(lost)).toBe(true);
  });

  test.each([
    ["on a covered cell: nothing", small, 6, []],
    ["on a number: what is covered around it", open(small, 6), 6, [0, 1, 2, 5, 7, 10, 11, 12]],
    ["but no flag", flag(open(small, 6), 0, 11), 6, [1, 2, 5, 7, 10, 12]],
    ["and nothing that is open", open(open(small, 6), 1), 6, [0, 2, 5, 7, 10, 11, 12]],
    ["at a corner", open(small, 20), 20, []],
  ])("what a chord would open, %s", (_case, state, cell, cells) => {
    expect(chordFrom(state, cell)).toEqual(cells);
  });

  test("a chord with nothing left to open does nothing", () => {
    const all = [1, 2, 5, 7, 10, 12].reduce(
      (state, cell) => open(state, cell),
      flag(open(small, 6), 0, 11),
    );
    expect(open(all, 6)).toBe(all);
  });
});

describe("the end", () => {
  test("won when every safe cell is open, whatever the order; mines get their flags", () => {
    fc.assert(
      fc.property(grounds, seeds, fc.array(fc.nat(), { minLength: 8 }), (ground, seed, order) => {
        const custom = minesweeper({ level: "custom", noGuess: false, ...ground });
        let state = open(custom.start(seed), order[0]! % cellCount(ground));
        const cells = safeCells(state).toSorted(
          (a, b) => order[a % order.length]! - order[b % order.length]! || a - b,
        );
        for (const cell of cells) {
          if (isWon(state)) break;
          if (state.covers[cell] !== "open") state = open(state, cell);
        }
        expect(isWon(state)).toBe(true);
        expect(openCells(state)).toEqual(safeCells(state));
        expect(minesLeft(state)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  test("all mines flagged is not yet a win", () => {
    expect(isWon(flag(small, 0, 11))).toBe(false);
  });

  test("lost: every mine is shown, the one that went off, and wrong flags", () => {
    const lost = open(flag(small, 0, 3), 11);
    const faces = lost.covers.map((_, cell) => faceOf(lost, cell));
    expect([faces[0], faces[3], faces[11], faces[4]]).toEqual([
      "flag",
      "wrong flag",
      "exploded",
      "hidden",
    ]);
    expect(faceOf(open(small, 11), 0)).toBe("mine");
    const unrevealed = lost.covers.map((_, cell) => faceOf(lost, cell, false));
    expect([unrevealed[0], unrevealed[3], unrevealed[11]]).toEqual(["flag", "flag", "exploded"]);
    expect(faceOf(open(small, 11), 0, false)).toBe("hidden");
  });

  test("a win shows each cell as it was until its row is revealed", () => {
    const marked = act(flag(small, 0), { type: "mark", cell: 11, questions: true });
    const asked = act(marked, { type: "mark", cell: 11, questions: true });
    const won = safeCells(asked).reduce((state, cell) => open(state, cell), asked);
    expect(isWon(won)).toBe(true);
    expect([0, 11, 12].map((cell) => faceOf(won, cell, false))).toEqual(["flag", "question", 1]);
    expect([0, 11, 12].map((cell) => faceOf(won, cell))).toEqual(["flag", "flag", 1]);
  });

  test("nothing can be pressed after the end", () => {
    const lost = open(small, 0);
    expect(open(lost, 24)).toBe(lost);
    expect(flag(lost, 24)).toBe(lost);
    expect(act(lost, { type: "pause", at: 5 }, { type: "hint" })).toBe(lost);
  });
});

describe("spec §4: timer", () => {
  const started = open(game.start(1), 40, 5000);
  const tick = (state: State, at: number): State => step(state, { type: "tick", at });

  test("starts with the first click, also after flags", () => {
    expect(game.pace(flag(game.start(1), 3))).toBeNull();
    expect(started.watch).toEqual({ totalMs: 0, since: 5000 });
    expect(game.pace(started)).toBe(1000);
  });

  test.each([
    [6000, 1, 1000],
    [6003, 1, 997],
    [5999.99, 0, 1],
    [7500, 2, 500],
  ])("a tick at %d shows %i s, and the next full second is %i ms on", (at, seconds, pace) => {
    expect(secondsOf(tick(started, at))).toBe(seconds);
    expect(game.pace(tick(started, at))).toBe(pace);
  });

  test("stops at the end: the same time however often it ticked", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 5000, max: 65_000, noNaN: true })), (times) => {
        const ticked = times.toSorted((a, b) => a - b).reduce(tick, started);
        const lost = open(ticked, mineCells(started)[0]!, 65_500);
        expect(lost.watch.totalMs).toBeCloseTo(60_500, 6);
        expect(lost.watch.since).toBeNull();
        expect(game.pace(lost)).toBeNull();
        expect(tick(lost, 99_999)).toBe(lost);
      }),
    );
  });

  test("a pause stops the clock and every press; a resume goes on", () => {
    const paused = act(started, { type: "pause", at: 7500 });
    expect(paused).toMatchObject({ isPaused: true, watch: { totalMs: 2500, since: null } });
    expect(game.pace(paused)).toBeNull();
    expect(open(paused, 0)).toBe(paused);
    expect(flag(paused, 0)).toBe(paused);
    expect(act(paused, { type: "pause", at: 9999 })).toBe(paused);
    const resumed = act(paused, { type: "resume", at: 60_000 });
    expect(game.pace(resumed)).toBe(500);
    expect(secondsOf(tick(resumed, 60_500))).toBe(3);
    expect(act(resumed, { type: "resume", at: 70_000 })).toBe(resumed);
  });

  test("there is nothing to pause before the first click", () => {
    const fresh = game.start(1);
    expect(act(fresh, { type: "pause", at: 1 })).toBe(fresh);
    expect(tick(fresh, 1)).toBe(fresh);
  });
});

describe('spec §4: a "no guessing" option', () => {
  const careful = minesweeper(kind("beginner", true));
  const waiting = open(careful.start(7), 40, 100);

  test("the first click waits for a board that is proven", () => {
    expect(waiting).toMatchObject({ isLaying: true, counts: null });
    expect(careful.pace(waiting)).toBeNull();
    expect(open(waiting, 3)).toBe(waiting);
    expect(flag(waiting, 3)).toBe(waiting);
    const done = act(waiting, { type: "lay", attempt: 4, isProven: true, at: 900 });
    expect(done).toMatchObject({ isLaying: false, isProven: true, attempt: 4 });
    expect(done.counts).toEqual(layMines(beginner, waiting.seed, 4));
    expect(done.watch).toEqual({ totalMs: 0, since: 900 });
    expect(isRunning(done)).toBe(true);
  });

  test("it can be canceled, and an answer that comes too late is ignored", () => {
    const canceled = act(waiting, { type: "cancel" });
    expect(canceled).toMatchObject({ isLaying: false, counts: null });
    expect(act(canceled, { type: "lay", attempt: 4, isProven: true, at: 900 })).toBe(canceled);
    expect(act(canceled, { type: "cancel" })).toBe(canceled);
  });
});

describe("records", () => {
  const win = (state: State): State =>
    safeCells(state).reduce((now, cell) => open(now, cell), state);
  const lose = (state: State): State => open(state, mineCells(state)[0]!);
  const afterGames = (...wins: boolean[]): Records =>
    wins.reduce((records, isWin) => addResult(records, open(game.start(1), 40), isWin), {});

  test("games, wins and wins in a row", () => {
    expect(afterGames(true).beginner).toEqual({ played: 1, won: 1, streak: 1, bestStreak: 1 });
    expect(afterGames(true, true, false).beginner).toEqual({
      played: 3,
      won: 2,
      streak: 0,
      bestStreak: 2,
    });
  });

  test.each([
    ["what was written", afterGames(true, false), afterGames(true, false)],
    ["nothing", undefined, {}],
    ["a tally that is none", { beginner: { played: 1 }, expert: noGames }, { expert: noGames }],
    ["a level that there is not", { easy: noGames }, {}],
  ])("kept: %s", (_case, saved, records) => {
    expect(readRecords(saved)).toEqual(records);
  });

  test.each([
    ["a chosen seed", { isChosen: true }, null],
    ["a board of its own size", { kind: kind("custom") }, null],
    ["a proven board", { isProven: true }, "beginner-no-guess"],
    ["a board that could not be proven", { kind: kind("beginner", true) }, "beginner"],
  ] as const)("%s", (_case, change, key) => {
    const state = { ...open(game.start(1), 40), ...change };
    expect(recordKeyOf(state)).toBe(key);
    const counted = key === null ? {} : { [key]: { ...noGames, played: 1 } };
    expect(addResult({}, state, false)).toEqual(counted);
  });

  test.each([
    ["in tenths", 34_299, 0, 342],
    ["at least a tenth: 0 is none", 5, 0, 1],
    ["none with a hint", 34_299, 1, 0],
  ])("the time that counts: %s", (_case, totalMs, hints, tenths) => {
    const won = win(open(game.start(1), 40));
    expect(resultOf({ ...won, hints, watch: { totalMs, since: null } })).toBe(tenths);
    expect(resultOf(lose(open(game.start(1), 40)))).toBe(0);
  });

  test("hints are counted while a game runs", () => {
    expect(act(open(game.start(1), 40), { type: "hint" }, { type: "hint" }).hints).toBe(2);
  });
});
