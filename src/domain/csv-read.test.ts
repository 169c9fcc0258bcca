import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCsv } from "./csv.ts";
import { csvRows, guessSeparator, separators, type Separator } from "./csv-read.ts";

const cellsOf = (text: string, separator: Separator = ","): string[][] =>
  [...csvRows(text, separator)].map(({ cells }) => cells);
const faultsIn = (text: string) => [...csvRows(text, ",")].map(({ fault }) => fault);

describe("RFC 4180 §2", () => {
  test.each([
    ["1: each record on a line", "aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n"],
    ["2: the last may have no line break", "aaa,bbb,ccc\r\nzzz,yyy,xxx"],
    ["5: cells may be in quotes", '"aaa","bbb","ccc"\r\nzzz,yyy,xxx'],
  ])("%s", (_rule, text) => {
    expect(cellsOf(text)).toEqual([
      ["aaa", "bbb", "ccc"],
      ["zzz", "yyy", "xxx"],
    ]);
  });

  test.each([
    ["3: a header looks like a record", "field_name,b\r\naaa,bbb\r\n", ["aaa", "bbb"]],
    ["4: blanks are part of a cell", "x\r\na, b ,c", ["a", " b ", "c"]],
    ["6: line breaks in quotes", 'x\r\n"aaa","b\r\nbb","ccc"', ["aaa", "b\r\nbb", "ccc"]],
    ["6: commas in quotes", 'x\r\n"a,b",c', ["a,b", "c"]],
    ["7: two quotes in quotes are one", 'x\r\n"aaa","b""bb","ccc"', ["aaa", 'b"bb', "ccc"]],
  ])("%s", (_rule, text, second) => {
    expect(cellsOf(text)[1]).toEqual(second);
  });
});

// How Papa Parse, which most sites use, reads the same: tests/test-cases.js of that project.
describe("as others read it", () => {
  test.each<[string, string[][]]>([
    ['A,"""B""",C', [["A", '"B"', "C"]]],
    ['A,B",C', [["A", 'B"', "C"]]],
    ['A,""",""",C', [["A", '","', "C"]]],
    ['"1","cnonce="""",nc=""""","2"', [["1", 'cnonce="",nc=""', "2"]]],
    ['A, "B" ,C', [["A", ' "B" ', "C"]]],
    ['A,B "B",C', [["A", 'B "B"', "C"]]],
    [
      'a,b,"c""c"""\nd,e,f',
      [
        ["a", "b", 'c"c"'],
        ["d", "e", "f"],
      ],
    ],
    [
      'a,b,""\na,b,""',
      [
        ["a", "b", ""],
        ["a", "b", ""],
      ],
    ],
    [
      "a,b,,,c\n,,e,,",
      [
        ["a", "b", "", "", "c"],
        ["", "", "e", "", ""],
      ],
    ],
    ["", []],
    [",", [["", ""]]],
    [
      "A,b\rd,E",
      [
        ["A", "b"],
        ["d", "E"],
      ],
    ],
    ['A,"B\rB",C', [["A", "B\rB", "C"]]],
    [
      'A,"B" ,C\r\nE,"G"  ',
      [
        ["A", "B", "C"],
        ["E", "G"],
      ],
    ],
    ["a\n\nb\n", [["a"], [""], ["b"]]],
  ])("%j", (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
    expect(faultsIn(text)).toEqual(rows.map(() => null));
  });

  test("quotes that are wrong are told, and nothing of the text is lost", () => {
    expect(faultsIn('a,"b,c\nd,e,f')).toEqual(["unclosed"]);
    expect(cellsOf('a,"b,c\nd,e,f')).toEqual([["a", "b,c\nd,e,f"]]);
    expect(faultsIn('a,"b"c,d\ne,f,g')).toEqual(["text after a quote", null]);
    expect(cellsOf('a,"b"c,d\ne,f,g')).toEqual([
      ["a", "bc", "d"],
      ["e", "f", "g"],
    ]);
  });

  test("a byte order mark is no part of the first cell", () => {
    expect(cellsOf('\uFEFF"name",b')).toEqual([["name", "b"]]);
  });
});

test("whatever is written with quotes is read again", () => {
  const cell = fc.string({
    unit: fc.constantFrom("a", ",", ";", "\t", '"', "\r", "\n", " ", "₹", "🙏"),
  });
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
  fc.assert(
    fc.property(table, fc.constantFrom(...separators), (rows, separator) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const written = rows.map((row) => row.map(quoted).join(separator)).join("\r\n");
      expect(cellsOf(written, separator)).toEqual(rows);
    }),
  );
});

test("what this site exports is read again", () => {
  const rows = [
    ["Month", 'say "hi"', "a,b"],
    ["₹", "two\nlines", ""],
  ];
  expect(cellsOf(toCsv(rows))).toEqual(rows);
});

test("only what is asked for is read", () => {
  const rows = csvRows("a\n".repeat(3), ",");
  expect(rows.next().value).toEqual({ cells: ["a"], fault: null });
  expect([...rows]).toHaveLength(2);
});

test.each<[string, Separator]>([
  ["a,b\n1,2", ","],
  ["name;content\nx;https://example.com/?a=1,2,3,4", ";"],
  ["x;1,5\ny;2,5,7", ";"],
  ["name\tcontent\na,b\tc,d,e", "\t"],
  ['"a;b;c",d\n"e",f', ","],
  ["no separator at all", ","],
  ["", ","],
])("of %j the separator is %j", (text, separator) => {
  expect(guessSeparator(text)).toBe(separator);
});
