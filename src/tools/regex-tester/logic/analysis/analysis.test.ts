import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { explain } from "./explain.ts";
import { hostilePatterns } from "./hostile.data.ts";
import { library } from "../library.data.ts";
import { outline } from "./outline.ts";
import { judge } from "./safety.ts";
import { sample } from "../../view/sample.ts";

function words(pattern: string, flags = ""): string {
  const result = explain(pattern, flags);
  return result.ok ? outline(result.value) : result.message;
}

describe("the pattern in words", () => {
  test.each([
    ["abc", "", "“abc”"],
    ["a.c", "", "any character except a line break"],
    ["a.c", "s", "any character\n"],
    ["\\d{4}", "", "a digit, 0 to 9, exactly 4 times"],
    ["a+", "", "“a”, once or more, as many as possible"],
    ["a*?", "", "“a”, any number of times, or none, as few as possible"],
    ["a{2,5}", "", "“a”, 2 to 5 times, as many as possible"],
    ["a?", "", "“a”, once or not at all"],
    ["a??", "", "“a”, not at all, or once"],
    ["[a-z_]", "", "one of: “a” to “z”, “_”"],
    ["[^\\s]", "", "a character that is not white space"],
    ["(?<year>\\d)", "", "Group 1, named “year”"],
    ["(a)\\1", "", "the same text as group 1"],
    ["(?<x>a)\\k<x>", "", "the same text as “x”"],
    ["^a$", "", "at the start of the text"],
    ["^a$", "m", "at the end of a line"],
    ["\\bx", "", "at the edge of a word"],
    ["a(?=b)", "", "only if this follows"],
    ["(?<!a)b", "", "only if this does not stand before"],
    ["a|b|", "", "or nothing"],
    ["(?i-m:a)", "", "Group with flags i, without flags m"],
    ["\\p{L}", "u", "a character with the Unicode property L"],
    ["[\\p{L}--[a-z]]", "v", "except “a” to “z”"],
    ["\\t\\u200b ", "", "a zero width space"],
  ])("%s with flags %j", (pattern, flags, expected) => {
    expect(words(pattern, flags)).toContain(expected);
  });

  test("is nested as the pattern is", () => {
    expect(words("(a|b(c))+")).toBe(
      [
        "(a|b(c))+  Group 1, once or more, as many as possible",
        "  a  Either",
        "    a  “a”",
        "  b(c)  or",
        "    b  “b”",
        "    (c)  Group 2",
        "      c  “c”",
        "",
      ].join("\n"),
    );
  });

  test("one that is endless or bottomless is refused in words", () => {
    expect(words("a+".repeat(1001))).toBe("This pattern is too long to explain.");
    expect(words(`${"(".repeat(4000)}${")".repeat(4000)}`)).toBe(
      "This pattern is too long to explain.",
    );
  });
});

describe("the verdict", () => {
  const risk = (pattern: string, flags = "") => {
    const verdict = judge(pattern, flags);
    return verdict.ok ? verdict.value.risk : "failed";
  };
  const slow = hostilePatterns.filter(({ isSlow }) => isSlow);

  test.each(slow.map(({ pattern, flags }) => [pattern, flags] as const))(
    "warns of %s",
    (pattern, flags) => {
      expect(risk(pattern, flags)).toMatch(/long|danger/);
    },
  );

  test.each([
    ["^(a+)+$", "danger"],
    ["^(a|a)*$", "danger"],
    ["^(\\w+\\s?)*$", "danger"],
    ["(x+x+)+y", "danger"],
    ["^((ab)*)*c$", "danger"],
    ["^(?:\\w|\\d)+$", "danger"],
    ["(?=(a+)+$)b", "danger"],
    ["\\s+$", "long"],
    [".*.*=.*", "long"],
    ["^\\d+[0-5]+x", "long"],
    ["\\w+@", "long"],
    ["^\\d{4}-\\d{2}$", "none"],
    ["^[a-z]+$", "none"],
    ["\\d+", "none"],
    ["(a+)+", "none"],
    ["^(?:[a-z]+-)+$", "none"],
    ["^(?:ab|cd)*$", "none"],
    ["abc", "none"],
    ["(?:a{5}){5}".repeat(20), "unknown"],
  ])("%s: %s", (pattern, expected) => {
    expect(risk(pattern)).toBe(expected);
  });

  test("the controls are no danger", () => {
    const fast = hostilePatterns.filter(({ isSlow }) => !isSlow);
    expect(fast).toHaveLength(6);
    for (const { pattern, flags } of fast) {
      expect(risk(pattern, flags), pattern).not.toBe("danger");
    }
  });

  test("names the part, and a text that does hurt", () => {
    const verdict = judge("^x(a+)+$", "");
    expect(verdict).toMatchObject({ ok: true, value: { culprits: ["a"] } });
    expect(verdict.ok && verdict.value.attack).toBe(`xa${"a".repeat(60)}\u0001`);
  });

  test.each([
    ...library.map(({ name, pattern, flags }) => [name, pattern, flags] as const),
    ["the sample", sample.pattern, sample.flags] as const,
  ])("our own are never dangerous: %s", (_name, pattern, flags) => {
    expect(risk(pattern, flags)).not.toBe("danger");
  });

  test("a literal text never is (property)", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&");
        expect(risk(escaped)).toBe("none");
      }),
      { numRuns: sampled(200) },
    );
  });
});
