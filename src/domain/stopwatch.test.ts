import { expect, test } from "vitest";
import { atZero, elapsedAt, rollAt, startAt, stopAt, untilFullSecond } from "./stopwatch.ts";

test("counts while it runs, and only then", () => {
  expect(elapsedAt(atZero, 9000)).toBe(0);
  const running = startAt(atZero, 1000);
  expect(elapsedAt(running, 3500)).toBe(2500);
  const stopped = stopAt(running, 3500);
  expect(elapsedAt(stopped, 99_999)).toBe(2500);
  expect(elapsedAt(startAt(stopped, 10_000), 10_001)).toBe(2501);
});

test("starting twice counts once, and so does stopping twice", () => {
  const running = startAt(atZero, 1000);
  expect(startAt(running, 2000)).toBe(running);
  const stopped = stopAt(running, 2000);
  expect(stopAt(stopped, 9000)).toBe(stopped);
});

test("a clock that goes backwards takes nothing away", () => {
  expect(elapsedAt({ totalMs: 500, since: 1000 }, 900)).toBe(500);
});

test("rolling changes nothing but what is written down", () => {
  const running = startAt(atZero, 1000);
  expect(rollAt(running, 1700)).toEqual({ totalMs: 700, since: 1700 });
  expect(elapsedAt(rollAt(running, 1700), 2000)).toBe(elapsedAt(running, 2000));
  expect(rollAt(atZero, 1700)).toBe(atZero);
});

test.each([
  [0, 1000],
  [999.5, 1],
  [1000, 1000],
  [1003, 997],
  [2500, 500],
])("after %d ms the next full second is %i ms on", (totalMs, waitMs) => {
  expect(untilFullSecond({ totalMs, since: 0 })).toBe(waitMs);
  expect(untilFullSecond({ totalMs, since: null })).toBeNull();
});
