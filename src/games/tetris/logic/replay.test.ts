import { describe, expect, test } from "vitest";
import { proveReplays } from "#proof/replays.ts";
import { everyWay, handlingOf, optionsShape, replay, type Action, type State } from "../logic.ts";
import { delaysMs, repeatsMs, softFactors } from "./options.ts";

const handling = handlingOf(optionsShape.initial);
const keys = ["left", "right", "down"] as const;
const controls: readonly Action[] = [
  ...keys.flatMap((key) => [
    { type: "press", key } as const,
    { type: "release", key } as const,
    { type: "nudge", way: key } as const,
  ]),
  { type: "turn", by: 1 },
  { type: "turn", by: -1 },
  { type: "turn", by: 2 },
  { type: "hold" },
  ...Array.from({ length: 6 }, () => ({ type: "drop" }) as const),
];
const phases: readonly Action[] = [{ type: "start" }, { type: "pause" }, { type: "resume" }];
const adjustments: readonly Action[] = [
  ...delaysMs.map((delayMs) => ({ ...handling, delayMs })),
  ...repeatsMs.map((repeatMs) => ({ ...handling, repeatMs })),
  ...softFactors.map((softFactor) => ({ ...handling, softFactor })),
].map((changed) => ({ type: "adjust", handling: changed }));

describe("a game of Tetris, watched again", () => {
  proveReplays({
    replay,
    everyOptions: everyWay.flatMap((way) => [
      { ...way, ...handling },
      { ...way, delayMs: 33, repeatMs: 0, softFactor: 0 },
    ]),
    actions: ({ phase }): readonly Action[] => {
      if (phase === "idle") return [{ type: "start" }];
      if (phase === "paused") return [{ type: "resume" }];
      return [...controls, ...controls, { type: "pause" }, ...adjustments.slice(0, 3)];
    },
  });

  test("every action has a word of its own", () => {
    const actions = new Set([...controls.slice(0, 14), ...phases, ...adjustments]);
    for (const action of actions) expect(replay.read(replay.write(action), 0)).toEqual(action);
  });

  test.each(["a", "a167,33", "a167,33,20,1", "a166,33,20", "a0167,33,20", "a1e2,33,20", "b"])(
    "%j is no word",
    (word) => {
      expect(replay.read(word, 0)).toBeUndefined();
    },
  );

  test("another handling is an action: the replay begins with the first", () => {
    const game = replay.game({ mode: "sprint", isSlow: true, ...handling });
    const changed = { ...handling, delayMs: 33 };
    const state = game.step(game.start(1), { type: "adjust", handling: changed });
    expect(state.handling).toEqual(changed);
    expect(replay.optionsOf(state)).toEqual({ mode: "sprint", isSlow: true, ...handling });
  });

  test("a game that is over does not begin another: that would be another seed", () => {
    const game = replay.game({ mode: "classic", isSlow: false, ...handling });
    const over: State = { ...game.start(1), phase: "over" };
    expect(game.step(over, { type: "start" })).toBe(over);
  });
});

test.each([
  ["Score 1,200", { mode: "classic", score: 1200 }],
  ["Score 1,200", { mode: "ultra", score: 1200 }],
  ["12 of 40 lines", { mode: "sprint", lines: 12 }],
  ["1:01.02", { mode: "sprint", lines: 40, clock: 7323, last: { type: "finished" } }],
] as const)("a replay comes to %j", (text, part) => {
  const state = replay.game(replay.options.initial).start(1);
  expect(replay.resultOf({ ...state, ...part })).toBe(text);
});
