import { describe, expect, test } from "vitest";
import { breakout } from "../logic.ts";
import { paddleTop, wallOf, width } from "./court.ts";
import { paddleWidth } from "./flight.ts";
import { letGo, type Power } from "./powers.ts";
import type { State } from "./state.ts";

const game = breakout({ isSlow: false, hasPowers: true });
const run = (state: State, steps: number): State => {
  let next = state;
  for (let count = 0; count < steps; count += 1) next = game.step(next, { type: "tick", at: 0 });
  return next;
};
/** A ball out of harm's way, and a capsule that is about to reach the height of the paddle. */
const falling = (power: Power, x = 0, more: Partial<State> = {}): State => ({
  ...game.step(game.start(1), { type: "start" }),
  isServed: true,
  bricks: wallOf(1).map((_, brick) => brick === 0),
  ball: { x: 200, y: 300 },
  way: { x: 0, y: -340 },
  capsules: [{ power, x, y: paddleTop - 1 }],
  ...more,
});
const speed = ({ way }: State): number => Math.hypot(way.x, way.y);

describe("what a brick lets go", () => {
  test("is nothing in the plain game, and no luck is used up", () => {
    const plain = breakout({ isSlow: false, hasPowers: false }).start(1);
    expect(
      letGo(
        plain,
        wallOf(1).map((_, brick) => brick),
      ),
    ).toBe(plain);
  });

  test("is a capsule for about one brick in seven, a life the rarest", () => {
    const bricks = Array.from({ length: 14_000 }, (_, index) => index % 112);
    const { capsules } = letGo(game.start(7), bricks);
    const count = (power: Power) => capsules.filter((capsule) => capsule.power === power).length;
    expect(Math.abs(capsules.length - 2000)).toBeLessThan(5 * Math.sqrt(2000));
    for (const power of ["wide", "slow", "ball"] as const) {
      expect(Math.abs(count(power) - 571)).toBeLessThan(5 * Math.sqrt(571));
    }
    expect(Math.abs(count("life") - 286)).toBeLessThan(5 * Math.sqrt(286));
  });

  test("begins where the brick was, and falls 130 units a second", () => {
    const state = falling("wide", 0, { capsules: [{ power: "wide", x: -200, y: 100 }] });
    expect(run(state, 120).capsules[0]?.y).toBeCloseTo(230, 6);
  });
});

describe("catching", () => {
  test.each([
    [0, true],
    [61, true], // half of the paddle and half of the capsule
    [-61, true],
    [62, false],
    [-62, false],
  ])("%i beside the middle of the paddle: %s", (x, isCaught) => {
    const after = run(falling("life", x), 1);
    expect(after.lives).toBe(isCaught ? 4 : 3);
    expect(after.capsules).toHaveLength(isCaught ? 0 : 1);
    expect(after.last).toEqual(isCaught ? { type: "caught", power: "life" } : { type: "started" });
  });

  test("what is missed is gone below the field", () => {
    expect(run(falling("life", 150), 60).capsules).toEqual([]);
  });

  test("what falls goes with a lost ball, and so does what was caught", () => {
    const lost = run(
      falling("wide", 150, {
        ball: { x: 200, y: 565 },
        way: { x: 0, y: 340 },
        wideFor: 9,
        calmFor: 9,
      }),
      1,
    );
    expect(lost).toMatchObject({ capsules: [], wideFor: 0, calmFor: 0, lives: 2 });
  });
});

describe("power-ups", () => {
  test("W: the paddle is half as wide again for 20 seconds", () => {
    const wide = run(falling("wide"), 1);
    expect(paddleWidth(wide)).toBe(132);
    const ball = { ball: { x: 200, y: 300 } };
    expect(paddleWidth(run({ ...wide, wideFor: 1, ...ball }, 1))).toBe(88);
    expect(wide.wideFor).toBe(2400);
    expect(paddleWidth({ ...wide, isShrunk: true })).toBe(66);
    expect(paddleWidth({ ...wide, isSlow: true })).toBe(180);
  });

  test("W: at the wall the paddle moves in", () => {
    const atWall = falling("wide", width / 2 - 44, { paddle: width / 2 - 44 });
    expect(run(atWall, 1).paddle).toBe(width / 2 - 66);
  });

  test("S: all balls are slower at once, for 12 seconds, and then as they were", () => {
    const extras = [{ ball: { x: -100, y: 300 }, way: { x: 204, y: -272 } }];
    const slow = run(falling("slow", 0, { extras }), 1);
    expect(slow.calmFor).toBe(1440);
    expect(speed(slow)).toBeCloseTo(238, 9);
    expect(Math.hypot(slow.extras[0]?.way.x ?? 0, slow.extras[0]?.way.y ?? 0)).toBeCloseTo(238, 9);
    const ended = run({ ...slow, calmFor: 1 }, 1);
    expect(speed(ended)).toBeCloseTo(340, 9);
    expect(ended.calmFor).toBe(0);
  });

  test("B: another ball goes up from the paddle within 30 degrees; never more than four", () => {
    const more = run(falling("ball", 20, { paddle: 20 }), 1);
    expect(more.extras).toHaveLength(1);
    const [extra] = more.extras;
    expect(extra?.ball).toEqual({ x: 20, y: paddleTop - 6 });
    expect(Math.abs(Math.atan2(extra?.way.x ?? 9, -(extra?.way.y ?? 0)))).toBeLessThanOrEqual(
      Math.PI / 6,
    );
    const away = { ball: { x: 200, y: 300 }, way: { x: 0, y: -340 } };
    const full = run(falling("ball", 0, { extras: [away, away, away] }), 1);
    expect(full.extras).toHaveLength(3);
  });

  test("L: another life, up to five", () => {
    expect(run(falling("life", 0, { lives: 4 }), 1).lives).toBe(5);
    expect(run(falling("life", 0, { lives: 5 }), 1).lives).toBe(5);
  });
});
