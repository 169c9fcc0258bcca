import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isProof } from "#proof/scale.ts";
import {
  ballRadius,
  bandOf,
  boxOf,
  brickColumns,
  brickRows,
  height,
  nameOf,
  paddleTop,
  wallOf,
  width,
} from "./logic/court.ts";
import { ballsOf } from "./logic/balls.ts";
import { designs } from "./logic/levels.data.ts";
import { fly, isLost, paddleWidth } from "./logic/flight.ts";
import { actionOf, releaseOf } from "./view/keys.ts";
import { breakout } from "./logic.ts";
import type { Action, State } from "./logic/state.ts";
import { bestKey, everyOptions, optionsShape, type Options } from "./logic/options.ts";
import { freshFlight, paddleWidthOf, speedOf, type Flight } from "./logic/rules.ts";
import { codec } from "./view/settings.ts";
import { soundOf } from "./view/sound.ts";
import { bounce, touchBox, touchLine } from "./logic/sweep.ts";
import { describeLast } from "./view/announcements.ts";

const game = breakout(optionsShape.initial);
const act = (state: State, ...actions: Action[]): State => actions.reduce<State>(game.step, state);
const pass = (state: State, durationMs: number): State => {
  let next = state;
  for (let step = 0; step < Math.round(durationMs * 0.12); step += 1) {
    next = game.step(next, { type: "tick", at: step });
  }
  return next;
};
const start = (seed = 1): State => act(game.start(seed), { type: "start" });
const serve: Action = { type: "serve" };
const none = wallOf(1).map(() => false);
const only = (...bricks: number[]): boolean[] => none.map((_, brick) => bricks.includes(brick));
const speed = ({ way }: State): number => Math.hypot(way.x, way.y);

/** A ball in flight over an empty field with one far brick, so that no level is cleared. */
const flying = (
  ball: [number, number],
  way: [number, number],
  more: Partial<State> = {},
): State => ({
  ...start(),
  isServed: true,
  bricks: only(0),
  ball: { x: ball[0], y: ball[1] },
  way: { x: way[0], y: way[1] },
  ...more,
});

describe("the rules", () => {
  test("3 lives; the ball waits on the paddle until it is served", () => {
    const state = start();
    expect(state).toMatchObject({ lives: 3, score: 0, level: 1, isServed: false });
    const later = pass(state, 5000);
    expect(later).toMatchObject({ isServed: false, ball: { x: 0, y: paddleTop - ballRadius } });
    const moved = act(later, { type: "aim", x: 100 });
    expect([moved.paddle, moved.ball.x]).toEqual([100, 100]);
  });

  test.each([
    [0, 7],
    [1, 7],
    [2, 5],
    [3, 5],
    [4, 3],
    [5, 3],
    [6, 1],
    [7, 1],
  ])("rows of bricks scoring more the higher they are: row %i, %i points", (row, points) => {
    for (const column of [0, 13]) {
      expect(bandOf(row * brickColumns + column).points).toBe(points);
    }
    const brick = row * brickColumns + 5;
    const { left, bottom } = boxOf(brick);
    const state = flying([left + 20, bottom + 8], [0, -300], { bricks: only(0, brick) });
    expect(pass(state, 25)).toMatchObject({ score: points, bricks: only(0) });
  });

  test("8 rows of 14 bricks; a full wall is worth 448 points", () => {
    expect(wallOf(1)).toHaveLength(112);
    const worth = wallOf(1).reduce(
      (sum, isThere, brick) => sum + (isThere ? bandOf(brick).points : 0),
      0,
    );
    expect(worth).toBe(448);
    expect([brickRows, brickColumns]).toEqual([8, 14]);
  });

  test.each<[string, Flight, number]>([
    ["served", freshFlight, 340],
    ["3 hits", { ...freshFlight, hits: 3 }, 340],
    ["4 hits", { ...freshFlight, hits: 4 }, 390],
    ["12 hits", { ...freshFlight, hits: 12 }, 440],
    ["12 hits and an orange brick", { ...freshFlight, hits: 12, hasHitOrange: true }, 490],
    ["all four", { hits: 12, hasHitOrange: true, hasHitRed: true }, 540],
  ])("the ball speeds up: %s", (_case, flight, expected) => {
    expect(speedOf(flight, 1, false)).toBe(expected);
  });

  test("each level begins faster, up to half as fast again; slow mode is slower", () => {
    expect(speedOf(freshFlight, 2, false)).toBeCloseTo(340 * 1.08, 9);
    expect(speedOf(freshFlight, 50, false)).toBe(510);
    expect(speedOf(freshFlight, 1, true)).toBe(204);
    expect([paddleWidthOf(false, false), paddleWidthOf(true, false)]).toEqual([88, 44]);
    expect([paddleWidthOf(false, true), paddleWidthOf(true, true)]).toEqual([120, 120]);
  });

  test("the speed-ups of a ball end with the ball", () => {
    const state = flying([0, 550], [0, 480], {
      flight: { hits: 20, hasHitOrange: true, hasHitRed: true },
      isShrunk: true,
      paddle: -250,
    });
    const after = pass(state, 100);
    expect(after).toMatchObject({
      lives: 2,
      flight: freshFlight,
      isShrunk: false,
      isServed: false,
    });
    expect(after.last).toEqual({ type: "lost" });
    // The paddle is whole again, so it moves in from the wall, and the ball lies on it.
    expect([after.paddle, after.ball.x]).toEqual([-236, -236]);
    expect(speed(act(after, serve))).toBeCloseTo(340, 9);
  });

  test("levels go on: the last brick brings the next wall, and the ball back to the paddle", () => {
    const { left, bottom } = boxOf(0);
    const state = flying([left + 20, bottom + 8], [0, -300], { score: 441 });
    const next = pass(state, 25);
    expect(next).toMatchObject({ level: 2, score: 448, lives: 3, isServed: false });
    expect(next.bricks).toEqual(wallOf(2));
    expect(next.last).toEqual({ type: "cleared" });
    for (const level of [1, 2, 7, 8, 100]) expect(wallOf(level)).toContain(true);
    expect(wallOf(designs.length + 1)).toEqual(wallOf(1));
  });

  test("the third lost ball ends it; Start begins anew with other luck", () => {
    const state = flying([0, 550], [0, 480], { lives: 1, paddle: 200, score: 30 });
    const over = pass(state, 100);
    expect(over).toMatchObject({ phase: "over", lives: 0, last: { type: "over" } });
    expect(game.pace(over)).toBeNull();
    expect(act(over, serve, { type: "aim", x: 5 })).toBe(over);
    const again = act(over, { type: "start" });
    expect(again).toMatchObject({ phase: "running", lives: 3, score: 0, level: 1 });
    expect(again.seed).not.toBe(over.seed);
  });

  test("other options come with the next game: Play Again takes them", () => {
    const wanted = breakout({ isSlow: true, hasPowers: true });
    const over = flying([0, 100], [0, 100], { phase: "over" });
    const running = wanted.step(start(), { type: "tick", at: 0 });
    expect(running).toMatchObject({ isSlow: false, hasPowers: false });
    expect(wanted.step(over, { type: "start" })).toMatchObject({ isSlow: true, hasPowers: true });
  });

  test("pause: nothing moves, held keys are let go, and three half seconds pass before it goes on", () => {
    const state = act(start(), serve, { type: "press", side: "left" });
    const paused = act(pass(state, 100), { type: "pause" });
    expect(game.pace(paused)).toBeNull();
    expect(
      pass(act(paused, serve, { type: "aim", x: 9 }, { type: "press", side: "left" }), 999),
    ).toBe(paused);
    expect(paused.held).toEqual([]);
    const counting = act(paused, { type: "resume" });
    expect(game.pace(counting)).toBe(500);
    const on = [1, 2, 3].reduce((now) => game.step(now, { type: "tick", at: 0 }), counting);
    expect(on).toMatchObject({ phase: "running", ball: paused.ball });
    expect(game.pace(on)).toBe("frame");
  });

  test("before the start no control does anything", () => {
    const idle = game.start(1);
    expect(act(idle, serve, { type: "aim", x: 9 }, { type: "press", side: "left" })).toBe(idle);
  });
});

describe("the paddle", () => {
  test("moves 520 units a second while a key is held; the key pressed last counts", () => {
    const left = pass(act(start(), { type: "press", side: "left" }), 250);
    expect(left.paddle).toBeCloseTo(-130, 6);
    const both = pass(act(left, { type: "press", side: "right" }), 250);
    expect(both.paddle).toBeCloseTo(0, 6);
    const back = pass(act(both, { type: "release", side: "right" }), 250);
    expect(back.paddle).toBeCloseTo(-130, 6);
    expect(pass(act(back, { type: "release", side: "left" }), 250).paddle).toBe(back.paddle);
  });

  test("stays inside, by key and by mouse", () => {
    const pressed = pass(act(start(), { type: "press", side: "right" }), 2000);
    expect(pressed.paddle).toBe(width / 2 - 44);
    expect(act(start(), { type: "aim", x: -9999 }).paddle).toBe(-width / 2 + 44);
  });

  test.each([
    [0, 0],
    [22, 30],
    [-22, -30],
    [44, 60],
    [50, 60], // the very edge, by the ball's radius
    [-50, -60],
  ])("hit %i units from its middle it sends the ball up at %i degrees", (offset, degrees) => {
    const state = flying([offset, paddleTop - 8], [0, 280]);
    const after = pass(state, 1000 / 120);
    expect(after.way.y).toBeLessThan(0);
    expect((Math.atan2(after.way.x, -after.way.y) * 180) / Math.PI).toBeCloseTo(degrees, 6);
    expect(after.last).toEqual({ type: "bounced", off: "paddle" });
  });

  test("just beside it the ball is lost, whatever the paddle does afterwards", () => {
    let state = flying([51, paddleTop - 8], [0, 280]);
    state = act(pass(state, 1000 / 60), { type: "aim", x: 51 });
    expect(pass(state, 300).lives).toBe(2);
  });

  test("a ball that goes up is never caught from below", () => {
    const state = flying([0, paddleTop + 4], [0, -280]);
    expect(pass(state, 1000 / 120).way).toEqual({ x: 0, y: -280 });
  });

  test("shrinks to half once the ball touches the top", () => {
    const after = pass(flying([0, 10], [0, -300]), 1000 / 60);
    expect(after.isShrunk).toBe(true);
    expect(after.way.y).toBeGreaterThan(0);
  });
});

describe("the serve", () => {
  test("goes up within 30 degrees, to both sides, and once", () => {
    const angles = Array.from({ length: 500 }, (_, seed) => {
      const served = act(start(seed), serve);
      expect(speed(served)).toBeCloseTo(340, 9);
      expect(act(served, serve)).toBe(served);
      return (Math.atan2(served.way.x, -served.way.y) * 180) / Math.PI;
    });
    expect(Math.max(...angles)).toBeLessThanOrEqual(30);
    expect(Math.min(...angles)).toBeGreaterThanOrEqual(-30);
    expect(Math.max(...angles)).toBeGreaterThan(25);
    expect(Math.min(...angles)).toBeLessThan(-25);
  });
});

describe("bounces", () => {
  test.each([
    ["the left wall", [-270, 300], [-200, 100]],
    ["the right wall", [270, 300], [200, 100]],
    ["the top", [0, 10], [100, -200]],
  ] as const)("off %s, without a loss", (surface, ball, way) => {
    const state = flying([...ball], [...way]);
    const scale = 340 / Math.hypot(...way); // it takes the speed that it has earned
    const after = pass(state, 1000 / 30);
    expect(speed(after)).toBeCloseTo(340, 9);
    const isSide = surface !== "the top";
    expect(after.way.x).toBeCloseTo((isSide ? -way[0] : way[0]) * scale, 9);
    expect(after.way.y).toBeCloseTo((isSide ? way[1] : -way[1]) * scale, 9);
  });

  test("a ball never goes too flat to come down", () => {
    const after = pass(flying([270, 300], [280, 5]), 1000 / 30);
    expect(Math.abs(after.way.y)).toBeCloseTo(85, 9);
    expect(speed(after)).toBeCloseTo(340, 9);
  });

  test("two bricks touched at once both break, with one bounce", () => {
    const row = 7 * brickColumns;
    const seam = boxOf(row + 3).right;
    const state = flying([seam, boxOf(row).bottom + 8], [0, -280], {
      bricks: only(0, row + 3, row + 4),
    });
    const after = pass(state, 1000 / 60);
    expect(after).toMatchObject({ bricks: only(0), score: 2, flight: { hits: 2 } });
    expect(after.way.y).toBeGreaterThan(0);
    expect(after.last).toMatchObject({ type: "hit", bricks: [row + 3, row + 4] });
  });

  test("a ball in a corner of bricks breaks both and comes back the way it came", () => {
    const [above, beside] = [5 * brickColumns + 4, 6 * brickColumns + 5];
    const corner = { x: boxOf(beside).left, y: boxOf(above).bottom };
    const state = flying([corner.x - 8, corner.y + 8], [200, -200], {
      bricks: only(0, above, beside),
    });
    const after = pass(state, 1000 / 60);
    expect(after.bricks).toEqual(only(0));
    expect(after.way.x).toBeLessThan(0);
    expect(after.way.y).toBeGreaterThan(0);
  });

  test.each([
    ["from below", { x: 20, y: 40 }, { x: 0, y: -30 }, { x: 0, y: 1 }],
    ["from above", { x: 20, y: -10 }, { x: 0, y: 30 }, { x: 0, y: -1 }],
    ["from the left", { x: -10, y: 8 }, { x: 30, y: 0 }, { x: -1, y: 0 }],
    ["from the right", { x: 50, y: 8 }, { x: -30, y: 0 }, { x: 1, y: 0 }],
  ])("a box is touched %s on its side", (_case, from, way, normal) => {
    const touch = touchBox(from, way, { left: 0, right: 40, top: 0, bottom: 16 });
    expect(touch?.normal.x).toBeCloseTo(normal.x, 12);
    expect(touch?.normal.y).toBeCloseTo(normal.y, 12);
  });

  test("a corner sends the ball off along the line between them", () => {
    const box = { left: 0, right: 40, top: 0, bottom: 16 };
    const touch = touchBox({ x: -10, y: -10 }, { x: 20, y: 20 }, box);
    expect(touch?.normal.x).toBeCloseTo(-Math.SQRT1_2, 12);
    expect(touch?.normal.y).toBeCloseTo(-Math.SQRT1_2, 12);
    expect(bounce({ x: 20, y: 20 }, touch!.normal)).toEqual({
      x: expect.closeTo(-20, 9),
      y: expect.closeTo(-20, 9),
    });
    expect(touchBox({ x: -10, y: 3 }, { x: 3, y: 0 }, box)).toBeNull();
    expect(touchBox({ x: -10, y: -10 }, { x: -20, y: -20 }, box)).toBeNull();
    expect(touchBox({ x: -20, y: -7 }, { x: 80, y: 0 }, box)).toBeNull(); // passes above
    expect(touchLine(0, 0, 5)).toBeNull();
  });

  test("however fast, a ball stops at the first brick on its way", () => {
    const brick = 4 * brickColumns + 6;
    const { left, bottom } = boxOf(brick);
    const state = flying([left + 20, bottom + 300], [0, -90_000], { bricks: only(0, brick) });
    const { state: after, encounters } = fly(state);
    expect(encounters).toEqual([{ bricks: [brick] }]);
    expect(after.ball.y).toBeGreaterThan(bottom);
  });
});

/** Plays by itself until the first wall is gone: the paddle follows the ball, a little off its middle. */
function playAlone(seed: number, seconds: number, offset: (step: number) => number): State[] {
  let state = act(start(seed), serve);
  const states = [state];
  for (let step = 0; step < seconds * 120 && state.level === 1; step += 1) {
    if (!state.isServed) state = act(state, serve);
    state = act(state, { type: "aim", x: state.ball.x + offset(step) });
    state = game.step(state, { type: "tick", at: step });
    states.push(state);
  }
  return states;
}

describe("any game", () => {
  const isInside = ({ ball, isServed }: State): boolean =>
    Math.abs(ball.x) <= width / 2 - ballRadius + 1e-6 &&
    ball.y >= ballRadius - 1e-6 &&
    (ball.y - ballRadius <= height || !isServed);

  test("the ball is always inside, each brick goes once, and the score is their worth", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.integer({ min: -40, max: 40 }),
        (seed, reach) => {
          const states = playAlone(seed, 15, (step) => reach * Math.sin(step / 50));
          const wrong = states.findIndex((state, index) => {
            const before = states[index - 1] ?? state;
            const gone = before.bricks.filter(
              (isThere, brick) => isThere && !state.bricks[brick],
            ).length;
            const gained = state.score - before.score;
            return !(
              (isInside(state) || isLost(state)) &&
              (state.level > before.level ||
                state.bricks.every((isThere, brick) => !isThere || before.bricks[brick])) &&
              gained <= 7 * Math.max(gone, 2) &&
              (gone === 0 || state.level > before.level || gained >= gone)
            );
          });
          expect(wrong, "the step").toBe(-1);
          const end = states.at(-1)!;
          const worth = wallOf(1).reduce(
            (sum, isThere, brick) =>
              sum + (isThere && !end.bricks[brick] ? bandOf(brick).points : 0),
            0,
          );
          expect(end.score).toBe(worth);
        },
      ),
      { numRuns: isProof ? 50 : 3 },
    );
  });

  const everywhere = designs.flatMap((_, index) =>
    everyOptions.map((options) => ({ level: index + 1, ...options })),
  );
  const lowest = boxOf(brickRows * brickColumns - 1).bottom;
  // 28 ways to play, 77,143 steps each: 2.16 million in a proof.
  const stepsEach = isProof ? 77_143 : 300;

  test.each(everywhere)(
    "no ball escapes or goes through a brick: level $level, slow $isSlow, power-ups $hasPowers",
    ({ level, ...options }) => {
      const { step } = breakout(options);
      let state = step(breakout(options).start(level), { type: "start" });
      state = { ...state, level, bricks: wallOf(level) };
      let wrong = "";
      for (let count = 0; count < stepsEach && wrong === ""; count += 1) {
        if (!state.isServed) state = step({ ...state, lives: 3 }, serve);
        // Now and then a ball is missed.
        const aim = state.ball.x + 60 * Math.sin(count / 37);
        const before = step(state, { type: "aim", x: aim });
        state = step(before, { type: "tick", at: count });
        if (state.level > level) state = { ...state, level, bricks: wallOf(level) };
        for (const each of ballsOf(state)) {
          const ball = { ...state, ...each };
          if (!isInside(ball)) wrong = `outside: ${JSON.stringify(before)}`;
          const isHigh = each.ball.y - ballRadius < lowest;
          if (isHigh && state.bricks.some((isThere, brick) => isThere && overlaps(ball, brick))) {
            wrong = `in a brick: ${JSON.stringify(before)}`;
          }
        }
        const half = paddleWidth(state) / 2;
        if (Math.abs(state.paddle) > width / 2 - half + 1e-9) wrong = "the paddle is outside";
      }
      expect(wrong).toBe("");
    },
    120_000,
  );

  test("a patient player clears the first wall: 448 points", () => {
    const cleared = playAlone(4, 400, (step) => 20 * Math.sin(step * 1.7)).find(
      ({ level }) => level === 2,
    );
    expect(cleared).toMatchObject({ score: 448, lives: 3 });
  });

  test("the speed is what the ball has earned, and it never goes too flat", () => {
    const wrong = playAlone(9, 30, (step) => 18 * Math.sin(step / 31)).filter((state) => {
      const { flight, level, isSlow, way, isServed } = state;
      const expected = isServed ? speedOf(flight, level, isSlow) : 0;
      const isEarned = Math.abs(speed(state) - expected) < 1e-6;
      return !isEarned || Math.abs(way.y) < 0.25 * expected - 1e-9;
    });
    expect(wrong).toEqual([]);
  });

  test("at ten times the speed nothing is passed through", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -270, max: 270, noNaN: true }),
        fc.double({ min: -1.2, max: 1.2, noNaN: true }),
        (x, angle) => {
          let state: State = flying([x, 400], [Math.sin(angle) * 4800, -Math.cos(angle) * 4800], {
            bricks: wallOf(1),
          });
          for (let step = 0; step < 40; step += 1) {
            const before = state;
            ({ state } = fly(state));
            const scale = 4800 / speed(state);
            state = { ...state, way: { x: state.way.x * scale, y: state.way.y * scale } };
            const overlapping = state.bricks.some(
              (isThere, brick) => isThere && overlaps(state, brick),
            );
            expect(overlapping, JSON.stringify(before.ball)).toBe(false);
            expect(Math.abs(state.ball.x)).toBeLessThanOrEqual(width / 2 - ballRadius + 1e-6);
            expect(state.ball.y).toBeGreaterThanOrEqual(ballRadius - 1e-6);
            if (state.ball.y > 400) break;
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test("left and right are alike: a mirrored game is the mirror image", () => {
    const mirror = (state: State): State => ({
      ...state,
      paddle: -state.paddle + 0,
      ball: { x: -state.ball.x + 0, y: state.ball.y },
      way: { x: -state.way.x + 0, y: state.way.y },
      bricks: state.bricks.map((_, brick) => {
        const row = Math.floor(brick / brickColumns);
        return (
          state.bricks[row * brickColumns + brickColumns - 1 - (brick % brickColumns)] ?? false
        );
      }),
    });
    let state: State = act(start(12), serve);
    let other = mirror(state);
    for (let step = 0; step < 2400; step += 1) {
      const aim = state.ball.x + 18 * Math.sin(step / 41);
      state = game.step(act(state, { type: "aim", x: aim }), { type: "tick", at: 0 });
      other = game.step(act(other, { type: "aim", x: -aim }), { type: "tick", at: 0 });
    }
    expect(state.score).toBeGreaterThan(5);
    expect({ ...mirror(other), last: null }).toEqual({ ...state, last: null });
  });

  test.each([30, 60, 144, 240, 11])("is the same at %i frames a second", (hertz) => {
    const inputs: [number, Action][] = [
      [100, serve],
      [300, { type: "press", side: "right" }],
      [520, { type: "release", side: "right" }],
      [900, { type: "aim", x: -60 }],
      [1500, { type: "press", side: "left" }],
      [1777, { type: "press", side: "right" }],
      [2100, { type: "release", side: "right" }],
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
      for (let at = frameMs; at <= 4000 + frameMs; at += frameMs) {
        while (queue[0] !== undefined && queue[0][0] <= at) {
          const [inputAt, action] = queue.shift()!;
          runTo(inputAt);
          state = act(state, action);
        }
        runTo(Math.min(at, 4000));
      }
      // When a step was drawn is not part of the game.
      return { ...state, at: 0, last: null };
    };
    expect(play(1000 / hertz)).toEqual(play(1000 / 120));
    expect(play(1000 / 120).score).toBeGreaterThan(0);
  });
});

function overlaps({ ball }: State, brick: number): boolean {
  const box = boxOf(brick);
  const x = ball.x - Math.max(box.left, Math.min(box.right, ball.x));
  const y = ball.y - Math.max(box.top, Math.min(box.bottom, ball.y));
  return Math.hypot(x, y) < ballRadius - 1e-6;
}

describe("the walls of all levels", () => {
  test("the first is full, and no two are alike", () => {
    expect(wallOf(1)).toEqual(Array.from({ length: 112 }, () => true));
    expect(new Set(designs.map(({ rows }) => rows.join())).size).toBe(designs.length);
    expect(new Set(designs.map(({ name }) => name)).size).toBe(designs.length);
    expect(designs.length).toBeGreaterThan(5);
  });

  test.each(designs.map(({ name }, index) => [index + 1, name] as const))(
    "level %i, %s, is 8 rows of 14, the same from both sides",
    (level, name) => {
      const { rows } = designs[level - 1] ?? designs[0];
      expect(nameOf(level)).toBe(name);
      expect(rows).toHaveLength(brickRows);
      for (const row of rows) {
        expect(row).toMatch(/^[#.]{14}$/);
        expect(row.split("").toReversed().join("")).toBe(row);
      }
      expect(wallOf(level).filter(Boolean).length).toBe(rows.join("").replaceAll(".", "").length);
    },
  );

  test("bricks lie side by side, inside, and leave room above", () => {
    const first = boxOf(0);
    const last = boxOf(brickRows * brickColumns - 1);
    expect([first.left, last.right]).toEqual([-width / 2, width / 2]);
    expect(first.top).toBeGreaterThan(2 * ballRadius);
    expect(last.bottom).toBeLessThan(paddleTop - 200);
    expect(boxOf(1).left).toBe(first.right);
    expect(boxOf(brickColumns).top).toBe(first.bottom);
  });
});

describe("keys, keeping and words", () => {
  test("keys lie by position; only those that are held have a release", () => {
    expect(actionOf("Space")).toEqual(serve);
    expect(actionOf("KeyA")).toEqual({ type: "press", side: "left" });
    expect(actionOf("valueOf")).toBeUndefined();
    expect(releaseOf("ArrowRight")).toEqual({ type: "release", side: "right" });
    expect(releaseOf("Space")).toBeUndefined();
  });

  test("pressing what is pressed and releasing what is not change nothing", () => {
    const held = act(start(), { type: "press", side: "left" });
    expect(act(held, { type: "press", side: "left" })).toBe(held);
    expect(act(held, { type: "release", side: "right" })).toBe(held);
  });

  test("every way to play keeps its best apart, and stays what it is", () => {
    expect(everyOptions.map(bestKey)).toEqual([
      "tabkit-breakout-best",
      "tabkit-breakout-best-slow",
      "tabkit-breakout-best-powers",
      "tabkit-breakout-best-powers-slow",
    ]);
    const slow = act(
      breakout({ isSlow: true, hasPowers: false }).start(1),
      { type: "start" },
      serve,
    );
    expect(speed(slow)).toBeCloseTo(204, 9);
  });

  test.each<[string | null, Options]>([
    [null, { isSlow: false, hasPowers: false }],
    ["slow", { isSlow: true, hasPowers: false }],
    ["usual", { isSlow: false, hasPowers: false }],
    ['{"isSlow":true,"hasPowers":true}', { isSlow: true, hasPowers: true }],
    ['{"isSlow":"yes","hasPowers":1}', { isSlow: false, hasPowers: false }],
    ['{"hasPowers":true', { isSlow: false, hasPowers: false }],
  ])("stored %j is read as %j", (text, options) => {
    expect(codec.parse(text)).toEqual(options);
    expect(codec.parse(codec.format(options))).toEqual(options);
  });

  test.each<[string, Partial<State>, boolean]>([
    ["", {}, false],
    ["Started. Space serves the ball.", { last: { type: "started" } }, false],
    ["Paused.", { last: { type: "paused" } }, false],
    ["", { last: { type: "bounced", off: "wall" } }, false],
    ["", { last: { type: "hit", bricks: [3], at: 0 } }, false],
    [
      "Level 2. Score 1,448. Space serves the ball.",
      { last: { type: "cleared" }, level: 2, score: 1448 },
      false,
    ],
    [
      "Ball lost. 2 lives left. Space serves the ball.",
      { last: { type: "lost" }, lives: 2 },
      false,
    ],
    ["Ball lost. 1 life left. Space serves the ball.", { last: { type: "lost" }, lives: 1 }, false],
    ["Wide paddle.", { last: { type: "caught", power: "wide" } }, false],
    ["Another life.", { last: { type: "caught", power: "life" } }, false],
    ["Game over. Final score 12.", { last: { type: "over" }, score: 12 }, false],
    ["Game over. Final score 12. New best score.", { last: { type: "over" }, score: 12 }, true],
  ])("a screen reader says %j", (text, more, isBest) => {
    expect(describeLast({ ...game.start(1), ...more }, isBest)).toBe(text);
  });

  test("higher bricks sound higher", () => {
    const pitch = (brick: number) =>
      soundOf({ ...start(), last: { type: "hit", bricks: [brick], at: 0 } })?.[0]?.pitchHz ?? 0;
    expect(pitch(0)).toBeGreaterThan(pitch(30));
    expect(pitch(30)).toBeGreaterThan(pitch(60));
    expect(pitch(60)).toBeGreaterThan(pitch(100));
    expect(soundOf(game.start(1))).toBeUndefined();
  });
});
