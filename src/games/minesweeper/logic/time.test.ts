import { describe, expect, test } from "vitest";
import { fullTenths, readBest, secondsText, shortTimeText, timeText } from "./time.ts";

describe("tenths of a second", () => {
  test.each([
    [0, "0:00.0", "0.0"],
    [99.9, "0:00.0", "0.0"],
    [100, "0:00.1", "0.1"],
    [34_299, "0:34.2", "34.2"],
    [59_999, "0:59.9", "59.9"],
    [60_000, "1:00.0", "60.0"],
    [65_300, "1:05.3", "65.3"],
    [3_600_000, "60:00.0", "3600.0"],
  ])("%d ms show as %s, and are said as %s", (ms, shown, said) => {
    expect(timeText(fullTenths(ms))).toBe(shown);
    expect(secondsText(fullTenths(ms))).toBe(said);
  });
});

test.each([
  [653, "1:05.3"],
  [5999, "9:59.9"],
  [6000, "10:00"],
  [36_009, "60:00"],
])("%i tenths where there is little room: %s", (tenths, text) => {
  expect(shortTimeText(tenths)).toBe(text);
});

describe("best times", () => {
  test.each([
    ["34.2", 342],
    ["34", 340], // from before tenths were kept
    ["0.1", 1],
    ["1234567.9", 12_345_679],
    [null, 0],
    ["", 0],
    ["0", 0],
    ["-1", 0],
    ["12abc", 0],
    ["34.25", 0],
    ["34.", 0],
    [".5", 0],
    ["1e3", 0],
    ["12345678", 0],
  ])("stored as %j", (text, tenths) => {
    expect(readBest(text)).toBe(tenths);
  });

  test("every time is read as it was written", () => {
    const times = Array.from({ length: 20_000 }, (_, tenths) => tenths);
    expect(times.filter((tenths) => readBest(secondsText(tenths)) !== tenths)).toEqual([]);
  });

  test("an old best in whole seconds is beaten only by a time that is shorter for certain", () => {
    expect(fullTenths(34_900)).toBeGreaterThan(readBest("34"));
    expect(fullTenths(33_999)).toBeLessThan(readBest("34"));
  });
});
