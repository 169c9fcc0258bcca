import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reverseWords } from "./logic.ts";

describe("Template", () => {
  test("every rule of the spec is a line in the table below", () => {
    expect.fail(
      "Write the rules of this unit as tables of cases first, quoting the spec. Then delete this test and write logic.ts until they pass.",
    );
  });

  test.each([
    ["two words", "one two", "two one"],
    ["spaces around and between", "  one \t two\n", "two one"],
    ["a word alone", "one", "one"],
    ["an emoji of several code points", "a 👩‍🚀", "👩‍🚀 a"],
  ])("%s", (_case, text, reversed) => {
    expect(reverseWords(text)).toEqual({ ok: true, value: reversed });
  });

  test.each([
    ["nothing", ""],
    ["only spaces", " \n "],
  ])("refuses %s", (_case, text) => {
    expect(reverseWords(text)).toEqual({ ok: false, message: "Please enter some text" });
  });

  test("twice gives the words back", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\S+$/), { minLength: 1 }), (words) => {
        const once = reverseWords(words.join(" "));
        expect(once.ok && reverseWords(once.value)).toEqual({ ok: true, value: words.join(" ") });
      }),
    );
  });
});
