// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { every, whenIdle } from "./clock.ts";

let hidden = false;
/** Time that passed without any timer: the page was blocked, or the machine asleep. */
let lostMs = 0;

function setHidden(value: boolean) {
  hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      "setTimeout",
      "clearTimeout",
      "performance",
      "requestAnimationFrame",
      "cancelAnimationFrame",
    ],
  });
  hidden = false;
  lostMs = 0;
  const ticking = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => ticking() + lostMs);
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() =>
    hidden ? "hidden" : "visible",
  );
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0); // every test stops its clock, and nothing is left behind
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a pace in milliseconds", () => {
  test("steps at that pace and says when each step was due", () => {
    const startedAt = performance.now();
    const due: number[] = [];
    const clock = every(150, (at) => due.push(at - startedAt));
    vi.advanceTimersByTime(149);
    expect(due).toEqual([]);
    vi.advanceTimersByTime(451);
    expect(due).toEqual([150, 300, 450, 600]);
    clock.stop();
  });

  test("stops for good, also from within a step", () => {
    let steps = 0;
    const clock = every(10, () => {
      steps += 1;
      if (steps === 2) clock.stop();
    });
    vi.advanceTimersByTime(1000);
    clock.catchUp();
    setHidden(true);
    setHidden(false);
    vi.advanceTimersByTime(1000);
    expect(steps).toBe(2);
  });

  test("makes up for a hiccup", () => {
    const step = vi.fn<() => void>();
    const clock = every(50, step);
    lostMs = 120;
    vi.advanceTimersByTime(50);
    expect(step).toHaveBeenCalledTimes(3);
    clock.stop();
  });

  test("does not make up for a night's sleep", () => {
    const step = vi.fn<() => void>();
    const clock = every(50, step);
    lostMs = 8 * 60 * 60 * 1000;
    vi.advanceTimersByTime(50);
    expect(step).toHaveBeenCalledTimes(5);
    step.mockClear();
    vi.advanceTimersByTime(500);
    expect(step).toHaveBeenCalledTimes(10);
    clock.stop();
  });

  test("nor, at a slow pace, for more than a quarter of a second", () => {
    const step = vi.fn<() => void>();
    const clock = every(100, step);
    lostMs = 10_000;
    vi.advanceTimersByTime(100);
    expect(step).toHaveBeenCalledTimes(3); // those due within the last 250 ms
    clock.stop();
  });

  test("stands still while the page is hidden, and keeps what was left to wait", () => {
    const step = vi.fn<() => void>();
    const clock = every(100, step);
    vi.advanceTimersByTime(70);
    setHidden(true);
    vi.advanceTimersByTime(60_000);
    clock.catchUp();
    expect(step).not.toHaveBeenCalled();
    setHidden(false);
    vi.advanceTimersByTime(29);
    expect(step).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(step).toHaveBeenCalledTimes(1);
    clock.stop();
  });

  test("does not begin on a hidden page", () => {
    hidden = true;
    const step = vi.fn<() => void>();
    const clock = every(100, step);
    vi.advanceTimersByTime(1000);
    expect(step).not.toHaveBeenCalled();
    setHidden(false);
    vi.advanceTimersByTime(100);
    expect(step).toHaveBeenCalledTimes(1);
    clock.stop();
  });
});

describe("the frame pace", () => {
  /** Draws frames at the given times (in ms) instead of the fake 60 Hz. */
  function frames(times: readonly number[], run: () => { stop: () => void }) {
    const startedAt = performance.now();
    let waiting: FrameRequestCallback | null = null;
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
      waiting = callback;
      return 1;
    });
    vi.stubGlobal("cancelAnimationFrame", () => {
      waiting = null;
    });
    const clock = run();
    for (const time of times) {
      vi.advanceTimersByTime(startedAt + time - performance.now());
      const callback = waiting as FrameRequestCallback | null;
      waiting = null;
      callback?.(performance.now());
    }
    clock.stop();
    expect(waiting).toBeNull();
    vi.unstubAllGlobals();
  }

  const even = (hertz: number) =>
    Array.from({ length: 2 * hertz }, (_, frame) => ((frame + 1) * 1000) / hertz);

  test.each([30, 60, 144, 240])("makes 240 steps in two seconds at %i Hz", (hertz) => {
    const due: number[] = [];
    const startedAt = performance.now();
    frames([...even(hertz), 2001], () => every("frame", (at) => due.push(at - startedAt)));
    expect(due).toHaveLength(240);
    for (const [step, at] of due.entries()) expect(at).toBeCloseTo(((step + 1) * 1000) / 120, 3);
  });

  test("makes the same steps with irregular frames", () => {
    const step = vi.fn<() => void>();
    const irregular = Array.from({ length: 80 }, (_, frame) => frame * 25 + ((frame * 7) % 17));
    frames([...irregular, 2001], () => every("frame", step));
    expect(step).toHaveBeenCalledTimes(240);
  });

  test("makes at most five steps in a frame", () => {
    const step = vi.fn<() => void>();
    frames([5000], () => every("frame", step));
    expect(step).toHaveBeenCalledTimes(5);
  });

  test("after a gap goes on at the old pace", () => {
    const step = vi.fn<() => void>();
    frames([5000, ...even(60).map((time) => 5000 + time), 7001], () => every("frame", step));
    expect(step).toHaveBeenCalledTimes(5 + 240);
  });
});

describe("when idle", () => {
  test("leaves the moment to the browser, within a second", () => {
    const ask = vi.fn<typeof requestIdleCallback>(() => 7);
    const forget = vi.fn<typeof cancelIdleCallback>();
    vi.stubGlobal("requestIdleCallback", ask);
    vi.stubGlobal("cancelIdleCallback", forget);
    const act = vi.fn<() => void>();
    whenIdle(act)();
    expect(ask).toHaveBeenCalledWith(act, { timeout: 1000 });
    expect(forget).toHaveBeenCalledWith(7);
    vi.unstubAllGlobals();
  });

  test("waits a little where the browser cannot tell, and can be called off", () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    Reflect.deleteProperty(globalThis, "requestIdleCallback");
    const act = vi.fn<() => void>();
    whenIdle(act);
    whenIdle(act)();
    vi.advanceTimersByTime(199);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
