import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { directions, type Direction } from "#domain/direction.ts";
import { isProof } from "#proof/scale.ts";
import { isSame, isWon, size, snake, ways, type Action, type Cell, type State } from "./logic.ts";
import { bestKey, everyOptions, optionsShape, tickMs, type Options } from "./logic/options.ts";
import { soundOf } from "./view/sound.ts";
import { wayOf } from "./view/interpolate.ts";
import { describeLast, endOf, endTitle } from "./view/announcements.ts";

const game = snake(optionsShape.initial);
const step = (state: State, ...actions: (Action | Direction | "tick")[]): State =>
  actions.reduce<State>((now, action) => {
    if (action === "tick") return game.step(now, { type: "tick", at: 0 });
    return game.step(
      now,
      typeof action === "string" ? { type: "turn", direction: action } : action,
    );
  }, state);
const ticks = (count: number) => Array.from({ length: count }, () => "tick" as const);
const running = (options: Options = optionsShape.initial): State =>
  step(snake(options).start(1), { type: "start" });

/** A running snake on these cells, head first. */
const withCells = (cells: readonly [number, number][], more: Partial<State> = {}): State => ({
  ...running(),
  cells: cells.map(([x, y]) => ({ x, y })),
  ...more,
});
const head = ({ cells }: State): [number, number] => [cells[0]!.x, cells[0]!.y];

describe("spec §4 and §9", () => {
  const idle = game.start(7);

  test("20x20 grid; 10 points per food; tick 150 ms", () => {
    expect(size).toBe(20);
    expect(game.pace(running())).toBe(150);
    expect(tickMs.normal).toBe(150);
    const fed = step({ ...running(), food: { x: 11, y: 10 } }, "tick");
    expect(fed.score).toBe(10);
    expect(fed.cells).toEqual([
      { x: 11, y: 10 },
      { x: 10, y: 10 },
    ]);
  });

  test("one segment at (10,10), food at (15,15), score 0, initial direction right", () => {
    expect(idle).toMatchObject({
      phase: "idle",
      cells: [{ x: 10, y: 10 }],
      food: { x: 15, y: 15 },
      score: 0,
      direction: "right",
    });
  });

  test("Start: idle to running, which moves with every tick", () => {
    expect(game.pace(idle)).toBeNull();
    expect(step(idle, "tick").cells).toEqual(idle.cells);
    expect(head(step(idle, { type: "start" }, "tick", "tick"))).toEqual([12, 10]);
  });

  test("paused: nothing moves; three half seconds after Resume it goes on", () => {
    const paused = step(running(), "tick", { type: "pause" });
    expect(paused.phase).toBe("paused");
    expect(game.pace(paused)).toBeNull();
    expect(step(paused, "tick", "up")).toBe(paused);
    const counting = step(paused, { type: "resume" });
    expect(counting.phase).toBe(3);
    expect(game.pace(counting)).toBe(500);
    const on = step(counting, ...ticks(3));
    expect(on).toMatchObject({ phase: "running", cells: paused.cells });
    expect(head(step(on, "tick"))).toEqual([12, 10]);
  });

  test.each<[string, State, "wall" | "body"]>([
    ["the right wall", withCells([[19, 3]]), "wall"],
    ["the left wall", withCells([[0, 3]], { direction: "left" }), "wall"],
    ["the upper wall", withCells([[3, 0]], { direction: "up" }), "wall"],
    ["the lower wall", withCells([[3, 19]], { direction: "down" }), "wall"],
    [
      "its own body",
      withCells([
        [5, 5],
        [5, 6],
        [6, 6],
        [6, 5],
        [6, 4],
      ]),
      "body",
    ],
  ])("running to game over on hitting %s", (_case, state, by) => {
    const over = step(state, "tick");
    expect(over).toMatchObject({ phase: "over", last: { type: "died", by }, cells: state.cells });
    expect(game.pace(over)).toBeNull();
    expect(step(over, "tick", "up", { type: "pause" }, { type: "resume" })).toBe(over);
  });

  test("Start after game over resets first", () => {
    const over = step(withCells([[19, 3]], { score: 50 }), "tick");
    const again = step(over, { type: "start" });
    expect(again).toMatchObject({
      phase: "running",
      cells: [{ x: 10, y: 10 }],
      food: { x: 15, y: 15 },
      score: 0,
    });
    expect(again.seed).not.toBe(over.seed);
  });

  test.each(directions.map((direction) => [direction, opposite(direction)] as const))(
    "reversing direction directly is not allowed: %s, then %s, at every length",
    (direction, back) => {
      for (const length of [1, 2, 3, 9]) {
        const [across, down] = ways[direction];
        const cells = Array.from({ length }, (_, index): [number, number] => [
          10 - across * index,
          10 - down * index,
        ]);
        const state = withCells(cells, { direction });
        expect(step(state, back)).toBe(state);
        expect(head(step(state, back, "tick"))).toEqual([10 + across, 10 + down]);
      }
    },
  );

  test("keys are ignored unless running", () => {
    const paused = step(running(), { type: "pause" });
    const over = step(withCells([[19, 3]]), "tick");
    for (const state of [idle, paused, step(paused, { type: "resume" }), over]) {
      for (const direction of directions) expect(step(state, direction)).toBe(state);
    }
  });
});

function opposite(direction: Direction): Direction {
  return directions[(directions.indexOf(direction) + 2) % 4]!;
}

describe("turns", () => {
  test("two within one tick are two moves, never a reversal", () => {
    const turned = step(running(), "up", "left");
    expect(head(step(turned, "tick"))).toEqual([10, 9]);
    expect(head(step(turned, "tick", "tick"))).toEqual([9, 9]);
    expect(step(turned, "tick", "tick").phase).toBe("running");
  });

  test("are measured against the turn before: right, then up, then down is only up", () => {
    const turned = step(running(), "up", "down", "up");
    expect(turned.turns).toEqual(["up"]);
  });

  test("three wait at most; a held key fills nothing", () => {
    expect(step(running(), "up", "right", "up", "right", "up").turns).toEqual([
      "up",
      "right",
      "up",
    ]);
    expect(step(running(), "right", "right", "down", "down", "down").turns).toEqual(["down"]);
  });

  test("do not outlive a pause", () => {
    expect(step(running(), "up", { type: "pause" }).turns).toEqual([]);
  });
});

describe("the body", () => {
  const square: [number, number][] = [
    [5, 5],
    [5, 6],
    [6, 6],
    [6, 5],
  ];

  test("the head may enter the cell that the tail leaves: a 2x2 loop runs forever", () => {
    let state = withCells(square, { direction: "up" });
    for (const direction of ["right", "down", "left", "up"] as const) {
      state = step(state, direction, "tick");
    }
    expect(state).toMatchObject({ phase: "running", cells: withCells(square).cells });
  });

  test("but not when the snake eats there, because then the tail stays", () => {
    // No such food can lie there; the rule holds anyway.
    const state = withCells(square, { direction: "up", food: { x: 6, y: 5 } });
    expect(step(state, "right", "tick").last).toEqual({ type: "died", by: "body" });
  });

  test("at an edge without walls it comes in on the other side", () => {
    for (const [from, direction, to] of [
      [[19, 3], "right", [0, 3]],
      [[0, 3], "left", [19, 3]],
      [[3, 0], "up", [3, 19]],
      [[3, 19], "down", [3, 0]],
    ] as const) {
      const state = withCells([[...from]], {
        direction,
        options: { ...optionsShape.initial, edge: "wrap" },
      });
      expect(head(step(state, "tick"))).toEqual(to);
    }
  });
});

/** A way around the board that visits every cell once: it never meets the body. */
function aroundTheBoard({ x, y }: Cell): Direction {
  if (x === 0) return y === 0 ? "right" : "up";
  if (y % 2 === 0) {
    if (x === size - 1) return "down";
    return "right";
  }
  if (x > 1 || y === size - 1) return "left";
  return "down";
}

describe("the whole board", () => {
  test("a perfect player fills it: length 400, score 3990, won", () => {
    let state: State = withCells([[0, 0]], { direction: "right" });
    let guard = 0;
    while (state.phase === "running" && guard < 100_000) {
      guard += 1;
      state = step(state, aroundTheBoard(state.cells[0]!), "tick");
    }
    expect(state).toMatchObject({ phase: "over", score: 3990, food: null });
    expect(state.cells).toHaveLength(400);
    expect(isWon(state)).toBe(true);
    expect(new Set(state.cells.map(({ x, y }) => `${x},${y}`)).size).toBe(400);
    expect(soundOf(state)).toBeDefined();
    expect(endTitle(state)).toBe("🎉 You Won!");
    expect(describeLast(state, true)).toBe(
      "You won! The snake fills the whole board. Final score 3,990. New high score.",
    );
  });

  test("food lies on every free cell equally often", () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 4000; seed += 1) {
      const state = step(
        { ...step(game.start(seed), { type: "start" }), food: { x: 11, y: 10 } },
        "tick",
      );
      const at = `${state.food!.x},${state.food!.y}`;
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    expect(counts.size).toBe(398);
    expect(counts.has("10,10") || counts.has("11,10")).toBe(false);
    const expected = 4000 / 398;
    const chiSquare = [...counts.values()].reduce(
      (sum, n) => sum + (n - expected) ** 2 / expected,
      0,
    );
    expect(chiSquare).toBeLessThan(397 + 5 * Math.sqrt(2 * 397)); // five standard deviations
  });
});

const anyAction = fc.oneof(
  { weight: 6, arbitrary: fc.constant("tick" as const) },
  { weight: 4, arbitrary: fc.constantFrom(...directions) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Action>({ type: "pause" }, { type: "resume" }, { type: "start" }),
  },
);

describe("any game", () => {
  test("the snake's cells are distinct, inside and in one piece; its length is 1 and its foods", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.constantFrom(...everyOptions),
        fc.array(anyAction, { minLength: 50, maxLength: 400 }),
        (seed, options, actions) => {
          let state = step(snake(options).start(seed), { type: "start" });
          for (const action of actions) {
            // Food before its mouth, so that it grows.
            const [across, down] = ways[state.turns[0] ?? state.direction];
            const near = { x: head(state)[0] + across, y: head(state)[1] + down };
            const isFree = !state.cells.some((cell) => isSame(cell, near));
            const isInside = [near.x, near.y].every((place) => place >= 0 && place < size);
            state = step(isFree && isInside ? { ...state, food: near } : state, action);
            const { cells, food } = state;
            expect(new Set(cells.map(({ x, y }) => y * size + x)).size).toBe(cells.length);
            expect(cells.every(({ x, y }) => x >= 0 && x < size && y >= 0 && y < size)).toBe(true);
            expect(cells).toHaveLength(1 + state.score / 10);
            expect(cells.some((cell) => isSame(cell, food!))).toBe(false);
            expect(cells.slice(1).every((cell, index) => isBeside(cells[index]!, cell))).toBe(true);
          }
        },
      ),
      { numRuns: isProof ? 100 : 10 },
    );
  });

  test.each([30, 60, 144, 240, 7])("is the same at %i frames a second", (hertz) => {
    const actions: (Direction | "tick")[] = [
      ...ticks(5),
      "down",
      ...ticks(6),
      "left",
      "up",
      ...ticks(9),
    ];
    /** A tick is seen in the first frame after it was due; only the picture may know. */
    const play = (frameMs: number): State => {
      let dueAt = 0;
      let state = step(game.start(3), { type: "start" });
      for (const action of actions) {
        if (action === "tick") dueAt += tickMs.normal;
        const at = Math.ceil(dueAt / frameMs) * frameMs;
        state =
          action === "tick"
            ? game.step(state, { type: "tick", at })
            : game.step(state, { type: "turn", direction: action });
      }
      return { ...state, movedAt: 0 };
    };
    expect(play(1000 / hertz)).toEqual(play(1));
    expect(play(1).score).toBe(10);
  });
});

function isBeside(a: Cell, b: Cell): boolean {
  const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return (
    (across === 0 && (down === 1 || down === size - 1)) ||
    (down === 0 && (across === 1 || across === size - 1))
  );
}

describe("options", () => {
  test.each<[unknown, Options]>([
    [undefined, optionsShape.initial],
    [null, optionsShape.initial],
    ["fast", optionsShape.initial],
    [
      { speed: "fast", edge: "wrap" },
      { speed: "fast", edge: "wrap" },
    ],
    [{ speed: "warp", edge: "sea" }, optionsShape.initial],
    [{ speed: "toString" }, optionsShape.initial],
    [{ speed: "slow" }, { speed: "slow", edge: "walls" }],
  ])("%j is read as %j", (stored, options) => {
    expect(optionsShape.read(stored)).toEqual(options);
  });

  test("the spec's game keeps its high score under the spec's key, every other its own", () => {
    expect(bestKey(optionsShape.initial)).toBe("snake-high-score");
    const keys = everyOptions.map(bestKey);
    expect(new Set(keys).size).toBe(8);
    expect(keys.filter((key) => !key.startsWith("tabkit-snake-"))).toEqual(["snake-high-score"]);
  });

  test.each([
    ["slow", 300],
    ["normal", 150],
    ["fast", 100],
    ["fastest", 70],
  ] as const)("%s ticks every %i ms", (speed, paceMs) => {
    expect(game.pace(running({ ...optionsShape.initial, speed }))).toBe(paceMs);
  });
});

describe("what is seen between two moves", () => {
  const moved = step(
    withCells([
      [5, 5],
      [4, 5],
      [4, 6],
    ]),
    "tick",
  ); // to (6,5), (5,5), (4,5); it left (4,6)

  test("head and tail go together, the body lies still", () => {
    expect(wayOf(moved, 0.25)).toEqual({
      heads: [{ x: 5.25, y: 5 }],
      lines: [
        { from: { x: 5, y: 5 }, to: { x: 5.25, y: 5 } },
        { from: { x: 5, y: 5 }, to: { x: 4, y: 5 } },
        { from: { x: 4, y: 5.75 }, to: { x: 4, y: 5 } },
      ],
    });
    expect(wayOf(moved, 1).heads).toEqual([{ x: 6, y: 5 }]);
  });

  test("a single cell moves as a whole", () => {
    expect(wayOf(step(running(), "tick"), 0.5)).toEqual({ heads: [{ x: 10.5, y: 10 }], lines: [] });
  });

  test("across the edge it is seen on both sides", () => {
    const options: Options = { ...optionsShape.initial, edge: "wrap" };
    const across = step(withCells([[19, 3]], { options }), "tick");
    expect(wayOf(across, 0.25).heads).toEqual([
      { x: 19.25, y: 3 },
      { x: -0.75, y: 3 },
    ]);
  });
});

describe("what a screen reader says", () => {
  const over = step(withCells([[19, 3]], { score: 30 }), "tick");
  test.each<[string, State, boolean]>([
    ["", game.start(1), false],
    ["The snake heads right.", running(), false],
    ["Paused.", step(running(), { type: "pause" }), false],
    ["Score 10. Length 2.", step({ ...running(), food: { x: 11, y: 10 } }, "tick"), false],
    ["Game over. You hit the wall. Final score 30.", over, false],
    ["Game over. You hit the wall. Final score 30. New high score.", over, true],
    [
      "Game over. You ran into yourself. Final score 0.",
      { ...over, score: 0, last: { type: "died", by: "body" } },
      false,
    ],
  ])("%s", (text, state, isBest) => {
    expect(describeLast(state, isBest)).toBe(text);
  });

  test("the end screen says why", () => {
    expect(endTitle(over)).toBe("Game Over!");
    expect(endOf(over.last)).toBe("You hit the wall.");
    expect(endOf(null)).toBe("");
  });
});
