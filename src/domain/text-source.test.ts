import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "#proof/any-character.ts";
import { encodings } from "./encoding.ts";
import { liveBytes, shownChars, shownLines } from "./limits.ts";
import {
  amountWords,
  charBoundary,
  countLines,
  editedText,
  emptyText,
  headOf,
  isLive,
  nameWords,
  placeAt,
  showText,
  type LargeText,
  type SmallText,
} from "./text-source.ts";
import { counted } from "./wording.ts";

const large: LargeText = { kind: "large", blob: new Blob(["x".repeat(3000)]), head: "x" };

describe("headOf", () => {
  test("a text that fits is shown whole", () => {
    expect(headOf("")).toBe("");
    expect(headOf("a\nb\n")).toBe("a\nb\n");
    expect(headOf("x".repeat(shownChars))).toHaveLength(shownChars);
  });

  test('"An output over 1 MiB or 20,000 lines shows its head"', () => {
    expect(headOf("line\n".repeat(shownLines + 5))).toBe("line\n".repeat(shownLines));
    const line = `${"x".repeat(999)}\n`;
    const head = headOf(line.repeat(2000));
    expect(head).toBe(line.repeat(Math.floor(shownChars / 1000)));
  });

  test("a single line that is too long is cut, and no character with it", () => {
    expect(headOf("x".repeat(shownChars * 10))).toHaveLength(shownChars);
    const rocket = headOf(`${"x".repeat(shownChars - 1)}🚀🚀`);
    expect(rocket).toHaveLength(shownChars - 1);
  });

  test("is always a beginning of the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(headOf(text)).toBe(text);
        const { whole, head } = showText(text, 0);
        expect(whole && head === text).toBe(true);
      }),
    );
  });
});

test("what is shown of a long result says how much there is", () => {
  const text = "ab\n".repeat(shownLines + 1);
  expect(showText(text, 60_003)).toEqual({
    head: "ab\n".repeat(shownLines),
    whole: false,
    lines: shownLines + 2,
    bytes: 60_003,
  });
});

test("a cut never splits a surrogate pair", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(), (text, place) => {
      const at = charBoundary(text, Math.min(place, text.length));
      expect(text.slice(0, at).isWellFormed()).toBe(true);
      expect(text.slice(at).isWellFormed()).toBe(true);
    }),
  );
});

test.each([
  [emptyText, "Empty"],
  [{ kind: "small", text: "a" } as const, "1 character · 1 line"],
  [{ kind: "small", text: "{\n}\n" } as const, "4 characters · 3 lines"],
  [large, "2.9 KiB"],
])("%o is announced as %s", (source, words) => {
  expect(amountWords(source)).toBe(words);
});

test("counts are written for people", () => {
  expect(counted(1, "line")).toBe("1 line");
  expect(counted(1234567, "line")).toBe("1,234,567 lines");
  expect(countLines("")).toBe(1);
});

test('"over 1 MiB a Run button"', () => {
  expect(isLive({ kind: "small", text: "x".repeat(liveBytes) })).toBe(true);
  expect(isLive({ kind: "small", text: "x".repeat(liveBytes + 1) })).toBe(false);
  expect(isLive(large)).toBe(false);
});

test("a place is a line, a column and a byte", () => {
  expect(placeAt("ab", 0)).toEqual({ line: 1, column: 1, byteOffset: 0 });
  expect(placeAt("é\n😀x", 4)).toEqual({ line: 2, column: 3, byteOffset: 7 });
  expect(placeAt("a\n", 2)).toEqual({ line: 2, column: 1, byteOffset: 2 });
});

describe("the file that a text came from", () => {
  const read: SmallText = {
    kind: "small",
    text: "[1]",
    name: "orders.json",
    reading: {
      file: new Blob(["[1]"]),
      encoding: "utf-8",
      isGuess: false,
      cutOff: 0,
      notice: null,
      choices: encodings,
    },
  };

  test.each([
    ["is named as long as it is the file's text", read, "orders.json"],
    ["is named as edited after an edit", editedText(read, "[1, 2]", false), "orders.json, edited"],
    [
      "is named once, however often it is edited",
      editedText(editedText(read, "[1, 2]", false), "[2]", false),
      "orders.json, edited",
    ],
    ["is not named once nothing is left of it", editedText(read, "", false), ""],
    ["nor when all of it was replaced", editedText(read, "[2]", true), ""],
    ["nor where there was none", editedText(emptyText, "[2]", false), ""],
  ])("%s", (_case, source, expected) => {
    expect(nameWords(source)).toBe(expected);
  });

  test("an edited text is no longer as it was read", () => {
    expect(editedText(read, "[2]", false).reading).toBeUndefined();
  });
});
