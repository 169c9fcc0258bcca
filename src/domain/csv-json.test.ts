import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvFromJson } from "./csv-from-json.ts";
import { csvToJson, saysOfCsv, type Reading } from "./csv-json.ts";

const reading: Reading = { separator: "auto", header: true, types: false };
const valueOf = (made: ReturnType<typeof csvToJson>): string =>
  made.ok ? made.value : made.message;

describe("CSV to JSON", () => {
  test.each<[string, string, Partial<Reading>, string]>([
    ["every value is text", "a,b\n1,true", {}, '[\n{"a":"1","b":"true"}\n]\n'],
    [
      "types keep every digit",
      "a\n1e400\n0.10\n-0",
      { types: true },
      '[\n{"a":1e400},\n{"a":0.10},\n{"a":-0}\n]\n',
    ],
    [
      "what is no JSON number stays text",
      "a\n007\n+1\n.5\n1,5",
      { types: true, separator: "tab" },
      '[\n{"a":"007"},\n{"a":"+1"},\n{"a":".5"},\n{"a":"1,5"}\n]\n',
    ],
    ["names may be anything", "__proto__,\n1,2", {}, '[\n{"__proto__":"1","":"2"}\n]\n'],
    ["a header alone", "a,b\n", {}, "[]\n"],
    ["lists without a header", "a\tb\n", { header: false }, '[\n["a","b"]\n]\n'],
    ["a byte order mark is no part of a name", "\uFEFFa\n1", {}, '[\n{"a":"1"}\n]\n'],
  ])("%s", (_rule, text, options, json) => {
    expect(valueOf(csvToJson(text, { ...reading, ...options }))).toBe(json);
  });

  test.each([
    ['a\n"b', "Row 2: a quote is never closed."],
    ['a\n"b"c', "Row 2: there is text after a closing quote."],
    ["a,b,a\n1,2,3", "Two columns are called “a”. Read it without a header."],
    ["a,b\n\n1,2,3", "Row 3 has more cells than the header has names."],
    ["", "There is no row in this text."],
  ])("%j is refused", (text, message) => {
    expect(valueOf(csvToJson(text, reading))).toBe(message);
  });

  test("what was left out or is missing is said", () => {
    expect(csvToJson("a,b\n\n1\n", reading)).toEqual({
      ok: true,
      value: '[\n{"a":"1"}\n]\n',
      notes: [
        "Empty lines were left out.",
        "Some rows are shorter than the header: their last columns are missing.",
      ],
    });
  });
});

describe("JSON to CSV", () => {
  test.each([
    ["[]", ""],
    ['[{"a":"\\u00e9\\n\\"x\\""}]', 'a\r\n"é\n""x"""\r\n'],
    ['[{"a":1},{"b":2},{"a":3}]', "a,b\r\n1,\r\n,2\r\n3,\r\n"],
    ['[["",1],[true,null]]', ",1\r\ntrue,\r\n"],
    ['[{"a":""}]', 'a\r\n""\r\n'],
    ['[{"a":[{"b":"]}"},[]],"c":" d"}]', 'a,c\r\n"[{""b"":""]}""},[]]"," d"\r\n'],
    ["[[1e400,12345678901234567890]]", "1e400,12345678901234567890\r\n"],
    ['[{"__proto__":1}]', "__proto__\r\n1\r\n"],
  ])("%s", (json, csv) => {
    expect(valueOf(csvFromJson(json, false))).toBe(csv);
  });

  test.each([
    ["{}", "Only a list of objects, or a list of lists, is a table."],
    ["[1]", "Only a list of objects, or a list of lists, is a table."],
    ["[[],{}]", "Only a list of objects, or a list of lists, is a table."],
    ['[{"a":1,"a":2}]', "Row 1 has two values of the same name."],
    ["[{]", "This is not valid JSON."],
  ])("%s is refused", (json, message) => {
    expect(valueOf(csvFromJson(json, false))).toBe(message);
  });

  test("what a spreadsheet would run is said", () => {
    expect(csvFromJson('[["=1+1"]]', false)).toMatchObject({
      notes: ["Some cells begin like formulas, which a spreadsheet would run."],
    });
    expect(csvFromJson('[["-1","-1.5"]]', false)).toMatchObject({ notes: [] });
  });

  test("a table of texts comes back as it was", () => {
    const cell = fc.string({
      unit: fc.constantFrom("a", ",", ";", "\t", '"', "\r", "\n", " ", "\\", "₹", "🙏"),
    });
    const table = fc
      .uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 4 })
      .chain((names) =>
        fc
          .array(fc.array(cell, { minLength: names.length, maxLength: names.length }), {
            minLength: 1,
            maxLength: 5,
          })
          .map((rows) =>
            rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ""]))),
          ),
      );
    fc.assert(
      fc.property(table, (rows) => {
        const json = JSON.stringify(rows);
        const csv = valueOf(csvFromJson(json, false));
        const back = valueOf(csvToJson(csv, { ...reading, separator: "comma" }));
        expect(JSON.parse(back)).toEqual(JSON.parse(json));
      }),
    );
  });
});

describe("what a table says", () => {
  test.each([
    [
      "name;age\nAsha;1,5\n",
      [
        { label: "CSV", words: "2 columns, 2 rows, separated by semicolons" },
        { label: "First row", words: "name | age" },
      ],
    ],
    ["Dear all, hello.\nSee you, on Monday, then.", []],
    ["Well, this is it.\nSo, we begin.", []],
    ["a,b", []],
    ["a\nb", []],
    ['a,b\n"c,d', []],
  ])("%j", (text, says) => {
    expect(saysOfCsv(text)).toEqual(says);
  });

  test("only the beginning of a long one is read", () => {
    const [first] = saysOfCsv("a,b\n".repeat(50_000));
    expect(first?.words).toBe("2 columns, more than 24,999 rows, separated by commas");
  });
});
