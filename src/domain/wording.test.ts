import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { counted, grouped, listed, minutesAndSeconds } from "./wording.ts";

describe("numbers and lists as Intl writes them in en-US", () => {
  test("every whole number", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(grouped(value)).toBe(value.toLocaleString("en-US"));
      }),
    );
  });

  test("every list", () => {
    const intl = new Intl.ListFormat("en-US", { type: "conjunction" });
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 6 }), (words) => {
        expect(listed(words)).toBe(intl.format(words));
      }),
    );
  });
});

test.each([
  [0, "0 lines"],
  [1, "1 line"],
  [1204, "1,204 lines"],
])("%i is counted as %s", (count, words) => expect(counted(count, "line")).toBe(words));

test.each([
  [0, "0:00"],
  [65.9, "1:05"],
  [3600, "60:00"],
])("%f s on a clock: %s", (seconds, words) => expect(minutesAndSeconds(seconds)).toBe(words));
