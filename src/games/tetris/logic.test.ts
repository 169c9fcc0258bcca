import { counted } from "#domain/wording.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { columns, emptyGrid, fits, hiddenRows, pieceAtTop, rows, type Grid } from "./logic/grid.ts";
import { conclude, follow, joined, type Touch } from "./logic/gestures.ts";
import { actionOf, releaseOf } from "./view/keys.ts";
import { levelOf, nextOf, tetris } from "./logic.ts";
import type { Action, State } from "./logic/state.ts";
import {
  bestKey,
  everyWay,
  handlingOf,
  optionsShape,
  type Handling,
  type Options,
} from "./logic/options.ts";
import {
  cellsOf,
  kinds,
  shapeOf,
  turnsOf,
  type Kind,
  type Piece,
  type Rotation,
  type Turn,
} from "./logic/pieces.ts";
import { dropMs, levelAt, pointsFor, stepsIn } from "./logic/rules.ts";
import { soundOf } from "./view/sound.ts";
import { describeLast } from "./view/announcements.ts";

const game = tetris(optionsShape.initial);
const act = (state: State, ...actions: Action[]): State => actions.reduce<State>(game.step, state);
const pass = (state: State, durationMs: number): State => {
  let next = state;
  for (let step = 0; step < stepsIn(durationMs); step += 1) {
    next = game.step(next, { type: "tick", at: step });
  }
  return next;
};
const start = (seed = 1): State => act(game.start(seed), { type: "start" });
const press = (key: "left" | "right" | "down"): Action => ({ type: "press", key });
const release = (key: "left" | "right" | "down"): Action => ({ type: "release", key });
const turn = (by: Turn = 1): Action => ({ type: "turn", by });
const adjust = (part: Partial<Handling>): Action => ({
  type: "adjust",
  handling: { ...handlingOf(optionsShape.initial), ...part },
});
const drop: Action = { type: "drop" };
const hold: Action = { type: "hold" };

/** A grid from its lowest rows: "#" is filled. */
function fieldOf(...lines: string[]): Grid {
  const drawn = lines.map((line) => line.split("").map((mark) => (mark === "#" ? "J" : null)));
  return [...emptyGrid.slice(drawn.length), ...drawn];
}
const pieceOf = (kind: Kind, more: Partial<Piece> = {}): Piece => ({
  ...pieceAtTop(kind),
  ...more,
});
/** A running game with this grid and piece. */
const withField = (grid: Grid, piece: Piece, more: Partial<State> = {}): State => ({
  ...start(),
  grid,
  piece,
  lowest: piece.y,
  ...more,
});
const last = rows + hiddenRows - 1; // the lowest row

describe("spec §4 and §9", () => {
  test("10x20 board", () => {
    expect([columns, rows]).toEqual([10, 20]);
    expect(emptyGrid.slice(hiddenRows)).toHaveLength(20);
  });

  test.each([
    [0, 0],
    [1, 40],
    [2, 100],
    [3, 300],
    [4, 1200],
  ])("line scores 0/40/100/300/1200 times level: %i lines at once", (count, points) => {
    for (const lines of [0, 10, 95]) {
      // Rows that stay have a second hole.
      const walls = [".########.", ".########.", ".########.", ".########."].map((line, row) =>
        row < 4 - count ? line : "#########.",
      );
      const grid = fieldOf(...walls);
      const state = withField(grid, pieceOf("I", { rotation: 1, x: 7, y: last - 3 }), { lines });
      const after = act(state, drop);
      expect(after.lines).toBe(lines + count);
      expect(after.score).toBe(points * (Math.floor(lines / 10) + 1));
      expect(pointsFor(count, levelAt(lines))).toBe(after.score);
    }
  });

  test("the level before the clear counts: lines 8 to 12 are still worth level 1", () => {
    const grid = fieldOf("#########.", "#########.", "#########.", "#########.");
    const state = withField(grid, pieceOf("I", { rotation: 1, x: 7, y: last - 3 }), { lines: 8 });
    const after = act(state, drop);
    expect(after).toMatchObject({ score: 1200, lines: 12 });
    expect(levelOf(after)).toBe(2);
    expect(after.last).toMatchObject({ cleared: [20, 21, 22, 23], isNewLevel: true });
  });

  test.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [19, 2],
    [20, 3],
    [100, 11],
  ])("level = floor(lines/10)+1: %i lines are level %i", (lines, level) => {
    expect(levelAt(lines)).toBe(level);
  });

  test.each([
    [1, 1000],
    [2, 900],
    [3, 800],
    [4, 700],
    [5, 600],
    [6, 500],
    [7, 400],
    [8, 300],
    [9, 200],
    [10, 100],
    [11, 50],
    [12, 50],
    [40, 50],
  ])("drop interval = max(50, 1000 - 100*(level-1)) ms: level %i, %i ms", (level, intervalMs) => {
    expect(dropMs(level)).toBe(intervalMs);
    const state = withField(emptyGrid, pieceOf("T"), { lines: (level - 1) * 10 });
    const { y } = state.piece;
    const almost = pass(state, intervalMs - 1000 / 120);
    expect(almost.piece.y).toBe(y);
    expect(pass(almost, 1000 / 120).piece.y).toBe(y + 1);
    expect(pass(state, 3 * intervalMs).piece.y).toBe(y + 3);
  });

  test("idle, playing, paused: nothing moves but while it plays", () => {
    const idle = game.start(1);
    expect(idle.phase).toBe("idle");
    expect(game.pace(idle)).toBeNull();
    expect(act(idle, press("left"), turn(), drop, hold)).toBe(idle);
    const playing = act(idle, { type: "start" });
    expect(game.pace(playing)).toBe("frame");
    const paused = act(playing, press("left"), press("down"), { type: "pause" });
    expect(game.pace(paused)).toBeNull();
    expect(paused).toMatchObject({ phase: "paused", held: [], isSoft: false });
    expect(pass(act(paused, press("right"), turn(), drop, hold), 5000)).toBe(paused);
    const counting = act(paused, { type: "resume" });
    expect(game.pace(counting)).toBe(500);
    expect(act(counting, drop)).toBe(counting);
    expect(
      act(counting, ...Array.from({ length: 3 }, () => ({ type: "tick", at: 0 }) as never)).phase,
    ).toBe("running");
  });

  test("game over when a newly placed piece collides", () => {
    let state = start(3);
    for (let pieces = 0; pieces < 30 && state.phase === "running"; pieces += 1) {
      expect(fits(state.grid, state.piece)).toBe(true);
      state = act(state, drop);
    }
    expect(state.phase).toBe("over");
    expect(fits(state.grid, state.piece)).toBe(false);
    expect(game.pace(state)).toBeNull();
    expect(act(state, drop, press("left"), hold)).toBe(state);
    expect(describeLast(state, false)).toBe("Game over. Final score 0.");
    expect(soundOf(state)).toBeDefined();
  });

  test.each([
    [18, "running"],
    [19, "over"],
  ] as const)("a held piece, too: over %i rows of blocks the game is %s", (high, phase) => {
    const grid = fieldOf(...Array.from({ length: high }, () => ".########."));
    const state = withField(grid, pieceOf("I", { rotation: 1, x: -2, y: 8 }), { hold: "T" });
    expect(act(state, hold).phase).toBe(phase);
  });
});

describe("the pieces", () => {
  test("are seven, of four cells each, all different", () => {
    const drawn = kinds.map((kind) => shapeOf(kind).map(String).toSorted().join(" "));
    expect(new Set(drawn).size).toBe(7);
    for (const kind of kinds) expect(shapeOf(kind)).toHaveLength(4);
  });

  test.each<[Kind, number[], number[]]>([
    ["I", [3, 4, 5, 6], [4]],
    ["O", [4, 5], [4, 5]],
    ["T", [3, 4, 5], [4, 5]],
    ["S", [3, 4, 5], [4, 5]],
    ["Z", [3, 4, 5], [4, 5]],
    ["J", [3, 4, 5], [4, 5]],
    ["L", [3, 4, 5], [4, 5]],
  ])(
    "%s comes in flat, at the top of the board, in the middle or left of it",
    (kind, across, down) => {
      const cells = cellsOf(pieceAtTop(kind));
      expect(new Set(cells.map(([column]) => column))).toEqual(new Set(across));
      expect(new Set(cells.map(([, row]) => row))).toEqual(new Set(down));
    },
  );

  test("every seven are one of each kind; up to five of those to come are in sight", () => {
    for (let seed = 0; seed < sampled(40, 10); seed += 1) {
      let state = start(seed);
      const came: Kind[] = [];
      for (let piece = 0; piece < 70; piece += 1) {
        came.push(state.piece.kind);
        expect(nextOf(state, 5)).toHaveLength(5);
        expect(nextOf(state, 5).slice(0, 2)).toEqual(nextOf(state, 2));
        const [next] = nextOf(state, 1);
        state = act({ ...state, grid: emptyGrid }, drop);
        expect(state.piece.kind).toBe(next);
      }
      for (let bag = 0; bag < 10; bag += 1) {
        expect(new Set(came.slice(bag * 7, bag * 7 + 7)).size).toBe(7);
      }
    }
  });

  test("each kind comes in each place of a bag equally often", () => {
    const counts = new Map<string, number>();
    const seeds = 3500;
    for (let seed = 0; seed < seeds; seed += 1) {
      const { piece, queue } = game.start(seed);
      for (const [place, kind] of [piece.kind, ...queue].entries()) {
        counts.set(`${kind}${place}`, (counts.get(`${kind}${place}`) ?? 0) + 1);
      }
    }
    const expected = seeds / 7;
    const chiSquare = [...counts.values()].reduce(
      (sum, n) => sum + (n - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(49);
    expect(chiSquare).toBeLessThan(36 + 5 * Math.sqrt(2 * 36));
  });
});

/** The offsets that the Super Rotation System is defined by: right and up, for 0, R, 2, L. */
const offsets = [
  [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [1, -1],
    [0, 2],
    [1, 2],
  ],
  [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  [
    [0, 0],
    [-1, 0],
    [-1, -1],
    [0, 2],
    [-1, 2],
  ],
] as const;
/** For I, which the definition turns around a cell, not around the middle of its box. */
const offsetsOfI = [
  [
    [0, 0],
    [-1, 0],
    [2, 0],
    [-1, 0],
    [2, 0],
  ],
  [
    [-1, 0],
    [0, 0],
    [0, 0],
    [0, 1],
    [0, -2],
  ],
  [
    [-1, 1],
    [1, 1],
    [-2, 1],
    [1, 0],
    [-2, 0],
  ],
  [
    [0, 1],
    [0, 1],
    [0, 1],
    [0, -1],
    [0, 2],
  ],
] as const;

const kicksOf = (kind: Kind, from: Rotation, by: Turn): (readonly [number, number])[] => {
  const piece = pieceOf(kind, { rotation: from, x: 4, y: 10 });
  return turnsOf(piece, by).map(({ x, y }) => [x - 4, 10 - y] as const);
};
const rotations: readonly Rotation[] = [0, 1, 2, 3];
const clean = (value: number): number => value + 0; // no -0

describe("SRS rotation", () => {
  test.each(rotations.flatMap((from) => ([1, -1] as const).map((by) => [from, by] as const)))(
    "from %i by %i: kicks of J L S T Z are the offsets' differences",
    (from, by) => {
      const to = (from + by + 4) % 4;
      const expected = offsets[from].map(([x, y], kick) => {
        const [otherX, otherY] = offsets[to]![kick]!;
        return [clean(x - otherX), clean(y - otherY)];
      });
      for (const kind of ["J", "L", "S", "T", "Z"] as const) {
        expect(kicksOf(kind, from, by)).toEqual(expected);
      }
    },
  );

  test.each(rotations.flatMap((from) => ([1, -1] as const).map((by) => [from, by] as const)))(
    "from %i by %i: kicks of I are the offsets' differences, from its first place",
    (from, by) => {
      const to = (from + by + 4) % 4;
      const differences = offsetsOfI[from].map(([x, y], kick) => {
        const [otherX, otherY] = offsetsOfI[to]![kick]!;
        return [x - otherX, y - otherY] as const;
      });
      const [[firstX, firstY]] = differences as [readonly [number, number]];
      expect(kicksOf("I", from, by)).toEqual(
        differences.map(([x, y]) => [clean(x - firstX), clean(y - firstY)]),
      );
    },
  );

  test("a turn and its way back are opposite kicks", () => {
    for (const kind of kinds) {
      for (const from of rotations) {
        const to = ((from + 1) % 4) as Rotation;
        const back = kicksOf(kind, to, -1).map(([x, y]) => [clean(-x), clean(-y)]);
        expect(kicksOf(kind, from, 1)).toEqual(back);
      }
    }
  });

  test("O never kicks and never moves", () => {
    for (const from of rotations) expect(kicksOf("O", from, 1)).toEqual([[0, 0]]);
    const state = withField(emptyGrid, pieceOf("O", { y: 10 }));
    expect(cellsOf(act(state, turn()).piece)).toEqual(cellsOf(state.piece));
  });

  test.each(kinds)("%s: there and back, and four turns, are where it was", (kind) => {
    const state = withField(emptyGrid, pieceOf(kind, { y: 10 }));
    expect(act(state, turn(1), turn(-1)).piece).toEqual(state.piece);
    expect(act(state, turn(), turn(), turn(), turn()).piece).toEqual(state.piece);
    expect(new Set(cellsOf(act(state, turn(), turn()).piece).map(String))).toEqual(
      new Set(cellsOf(act(state, turn(-1), turn(-1)).piece).map(String)),
    );
  });

  test("a wall is kicked off: I upright at the left wall", () => {
    const state = withField(emptyGrid, pieceOf("I", { rotation: 1, x: -2, y: 10 }));
    const turned = act(state, turn());
    const across = cellsOf(turned.piece).map(([column]) => column);
    expect(new Set(across)).toEqual(new Set([0, 1, 2, 3]));
  });

  test("a T-spin triple goes in by the fifth try, two rows down and one over", () => {
    const grid = fieldOf("###.......", "##........", "##.#######", "##..######", "##.#######");
    const piece = pieceOf("T", { rotation: 0, x: 2, y: last - 4 });
    const state = withField(grid, piece);
    expect(fits(grid, piece)).toBe(true);
    const turned = act(state, turn()).piece;
    expect([turned.x - piece.x, turned.y - piece.y]).toEqual([-1, 2]);
    const after = act(state, turn(), drop);
    expect(after).toMatchObject({ lines: 3, score: 300 });
  });

  // The table of SRS+, as two implementations that do not know each other have it.
  test.each<[Rotation, [number, number][]]>([
    [
      0,
      [
        [0, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
        [1, 0],
        [-1, 0],
      ],
    ],
    [
      1,
      [
        [0, 0],
        [1, 0],
        [1, 2],
        [1, 1],
        [0, 2],
        [0, 1],
      ],
    ],
    [
      2,
      [
        [0, 0],
        [0, -1],
        [-1, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
      ],
    ],
    [
      3,
      [
        [0, 0],
        [-1, 0],
        [-1, 2],
        [-1, 1],
        [0, 2],
        [0, 1],
      ],
    ],
  ])("half a turn from %i kicks J L S T Z as SRS+ does, and never I or O", (from, kicks) => {
    for (const kind of ["J", "L", "S", "T", "Z"] as const) {
      expect(kicksOf(kind, from, 2)).toEqual(kicks);
    }
    for (const kind of ["I", "O"] as const) expect(kicksOf(kind, from, 2)).toEqual([[0, 0]]);
  });

  test.each(kinds)("%s: half a turn in the open is two quarter turns", (kind) => {
    const state = withField(emptyGrid, pieceOf(kind, { y: 10 }));
    expect(act(state, turn(2)).piece).toEqual(act(state, turn(), turn()).piece);
    expect(act(state, turn(2), turn(2)).piece).toEqual(state.piece);
  });

  test("half a turn on the floor kicks up: T on its back", () => {
    const state = withField(emptyGrid, pieceOf("T", { y: last - 1 }));
    expect(act(state, turn(2)).piece).toMatchObject({ rotation: 2, x: 3, y: last - 2 });
  });

  test("where nothing fits, the piece stays as it is", () => {
    const grid = fieldOf("####.#####", "####.#####", "####.#####", "####.#####", "####.#####");
    const state = withField(grid, pieceOf("I", { rotation: 1, x: 2, y: last - 3 }));
    expect(act(state, turn())).toBe(state);
  });
});

describe("full rows", () => {
  test("go all at once, and what is above comes down", () => {
    // The upright I fills column 9 in the four lowest rows; the second of them stays.
    const grid = fieldOf("#.........", "#########.", ".#........", "#########.", "#########.");
    const state = withField(grid, pieceOf("I", { rotation: 1, x: 7, y: last - 3 }));
    const after = act(state, drop);
    expect(after.lines).toBe(3);
    expect(
      after.grid.slice(-3).map((row) => row.map((cell) => (cell ? "#" : ".")).join("")),
    ).toEqual(["..........", "#.........", ".#.......#"]);
    expect(after.grid).toHaveLength(rows + hiddenRows);
  });
});

describe("hold", () => {
  test("keeps a piece and brings the next; then it swaps, as a new piece", () => {
    const state = withField(emptyGrid, pieceOf("T", { rotation: 2, y: 15 }), {
      queue: ["I", "O", "S", "Z"],
    });
    const held = act(state, hold);
    expect(held).toMatchObject({ hold: "T", canHold: false, piece: pieceAtTop("I") });
    const swapped = act(act(held, drop), hold);
    expect(swapped).toMatchObject({ hold: "O", piece: pieceAtTop("T") });
  });

  test("works once for each piece", () => {
    const held = act(start(), hold);
    expect(act(held, hold)).toBe(held);
    expect(act(held, drop).canHold).toBe(true);
  });
});

describe("falling and locking", () => {
  const floor = pieceOf("T", { y: last - 1 });

  test("hard drop locks at once, soft drop does not; neither scores", () => {
    const state = start();
    const dropped = act(state, drop);
    expect(dropped.grid).not.toEqual(state.grid);
    expect(dropped.score).toBe(0);
    const soft = pass(act(withField(emptyGrid, pieceOf("T")), press("down")), 960);
    expect(soft.piece).toMatchObject({ kind: "T", y: last - 1 });
    expect(soft.score).toBe(0);
    expect(soft.grid).toBe(emptyGrid);
  });

  test("soft drop is twenty times as fast, and one row at once", () => {
    const state = act(withField(emptyGrid, pieceOf("T")), press("down"));
    expect(state.piece.y).toBe(5);
    expect(pass(state, 250).piece.y).toBe(5 + 5);
    expect(pass(act(state, release("down")), 250).piece.y).toBe(5);
  });

  test.each([
    [5, 1],
    [10, 2],
    [20, 5],
    [40, 10],
  ])("soft drop %i times as fast: %i rows in a quarter of a second", (softFactor, more) => {
    const state = act(withField(emptyGrid, pieceOf("T")), adjust({ softFactor }), press("down"));
    expect(pass(state, 250).piece.y).toBe(5 + more);
  });

  test("soft drop at once lies on the ground with the next step, and can still be moved", () => {
    const state = act(withField(emptyGrid, pieceOf("T")), adjust({ softFactor: 0 }), press("down"));
    const down = pass(state, 1000 / 120);
    expect(down.piece.y).toBe(last - 1);
    expect(down.grid).toBe(emptyGrid);
    expect(act(down, { type: "nudge", way: "left" }).piece.x).toBe(2);
    expect(pass(down, 490).grid).toBe(emptyGrid);
    expect(pass(down, 500).grid).not.toBe(emptyGrid);
  });

  test("on the ground a piece locks after 500 ms", () => {
    const state = withField(emptyGrid, floor);
    const almost = pass(state, 500 - 1000 / 120);
    expect(almost.piece).toEqual(floor);
    const locked = pass(almost, 1000 / 120);
    expect(locked.grid).not.toBe(emptyGrid);
    expect(locked.last).toMatchObject({ type: "locked", cleared: [] });
  });

  test("a move gives the time back, fifteen times and no more", () => {
    let state = withField(emptyGrid, floor);
    for (let reset = 0; reset < 15; reset += 1) {
      state = act(pass(state, 450), { type: "nudge", way: reset % 2 === 0 ? "left" : "right" });
      expect(state.piece.kind).toBe("T");
      expect(state.grounded).toBe(0);
    }
    const late = act(pass(state, 450), { type: "nudge", way: "right" });
    expect(late.piece.x).toBe(state.piece.x + 1);
    expect(pass(late, 50).grid).not.toBe(emptyGrid);
  });

  test("a move that is not possible gives nothing back", () => {
    const state = pass(withField(emptyGrid, pieceOf("T", { x: 0, y: last - 1 })), 450);
    expect(act(state, { type: "nudge", way: "left" })).toBe(state);
    expect(pass(state, 50).grid).not.toBe(emptyGrid);
  });

  test("falling to a lower row gives everything back", () => {
    const grid = fieldOf("####......", "..........", "..........");
    const onLedge = withField(grid, pieceOf("T", { x: 2, y: last - 4 }), { resets: 15 });
    const waited = pass(onLedge, 400);
    expect(waited.grounded).toBe(48);
    const off = act(waited, { type: "nudge", way: "right" }, { type: "nudge", way: "right" });
    expect(pass(off, 1000)).toMatchObject({ resets: 0, grounded: 0 });
  });

  test("in slow mode everything takes twice as long", () => {
    const slow = { ...optionsShape.initial, isSlow: true };
    const state = { ...tetris(slow).start(1), phase: "running" as const };
    const { y } = state.piece;
    expect(pass(state, 1990).piece.y).toBe(y);
    expect(pass(state, 2000).piece.y).toBe(y + 1);
    const grounded = withField(emptyGrid, floor, { isSlow: true });
    expect(pass(grounded, 990).grid).toBe(emptyGrid);
    expect(pass(grounded, 1000).grid).not.toBe(emptyGrid);
  });
});

describe("held keys", () => {
  const middle = withField(emptyGrid, pieceOf("T", { y: 8 }));
  const x = middle.piece.x;

  test("one cell at once, the next after 167 ms, then one every 33 ms", () => {
    const held = act(middle, press("right"));
    expect(held.piece.x).toBe(x + 1);
    expect(pass(held, 167 - 1000 / 120).piece.x).toBe(x + 1);
    expect(pass(held, 167).piece.x).toBe(x + 2);
    expect(pass(held, 200).piece.x).toBe(x + 3);
    expect(pass(act(held, release("right")), 500).piece.x).toBe(x + 1);
  });

  test("the settings hold: another delay, and at once to the wall", () => {
    const quick = adjust({ delayMs: 83, repeatMs: 0 });
    const held = act(middle, quick, press("left"));
    expect(pass(held, 75).piece.x).toBe(x - 1);
    expect(pass(held, 83).piece.x).toBe(0);
  });

  test.each([33, 50, 67, 83, 100, 117, 133, 150, 167, 200, 250, 300, 400])(
    "a delay of %i ms is that long, to the step",
    (delayMs) => {
      const held = act(middle, adjust({ delayMs }), press("right"));
      expect(pass(held, delayMs - 1000 / 120).piece.x).toBe(x + 1);
      expect(pass(held, delayMs).piece.x).toBe(x + 2);
    },
  );

  test.each([8, 17, 33, 50, 83, 120, 200])("then a cell every %i ms, to the step", (repeatMs) => {
    const held = pass(act(middle, adjust({ repeatMs }), press("right")), 167);
    expect(pass(held, repeatMs - 1000 / 120).piece.x).toBe(x + 2);
    expect(pass(held, repeatMs).piece.x).toBe(x + 3);
  });

  test("handling changes at any time, in a pause, too; the defaults are as they were", () => {
    const paused = act(middle, { type: "pause" }, adjust({ delayMs: 33 }));
    expect(paused.handling).toEqual({ delayMs: 33, repeatMs: 33, softFactor: 20 });
    expect(paused.phase).toBe("paused");
    expect(act(paused, adjust({ delayMs: 33 }))).toBe(paused);
    expect(optionsShape.initial).toMatchObject({ delayMs: 167, repeatMs: 33, softFactor: 20 });
  });

  test("the key pressed last counts; let go, the other goes on without a new delay", () => {
    const both = act(pass(act(middle, press("right")), 100), press("left"));
    expect(both.piece.x).toBe(x);
    const back = act(pass(both, 50), release("left"));
    expect(pass(back, 34).piece.x).toBe(x + 1);
  });

  test("a key goes on from piece to piece", () => {
    const charged = pass(act(middle, press("right")), 300);
    const next = act(charged, drop);
    expect(pass(next, 1000).piece.x).toBeGreaterThan(next.piece.x + 3);
  });

  test("pressing what is pressed and releasing what is not change nothing", () => {
    const held = act(middle, press("left"), press("down"));
    expect(act(held, press("left"), press("down"))).toBe(held);
    expect(act(middle, release("left"), release("down"))).toBe(middle);
  });
});

const controls: fc.Arbitrary<Action | number> = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 30 }) }, // steps of time
  {
    weight: 8,
    arbitrary: fc.constantFrom<Action>(
      press("left"),
      press("right"),
      press("down"),
      release("left"),
      release("right"),
      release("down"),
      turn(1),
      turn(-1),
      turn(2),
      { type: "nudge", way: "down" },
      drop,
      hold,
      { type: "start" },
    ),
  },
);

describe("any game", () => {
  test("piece and grid never overlap, and every cell is accounted for", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.array(controls, { minLength: 100, maxLength: 400 }),
        (seed, events) => {
          let state = start(seed);
          let pieces = 0;
          for (const event of events) {
            const before = state;
            state = typeof event === "number" ? pass(state, event / 0.12) : act(state, event);
            if (state.last !== before.last && state.last?.type === "locked") pieces += 1;
            expect(fits(state.grid, state.piece)).toBe(state.phase !== "over");
            expect(state.grid).toHaveLength(rows + hiddenRows);
            expect(state.grid.some((row) => !row.includes(null))).toBe(false);
            const filled = state.grid.flat().filter((cell) => cell !== null).length;
            // With the last piece the game is over before it is counted.
            const expected = state.phase === "over" ? filled : 4 * pieces - columns * state.lines;
            expect(filled).toBe(expected);
          }
        },
      ),
      { numRuns: sampled(15, 8) },
    );
  });

  test.each([30, 60, 144, 240, 11])("is the same at %i frames a second", (hertz) => {
    const inputs: [number, Action][] = [
      [100, press("left")],
      [320, release("left")],
      [400, turn()],
      [900, drop],
      [1000, press("right")],
      [1400, hold],
      [1700, release("right")],
      [1800, press("down")],
      [2900, release("down")],
    ];
    /** Steps are due at fixed times; a frame runs those that are, and an input comes after them. */
    const play = (frameMs: number): State => {
      let state = start(5);
      let done = 0;
      const runTo = (at: number) => {
        while ((done + 1) * (1000 / 120) <= at) {
          done += 1;
          state = game.step(state, { type: "tick", at });
        }
      };
      const queue = [...inputs];
      for (let at = frameMs; at <= 3300 + frameMs; at += frameMs) {
        while (queue[0] !== undefined && queue[0][0] <= at) {
          const [inputAt, action] = queue.shift()!;
          runTo(inputAt);
          state = act(state, action);
        }
        runTo(Math.min(at, 3200));
      }
      return state;
    };
    expect(play(1000 / hertz)).toEqual(play(1000 / 120));
    expect(play(1000 / 120).grid).not.toBe(emptyGrid);
  });
});

describe("one finger on the board", () => {
  const down: Touch = { x: 100, y: 100, at: 0, axis: null, cells: 0 };
  const at = (x: number, y: number, time = 400) => ({ x, y, at: time });

  test.each<[string, Touch, ReturnType<typeof at>, unknown]>([
    ["a small movement is nothing yet", down, at(108, 104), null],
    ["a cell to the right", down, at(121, 100), { type: "nudge", way: "right", count: 1 }],
    ["two cells to the left", down, at(58, 105), { type: "nudge", way: "left", count: 2 }],
    ["three rows down", down, at(104, 161), { type: "nudge", way: "down", count: 3 }],
    ["up is not followed", down, at(100, 30), null],
    [
      "once it goes across it stays across",
      { ...down, axis: "across", cells: 1 },
      at(122, 300),
      null,
    ],
    [
      "and back again",
      { ...down, axis: "across", cells: 3 },
      at(142, 100),
      { type: "nudge", way: "left", count: 1 },
    ],
  ])("%s", (_case, touch, point, gesture) => {
    expect(follow(touch, point, 20).gesture).toEqual(gesture);
  });

  test.each<[string, Touch, ReturnType<typeof at>, unknown]>([
    ["a tap turns", down, at(103, 102), { type: "turn", by: 1 }],
    ["a flick down drops", { ...down, axis: "down" }, at(100, 160, 120), { type: "drop" }],
    ["a flick up holds", { ...down, axis: "down" }, at(100, 40, 120), { type: "hold" }],
    ["a slow drag down only goes down", { ...down, axis: "down" }, at(100, 260, 900), null],
    ["a quick drag across is no flick", { ...down, axis: "across" }, at(200, 150, 100), null],
  ])("%s", (_case, touch, point, gesture) => {
    expect(conclude(touch, point)).toEqual(gesture);
  });

  test.each<[string, Touch, unknown]>([
    ["beside one that rests turns the piece around", down, { type: "turn", by: 2 }],
    ["beside one that drags is nothing", { ...down, axis: "across" }, null],
  ])("a second finger %s", (_case, touch, gesture) => {
    expect(joined(touch)).toEqual(gesture);
  });
});

describe("keys and options", () => {
  test("keys lie by position; only those that are held have a release", () => {
    expect(actionOf("ArrowUp")).toEqual(turn(1));
    expect(actionOf("KeyZ")).toEqual(turn(-1));
    expect(actionOf("KeyQ")).toEqual(turn(2));
    expect(actionOf("Space")).toEqual(drop);
    expect(actionOf("toString")).toBeUndefined();
    expect(releaseOf("KeyA")).toEqual(release("left"));
    expect(releaseOf("Space")).toBeUndefined();
  });

  test.each<[unknown, Partial<Options>]>([
    [undefined, {}],
    ["x", {}],
    [
      { isSlow: true, delayMs: 83, repeatMs: 0, softFactor: 40 },
      { isSlow: true, delayMs: 83, repeatMs: 0, softFactor: 40 },
    ],
    [
      { mode: "ultra", nextCount: 5, softFactor: 0 },
      { mode: "ultra", nextCount: 5, softFactor: 0 },
    ],
    [{ mode: "toString", nextCount: 6 }, {}],
    [
      { isSlow: 1, hasGhost: false, delayMs: -5, repeatMs: "33", softFactor: 1e9 },
      { hasGhost: false },
    ],
  ])("stored %j is read as the default and %j", (stored, more) => {
    expect(optionsShape.read(stored)).toEqual({ ...optionsShape.initial, ...more });
  });

  test("every way to play keeps its best apart", () => {
    expect(everyWay.map(bestKey)).toEqual([
      "tabkit-tetris-best",
      "tabkit-tetris-best-slow",
      "tabkit-tetris-best-sprint",
      "tabkit-tetris-best-sprint-slow",
      "tabkit-tetris-best-ultra",
      "tabkit-tetris-best-ultra-slow",
    ]);
  });
});

describe("what a screen reader says", () => {
  const cleared = (count: number, isNewLevel = false): State => ({
    ...start(),
    score: 1240,
    lines: 20,
    last: { type: "locked", cleared: Array.from({ length: count }, () => 1), isNewLevel, at: 0 },
  });
  test.each<[string, State]>([
    ["", game.start(1)],
    ["Started.", start()],
    ["Paused.", act(start(), { type: "pause" })],
    ["", cleared(0)],
    ["One line. Score 1,240.", cleared(1)],
    ["Four lines! Score 1,240. Level 3.", cleared(4, true)],
  ])("%j", (text, state) => {
    expect(describeLast(state, true)).toBe(text);
  });

  test("the end, and a new best", () => {
    const over: State = { ...start(), score: 300, phase: "over", last: { type: "over" } };
    expect(describeLast(over, true)).toBe("Game over. Final score 300. New best score.");
    expect([counted(1, "line"), counted(0, "line")]).toEqual(["1 line", "0 lines"]);
  });

  test("four lines sound better than one, and nothing sounds before the first piece", () => {
    expect(soundOf(game.start(1))).toBeUndefined();
    expect(new Set([soundOf(cleared(0)), soundOf(cleared(1)), soundOf(cleared(4))]).size).toBe(3);
  });
});
