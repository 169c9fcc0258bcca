import { describe, expect, test } from "vitest";
import { skipString, stringValue, utf8Length } from "./strings.ts";

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** How many of the first bytes are one character, by the platform's own decoder. */
function lengthByDecoder(bytes: Uint8Array): number {
  for (const length of [1, 2, 3, 4]) {
    try {
      strict.decode(bytes.subarray(0, length));
      return length;
    } catch {
      // A longer piece may be the character.
    }
  }
  return 0;
}

test("UTF-8 is what the platform's strict decoder takes, at every boundary", () => {
  const edges = [0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xff];
  const wrong: string[] = [];
  for (const first of [
    0x7f, 0x80, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3,
    0xf4, 0xf5, 0xff,
  ]) {
    for (const second of edges) {
      for (const third of edges) {
        for (const fourth of [0x00, 0x80, 0xbf, 0xc0]) {
          const bytes = Uint8Array.of(first, second, third, fourth);
          if (utf8Length(bytes, 0) !== lengthByDecoder(bytes)) wrong.push(String(bytes));
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

describe("a string", () => {
  const encoder = new TextEncoder();
  const read = (text: string) => skipString(encoder.encode(text), 0);

  test.each([
    ['"', 1],
    ['a"b', 2],
    ['é"', 3],
    ['\\""', 3],
    ['\\u00e9"', 7],
    ["", ~0],
    ["abc", ~3],
    ["a\\", ~1],
    ["a\nb", ~1],
    ["\\u00g0", ~0],
    ["\\q", ~0],
  ])("%j ends, or is wrong, at %i", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test("means what JSON.parse says", () => {
    const text = '\\"\\\\\\/\\b\\f\\n\\r\\t\\u00E9\\ud83d\\ude00\\ud800 é😀\\\\u0041';
    const bytes = encoder.encode(text);
    expect(stringValue(bytes, 0, bytes.length)).toBe(JSON.parse(`"${text}"`));
  });
});
