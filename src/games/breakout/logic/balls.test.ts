import { describe, expect, test } from "vitest";
import { breakout } from "../logic.ts";
import { quietSeconds } from "./balls.ts";
import { paddleTop, wallOf } from "./court.ts";
import { optionsShape } from "./options.ts";
import { stepsIn } from "./rules.ts";
import type { State } from "./state.ts";

const game = breakout(optionsShape.initial);
const step = (state: State): State => game.step(state, { type: "tick", at: 0 });
const run = (state: State, steps: number): State => {
  let next = state;
  for (let count = 0; count < steps; count += 1) next = step(next);
  return next;
};
const only = (...bricks: number[]): boolean[] =>
  wallOf(1).map((_, brick) => bricks.includes(brick));
const quietSteps = stepsIn(quietSeconds);

/** A ball on its way far from the only brick, which has been quiet for so many steps. */
const flying = (x: number, y: number, more: Partial<State> = {}): State => ({
  ...game.step(game.start(1), { type: "start" }),
  isServed: true,
  bricks: only(0),
  ball: { x: 100, y: 350 },
  way: { x, y },
  quiet: quietSteps - 1,
  ...more,
});
const degrees = ({ way }: State): number =>
  (Math.atan2(Math.abs(way.x), Math.abs(way.y)) * 180) / Math.PI;

describe("a ball that hits no brick", () => {
  test("is nudged after 20 seconds, and not before", () => {
    expect(quietSeconds).toBe(20);
    const early = step(flying(100, -300, { quiet: quietSteps - 2 }));
    expect(early).toMatchObject({ way: { x: 100, y: -300 }, quiet: quietSteps - 1 });
    const nudged = step(flying(100, -300));
    expect(nudged.quiet).toBe(0);
    expect(nudged.way).not.toEqual({ x: 100, y: -300 });
  });

  test.each([
    ["a steep way up becomes flatter", 100, -300, 1],
    ["a steep way down becomes flatter", -100, 300, 1],
    ["a flat way up becomes steeper", -300, -100, -1],
    ["a flat way down becomes steeper", 300, 100, -1],
  ])("%s, by 5 to 12 degrees", (_case, x, y, sign) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const before = flying(x, y, { dice: game.start(seed).dice });
      const after = step(before);
      const bend = sign * (degrees(after) - degrees(before));
      expect(bend).toBeGreaterThanOrEqual(5 - 1e-9);
      expect(bend).toBeLessThanOrEqual(12 + 1e-9);
      expect([Math.sign(after.way.x), Math.sign(after.way.y)]).toEqual([
        Math.sign(x),
        Math.sign(y),
      ]);
      expect(Math.hypot(after.way.x, after.way.y)).toBeCloseTo(Math.hypot(x, y), 9);
    }
  });

  test.each([
    [100, -1],
    [-100, 1],
    [0, 1],
  ])("straight up at %i it is bent to the middle", (x, side) => {
    const after = step(flying(0, -300, { ball: { x, y: 350 } }));
    expect(Math.sign(after.way.x)).toBe(side);
  });

  test("the same seed gives the same nudge, another seed another", () => {
    expect(step(flying(100, -300))).toEqual(step(flying(100, -300)));
    const other = step(flying(100, -300, { dice: game.start(2).dice }));
    expect(other.way).not.toEqual(step(flying(100, -300)).way);
  });

  test("a brick begins the time anew; a wall and the paddle do not", () => {
    const hit = flying(0, -300, { ball: { x: -260, y: 79 }, bricks: only(0, 20), quiet: 500 });
    expect(step(hit)).toMatchObject({ quiet: 0, bricks: only(20) });
    const wall = flying(300, -100, { ball: { x: 273, y: 350 }, quiet: 500 });
    expect(step(wall)).toMatchObject({ quiet: 501, last: { type: "bounced", off: "wall" } });
    const paddle = flying(0, 300, { ball: { x: 0, y: paddleTop - 7 }, quiet: 500 });
    expect(step(paddle)).toMatchObject({ quiet: 501, last: { type: "bounced", off: "paddle" } });
  });

  test("an orbit that never ends does end: up and down in a gap, with a paddle that stands still", () => {
    const stuck = flying(0, -340, { ball: { x: 0, y: 350 }, quiet: 0, lives: 3 });
    const before = run(stuck, quietSteps - 1);
    expect(before).toMatchObject({ ball: { x: 0 }, lives: 3, bricks: only(0) });
    expect(run(before, 2).ball.x).not.toBe(0);
  });
});

describe("several balls", () => {
  const two = (second: { x: number; y: number }): State =>
    flying(0, -300, { quiet: 0, extras: [{ ball: second, way: { x: 0, y: 300 } }] });

  test("each flies for itself, and breaks its own bricks", () => {
    const state: State = {
      ...two({ x: 40, y: 300 }),
      extras: [{ ball: { x: -260, y: 79 }, way: { x: 0, y: -300 } }],
      bricks: only(0, 20),
    };
    expect(step(state)).toMatchObject({ bricks: only(20), score: 7, ball: { y: 347.5 } });
  });

  test("a life is lost only with the last of them", () => {
    const extraLost = step(two({ x: 200, y: 565 }));
    expect(extraLost).toMatchObject({ lives: 3, extras: [], isServed: true });
    const firstLost = step({
      ...two({ x: 40, y: 300 }),
      ball: { x: 200, y: 565 },
      way: { x: 0, y: 300 },
    });
    expect(firstLost).toMatchObject({ lives: 3, extras: [], ball: { x: 40, y: 302.5 } });
    const bothLost = step({
      ...two({ x: 40, y: 565 }),
      ball: { x: 200, y: 565 },
      way: { x: 0, y: 300 },
    });
    expect(bothLost).toMatchObject({ lives: 2, extras: [], isServed: false });
  });

  test("the next level begins with one", () => {
    const state = { ...two({ x: 40, y: 300 }), ball: { x: -260, y: 79 } };
    expect(step(state)).toMatchObject({ level: 2, extras: [], isServed: false });
  });
});
