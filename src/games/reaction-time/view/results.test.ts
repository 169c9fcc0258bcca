import { expect, test } from "vitest";
import { game, readSave, writeSave, type Action, type State } from "../logic.ts";
import { finishedOf, kind } from "./results.ts";

const act = (state: State, ...actions: Action[]): State =>
  actions.reduce((now, action) => game.step(now, action), state);

/** Tries with these times, from the start. */
function tried(state: State, ...times: number[]): State {
  let now = state;
  for (const ms of times) {
    now = game.step(act(now, { type: "start" }), { type: "tick", at: 0 });
    now = act(now, { type: "painted", at: 5000 }, { type: "press", at: 5000 + ms, by: "key" });
  }
  return now;
}
const day = act(game.start(7), { type: "daily", seed: 20261116 });

test("the day of 2026-11-16 is the same for everybody, whatever was played before", () => {
  const waits = (state: State): number[] =>
    Array.from({ length: 5 }, (_, index) => index).map(
      (count) =>
        act(tried(state, ...Array.from({ length: count }, () => 200)), { type: "start" }).delayMs,
    );
  const before = tried(act(game.start(99), { type: "mode", mode: "series" }), 200, 210, 220);
  expect(waits(day)).toEqual([3840, 3196, 2715, 4399, 2795]);
  expect(waits(act(before, { type: "daily", seed: 20261116 }))).toEqual(waits(day));
});

test("five tries are a result, their median, in whole milliseconds", () => {
  expect(finishedOf(tried(day, 201, 250.4, 300, 210))).toBeNull();
  const full = tried(day, 201, 250.4, 300, 210, 280);
  const finished = { score: 250, mode: "series", seed: 20261116, isStandard: true };
  expect(finishedOf(full)).toEqual(finished);
  expect(finishedOf(readSave(writeSave(full))!)).toEqual(finished);
  expect(finishedOf(act(full, { type: "start" }))).toBeNull();
});

test("the next series, and one after a reset, is no day's", () => {
  expect(tried(day, 201, 250, 300, 210, 280, 222).seed).toBeNull();
  expect(act(day, { type: "reset" }).seed).toBeNull();
  const own = tried(act(game.start(7), { type: "mode", mode: "series" }), 201, 210, 220, 230, 240);
  expect(finishedOf(own)).toEqual({ score: 220, mode: "series", seed: null, isStandard: false });
});

test("single tries come to no end", () => {
  expect(finishedOf(tried(game.start(7), 201, 250, 300, 210, 280))).toBeNull();
});

test("words", () => {
  expect([kind.words(231), kind.difference?.(5)]).toEqual(["231 ms", "5 ms"]);
});
