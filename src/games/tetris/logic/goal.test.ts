import { describe, expect, test } from "vitest";
import { describeLast } from "../view/announcements.ts";
import { endTitle } from "../view/end.tsx";
import { soundOf } from "../view/sound.ts";
import { tetris } from "../logic.ts";
import { piecesPerSecond, resultOf, timeShown, timeText } from "./goal.ts";
import { emptyGrid, hiddenRows, rows, type Grid } from "./grid.ts";
import { optionsShape, type Mode, type Options } from "./options.ts";
import type { Kind } from "./pieces.ts";
import type { Action, State } from "./state.ts";

const optionsOf = (mode: Mode, more: Partial<Options> = {}): Options => ({
  ...optionsShape.initial,
  mode,
  ...more,
});
const start = (mode: Mode, more: Partial<State> = {}): State => ({
  ...step(tetris(optionsOf(mode)).start(1), { type: "start" }),
  ...more,
});
const { step } = tetris(optionsShape.initial);
const pass = (state: State, steps: number): State => {
  let next = state;
  for (let count = 0; count < steps; count += 1) next = step(next, { type: "tick", at: 0 });
  return next;
};
const drop: Action = { type: "drop" };

/** About to clear so many lines with one upright I. */
function aboutToClear(mode: Mode, count: number, more: Partial<State> = {}): State {
  const full = Array.from({ length: 10 }, (_, column): Kind | null => (column < 9 ? "J" : null));
  const grid = [...emptyGrid.slice(count), ...Array.from({ length: count }, () => full)];
  const piece = { kind: "I", rotation: 1, x: 7, y: rows + hiddenRows - 4 } as const;
  return start(mode, { grid, piece, lowest: piece.y, ...more });
}

describe("sprint", () => {
  test.each([
    [38, 1, "running"],
    [39, 1, "over"],
    [36, 4, "over"],
    [38, 4, "over"],
    [35, 4, "running"],
  ] as const)("%i lines and %i more: the game is %s", (lines, count, phase) => {
    const after = step(aboutToClear("sprint", count, { lines, clock: 7323 }), drop);
    expect(after).toMatchObject({ phase, lines: lines + count });
    expect(resultOf(after)).toBe(phase === "over" ? 61_025 : 0);
    expect(after.last?.type).toBe(phase === "over" ? "finished" : "locked");
  });

  test("the last line ends it even under a full board: no piece comes in that could collide", () => {
    const before = aboutToClear("sprint", 1, { lines: 39 });
    const high: Grid = before.grid.map((row, index) =>
      index > 4 && index < rows + hiddenRows - 4 ? ["J", ...row.slice(1)] : row,
    );
    expect(step({ ...before, grid: high }, drop).last).toEqual({ type: "finished" });
  });

  test("the time is the steps that were played: a pause does not count", () => {
    const played = pass(start("sprint"), 90);
    const paused = pass(step(played, { type: "pause" }), 500);
    expect(paused.clock).toBe(90);
    expect(timeShown(paused)).toBe("0:00.7");
  });

  test("a game that ends at the top is no result", () => {
    let state = start("sprint");
    while (state.phase === "running") state = step(state, drop);
    expect(state.last).toEqual({ type: "over" });
    expect(resultOf(state)).toBe(0);
    expect(endTitle(state)).toBe("Game Over!");
  });
});

describe("ultra", () => {
  /** Time alone ends a game sooner, at the top of the board. */
  const passCleared = (state: State, steps: number): State => {
    let next = state;
    for (let count = 0; count < steps; count += 1) {
      next = step({ ...next, grid: emptyGrid }, { type: "tick", at: 0 });
    }
    return next;
  };

  test("lasts exactly 120 seconds: 14,400 steps", () => {
    const almost = passCleared(start("ultra", { score: 700 }), 14_399);
    expect(almost.phase).toBe("running");
    expect(resultOf(almost)).toBe(0);
    const after = passCleared(almost, 1);
    expect(after).toMatchObject({ phase: "over", clock: 14_400, last: { type: "finished" } });
    expect(resultOf(after)).toBe(700);
    expect(step(after, drop)).toBe(after);
    expect(timeShown(after)).toBe("0:00.0");
  });

  test("a piece that locks with the very last step counts", () => {
    const state = aboutToClear("ultra", 4, { clock: 14_399, grounded: 59 });
    expect(pass(state, 1)).toMatchObject({ score: 1200, last: { type: "finished" } });
  });

  test("slow or not, it is 120 seconds", () => {
    const after = passCleared(start("ultra", { isSlow: true, clock: 14_399 }), 1);
    expect(after.last).toEqual({ type: "finished" });
  });

  test("a game that ends at the top is no result", () => {
    const over = start("ultra", { score: 300, phase: "over", last: { type: "over" } });
    expect(resultOf(over)).toBe(0);
  });
});

describe("the spec's game", () => {
  test("has no goal: 40 lines and two minutes are nothing to it", () => {
    const after = pass(aboutToClear("classic", 4, { lines: 38, clock: 14_399, grounded: 59 }), 1);
    expect(after).toMatchObject({ phase: "running", lines: 42, score: 4800 });
    expect(resultOf(after)).toBe(4800);
  });
});

describe("another way to play", () => {
  test("comes with the next game: the one that runs keeps its own", () => {
    const wanted = tetris(optionsOf("sprint", { isSlow: true, delayMs: 83 }));
    const running = wanted.step(start("classic"), { type: "tick", at: 0 });
    expect(running).toMatchObject({ mode: "classic", isSlow: false });
    expect(wanted.start(1)).toMatchObject({
      mode: "sprint",
      isSlow: true,
      handling: { delayMs: 83 },
      pieces: 0,
    });
  });
});

describe("figures", () => {
  test.each([
    [0, "0:00.0", "0:00.00"],
    [99, "0:00.0", "0:00.09"],
    [61_025, "1:01.0", "1:01.02"],
    [59_999, "0:59.9", "0:59.99"],
    [600_000, "10:00.0", "10:00.00"],
  ])("%i ms are %s and %s", (timeMs, tenths, hundredths) => {
    expect([timeText(timeMs, 1), timeText(timeMs, 2)]).toEqual([tenths, hundredths]);
  });

  test.each([
    ["ultra", 0, "2:00.0"],
    ["ultra", 1, "2:00.0"],
    ["ultra", 14_399, "0:00.1"],
    ["sprint", 0, "0:00.0"],
    ["sprint", 12, "0:00.1"],
  ] as const)("the clock of %s after %i steps shows %s", (mode, clock, text) => {
    expect(timeShown({ mode, clock })).toBe(text);
  });

  test.each([
    [0, 0, 0],
    [0, 500, 0],
    [1, 120, 1],
    [30, 1200, 3],
  ])("%i pieces in %i steps are %f a second", (pieces, clock, expected) => {
    expect(piecesPerSecond({ pieces, clock })).toBe(expected);
  });

  test("pieces are counted as they lock; hold is none", () => {
    const held = step(step(start("classic"), { type: "hold" }), drop);
    expect(step(held, drop).pieces).toBe(2);
  });
});

describe("words and sounds", () => {
  const finished = (mode: Mode): State =>
    start(mode, { phase: "over", clock: 7323, score: 5200, lines: 40, last: { type: "finished" } });
  const cleared = (mode: Mode): State =>
    start(mode, {
      lines: 12,
      score: 80,
      last: { type: "locked", cleared: [23], isNewLevel: false, at: 0 },
    });

  test.each([
    ["Finished in 1:01.02. New best time.", finished("sprint"), true],
    ["Finished in 1:01.02.", finished("sprint"), false],
    ["Time is up. Final score 5,200. New best score.", finished("ultra"), true],
    ["One line. 28 to go.", cleared("sprint"), false],
    ["One line. Score 80.", cleared("ultra"), false],
  ] as const)("%j", (text, state, isBest) => {
    expect(describeLast(state, isBest)).toBe(text);
  });

  test("the end has its title and its sound", () => {
    expect(endTitle(finished("sprint"))).toBe("Finished!");
    expect(endTitle(finished("ultra"))).toBe("Time Is Up!");
    expect(soundOf(finished("sprint"))).toBeDefined();
    expect(soundOf(finished("sprint"))).not.toBe(
      soundOf(start("sprint", { last: { type: "over" } })),
    );
  });
});
