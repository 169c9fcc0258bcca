import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesOf, shuffleLines, sortLines, uniqueLines, type Order } from "./lines.ts";

const sorted = (lines: string[], order: Order, more = {}) =>
  sortLines(lines, { order, ignoreCase: false, reverse: false, ...more });

/** The same by the tool that every Unix has, in the order of bytes. */
const bySystem = (tool: string, lines: readonly string[], ...flags: string[]): string[] =>
  execFileSync(tool, flags, {
    input: lines.map((line) => `${line}\n`).join(""),
    env: { ...process.env, LC_ALL: "C" },
    encoding: "utf8",
  })
    .split("\n")
    .slice(0, -1);

const line = fc.string({
  unit: fc.constantFrom("a", "B", "b", "1", "0", "9", ".", "-", " ", "é", "\uE000", "\uFFFD", "😀"),
  maxLength: 6,
});
const manyLines = fc.array(line, { minLength: 1, maxLength: 200 });

describe("lines are sorted as `sort` does", () => {
  const few = { numRuns: 15 };
  test("by their characters", () => {
    fc.assert(
      fc.property(manyLines, (lines) => {
        expect(sorted(lines, "plain")).toEqual(bySystem("sort", lines, "-s"));
        expect(sorted(lines, "plain", { reverse: true })).toEqual(
          bySystem("sort", lines, "-s", "-r"),
        );
      }),
      few,
    );
  });

  test("by their numbers", () => {
    fc.assert(
      fc.property(manyLines, (lines) => {
        expect(sorted(lines, "number")).toEqual(bySystem("sort", lines, "-s", "-n"));
      }),
      few,
    );
  });
});

test.each<[Order, string[]]>([
  [
    "number",
    [
      "-1000",
      "-1.5",
      "-1",
      "none",
      "0.05",
      "0.5",
      "5",
      "12345678901234567890",
      "12345678901234567891",
    ],
  ],
  ["natural", ["a", "a1", "a2", "a2b", "a10", "a010b", "b1.9", "b1.10", "😀"]],
])("%s: %j", (order, lines) => {
  expect(sorted(lines.toReversed(), order)).toEqual(lines);
});

test("case can be ignored; equal lines keep their order", () => {
  expect(sorted(["b", "B", "a", "A"], "plain", { ignoreCase: true })).toEqual(["a", "A", "b", "B"]);
  expect(sorted(["b", "B", "a"], "plain", { ignoreCase: true, reverse: true })).toEqual([
    "b",
    "B",
    "a",
  ]);
});

describe("unique lines", () => {
  const unique = { keep: "first", ignoreCase: false, counts: false } as const;
  test("are those of `uniq`, once they are sorted", () => {
    fc.assert(
      fc.property(manyLines, (lines) => {
        const all = sorted(lines, "plain");
        expect(uniqueLines(all, unique)).toEqual(bySystem("uniq", all));
        expect(uniqueLines(all, { ...unique, keep: "repeated" })).toEqual(
          bySystem("uniq", all, "-d"),
        );
        expect(uniqueLines(all, { ...unique, keep: "single" })).toEqual(
          bySystem("uniq", all, "-u"),
        );
      }),
      { numRuns: 10 },
    );
  });

  test("are found wherever they stand", () => {
    const lines = ["b", "a", "B", "b"];
    expect(uniqueLines(lines, unique)).toEqual(["b", "a", "B"]);
    expect(uniqueLines(lines, { ...unique, ignoreCase: true, counts: true })).toEqual([
      "3\tb",
      "1\ta",
    ]);
  });
});

test("a text in lines is the same when it is put together again", () => {
  for (const text of ["", "a", "a\n", "\n", "\n\n", "a\r\nb", "a\r\nb\r\n", "a\rb"]) {
    const { lines, join } = linesOf(text);
    expect(join(lines)).toBe(text);
  }
  expect(linesOf("a\n\nb\n").lines).toEqual(["a", "", "b"]);
});

test("shuffled lines are the same lines, and unfair luck is thrown away", () => {
  const luck = [0xffffffff, 1, 0];
  const randomBytes = () => {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, luck.shift() ?? 0);
    return bytes;
  };
  // Of three lines: the first word is past the last full round of 3, so 1 is next.
  expect(shuffleLines(["a", "b", "c"], randomBytes)).toEqual(["c", "a", "b"]);
  expect(luck).toEqual([]);
});
