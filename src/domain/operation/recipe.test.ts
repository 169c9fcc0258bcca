import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choice, count, flag, secret, words } from "./options.ts";
import { readRecipe, writeRecipe, type Step } from "./recipe.ts";

const known = {
  "base64.decode": { options: {} },
  "json.format": { options: { indent: choice("Indent", ["2", "4", "tab"], "2") } },
  "hash.hmac": { options: { key: secret("Key"), rounds: count("Rounds", 1, 9, 1) } },
  "text.join": { options: { by: words("By", ","), trim: flag("Trim") } },
};
const find = (id: string) =>
  Object.hasOwn(known, id) ? known[id as keyof typeof known] : undefined;

const written: readonly [steps: readonly Step[], text: string][] = [
  [[{ id: "base64.decode", options: {} }], "1~base64.decode"],
  [[{ id: "json.format", options: { indent: "2" } }], "1~json.format"],
  [[{ id: "json.format", options: { indent: "4" } }], "1~json.format:indent=4"],
  [[{ id: "base64.decode", options: {}, isOff: true }], "1~!base64.decode"],
  [[{ id: "text.join", options: { by: "~:=!%&#" } }], "1~text.join:by=%7e%3A%3D%21%25%26%23"],
  [[{ id: "text.join", options: { trim: true } }], "1~text.join:trim=true"],
  // A secret is in no recipe.
  [[{ id: "hash.hmac", options: { key: "hunter2", rounds: 3 } }], "1~hash.hmac:rounds=3"],
];

test.each(written)("steps are written as a recipe: %j", (steps, text) => {
  expect(writeRecipe(steps, find)).toBe(text);
});

const refused: readonly [text: string, words: string][] = [
  ["", "another version"],
  ["2~base64.decode", "another version"],
  ["1", "no step"],
  ["1~", "No operation is called “”"],
  ["1~nothing.here", "No operation is called “nothing.here”"],
  ["1~constructor", "No operation is called"],
  ["1~json.format:indent=3", "Step 1: indent must be one of: 2, 4, tab."],
  ["1~json.format:depth=3", "No option is called “depth”. There is indent."],
  ["1~json.format:indent", "is not an option and its value"],
  ["1~json.format:indent=2=3", "is not an option and its value"],
  ["1~json.format:indent=4:indent=2", "is not an option and its value"],
  ["1~json.format:indent=%", "is not an option and its value"],
  ["1~json.format:__proto__=4", "No option is called"],
  ["1~hash.hmac:rounds=10", "rounds must be a whole number from 1 to 9."],
  ["1~hash.hmac:rounds=1.5", "whole number"],
  ["1~hash.hmac:rounds=0x1", "whole number"],
  ["1~text.join:trim=1", "trim must be true or false."],
  [`1${"~base64.decode".repeat(33)}`, "at most 32 steps"],
  [`1~text.join:by=${"x".repeat(9000)}`, "at most 8000 characters"],
];

test.each(refused)("%s is refused in words", (text, expected) => {
  const read = readRecipe(text, find);
  expect(read.ok ? "" : read.message).toContain(expected);
});

describe("what was written is read", () => {
  const step = fc.oneof(
    fc.constant<Step>({ id: "base64.decode", options: {} }),
    fc
      .record({ by: fc.string({ unit: "grapheme" }), trim: fc.boolean() })
      .map((options): Step => ({ id: "text.join", options })),
    fc
      .constantFrom("2", "4", "tab")
      .map((indent): Step => ({ id: "json.format", options: { indent }, isOff: true })),
  );
  test("any steps", () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        const text = writeRecipe(steps, find);
        // It stands in an address as it is.
        expect(text).toMatch(/^[\w.~:=!%-]+$/);
        expect(readRecipe(text, find)).toEqual({ ok: true, value: steps });
      }),
    );
  });

  test("anything else is refused or read, and nothing throws", () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(...Array.from("1~!:=%base64.decodejson.format2\u0000é")),
        }),
        (text) => {
          const read = readRecipe(`1~${text}`, find);
          expect(read.ok || read.message !== "").toBe(true);
        },
      ),
    );
  });
});
