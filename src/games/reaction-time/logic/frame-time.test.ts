import { describe, expect, test } from "vitest";
import { frameTimeText } from "../view/announcements.ts";
import { frameCount, frameTimeOf } from "./frame-time.ts";

/** When the frames of a screen began, as a clock of this resolution tells it. */
const timesAt = (hz: number, resolutionMs = 0.1): number[] =>
  Array.from(
    { length: frameCount },
    (_, index) => Math.floor((5000 + (index * 1000) / hz) / resolutionMs) * resolutionMs,
  );

describe("the frame time", () => {
  test.each([30, 48, 50, 59.94, 60, 75, 90, 120, 144, 165, 240])(
    "of a screen of %d Hz, whether the clock tells a tenth or a whole millisecond",
    (hz) => {
      for (const resolutionMs of [0.005, 0.1, 1]) {
        const found = frameTimeOf(timesAt(hz, resolutionMs));
        expect(Math.abs((found?.hz ?? 0) - hz) / hz, `${resolutionMs} ms`).toBeLessThan(0.01);
        expect(found?.isEven).toBe(true);
      }
    },
  );

  test("frames that were missed are left out, and too many of them are told", () => {
    const missing = (every: number) => timesAt(60).filter((_, index) => index % every !== 1);
    expect(frameTimeOf(missing(20))).toMatchObject({ isEven: true, hz: expect.closeTo(60, 0) });
    expect(frameTimeOf(missing(4))).toMatchObject({ isEven: false, hz: expect.closeTo(60, 0) });
  });

  test.each([
    ["no frames", []],
    ["one frame", [5]],
    ["a clock that stands", [5, 5, 5, 5]],
    ["a clock of 100 ms at 60 Hz", timesAt(60, 100)],
    ["a clock that goes backwards", [5, 4, 3]],
    ["no numbers", [Number.NaN, Number.NaN, Number.NaN]],
  ])("%s tells nothing", (_case, times) => {
    expect(frameTimeOf(times)).toBeNull();
  });

  test("what it means is said in words", () => {
    expect(frameTimeText(frameTimeOf(timesAt(60)))).toBe(
      "About 60 Hz: a frame takes 16.7 ms. That adds about 8.3 ms on average (half a frame) to any time measured here.",
    );
    expect(frameTimeText({ hz: 60, frameMs: 16.7, isEven: false })).toContain("unevenly");
    expect(frameTimeText(null)).toBe("The clock of this browser is too coarse to tell.");
  });
});
