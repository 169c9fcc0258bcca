import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCsv, type Cell } from "./csv.ts";

const cell = (value: Cell): string => toCsv([[value]]).slice(1, -2);

describe("CSV, RFC 4180", () => {
  test("starts with a byte order mark, separates with commas, ends each row with CRLF", () => {
    expect(
      toCsv([
        ["Month", "Payment"],
        [1, 927.01],
      ]),
    ).toBe("\uFEFFMonth,Payment\r\n1,927.01\r\n");
  });

  test.each([
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    ["₹ and हिन्दी", "₹ and हिन्दी"],
    ["", ""],
    ["a-b=c", "a-b=c"],
  ])("the text %j is %j", (text, written) => {
    expect(cell(text)).toBe(written);
  });

  test.each([
    [0, "0"],
    [-0, "0"],
    [-12.5, "-12.5"],
    [1e21, "1e+21"],
    [Number.NaN, ""],
    [Number.POSITIVE_INFINITY, ""],
  ])("the number %d stays a number: %j", (value, written) => {
    expect(cell(value)).toBe(written);
  });

  // OWASP, CSV Injection.
  test.each([
    ["=1+1", "'=1+1"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["\ttext", "'\ttext"],
    ["\r=1", `"'\r=1"`],
    ["\n=1", `"'\n=1"`],
    ["  =1", "'  =1"],
    ["＝1", "'＝1"],
    ["＋1", "'＋1"],
    ["－1", "'－1"],
    ["＠x", "'＠x"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ])("no cell can start a formula: %j", (text, written) => {
    expect(cell(text)).toBe(written);
  });

  test("what is written reads back, with only the quote of a formula added", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 }), (rows) => {
        const read = readCsv(toCsv(rows));
        expect(read).toEqual(
          rows.map((row) =>
            row.map((text) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)),
          ),
        );
      }),
    );
  });
});

/** An independent reader: one letter at a time. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let field = "";
  let quoted = false;
  for (let at = 1; at < text.length; at++) {
    const letter = text[at] ?? "";
    if (quoted) {
      if (letter === '"' && text[at + 1] === '"') {
        field += '"';
        at++;
      } else if (letter === '"') quoted = false;
      else field += letter;
    } else if (letter === '"') quoted = true;
    else if (letter === ",") {
      rows.at(-1)?.push(field);
      field = "";
    } else if (letter === "\r" && text[at + 1] === "\n") {
      rows.at(-1)?.push(field);
      field = "";
      rows.push([]);
      at++;
    } else field += letter;
  }
  rows.pop();
  return rows;
}
