import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { formatText } from "../../logic.ts";
import { format } from "../format.ts";

function errorOf(text: string) {
  const result = formatText(text);
  if (result.ok || result.detail === undefined) throw new Error("This is valid");
  return result.detail;
}

describe("the reason, the place and the character", () => {
  test.each<[string, string, number, number, string | null]>([
    // commas
    ["[1,2,]", "Trailing comma", 1, 5, ","],
    ['{"a":1,\n}', "Trailing comma", 1, 7, ","],
    ["[\n  1\n  2\n]", "Expected a comma or ] after the value", 3, 3, "2"],
    ['{"a":1\n"b":2}', "Expected a comma or } after the value", 2, 1, '"'],
    ["[1,,2]", "A value is missing before the comma", 1, 4, ","],
    ["[,1]", "A value is missing before the comma", 1, 2, ","],
    ['{"a":1,,"b":2}', "A key is missing before the comma", 1, 8, ","],
    // quotes
    ["{'a':1}", "Keys need double quotes", 1, 2, "'"],
    ["{a:1}", "Keys need double quotes", 1, 2, "a"],
    ["{1:1}", "Keys need double quotes", 1, 2, "1"],
    ["['a']", "Strings need double quotes", 1, 2, "'"],
    ["[`a`]", "Strings need double quotes", 1, 2, "`"],
    ["{“a”:1}", "Curly quotes are not allowed: use straight double quotes", 1, 2, "“"],
    ["[hello]", "Text needs double quotes", 1, 2, "h"],
    ["[1, hello world]", "Text needs double quotes", 1, 5, "h"],
    [
      '["say "hi""]',
      'Expected a comma or ] after the value (a quote inside a string is written \\")',
      1,
      8,
      "h",
    ],
    // comments
    ["// note\n{}", "Comments are not allowed in JSON", 1, 1, "/"],
    ["{} /* note */", "Comments are not allowed in JSON", 1, 4, "/"],
    ['{"a":1 # note\n}', "Comments are not allowed in JSON", 1, 8, "#"],
    // words
    ["[True]", "Expected true, in lower case", 1, 2, "T"],
    ["[None]", "Expected null, in lower case", 1, 2, "N"],
    ["[tru]", "Expected true, in lower case", 1, 2, "t"],
    ["[NaN]", "NaN is not a value in JSON", 1, 2, "N"],
    ["[-Infinity]", "-Infinity is not a value in JSON", 1, 3, "I"],
    ["[undefined]", "undefined is not a value in JSON", 1, 2, "u"],
    // numbers
    ["[01]", "A number cannot start with 0", 1, 2, "0"],
    ["[-007]", "A number cannot start with 0", 1, 3, "0"],
    ["[+1]", "A number cannot start with +", 1, 2, "+"],
    ["[.5]", "A number cannot start with a decimal point", 1, 2, "."],
    ["[1.]", "Expected a digit after the decimal point", 1, 4, "]"],
    ["[1e]", "Expected a digit in the exponent", 1, 4, "]"],
    ["[1e+]", "Expected a digit in the exponent", 1, 5, "]"],
    ["[-]", "Expected a digit after the minus sign", 1, 3, "]"],
    ["-", "Expected a digit after the minus sign", 1, 2, null],
    ["[0x1F]", "Hexadecimal numbers are not allowed in JSON", 1, 3, "x"],
    // strings
    ['[\n1,\n"abc', "Unclosed string that starts on line 3", 3, 5, null],
    [
      '["abc\n"]',
      "Unclosed string: a line break inside a string is written \\n",
      1,
      6,
      "line break",
    ],
    ['["a\tb"]', "A tab inside a string is written \\t", 1, 4, "tab"],
    ['["\u0001"]', "A control character inside a string is written \\u0001", 1, 3, "U+0001"],
    ['["\\x41"]', "\\x is not an escape in JSON", 1, 3, "\\"],
    ['["\\u12G4"]', "\\u needs four hexadecimal digits", 1, 3, "\\"],
    // brackets
    ["[1\n", "Unclosed array that starts on line 1", 1, 3, null],
    ['[\n{"a":', "Unclosed object that starts on line 2", 2, 6, null],
    ['{"a":[1,2}', "Found } where ] would close the array that starts on line 1", 1, 10, "}"],
    ["[1]]", "One ] too many", 1, 4, "]"],
    ["]", "Unexpected ]", 1, 1, "]"],
    // colons
    ['{"a" 1}', "Expected a colon after the key", 1, 6, "1"],
    ['{"a"}', "Expected a colon after the key", 1, 5, "}"],
    ['{"a":}', "A value is missing after the colon", 1, 6, "}"],
    ["{:1}", "Expected a key in double quotes", 1, 2, ":"],
    // after the end
    ["{} x", "Unexpected text after the end of the JSON", 1, 4, "x"],
    ["{} {}", "A second document must start on a new line", 1, 4, "{"],
    // what cannot be seen
    ["\u00a0{}", "U+00A0 is not white space in JSON", 1, 1, "U+00A0"],
    ["{\u200b}", "U+200B is not white space in JSON", 1, 2, "U+200B"],
    ["{}\ufeff", "U+FEFF is not white space in JSON", 1, 3, "U+FEFF"],
    ["", "The text is empty", 1, 1, null],
    ["\n\n  ", "The text is empty", 1, 1, null],
  ])("%j: %s", (text, reason, line, column, character) => {
    expect(errorOf(text)).toMatchObject({ reason, line, column, character });
  });
});

describe("lines and columns, as editors count them", () => {
  test.each<[string, string, number, number, number]>([
    ["LF", "[\n\n x]", 3, 2, 4],
    ["CRLF", "[\r\n\r\n x]", 3, 2, 6],
    ["CR", "[\r\r x]", 3, 2, 4],
    ["a column is a UTF-16 unit: é is one", '["é",x]', 1, 6, 6],
    ["日 is one", '["日",x]', 1, 6, 7],
    ["😀 is two", '["😀",x]', 1, 7, 8],
    ["a tab is one", "[\t\tx]", 1, 4, 3],
    ["after a byte order mark", "\ufeff[x]", 1, 2, 4],
    ["U+2028 ends no line", '["\u2028",x]', 1, 6, 7],
  ])("%s", (_case, text, line, column, byteOffset) => {
    expect(errorOf(text)).toMatchObject({ line, column, byteOffset, character: "x" });
  });
});

describe("the excerpt", () => {
  const marked = (text: string) => {
    const { excerpt, caret } = errorOf(text);
    return `${excerpt.slice(0, caret)}▸${excerpt.slice(caret)}`;
  };
  test.each([
    ["the line alone", '{\n  "a": 1,\n  "b": x,\n  "c": 3\n}', '  "b": ▸x,'],
    ["tabs as spaces", "[\t\tx]", "[  ▸x]"],
    ["controls as pictures", '["a\u0000"]', '["a▸␀"]'],
    ["the end", "[1", "[1▸"],
    ["nothing", "", "▸"],
    ["CRLF is not in it", "[1,\r\nx,\r\n2]", "▸x,"],
    [
      "a long line is cut on both sides",
      `["${"a".repeat(100)}", x, "${"b".repeat(100)}"]`,
      `…${"a".repeat(57)}", ▸x, "${"b".repeat(26)}…`,
    ],
    [
      "not in the middle of a character",
      `["${"😀".repeat(40)}", x, "${"é".repeat(40)}"]`,
      `…${"😀".repeat(15)}", ▸x, "${"é".repeat(13)}…`,
    ],
  ])("%s", (_case, text, expected) => {
    expect(marked(text)).toBe(expected);
  });

  test("a fault at the end of one enormous line is found", () => {
    const numbers = sampled(500_000);
    const text = `[${"1,".repeat(numbers)}x`;
    expect(errorOf(text)).toMatchObject({
      line: 1,
      column: 2 * numbers + 2,
      reason: "Text needs double quotes",
    });
  });
});

test("every prefix and every single-character change of a text is answered with a place in it", () => {
  const text = '{"a":[1,-2.5e3,"x\\n\\u00e9é😀",true,false,null,{}],\n"b":{"c":[]}}';
  const bytes = new TextEncoder().encode(text);
  const check = (input: Uint8Array) => {
    const result = format(input);
    if (result.ok) return;
    expect(result.message).toBe("Invalid JSON format");
    expect(result.detail?.byteOffset).toBeLessThanOrEqual(input.length);
    expect(result.detail?.caret).toBeLessThanOrEqual(result.detail?.excerpt.length ?? -1);
  };
  for (let length = 0; length < bytes.length; length++) {
    const result = format(bytes.subarray(0, length));
    expect(result.ok).toBe(false);
    check(bytes.subarray(0, length));
    for (const byte of [0x00, 0x22, 0x2c, 0x5c, 0x5d, 0x7d, 0x30, 0x80, 0xff]) {
      check(bytes.with(length, byte));
    }
  }
});
