import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Tick } from "#domain/game.ts";
import { describeLast, hintOf, labelOf } from "../view/announcements.ts";
import { game } from "./game.ts";
import { readSave, writeSave } from "./save.ts";
import { seriesLength, summaryOf } from "./series.ts";
import { restMs, type Action, type State } from "./state.ts";

const tick: Tick = { type: "tick", at: 0 };
const play = (state: State, ...actions: (Action | Tick)[]): State =>
  actions.reduce((now, action) => game.step(now, action), state);
const chosen = play(game.start(7), { type: "mode", mode: "series" });

/** One try that takes so long; without a time, one that comes too early. */
function tried(state: State, ms?: number): State {
  const at = state.endedAt + restMs;
  const ready = play(state, { type: "start" });
  return ms === undefined
    ? play(ready, { type: "press", at, by: "mouse" })
    : play(ready, tick, { type: "painted", at }, { type: "press", at: at + ms, by: "mouse" });
}
const after = (...times: (number | undefined)[]): State => times.reduce(tried, chosen);
const full = after(240, 210, 300, 220, 230);

describe("a series", () => {
  test("single tries are the default, and know nothing of series", () => {
    const single = tried(game.start(7), 231);
    expect(single).toMatchObject({ mode: "single", series: [], falseStarts: 0 });
    expect(tried(single)).toMatchObject({ series: [], falseStarts: 0, tooEarly: 1 });
  });

  test("is five times, and each is an attempt as any other", () => {
    expect(full.series).toEqual([240, 210, 300, 220, 230]);
    expect(full.series).toHaveLength(seriesLength);
    expect(full.attempts.map(({ ms }) => ms)).toEqual(full.series);
  });

  test("after the fifth the next one begins anew", () => {
    expect(play(full, { type: "start" })).toMatchObject({ series: [], falseStarts: 0 });
    expect(tried(full, 250).series).toEqual([250]);
    expect(tried(full, 250).attempts).toHaveLength(6);
  });

  test("a false start is told and the try repeated", () => {
    const early = after(240, undefined);
    expect(early).toMatchObject({ phase: "too-early", series: [240], falseStarts: 1 });
    expect(labelOf(early)).toBe("Too early! Wait for green.");
    expect(hintOf(early)).toBe("That does not count. Press again to repeat try 2 of 5.");
    expect(describeLast(early)).toBe(
      "Too early! Wait for green. A false start. Try 2 of 5 is repeated.",
    );
    expect(tried(early, 250)).toMatchObject({ series: [240, 250], falseStarts: 1 });
  });

  test("so is a press that is faster than nerves, though it is an attempt", () => {
    const guess = after(240, 99.9);
    expect(guess).toMatchObject({ phase: "clicked", series: [240], falseStarts: 1, lastMs: 99.9 });
    expect(guess.attempts).toHaveLength(2);
    expect(hintOf(guess)).toBe(
      "Under 100 ms is faster than nerves: a false start. Press again to repeat try 2 of 5.",
    );
    expect(describeLast(guess)).toContain("A false start. Try 2 of 5 is repeated.");
    expect(after(240, 100).series).toEqual([240, 100]);
  });

  test.each<[string, Action, Partial<State>]>([
    ["another tab ends the try only", { type: "leave" }, { series: [240], falseStarts: 1 }],
    ["Reset ends the series", { type: "reset" }, { series: [], falseStarts: 0 }],
    ["Clear History ends it", { type: "clear" }, { series: [], falseStarts: 0, attempts: [] }],
  ])("%s", (_rule, action, expected) => {
    const on = play(after(240, undefined), { type: "start" });
    expect(play(on, action)).toMatchObject({ phase: "waiting", ...expected });
  });

  test("is not thrown away by another mode, which comes after it or with Reset", () => {
    const on = play(after(240, undefined), { type: "start" }, { type: "mode", mode: "single" });
    expect(on).toMatchObject({ phase: "ready", mode: "series", nextMode: "single", series: [240] });
    expect(play(on, { type: "reset" })).toMatchObject({ mode: "single", series: [] });
    const done = [210, 300, 220, 230].reduce(tried, on);
    expect(done).toMatchObject({ mode: "series", series: { length: 5 } });
    expect(tried(done, 250)).toMatchObject({ mode: "single", series: [] });
    expect(play(full, { type: "mode", mode: "single" })).toMatchObject({
      phase: "waiting",
      mode: "single",
    });
  });

  test("to choose the same mode again changes nothing", () => {
    expect(play(full, { type: "mode", mode: "series" })).toBe(full);
  });

  test("survives a reload with its times; the try that was on begins anew", () => {
    const on = play(after(240, undefined, 210), { type: "start" }, tick);
    const read = readSave(JSON.parse(JSON.stringify(writeSave(on))));
    expect(read).toMatchObject({
      phase: "waiting",
      mode: "series",
      series: [240, 210],
      falseStarts: 1,
    });
    expect(hintOf(read as State)).toBe("Try 3 of 5 comes next");
  });

  test("whatever is done, it never has more than five times, none of them a guess", () => {
    const action: fc.Arbitrary<Action | Tick> = fc.oneof(
      fc.constant(tick),
      fc.constantFrom<Action>({ type: "start" }, { type: "leave" }, { type: "reset" }),
      fc.record({ type: fc.constant("painted" as const), at: fc.nat(9999) }),
      fc.record({
        type: fc.constant("press" as const),
        at: fc.nat(9999),
        by: fc.constant("key" as const),
      }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 80 }), (list) => {
        const { series } = play(chosen, ...list);
        expect(series.length).toBeLessThanOrEqual(seriesLength);
        expect(series.every((ms) => ms >= 100)).toBe(true);
      }),
    );
  });
});

describe("what the pad says", () => {
  test.each<[string, State, string]>([
    ["before the first", chosen, "Try 1 of 5 comes next"],
    ["while it is red", play(after(240), { type: "start" }), "Try 2 of 5"],
    ["after a try", after(240), "Good. Press again for try 2 of 5."],
    ["after the last", full, "Median of the five: 230 ms. Press again for a new series."],
  ])("%s", (_when, state, hint) => {
    expect(hintOf(state)).toBe(hint);
  });

  test("and a screen reader", () => {
    expect(describeLast(after(240))).toBe("240 milliseconds. Good. Try 2 of 5 comes next.");
    expect(describeLast(full)).toBe(
      "230 milliseconds. Good. Series finished: median 230, from 210 to 300 milliseconds.",
    );
  });
});

describe("what five times say", () => {
  test("median, mean, spread and the deviation of a sample", () => {
    // By `python3 -c "import statistics as s; x=[240,210,300,220,230]; print(s.median(x),
    // s.mean(x), s.stdev(x))"`.
    expect(summaryOf(full)).toEqual({
      medianMs: 230,
      meanMs: 240,
      fastestMs: 210,
      slowestMs: 300,
      deviationMs: expect.closeTo(35.355_339_06, 8),
    });
  });

  test("nothing before there are five", () => {
    expect(summaryOf(after(240, 210, 300, 220))).toBeNull();
    expect(summaryOf(chosen)).toBeNull();
  });
});
