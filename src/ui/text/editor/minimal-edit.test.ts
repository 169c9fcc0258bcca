import fc from "fast-check";
import { expect, test } from "vitest";
import { minimalEdit } from "./minimal-edit.ts";

test.each([
  ["one character more", "abcdef", "abcXdef", { from: 3, to: 3, insert: "X" }],
  ["one less", "abcdef", "abdef", { from: 2, to: 3, insert: "" }],
  ["a repeated piece", "aaaa", "aaaaa", { from: 4, to: 4, insert: "a" }],
  ["something else altogether", "abcdef", "uvwxyz", null],
  ["line ends that an editor counts otherwise", "abc", "abc\r\n", null],
])("%s", (_case, before, after, edit) => {
  expect(minimalEdit(before, after)).toEqual(edit);
});

test("an edit, once made, gives the new text", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "\n", "🚀") });
  fc.assert(
    fc.property(text, text, text, (start, middle, end) => {
      const [before, after] = [start + end, start + middle + end];
      const edit = minimalEdit(before, after);
      // Everything of the old text stays, so an edit there must be.
      expect(edit).not.toBeNull();
      const { from, to, insert } = edit ?? { from: 0, to: 0, insert: "" };
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
    }),
  );
});
