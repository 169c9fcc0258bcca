// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everySecond } from "./wall-clock.ts";

let hidden = false;
const setHidden = (value: boolean) => {
  hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  hidden = false;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 1_700_000_000_250 });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() =>
    hidden ? "hidden" : "visible",
  );
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("at once, then on each full second", () => {
  const ticks: number[] = [];
  const stop = everySecond((now) => ticks.push(now % 10_000));
  vi.advanceTimersByTime(2_800);
  expect(ticks).toEqual([250, 1000, 2000, 3000]);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(ticks).toHaveLength(4);
});

test("rests while hidden, and is right at once when seen again", () => {
  const ticks: number[] = [];
  const stop = everySecond((now) => ticks.push(now % 100_000));
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_500);
  expect(ticks).toEqual([250]);
  setHidden(false);
  expect(ticks).toEqual([250, 60_750]);
  vi.advanceTimersByTime(250);
  expect(ticks).toEqual([250, 60_750, 61_000]);
  stop();
});

test("a page that starts hidden waits", () => {
  hidden = true;
  const tick = vi.fn();
  const stop = everySecond(tick);
  vi.advanceTimersByTime(3_000);
  expect(tick).not.toHaveBeenCalled();
  setHidden(false);
  expect(tick).toHaveBeenCalledTimes(1);
  stop();
});

test("a clock that is set is followed", () => {
  const ticks: number[] = [];
  const stop = everySecond((now) => ticks.push(now));
  vi.setSystemTime(1_800_000_000_900);
  vi.advanceTimersByTime(750);
  expect(ticks.at(-1)).toBe(1_800_000_001_650);
  vi.advanceTimersByTime(350);
  expect(ticks.at(-1)).toBe(1_800_000_002_000);
  stop();
});
