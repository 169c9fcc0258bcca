import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import { anyCharacter } from "#proof/any-character.ts";
import { sampled } from "#proof/scale.ts";
import { actionOf, asOperation, linkTo, readDraft, type Draft } from "./logic/draft.ts";
import { groupNames } from "./logic/groups.ts";
import { highlightsOf } from "./logic/highlights.ts";
import { library } from "./logic/library.data.ts";
import { rowAt, toJson, visible } from "./logic/listing.ts";
import { suggestReading, toLiteral } from "./logic/literal.ts";
import {
  optionsShape,
  defaultFlags,
  findAll,
  hasResults,
  maxMatches,
  toggleFlag,
  type Match,
} from "./logic.ts";
import { compile, messages } from "./logic/compile.ts";
import { openSearch } from "./logic/search-session.ts";
import operations from "./operations.ts";
import { sample } from "./view/sample.ts";
import { locate } from "./logic/syntax.ts";

function found(pattern: string, flags: string, text: string) {
  const matches: Match[] = [];
  const result = findAll(new RegExp(pattern, flags), text, (match) => matches.push(match));
  return { ...result, matches };
}
const texts = (pattern: string, flags: string, text: string) =>
  found(pattern, flags, text).matches.map((match) => match.text);
const starts = (pattern: string, flags: string, text: string) =>
  found(pattern, flags, text).matches.map((match) => match.start);
const replaced = (pattern: string, flags: string, text: string, template: string, only = false) =>
  findAll(new RegExp(pattern, flags), text, () => {}, { template, only }).output;

describe("the spec", () => {
  test("“invalid pattern gives ‘Invalid regular expression’”", () => {
    for (const pattern of ["(", "[", "a**", "\\", "(?<a>.)(?<a>.)", "a{2,1}", ")", "*"]) {
      expect(compile(pattern, "")).toMatchObject({
        ok: false,
        message: "Invalid regular expression",
      });
    }
  });

  test("“results appear only when pattern and test string are both non-empty”", () => {
    expect(hasResults("", false)).toBe(false);
    expect(hasResults("a", true)).toBe(false);
    expect(hasResults("", true)).toBe(false);
    expect(hasResults("a", false)).toBe(true);
  });

  test("“flags are free text, default g”", () => {
    expect(defaultFlags).toBe("g");
    expect(compile("a", "gimsy").ok).toBe(true);
    expect(compile("a", "").ok).toBe(true);
  });

  test("“Regex match: index, match, start, end, groups”", () => {
    expect(found("(\\d)(?<unit>\\w)?", "g", "1a 2").matches).toEqual([
      {
        index: 0,
        text: "1a",
        start: 0,
        end: 2,
        groups: [
          { text: "1", start: 0, end: 1 },
          { text: "a", start: 1, end: 2 },
        ],
      },
      { index: 1, text: "2", start: 3, end: 4, groups: [{ text: "2", start: 3, end: 4 }, null] },
    ]);
  });
});

describe("flags", () => {
  test.each([
    ["gg", "The flag “g” is there twice."],
    ["gq", "“q” is not a flag. There are g i m s u v y d."],
    ["uv", "The flags “u” and “v” exclude each other."],
    ["G", "“G” is not a flag. There are g i m s u v y d."],
    [" g", "“ ” is not a flag. There are g i m s u v y d."],
  ])("%j are refused with the spec's message and a reason", (flags, reason) => {
    expect(compile("a", flags, locate)).toEqual({
      ok: false,
      message: messages.invalid,
      detail: { reason, at: null },
    });
  });

  test("a switch adds and takes away, and keeps what else was typed", () => {
    expect(toggleFlag("g", "i")).toBe("gi");
    expect(toggleFlag("gi", "g")).toBe("i");
    expect(toggleFlag("gu", "v")).toBe("gv");
    expect(toggleFlag("vg", "u")).toBe("gu");
    expect(toggleFlag("q", "g")).toBe("qg");
  });
});

describe("why a pattern is none, and where", () => {
  test.each([
    ["(", "", "A group is opened with “(” and never closed.", 0],
    ["a(b(c)", "", "A group is opened with “(” and never closed.", 1],
    ["a)", "", "A “)” closes a group that was never opened.", 1],
    ["x[(a", "", "A character class is opened with “[” and never closed.", 1],
    ["[[a]", "v", "A character class is opened with “[” and never closed.", 0],
    ["a**", "", "There is nothing before this quantifier that it could repeat.", 2],
    ["ab\\", "", "The pattern ends with a backslash that escapes nothing.", 2],
    [
      "[b-a]",
      "",
      "The range in the character class runs backward: its first character comes after its second.",
      3,
    ],
    ["a{2,1}", "", "The first number in { } is larger than the second.", 5],
    ["\\p{Foo}", "u", "There is no such Unicode property.", 5],
    ["(?<a>.)(?<a>.)", "", "Two groups have the same name.", 11],
  ])("%s with flags %j", (pattern, flags, reason, at) => {
    const result = compile(pattern, flags, locate);
    expect(result).toEqual({ ok: false, message: messages.invalid, detail: { reason, at } });
  });

  test("what only the browser does not know is said to be that", () => {
    expect(locate("(?i:a)", "", "Invalid group")).toEqual({
      reason: "This browser does not know all of this syntax: Invalid group.",
      at: null,
    });
  });

  test("a pattern of absurd length is refused", () => {
    expect(compile("a".repeat(10_001), "", locate)).toMatchObject({
      detail: { reason: "The pattern is longer than 10,000 characters." },
    });
  });
});

describe("finding", () => {
  test("zero-length matches advance: by code point under u and v, else by UTF-16 unit", () => {
    expect(starts("(?:)", "g", "a😀b")).toEqual([0, 1, 2, 3, 4]);
    expect(starts("(?:)", "gu", "a😀b")).toEqual([0, 1, 3, 4]);
    expect(starts("(?:)", "gv", "a😀b")).toEqual([0, 1, 3, 4]);
    expect(texts("x*", "g", "aab")).toEqual(["", "", "", ""]);
    expect(texts("x*", "g", "axxb")).toEqual(["", "xx", "", ""]);
  });

  test("a group that took no part is null, and an empty one is not", () => {
    const [first, second] = found("(a)|(b)", "g", "ab").matches;
    expect(first?.groups).toEqual([{ text: "a", start: 0, end: 1 }, null]);
    expect(second?.groups).toEqual([null, { text: "b", start: 1, end: 2 }]);
    expect(found("(x*)a", "", "a").matches[0]?.groups).toEqual([{ text: "", start: 0, end: 0 }]);
  });

  test("without g there is one match; y is held to the place", () => {
    expect(texts("a", "", "aaa")).toEqual(["a"]);
    expect(texts("a", "y", "baa")).toEqual([]);
    expect(texts("a", "gy", "aaba")).toEqual(["a", "a"]);
    expect(texts("^.", "gms", "a\nb")).toEqual(["a", "b"]);
  });

  test("the text, not only its beginning, counts for the ends", () => {
    const [match] = found(".+", "s", "x".repeat(5000)).matches;
    expect(match).toMatchObject({ start: 0, end: 5000 });
    expect(match?.text).toHaveLength(200);
  });

  test("the first 10,000 are listed, and all are counted", () => {
    const result = found("", "g", "x".repeat(99_999));
    expect(result.matches).toHaveLength(maxMatches);
    expect(result).toMatchObject({ total: 100_000, listed: maxMatches });
    expect(result.matches.at(-1)?.start).toBe(9999);
  });

  test("thousands of groups do not multiply without end", () => {
    const result = found("()".repeat(3000), "g", "x".repeat(500));
    expect(result.total).toBe(501);
    expect(result.matches.length * 3001).toBeLessThanOrEqual(200_000);
  });

  test("as matchAll does (property)", () => {
    const patterns = ["", "a*", "(a)|b", "a(?=b)", "\\b", "(?<x>.)\\k<x>", "[^a]+", "$", "(?<!a)"];
    const flags = fc.constantFrom("g", "gi", "gu", "gv", "gm", "gs", "gy", "gd");
    fc.assert(
      fc.property(
        fc.constantFrom(...patterns),
        flags,
        fc.string({ unit: fc.constantFrom("a", "b", "A", "\n", "😀", "\ud83d", " ") }),
        (pattern, flags, text) => {
          const expected = [...text.matchAll(new RegExp(pattern, flags))];
          expect(found(pattern, flags, text).matches.map((m) => [m.start, m.text])).toEqual(
            expected.map((m) => [m.index, m[0]]),
          );
        },
      ),
      { numRuns: sampled(500) },
    );
  });
});

describe("names of groups", () => {
  test.each([
    ["(a)(?<b>c)(?:d)(?=e)(?<=f)(?<!g)", "", [null, "b"]],
    ["\\((a)[(](?<x1>b)", "", [null, "x1"]],
    ["[[(]&&[(]](a)", "v", [null]],
    ["[\\](](?<é>a)", "u", ["é"]],
    ["(?<y>a)|(?<y>b)", "", ["y", "y"]],
  ])("%s", (pattern, flags, names) => {
    expect(groupNames(pattern, flags)).toEqual(names);
  });
});

describe("replacing", () => {
  test("the engine's own signs", () => {
    expect(replaced("(?<y>\\d+)-(?<m>\\d+)", "", "2024-01-02", "$<m>/$<y>|$&|$$|$10")).toBe(
      "01/2024|2024-01|$|20240-02",
    );
    expect(replaced("b", "g", "abcb", "[$`|$']")).toBe("a[a|cb]c[abc|]");
    expect(replaced("(a)|(b)", "g", "ab", "<$1$2>")).toBe("<a><b>");
  });

  test("only the replacements, one per line", () => {
    expect(replaced("(\\w)=(\\d)", "g", "a=1, b=2", "$2$1", true)).toBe("1a\n2b\n");
  });

  test("a replacement that multiplies the text is cut", () => {
    const result = findAll(/x/g, "x".repeat(20_000), () => {}, { template: "$`$'", only: false });
    expect(result.isCut).toBe(true);
    expect(result.output).toHaveLength(50 * 1024 * 1024);
  });

  test("as String.replace does (property)", () => {
    const patterns = ["a", "(a)(b)?", "(?<x>a)|(?<y>b)", "()()()()()()()()()()(a)", "", "b*"];
    const signs = [
      "$",
      "$$",
      "$&",
      "$`",
      "$'",
      "$1",
      "$01",
      "$11",
      "$12",
      "$00",
      "$0",
      "$<x>",
      "$<",
      "$<z>",
      "x",
      "1",
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...patterns),
        fc.constantFrom("g", "", "gu", "gy"),
        fc.string({ unit: fc.constantFrom("a", "b", "c", "😀") }),
        fc.array(fc.constantFrom(...signs), { maxLength: 6 }),
        (pattern, flags, text, parts) => {
          const template = parts.join("");
          expect(replaced(pattern, flags, text, template)).toBe(
            text.replace(new RegExp(pattern, flags), template),
          );
        },
      ),
      { numRuns: sampled(1000) },
    );
  });
});

describe("patterns out of code", () => {
  test.each([
    ["/a\\/b/gi", { pattern: "a/b", flags: "gi" }],
    ["/\\d+/", { pattern: "\\d+", flags: "g" }],
    ["\\\\d+\\\\.\\\\d*", { pattern: "\\d+\\.\\d*", flags: "g" }],
  ])("%s is offered as it is meant", (typed, meant) => {
    expect(suggestReading(typed, "g")).toMatchObject(meant);
  });

  test.each(["\\d+", "a/b", "/", "//", "/a/b", "\\\\", "C:\\\\new \\d", "/etc/passwd"])(
    "%s is left alone",
    (typed) => {
      expect(suggestReading(typed, "g")).toBe(null);
    },
  );

  test("and back into code", () => {
    expect(toLiteral("a/b", "gi")).toBe("/a\\/b/gi");
    expect(toLiteral("a\nb", "")).toBe("/a\\nb/");
    expect(toLiteral("(", "g")).toBe("/(/g");
  });
});

describe("what is on offer", () => {
  test.each(library.map((entry) => [entry.name, entry] as const))("%s", (_name, entry) => {
    expect(texts(entry.pattern, entry.flags, entry.text)).toEqual(entry.finds);
  });

  test("the sample shows a group that took no part", () => {
    const { matches } = found(sample.pattern, sample.flags, sample.text);
    expect(matches).toHaveLength(4);
    expect(groupNames(sample.pattern, "g")).toEqual(["year", "month", "day", "time"]);
    expect(matches[1]?.groups[3]).toBe(null);
    expect(replaced(sample.pattern, "g", sample.text, sample.template)).toContain("14/03/2026 Zoë");
  });
});

describe("the list", () => {
  const { matches } = found("(?<a>x)(y)?", "g", "xy x");
  const names = ["a", null];

  test("each match is followed by its groups", () => {
    const rows = [0, 1, 2, 3, 4, 5, 6].map((row) => rowAt(matches, names, row));
    expect(rows.map((row) => row && [row.match.index, row.group, row.name])).toEqual([
      [0, null, null],
      [0, 1, "a"],
      [0, 2, null],
      [1, null, null],
      [1, 1, "a"],
      [1, 2, null],
      null,
    ]);
    expect(rows[5]?.piece).toBe(null);
  });

  test("what cannot be seen is shown", () => {
    expect(visible("a\tb\r\n\u00a0")).toBe("a⇥b␍↵⍽");
  });

  test("as data, with the spec's names", () => {
    expect(JSON.parse(toJson(matches, names, "xy x"))[1]).toEqual({
      index: 1,
      match: "x",
      start: 3,
      end: 4,
      groups: [
        { group: 1, name: "a", match: "x", start: 3, end: 4 },
        { group: 2, match: null },
      ],
    });
  });

  test("in the text: matches in turn, groups inside of them, the chosen one", () => {
    expect(highlightsOf(matches, 1)).toEqual([
      { from: 0, to: 2, look: "hit" },
      { from: 3, to: 4, look: "next-hit" },
      { from: 0, to: 1, look: "group-0" },
      { from: 1, to: 2, look: "group-1" },
      { from: 3, to: 4, look: "group-0" },
      { from: 3, to: 4, look: "chosen-hit" },
    ]);
    const many = found("(x)", "g", "x".repeat(20_000)).matches;
    expect(highlightsOf(many, null)).toHaveLength(maxMatches);
    expect(highlightsOf(found("(?=(x))", "", "x").matches, null)).toHaveLength(1);
  });
});

describe("links and settings", () => {
  test("a link brings pattern and flags, and no text to run them on", () => {
    expect(readDraft("#p=a%2Bb%26%23&f=gi")).toEqual({
      pattern: "a+b&#",
      flags: "gi",
      view: "matches",
      template: "",
      only: false,
    });
    expect(readDraft("")).toMatchObject({ pattern: "", flags: "g" });
    expect(readDraft(`#p=a&f=${"g".repeat(99)}`).flags).toHaveLength(16);
  });

  test("what is written arrives, or there is no link (property)", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (pattern) => {
        const link = linkTo({ pattern, flags: "gu" });
        const isShort = encodeURIComponent(pattern).length <= 480;
        expect(link === null ? null : readDraft(link).pattern).toBe(link === null ? null : pattern);
        expect(link !== null || !isShort).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test("only replacing and splitting are work of their own", () => {
    const draft = readDraft("#p=a");
    expect(actionOf(draft)).toEqual({ kind: "find" });
    expect(actionOf({ ...draft, view: "safety" })).toEqual({ kind: "find" });
    expect(actionOf({ ...draft, view: "split" })).toEqual({ kind: "split" });
    expect(actionOf({ ...draft, view: "replace", template: "$1" })).toEqual({
      kind: "replace",
      template: "$1",
      only: false,
    });
  });

  test.each([undefined, null, 7, {}, { seconds: "1" }, { seconds: 4 }, { seconds: 1e9 }, []])(
    "stored %j is one second",
    (stored) => {
      expect(optionsShape.read(stored)).toEqual({ seconds: 1 });
    },
  );

  test("a stored limit is kept", () => {
    expect(optionsShape.read({ seconds: 10 })).toEqual({ seconds: 10 });
  });
});

describe("what the page shows is what its operation makes", () => {
  const text = "2026-11-15, 1999-12-31\nno date: 12-";
  const start = readDraft("#p=(\\d{4})-(\\d)?&f=g");
  const drafts: Partial<Draft>[] = [
    {},
    { flags: "" },
    { view: "replace", template: "[$1|$2|$&|$$]" },
    { view: "replace", template: "$1", only: true },
    { view: "replace", flags: "", template: "" },
    { view: "split" },
    { view: "split", pattern: ",|(?<empty>x)?" },
  ];
  test.each(drafts)("%j", async (part) => {
    const draft = { ...start, ...part };
    const told: Match[] = [];
    const search = openSearch();
    await search.open(text);
    const job = { progress: () => {}, tell: (some: unknown) => told.push(...(some as Match[])) };
    const answer = search.run({ ...draft, action: actionOf(draft) }, job);
    const listed = told.map(({ start: from, end }) => text.slice(from, end)).join("\n");
    const shown = answer.ok ? (answer.value.output?.head ?? listed) : answer.message;
    const { id, options } = asOperation(draft);
    const operation = operations.find((one) => one.id === id);
    const made = await runOperation(operation!, text, options, exampleAmbient());
    expect(made).toMatchObject({ ok: true, value: shown });
    expect(shown).not.toBe("");
  });
});
