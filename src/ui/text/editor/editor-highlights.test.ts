import { describe, expect, test } from "vitest";
import { toEditorRanges } from "./editor-highlights.ts";

const hit = (from: number, to: number) => ({ from, to, look: "hit" as const });

describe("places in a text, as an editor counts them", () => {
  test("one character per line end", () => {
    expect(toEditorRanges("ab\r\ncd\r\nef", [hit(0, 2), hit(4, 6), hit(8, 10)])).toEqual([
      hit(0, 2),
      hit(3, 5),
      hit(6, 8),
    ]);
  });

  test("each half of a line end", () => {
    expect(toEditorRanges("a\r\nb", [hit(1, 2), hit(2, 3), hit(1, 3), hit(3, 3)])).toEqual([
      hit(1, 1),
      hit(1, 2),
      hit(1, 2),
      hit(2, 2),
    ]);
  });

  test("nothing to do without one", () => {
    const ranges = [hit(0, 3)];
    expect(toEditorRanges("a\nb", ranges)).toBe(ranges);
  });
});
