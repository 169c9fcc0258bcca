import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodings } from "#domain/encoding.ts";
import type { TextSource } from "#domain/text-source.ts";
import { isProof, sampled } from "#proof/scale.ts";
import { numberRaw } from "./logic/compare/keys.ts";
import { splitLines } from "./logic/compare/lines.ts";
import { diffLines, optionsShape, patchName, sameWords } from "./logic.ts";
import { compare } from "./logic/compare/compare.ts";
import { pairLines } from "./logic/compare/pairing.ts";
import { writePatch } from "./logic/patch.ts";
import { matchSequences } from "./logic/compare/sequence.ts";
import { markChanges } from "./logic/compare/words.ts";

const types = (left: string, right: string, options = {}) =>
  diffLines(left, right, { ...optionsShape.initial, ...options }).map(({ type }) => type);
const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `${line(at)}\n`).join("");

describe("the spec", () => {
  test("“Diff line: lineNumber, type (added, removed, modified, unchanged), oldLine, newLine”", () => {
    expect(
      diffLines("same\nport: 80\ngone\n", "same\nport: 8080\nsomething entirely new\n"),
    ).toEqual([
      { lineNumber: 1, type: "unchanged", oldLine: "same", newLine: "same" },
      { lineNumber: 2, type: "modified", oldLine: "port: 80", newLine: "port: 8080" },
      { lineNumber: 3, type: "removed", oldLine: "gone", newLine: null },
      { lineNumber: 3, type: "added", oldLine: null, newLine: "something entirely new" },
    ]);
  });
});

describe("lines", () => {
  test("modified lines are paired by likeness, not by place", () => {
    const left = "const alpha = 1;\nconst beta = 2;\nconst gamma = 3;\n";
    const right = "// a new first line\nconst alpha = 10;\nconst beta = 20;\nconst gamma = 30;\n";
    expect(types(left, right)).toEqual(["added", "modified", "modified", "modified"]);
    expect(pairLines(["a b c d", "x y z"], ["x y z w", "a b c d e"])).toHaveLength(1);
  });

  test("only a line feed ends a line", () => {
    expect(splitLines("a\rb\u2028c\u0085d\ne")).toEqual(["a\rb\u2028c\u0085d\n", "e"]);
    expect(splitLines("")).toEqual([]);
    expect(splitLines("\n")).toEqual(["\n"]);
  });

  test("nothing, one side, the same", () => {
    expect(types("", "")).toEqual([]);
    expect(types("", "a\n")).toEqual(["added"]);
    expect(types("a\n", "")).toEqual(["removed"]);
    expect(compare("a\n", "a\n", optionsShape.initial)).toMatchObject({
      isSame: true,
      likeness: 1,
    });
    expect(compare("", "", optionsShape.initial)).toMatchObject({ isSame: true, likeness: 1 });
  });

  test("a new block begins where a person would begin it", () => {
    const left = "function a() {\n  one();\n}\n\nfunction c() {\n  three();\n}\n";
    const right =
      "function a() {\n  one();\n}\n\nfunction b() {\n  two();\n}\n\nfunction c() {\n  three();\n}\n";
    const added = diffLines(left, right).filter(({ type }) => type === "added");
    expect(added.map(({ newLine }) => newLine)).toEqual(["function b() {", "  two();", "}", ""]);
    const removed = diffLines(right, left).filter(({ type }) => type === "removed");
    expect(removed.map(({ oldLine }) => oldLine)).toEqual(["function b() {", "  two();", "}", ""]);
  });
});

describe("what is ignored", () => {
  test.each([
    ["case", "Hello\n", "HELLO\n", { ignoreCase: true }],
    ["white space at line ends", "a  \n", "a\n", { whiteSpace: "ends" }],
    ["the amount of white space", "a \t b\n", "a b \n", { whiteSpace: "amount" }],
    ["all white space", "if(a){ b }\n", "if (a) {b}\n", { whiteSpace: "all" }],
    ["line endings", "a\r\nb\n", "a\nb\r\n", { ignoreEnds: true }],
  ])("%s, only when asked", (_what, left, right, options) => {
    expect(types(left, right).every((type) => type === "unchanged")).toBe(false);
    expect(types(left, right, options).every((type) => type === "unchanged")).toBe(true);
  });

  test("white space inside of words still counts where only its amount is ignored", () => {
    expect(types("ab\n", "a b\n", { whiteSpace: "amount" })).not.toContain("unchanged");
  });

  test("other line endings everywhere are told once, and not on every line", () => {
    const { counts, notices, isSame } = compare("a\r\nb\r\n", "a\nb\n", optionsShape.initial);
    expect(counts.unchanged).toBe(2);
    expect(notices).toEqual(["Line endings differ: CRLF on the left, LF on the right."]);
    expect(isSame).toBe(false);
  });

  test("mixed line endings are shown on the lines that differ", () => {
    expect(types("a\r\nb\n", "a\nb\n")).toEqual(["modified", "unchanged"]);
  });

  test("a last line without an end is told, and is no difference of the line", () => {
    const { counts, notices } = compare("a\nb", "a\nb\n", optionsShape.initial);
    expect(counts.unchanged).toBe(2);
    expect(notices).toEqual(["Only the right text ends with a line break."]);
  });
});

describe("words inside of lines", () => {
  const marked = (left: string, right: string, detail: "words" | "characters" = "words") =>
    markChanges(left, right, detail, optionsShape.initial).map((parts) =>
      parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(""),
    );

  test.each([
    ["the quick fox", "the slow fox", "the [quick] fox", "the [slow] fox"],
    ["a + b", "a + b + c", "a + b", "a + b[ + c]"],
    ["one two three", "uno dos three", "[one two] three", "[uno dos] three"],
    ["I 👩‍💻 code", "I 👨‍💻 code", "I [👩‍💻] code", "I [👨‍💻] code"],
    ["", "new", "", "[new]"],
  ])("%j to %j", (left, right, one, two) => {
    expect(marked(left, right)).toEqual([one, two]);
  });

  test("characters, where that is wanted; a letter keeps its mark", () => {
    expect(marked("colour", "color", "characters")).toEqual(["colo[u]r", "color"]);
    expect(marked("cafe\u0301", "cafe", "characters")).toEqual(["caf[e\u0301]", "caf[e]"]);
  });

  test("what is ignored is not marked", () => {
    const options = { ...optionsShape.initial, ignoreCase: true, whiteSpace: "all" as const };
    expect(markChanges("Foo  bar", "foo bar baz", "words", options)).toEqual([
      [{ text: "Foo  bar", isChanged: false }],
      [
        { text: "foo bar", isChanged: false },
        { text: " baz", isChanged: true },
      ],
    ]);
  });

  test("a line of five million characters is cut around its difference", () => {
    const long = "x".repeat(5_000_000);
    const [left, right] = markChanges(
      `${long}a${long}`,
      `${long}b${long}`,
      "words",
      optionsShape.initial,
    );
    expect(left.map(({ text }) => text.length)).toEqual([201, 1, 201]);
    expect(right[1]).toEqual({ text: "b", isChanged: true });
  });

  test("lines that have too little in common are marked as one piece", () => {
    const noise = (seed: number) =>
      Array.from({ length: 4000 }, (_, at) =>
        String.fromCodePoint(97 + ((at * at * seed) % 23)),
      ).join("");
    const marks = markChanges(
      `same ${noise(7)}`,
      `same ${noise(11)}`,
      "characters",
      optionsShape.initial,
    );
    expect(marks.map((parts) => parts.filter(({ isChanged }) => isChanged))).toMatchObject([
      { length: 1 },
      { length: 1 },
    ]);
  });

  test("the parts are the line (property)", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", " ", ".", "é", "👩‍💻", "\u0301") });
    fc.assert(
      fc.property(
        text,
        text,
        fc.constantFrom("words" as const, "characters" as const),
        (a, b, d) => {
          const [left, right] = markChanges(a, b, d, optionsShape.initial);
          expect(left.map((part) => part.text).join("")).toBe(a);
          expect(right.map((part) => part.text).join("")).toBe(b);
          const kept = [left, right].map((parts) =>
            parts
              .filter((part) => !part.isChanged)
              .map((part) => part.text)
              .join(""),
          );
          // Joined changes may take white space with them on one side only.
          expect(kept[0]?.replaceAll(" ", "")).toBe(kept[1]?.replaceAll(" ", ""));
        },
      ),
    );
  });
});

describe("texts of any kind and size", () => {
  const word = fc.constantFrom("a", "b", "c", "", "  a", "}", "x\r");
  const text = fc
    .tuple(fc.array(word, { maxLength: 12 }), fc.boolean())
    .map(([all, ends]) => all.join("\n") + (ends ? "\n" : ""));

  test("every line of both texts is there once, in order (property)", () => {
    fc.assert(
      fc.property(text, text, fc.boolean(), (left, right, ignoreCase) => {
        const { alignment } = compare(left, right, { ...optionsShape.initial, ignoreCase });
        const present = (side: Int32Array) => [...side].filter((at) => at !== -1);
        expect(present(alignment.left)).toEqual([...splitLines(left).keys()]);
        expect(present(alignment.right)).toEqual([...splitLines(right).keys()]);
      }),
      { numRuns: sampled(400) },
    );
  });

  test("no other alignment keeps more lines (property, against the textbook)", () => {
    fc.assert(
      fc.property(text, text, (left, right) => {
        const [one, two] = numberRaw(splitLines(left), splitLines(right));
        const kept = matchSequences(one, two).partners.filter((at) => at !== -1).length;
        expect(kept).toBe(textbookLcs(one, two));
      }),
      { numRuns: sampled(300) },
    );
  });

  test("two entirely different texts of 5,000 lines answer", () => {
    const left = lines(5000, (at) => `left ${at}`);
    const right = lines(5000, (at) => `${at} right`);
    const { counts } = compare(left, right, optionsShape.initial);
    expect(counts.unchanged).toBe(0);
    expect(counts.removed + counts.modified).toBe(5000);
  });

  test("a shuffle that would take too long is done in a quicker way, and says so", () => {
    const order = Array.from({ length: 1000 }, (_, at) => (at * 733) % 1000);
    const [one, two] = [Int32Array.from(order.keys()), Int32Array.from(order)];
    const quick = matchSequences(one, two, { exact: 10_000, whole: 20_000 });
    expect(quick.isCoarse).toBe(true);
    const pairs = [...quick.partners.entries()].filter(([, at]) => at !== -1);
    expect(pairs.length).toBeGreaterThan(0);
    for (const [i, j] of pairs) expect(one[i]).toBe(two[j]);
    expect(pairs.map(([, j]) => j)).toEqual(pairs.map(([, j]) => j).toSorted((a, b) => a - b));
    expect(matchSequences(one, two).isCoarse).toBe(false);
  });

  test("50,000 lines with a few changes", () => {
    const left = lines(50_000, (at) => `line ${at % 1000}`);
    const right = lines(50_000, (at) => (at % 5000 === 0 ? `changed ${at}` : `line ${at % 1000}`));
    const { counts } = compare(left, right, optionsShape.initial);
    expect(counts.unchanged).toBe(49_990);
  });
});

/** The longest common subsequence, the slow and simple way. */
function textbookLcs(one: Int32Array, two: Int32Array): number {
  let row = Array.from({ length: two.length + 1 }, () => 0);
  for (const a of one) {
    const next = [0];
    for (const [j, b] of two.entries())
      next.push(a === b ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

describe("patches", () => {
  const name = "text.txt";

  test("as diff -u writes them", () => {
    expect(writePatch("a\nb\nc\n", "a\nB\nc", name)).toBe(
      [
        "--- a/text.txt",
        "+++ b/text.txt",
        "@@ -1,3 +1,3 @@",
        " a",
        "-b",
        "-c",
        "+B",
        "+c",
        "\\ No newline at end of file",
        "",
      ].join("\n"),
    );
    expect(writePatch("", "a\n", name)).toContain("@@ -0,0 +1 @@\n+a\n");
    expect(writePatch("a\n", "", name)).toContain("@@ -1 +0,0 @@\n-a\n");
    expect(writePatch("a", "a", name)).toBe("");
  });

  test("changes that are far apart are hunks of their own", () => {
    const left = lines(20, String);
    const right = left.replace("2\n", "two\n").replace("17\n", "seventeen\n");
    expect(writePatch(left, right, name).match(/^@@.*@@$/gm)).toEqual([
      "@@ -1,6 +1,6 @@",
      "@@ -15,6 +15,6 @@",
    ]);
  });

  test.each([
    ["a b.txt", "--- a/a b.txt\t\n"],
    ['q"\\.txt', '--- "a/q\\"\\\\.txt"\n'],
    ["ü.txt", '--- "a/\\303\\274.txt"\n'],
  ])("the name %s is written as git does", (name, head) => {
    expect(writePatch("a", "b", name)).toContain(head);
  });

  const word = fc.constantFrom("a", "b", "c", "", " ", "-", "+", "@@", "--- a", "x\r", "é", "\\");
  const text = fc
    .tuple(fc.array(word, { maxLength: 30 }), fc.boolean())
    .map(([all, ends]) => all.join("\n") + (ends ? "\n" : ""));

  test("apply(patch(a, b), a) = b (property)", () => {
    fc.assert(
      fc.property(text, text, (left, right) => {
        expect(applyPatch(writePatch(left, right, name), left)).toBe(right);
      }),
      { numRuns: sampled(1000) },
    );
  });

  test.each([
    ["old.txt", "new.txt", "old.txt"],
    ["old.txt", undefined, "old.txt"],
    [undefined, "new.txt", "new.txt"],
    [undefined, undefined, "text.txt"],
  ])("from %s to %s it is a patch of %s", (left, right, expected) => {
    expect(patchName(left, right)).toBe(expected);
  });

  describe("git apply and patch accept them", () => {
    let folder = "";
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), "patch-"));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    /** What a tool makes of the left text, which is in a file called `name`. */
    const applied = (tool: readonly string[], left: string, right: string, name: string) => {
      const [command = "", ...rest] = tool;
      writeFileSync(join(folder, name), left);
      const patch = writePatch(left, right, patchName(name, `new ${name}`));
      const env = { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() };
      execFileSync(command, rest, { cwd: folder, input: patch, env });
      return readFileSync(join(folder, name), "utf8");
    };

    const gitApplies = (left: string, right: string, name = "text.txt") => {
      const patch = writePatch(left, right, name);
      writeFileSync(join(folder, name), left);
      if (patch !== "")
        execFileSync("git", ["apply", "--whitespace=nowarn", "-"], {
          cwd: folder,
          input: patch,
          env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
        });
      return readFileSync(join(folder, name), "utf8");
    };

    test.each([
      ["one line", "a\n", "b\n"],
      ["no end, then one", "a", "a\n"],
      ["an end, then none", "a\n", "a"],
      ["out of nothing", "", "a\nb"],
      ["into nothing", "a\nb\n", ""],
      ["other line ends", "a\r\nb\r\n", "a\nb\n"],
      [
        "lines that look like a patch",
        "--- a\n+++ b\n@@ -1 +1 @@\n",
        "--- a\n-++ b\n@@ -1 +1 @@\n",
      ],
      ["far apart", lines(60, String), lines(60, (at) => (at % 20 === 5 ? `new ${at}` : `${at}`))],
      ["letters of all kinds", "é\n漢\n", "é\n漢字\n😀\n"],
    ])("%s", (_what, left, right) => {
      expect(gitApplies(left, right)).toBe(right);
    });

    test.each(["a b.txt", 'q"x.txt', "ü.txt", "tab\there.txt"])("a file called %j", (name) => {
      expect(gitApplies("a\n", "b\n", name)).toBe("b\n");
    });

    for (const tool of [["git", "apply"], ["patch", "-p1"], ["patch"]]) {
      test.skipIf(!isThere(tool[0] ?? "")).each(["old.txt", "an old one.txt", "ü.txt"])(
        `${tool.join(" ")} finds %j, though the other file is called differently`,
        (name) => {
          expect(applied(tool, "a\nb\n", "a\nc\n", name)).toBe("a\nc\n");
          expect(applied(tool, "a\nb", "b\n", name)).toBe("b\n");
        },
      );
    }

    test("any two texts (property)", () => {
      fc.assert(
        fc.property(text, text, (left, right) => {
          expect(gitApplies(left, right)).toBe(right);
        }),
        { numRuns: isProof ? 100 : 5 },
      );
    });
  });
});

describe("the verdict on texts without a difference", () => {
  const cut = (cutOff: number): TextSource => ({
    kind: "small",
    text: "a",
    reading: {
      file: new Blob(),
      encoding: "utf-8",
      isGuess: false,
      cutOff,
      notice: null,
      choices: encodings,
    },
  });
  const typed: TextSource = { kind: "small", text: "a" };

  test.each([
    ["identical", true, [], typed, cut(0), "The texts are identical"],
    ["told once", false, ["Line endings differ"], typed, typed, "All lines are the same"],
    ["ignored", false, [], typed, typed, "No differences, apart from what is ignored"],
    [
      "half a character at the end of one",
      true,
      [],
      cut(2),
      typed,
      "The texts are the same as far as they could be read. Left out: the last 2 bytes of Original",
    ],
    [
      "half a character at the end of both",
      true,
      [],
      cut(3),
      cut(1),
      "The texts are the same as far as they could be read. Left out: the last 3 bytes of Original, the last byte of Changed",
    ],
    [
      "half a character, and something ignored",
      false,
      [],
      typed,
      cut(1),
      "No differences, apart from what is ignored. Left out: the last byte of Changed",
    ],
  ])("%s", (_case, isSame, notices, left, right, words) => {
    expect(sameWords({ isSame, notices }, left, right)).toBe(words);
  });
});

/** Not every machine has both tools, and not every patch reads names in quotes. */
function isThere(command: string): boolean {
  try {
    return /^(git version|GNU patch)/.test(
      execFileSync(command, ["--version"], { encoding: "utf8" }),
    );
  } catch {
    return false;
  }
}

/** Applies a unified patch by the book, and trusts nothing in it. */
function applyPatch(patch: string, text: string): string {
  const before = splitLines(text);
  const after: string[] = [];
  let at = 0;
  const steps = splitLines(patch);
  for (let index = 2; index < steps.length; index += 1) {
    const step = steps[index] ?? "";
    const head = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@/.exec(step);
    if (head) {
      const start = Number(head[1]) - (head[2] === "0" ? 0 : 1);
      while (at < start) after.push(before[at++] ?? "");
      continue;
    }
    const isLast = steps[index + 1]?.startsWith("\\ No newline") ?? false;
    const line = isLast ? step.slice(1, -1) : step.slice(1);
    if ((step[0] === "-" || step[0] === " ") && before[at++] !== line)
      throw new Error(`${line} is not there`);
    if (step[0] === "+" || step[0] === " ") after.push(line);
  }
  return [...after, ...before.slice(at)].join("");
}

describe("settings", () => {
  test.each([undefined, null, 1, [], { mode: "xml", whiteSpace: 3, all: "yes" }])(
    "stored %j is the default",
    (stored) => {
      expect(optionsShape.read(stored)).toEqual(optionsShape.initial);
    },
  );

  test("what is proper is kept", () => {
    const chosen = {
      mode: "json",
      ignoreCase: true,
      whiteSpace: "all",
      ignoreEnds: true,
      detail: "characters",
      view: "unified",
      all: true,
    };
    expect(optionsShape.read(chosen)).toEqual(chosen);
  });
});
