import { describe, expect, test } from "vitest";
import { sampledCases } from "#proof/scale.ts";
import { breakout, everyOptions, readSave, writeSave, type State } from "../logic.ts";

const options = { isSlow: false, hasPowers: true };
const game = breakout(options);

/** A game of this seed that has been played for so many steps, serving and following the ball. */
function played(seed: number, steps: number, rules = options): State {
  const { step } = breakout(rules);
  let state = step(breakout(rules).start(seed), { type: "start" });
  for (let at = 0; at < steps && state.phase === "running"; at += 1) {
    if (!state.isServed) state = step(state, { type: "serve" });
    state = step(state, { type: "aim", x: state.ball.x + (at % 60) - 30 });
    state = step(state, { type: "tick", at });
  }
  return state;
}
const through = (state: State): unknown => JSON.parse(JSON.stringify(writeSave(state)));
const kept = through(played(3, 3000)) as Record<string, unknown>;

describe("a game that is kept", () => {
  test.each(everyOptions)("goes on as if nothing had been: %j", (rules) => {
    for (const seed of sampledCases([0, 1, 2, 3, 4, 5], 3)) {
      const left = breakout(rules).step(played(seed, 300 * seed, rules), { type: "pause" });
      const found = readSave(through(left));
      expect(found).toEqual({ ...left, at: 0, last: null });
      const goOn = (state: State): State => {
        let now: State = { ...state, phase: "running" };
        for (let at = 0; at < 600; at += 1) now = game.step(now, { type: "tick", at });
        return now;
      };
      expect({ ...goOn(found!), last: null }).toEqual({ ...goOn(left), last: null });
    }
  });

  test("is found paused, without keys", () => {
    const running = game.step(played(1, 50), { type: "press", side: "left" });
    expect(readSave(through(running))).toMatchObject({ phase: "paused", held: [], last: null });
  });

  test("has everything in it that flies, falls and ends", () => {
    const rich = {
      extras: [{ ball: { x: 1, y: 200 }, way: { x: 100, y: -300 } }],
      capsules: [{ power: "life", x: -5.5, y: 300.25 }],
      wideFor: 10,
      calmFor: 5,
    } as const;
    expect(readSave(through({ ...played(3, 500), ...rich }))).toMatchObject(rich);
  });
});

describe("what is no game is refused", () => {
  const ball = { x: 0, y: 100 };
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["a text", "game"],
    ["a list", []],
    ["another version", { ...kept, version: 2 }],
    ["no seed", { ...kept, seed: undefined }],
    ["a seed too large", { ...kept, seed: 2 ** 32 }],
    ["dice that cannot roll", { ...kept, dice: [0, 0, 0, 0] }],
    ["no life", { ...kept, lives: 0 }],
    ["too many lives", { ...kept, lives: 6 }],
    ["level 0", { ...kept, level: 0 }],
    ["half a point", { ...kept, score: 0.5 }],
    ["a brick too few", { ...kept, bricks: String(kept.bricks).slice(1) }],
    ["no brick left", { ...kept, bricks: String(kept.bricks).replaceAll("#", ".") }],
    ["a flag that is none", { ...kept, isSlow: "yes" }],
    ["a paddle outside", { ...kept, paddle: 281 }],
    ["a ball outside", { ...kept, ball: { x: 300, y: 100 } }],
    ["a ball that hangs", { ...kept, isServed: true, way: { x: 300, y: 0 } }],
    ["a ball too fast", { ...kept, isServed: true, way: { x: 900, y: 900 } }],
    ["no way", { ...kept, way: { x: null, y: 1 } }],
    ["too many balls", { ...kept, extras: Array.from({ length: 4 }, () => ({ ball, way: ball })) }],
    ["a second ball that hangs", { ...kept, extras: [{ ball, way: { x: 5, y: 0 } }] }],
    ["an unknown power", { ...kept, capsules: [{ ...ball, power: "gun" }] }],
    ["a capsule nowhere", { ...kept, capsules: [{ power: "wide" }] }],
    ["no flight", { ...kept, flight: { hits: 1 } }],
  ])("%s", (_case, saved) => {
    expect(readSave(saved)).toBeUndefined();
  });

  test("and the one that these were made of is not", () => {
    expect(readSave(kept)).toBeDefined();
  });
});
