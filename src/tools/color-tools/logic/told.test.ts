import { describe, expect, test } from "vitest";
import { contrastFacts, convertColor, saysOf } from "./told.ts";

test.each([
  ["#639", "#663399", "rebeccapurple"],
  ["rgb(255 0 0 / 50%)", "#ff000080", "near red"],
  ["blue-500", "#2b7fff", "near dodgerblue"],
  ["color: RED;", "#ff0000", "red"],
])("%s is %s", (text, words, mark) => {
  expect(saysOf(text)[0]).toMatchObject({ words, mark: { words: mark } });
});

describe("what is no color says nothing, and is refused", () => {
  test.each(["hello", "#12", "#12345", "rgb(", "24/7", "color-mix(in srgb, red, blue)", ""])(
    "%s",
    (text) => {
      expect(saysOf(text)).toEqual([]);
      expect(convertColor(text, "hex", "text")).toEqual({
        ok: false,
        message: `“${text}” is not a color of CSS.`,
      });
    },
  );
});

test("a background that lets something through has no contrast of its own", () => {
  expect(contrastFacts("red", "#fff8")).toEqual({
    ok: false,
    message: "The background must be opaque.",
  });
});
