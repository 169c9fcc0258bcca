import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "#proof/any-character.ts";
import { sampled } from "#proof/scale.ts";
import { repair, type RepairId } from "./logic/problems.ts";
import { optionsShape, decode, encode, transform, type Options, type Scope } from "./logic.ts";

const encodeWith = (text: string, options: Partial<Options> = {}) => {
  const result = encode(text, { ...optionsShape.initial, ...options });
  return result.ok ? result.value : result.message;
};
const decodeWith = (text: string, options: Partial<Options> = {}) => {
  const result = decode(text, { ...optionsShape.initial, ...options });
  return result.ok ? result.value : result.message;
};

describe("encode", () => {
  test.each<[rule: string, text: string, options: Partial<Options>, encoded: string]>([
    ["a component, as encodeURIComponent", "!'()*~ é", {}, "!'()*~%20%C3%A9"],
    ["RFC 3986 reserves five more", "!'()*~ é", { scope: "strict" }, "%21%27%28%29%2A~%20%C3%A9"],
    [
      "delimiters in a component",
      "a/b?c=d&e#f:g@h;i,j$k+l",
      {},
      "a%2Fb%3Fc%3Dd%26e%23f%3Ag%40h%3Bi%2Cj%24k%2Bl",
    ],
    [
      "a whole URL keeps its delimiters",
      "https://ex.com/a b?q=ü&r=1#x y",
      { scope: "url" },
      "https://ex.com/a%20b?q=%C3%BC&r=1#x%20y",
    ],
    [
      "and the brackets of IPv6, in the host only",
      "http://[::1]:80/[a]",
      { scope: "url" },
      "http://[::1]:80/%5Ba%5D",
    ],
    ["every character", "aZ 0é", { scope: "all" }, "%61%5A%20%30%C3%A9"],
    ["a space as +", "a b+c", { plus: true }, "a+b%2Bc"],
    [
      "a space as + in a URL: in the query only",
      "http://x/a b?c d#e f",
      { scope: "url", plus: true },
      "http://x/a%20b?c+d#e%20f",
    ],
    ["line breaks are encoded", "a b\nc", {}, "a%20b%0Ac"],
    ["but not line by line", "a b\r\nc d\n", { byLine: true }, "a%20b\r\nc%20d\n"],
    ["escapes are encoded again", "a%20b", {}, "a%2520b"],
    [
      "unless they are to be kept",
      "a%20b 100% %zz %%41",
      { keepEscapes: true },
      "a%20b%20100%25%20%25zz%20%25%41",
    ],
    ["escaped percents are kept too", "%2541", { keepEscapes: true }, "%2541"],
    ["† of the Web Platform Tests", "\u2020", {}, "%E2%80%A0"],
    ["controls of the Web Platform Tests", "\u000EA", {}, "%0EA"],
    [
      "a family is 7 code points",
      "👩‍👩‍👧",
      {},
      "%F0%9F%91%A9%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7",
    ],
    ["a lone surrogate: the spec's message", "ab\uD800c", {}, "Error encoding URL"],
    ["white space is text", " ", {}, "%20"],
  ])("%s", (_rule, text, options, encoded) => {
    expect(encodeWith(text, options)).toBe(encoded);
  });

  test("says where the half of a character is, and mends it", () => {
    const text = "é\nab\uDC00c\uD83D";
    expect(encode(text, optionsShape.initial)).toEqual({
      ok: false,
      message: "Error encoding URL",
      detail: {
        place: { line: 2, column: 3, byteOffset: 5 },
        reason: "U+DC00 is half of a character: its other half is missing, so it has no bytes.",
        repairs: [{ id: "replace-halves", label: "Replace it with \uFFFD" }],
      },
    });
    expect(encodeWith(repair(text, "replace-halves"))).toBe("%C3%A9%0Aab%EF%BF%BDc%EF%BF%BD");
  });
});

describe("decode", () => {
  test.each<[rule: string, text: string, options: Partial<Options>, decoded: string]>([
    ["UTF-8", "Z%C3%BCrich%20%F0%9F%98%8B", {}, "Zürich 😋"],
    ["small digits", "%c3%bc", {}, "ü"],
    ["+ is a plus", "a+b%2Bc", {}, "a+b+c"],
    ["+ is a space, %2B a plus", "a+b%2Bc", { plus: true }, "a b+c"],
    ["everything", "https%3A%2F%2Fex.com%2F%3Fa%3Db", {}, "https://ex.com/?a=b"],
    [
      "a whole URL keeps what would change it",
      "http://x/a%2Fb%20c?d=%26%C3%BC",
      { scope: "url" },
      "http://x/a%2Fb c?d=%26ü",
    ],
    [
      "+ in a whole URL: in the query only",
      "http://x/a+b?c+d#e+f",
      { scope: "url", plus: true },
      "http://x/a+b?c d#e+f",
    ],
    ["the encoder's scopes decode everything", "%41%2F", { scope: "strict" }, "A/"],
    ["a byte order mark stays", "%EF%BB%BFa", {}, "\uFEFFa"],
    ["a text without escapes", "plain ü", {}, "plain ü"],
    ["an empty text", "", {}, ""],
    ["100%: the spec's message", "100%", {}, "Error decoding URL"],
    ["%E9", "%E9", {}, "Error decoding URL"],
    ["%", "%", {}, "Error decoding URL"],
    ["%E0%A4%A", "%E0%A4%A", {}, "Error decoding URL"],
    ["%C0%80, longer than needed", "%C0%80", {}, "Error decoding URL"],
    ["%ZZ", "%ZZ", {}, "Error decoding URL"],
    ["%ED%A0%80, half of a character", "%ED%A0%80", {}, "Error decoding URL"],
    ["%F8, not UTF-8 at all", "%F8%80%80%80", {}, "Error decoding URL"],
  ])("%s", (_rule, text, options, decoded) => {
    expect(decodeWith(text, options)).toBe(decoded);
  });

  test.each([
    ["100% of it", 1, 4, "“% o” is not an escape: after “%” come two digits from 0 to F."],
    ["a\n%41%", 2, 4, "“%” is not an escape: after “%” come two digits from 0 to F."],
    ["caf%E9", 1, 4, "%E9 is not UTF-8. In Windows-1252 it is “é”."],
    ["%C3%BC%81", 1, 7, "%81 is not UTF-8."],
    ["%E0%A4%A", 1, 1, "%E0 is not UTF-8. In Windows-1252 it is “à”."],
  ])("says what is wrong in %j and where", (text, line, column, reason) => {
    expect(decode(text, optionsShape.initial)).toMatchObject({
      ok: false,
      detail: { reason, place: { line, column } },
    });
  });

  test.each<[text: string, id: RepairId, decoded: string]>([
    ["100% of %C3%BC", "keep-percent", "100% of ü"],
    ["caf%E9 %C3%A9", "latin-1", "café é"],
    ["caf%E9 %C3%A9", "keep-percent", "caf%E9 é"],
    ["%A4 100%", "latin-1", "¤ 100%"],
    ["%E0%A4%A", "latin-1", "à¤%A"],
  ])("mends %s by %s", (text, id, decoded) => {
    expect(decodeWith(repair(text, id))).toBe(decoded);
  });
});

describe("transform", () => {
  test.each<[text: string, options: Partial<Options>, twice: boolean]>([
    ["a%20b", { mode: "encode" }, true],
    ["a%20b", { mode: "encode", keepEscapes: true }, false],
    ["100% sure", { mode: "encode" }, false],
    ["a%2520b", { mode: "decode" }, true],
    ["a%20b", { mode: "decode" }, false],
    ["%25E9", { mode: "decode" }, false],
    ["%2520", { mode: "decode", scope: "url" }, true],
    ["https://a.b/?next=%2Fhome%3Fa%3D1", { mode: "decode", scope: "url" }, false],
    ["https://a.b/?next=%252Fhome", { mode: "decode", scope: "url" }, false],
    ["https://a.b/?q=a%2Bb+c%2Fd", { mode: "decode", scope: "url", plus: true }, false],
    ["a%2Bb", { mode: "decode", plus: true }, false],
    ["a%252Bb", { mode: "decode", plus: true }, true],
  ])("notices that %s with %j is encoded twice: %s", (text, options, twice) => {
    expect(transform(text, { ...optionsShape.initial, ...options })).toMatchObject({
      ok: true,
      value: { twice },
    });
  });
  test("the parts are of the text itself", () => {
    expect(transform(" http://x/%zz ", { ...optionsShape.initial, mode: "parts" })).toMatchObject({
      value: { head: "http://x/%zz" },
    });
  });
});

describe("always", () => {
  const scopes: Scope[] = ["component", "strict", "all"];
  const anyScope = fc.constantFrom(...scopes);
  const text = fc.string({ unit: anyCharacter, maxLength: 60 });

  test("what is encoded decodes to the same", () => {
    fc.assert(
      fc.property(text, anyScope, fc.boolean(), fc.boolean(), (text, scope, plus, byLine) => {
        expect(decodeWith(encodeWith(text, { scope, plus, byLine }), { plus })).toBe(text);
      }),
    );
  });
  test("an encoded component has only what RFC 3986 leaves unreserved", () => {
    fc.assert(
      fc.property(text, (text) => {
        expect(encodeWith(text, { scope: "strict" })).toMatch(/^(?:[\w.~-]|%[\dA-F]{2})*$/);
      }),
    );
  });
  test("a text cannot be decoded exactly when it has a problem, and every repair mends it", () => {
    const messy = fc.string({
      unit: fc.constantFrom("%", "%", "C", "3", "A", "9", "E", "B", "F", "0", "8", "ü", "g", "\n"),
      maxLength: 24,
    });
    fc.assert(
      fc.property(messy, (text) => {
        const result = decode(text, optionsShape.initial);
        if (result.ok) return;
        for (const { id } of result.detail?.repairs ?? [])
          expect(decode(repair(text, id), optionsShape.initial).ok).toBe(true);
        expect(result.detail?.repairs.length).toBeGreaterThan(0);
      }),
      { numRuns: sampled(1000) },
    );
  });
  test("a lone surrogate is found wherever it is", () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0xdc00, max: 0xdfff }), (before, after, code) => {
        const half = String.fromCharCode(code);
        const result = encode(before + half + after, optionsShape.initial);
        expect(result).toMatchObject({ ok: false, message: "Error encoding URL" });
      }),
    );
  });
});

test("stored settings are checked", () => {
  const kept: Options = {
    mode: "decode",
    scope: "url",
    plus: true,
    byLine: true,
    keepEscapes: true,
  };
  expect(optionsShape.read(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  for (const bad of [null, 7, "x", [], { mode: "x", scope: 1, plus: "yes" }])
    expect(optionsShape.read(bad)).toEqual(optionsShape.initial);
});
