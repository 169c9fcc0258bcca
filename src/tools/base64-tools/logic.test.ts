import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodings } from "#domain/encoding.ts";
import { fromHex } from "#domain/hex.ts";
import { anyCharacter } from "#proof/any-character.ts";
import { sampledCases } from "#proof/scale.ts";
import { transformFile } from "./logic/files.ts";
import { repair, type Repair } from "./logic/problems.ts";
import { hexDump } from "#domain/hex-dump.ts";
import { encode, optionsShape, transform, viewsOf, type Options } from "./logic.ts";
import { decode } from "./logic/transform.ts";
import { fileNameFor } from "./logic/names.ts";

const utf8 = { charset: "utf-8" } as const;
const write = (text: string, options: Partial<Options> = {}) => {
  const made = encode(text, { ...optionsShape.initial, ...options });
  return made.ok ? made.value.head : made.message;
};
const read = (text: string, charset: Options["charset"] = "utf-8") => {
  const made = decode(text, { charset });
  return made.ok && made.value.isText ? made.value.head : made;
};

describe("the spec's rules", () => {
  test.each([
    ["f", "Zg=="],
    ["fo", "Zm8="],
    ["foo", "Zm9v"],
    ["foob", "Zm9vYg=="],
    ["fooba", "Zm9vYmE="],
    ["foobar", "Zm9vYmFy"],
    ["✓ à la mode", "4pyTIMOgIGxhIG1vZGU="],
  ])('"encode and decode modes": %s (RFC 4648 section 10, and UTF-8)', (text, base64) => {
    expect(write(text)).toBe(base64);
    expect(read(base64)).toBe(text);
  });

  test('encode failure "Error encoding to Base64": half a character, and where', () => {
    expect(encode("ab\n\ud83dc", optionsShape.initial)).toMatchObject({
      ok: false,
      message: "Error encoding to Base64",
      detail: { place: { line: 2, column: 1 }, repairs: ["replace"] },
    });
    expect(encode("a✓", { ...optionsShape.initial, charset: "latin-1" })).toMatchObject({
      message: "Error encoding to Base64",
      detail: { place: { line: 1, column: 2 }, repairs: ["utf8"] },
    });
  });

  test.each<[string, string, string, object, Repair[]]>([
    ["a strange character", "YW?j", "“?” is not", { line: 1, column: 3 }, ["strip", "encode"]],
    [
      "an invisible one",
      "YWJj\nYW\u200bJj",
      "U+200B is not",
      { line: 2, column: 3 },
      ["strip", "encode"],
    ],
    ["from a URL", "YQ%3D%3D", "comes from a URL", { line: 1, column: 3 }, ["percent", "encode"]],
    ["one character too many", "YWJjZ", "left over", { line: 1, column: 6 }, ["shorten", "encode"]],
    [
      "padding in the middle",
      "YQ==YQ==",
      "only at the end",
      { line: 1, column: 5 },
      ["padding", "encode"],
    ],
    ["padding cut off", "YQ=", "is missing", { line: 1, column: 4 }, ["padding", "encode"]],
  ])('decode failure "Invalid Base64 string": %s', (_case, text, reason, place, repairs) => {
    const made = decode(text, utf8);
    expect(made).toMatchObject({
      ok: false,
      message: "Invalid Base64 string",
      detail: { place, repairs },
    });
    expect(made.ok ? "" : made.detail?.reason).toContain(reason);
  });
});

describe("every character there and back", () => {
  test("each code point, in UTF-8 and in UTF-16", () => {
    const block = 0x4000;
    const blocks = Array.from({ length: 0x110000 / block }, (_, index) => index * block);
    // The first plane is where the rules change: all of it, and some of those beyond.
    for (const from of [...blocks.slice(0, 4), ...sampledCases(blocks.slice(4), 4)]) {
      const codes = Array.from({ length: block }, (_, at) => from + at);
      const text = String.fromCodePoint(...codes.filter((code) => code < 0xd800 || code > 0xdfff));
      for (const charset of ["utf-8", "utf-16le"] as const) {
        const base64 = write(text, { charset });
        expect(Buffer.from(base64, "base64").equals(Buffer.from(text, charset))).toBe(true);
        // The first block has controls, so it is not shown as text.
        const opened = decode(base64, { charset });
        expect(opened.ok && opened.value.isText).toBe(from > 0);
        expect(from === 0 || (opened.ok && opened.value.head) === text).toBe(true);
      }
    }
    const readable = Array.from({ length: 0x4000 - 0xa0 }, (_, at) => at + 0xa0);
    const first = `\t\n\r ~${String.fromCodePoint(...readable)}`;
    expect(read(write(first))).toBe(first);
  });

  test("any text in any spelling", () => {
    const spelling = fc.record({
      urlSafe: fc.boolean(),
      padding: fc.boolean(),
      wrap: fc.constantFrom("none" as const, "mime" as const, "pem" as const),
      form: fc.constantFrom("plain" as const, "data" as const, "css" as const, "html" as const),
    });
    const text = fc
      .string({ unit: anyCharacter, minLength: 1, maxLength: 60 })
      .filter((given) => given.isWellFormed());
    fc.assert(
      fc.property(text, spelling, (given, options) => {
        const written = write(given, options).replace(/^<img src=/, "");
        const opened = decode(
          written.replace(/^background-image: /, "").replace(' alt=""', ""),
          utf8,
        );
        const size = new TextEncoder().encode(given).length;
        expect(opened.ok && opened.value.sizeBytes).toBe(size);
        const text = opened.ok && opened.value.isText ? opened.value.head : given;
        expect(text).toBe(given);
      }),
      { numRuns: 100 },
    );
  });
});

describe("how Base64 is written", () => {
  const long = "x".repeat(100);
  test("URL-safe, with and without padding", () => {
    expect(write("ûÿþÿ", { charset: "latin-1" })).toBe("+//+/w==");
    expect(write("ûÿþÿ", { charset: "latin-1", urlSafe: true })).toBe("-__-_w==");
    expect(write("ûÿþÿ", { charset: "latin-1", urlSafe: true, padding: false })).toBe("-__-_w");
  });

  test.each([
    ["mime", 76],
    ["pem", 64],
  ] as const)("in lines: %s", (wrap, width) => {
    const lines = write(long, { wrap }).split("\r\n");
    expect(lines.map(({ length }) => length)).toEqual(width === 76 ? [76, 60] : [64, 64, 8]);
    expect(lines.join("")).toBe(Buffer.from(long).toString("base64"));
  });

  test("UTF-16LE, as PowerShell's -EncodedCommand wants it", () => {
    expect(write("dir", { charset: "utf-16le" })).toBe("ZABpAHIA");
    expect(read("ZABpAHIA", "utf-16le")).toBe("dir");
  });

  test.each([
    ["data", "data:text/plain;charset=utf-8;base64,YcO8/w=="],
    ["css", 'background-image: url("data:text/plain;charset=utf-8;base64,YcO8/w==");'],
    ["html", '<img src="data:text/plain;charset=utf-8;base64,YcO8/w==" alt="">'],
  ] as const)("as %s, in the standard alphabet whatever else is chosen", (form, expected) => {
    const options = { form, urlSafe: true, padding: false, wrap: "pem" } as const;
    expect(write("aü", options)).toBe(expected.replace("YcO8/w==", "YcO8"));
  });

  test("a text that is Base64 already is noticed", () => {
    const made = (text: string) => encode(text, optionsShape.initial);
    expect(made("4pyTIMOgIGxhIG1vZGU=")).toMatchObject({ value: { isEncodedAlready: true } });
    expect(made("internationalization")).toMatchObject({ value: { isEncodedAlready: false } });
    expect(made("just some words here")).toMatchObject({ value: { isEncodedAlready: false } });
  });
});

describe("what is understood", () => {
  test.each([
    ["no padding", "YQ", "a"],
    ["white space and line breaks", " Y\r\nW J\tj ", "abc"],
    ["URL-safe", "4pyT-_8".slice(0, 4), "✓"],
    ["in quotes", '"YWJj"', "abc"],
    ["after a byte order mark", "\uFEFFYWJj", "abc"],
    ["PEM", "-----BEGIN NOTE-----\nYWJj\nZGVm\n-----END NOTE-----\n", "abcdef"],
    ["a data URI", "data:text/plain;charset=utf-8;base64,w7w=", "ü"],
    ["a data URI in CSS", "url('data:text/plain;base64,YWJj');", "abc"],
    ["a data URI in %XX", "data:,%7B%22a%22:%20%C3%BC}", '{"a": ü}'],
    ["nothing but white space", " \n", ""],
  ])("%s", (_case, text, expected) => expect(read(text)).toBe(expected));

  const base64 = (text: string, charset: BufferEncoding = "utf-8") =>
    Buffer.from(text, charset).toString("base64");
  test.each<[rule: string, text: string, expected: string, count: number | null]>([
    ["padding in the middle", "YQ==\nYmM=\n", "a\nbc", 2],
    ["Windows line ends", "YQ==\r\nYmM=", "a\nbc", 2],
    ["without padding", "YWI\nYWI\nYWI", "ab\nab\nab", 3],
    ["an empty line", `${base64("hello")}\n\n${base64("world")}`, "hello\n\nworld", 2],
    ["each in its own spelling", `${base64("ü")}\n  -_-_ABCD`, "ü", null],
    ["lines that are one text", "YWJj\nZGVm", "abcdef", null],
    [
      "one text that MIME cut",
      base64("x".repeat(80)).replace(/.{76}/, "$&\r\n"),
      "x".repeat(80),
      null,
    ],
  ])("several lines: %s", (_rule, text, expected, count) => {
    const made = decode(text, utf8);
    const notes = made.ok ? made.value.notes : [];
    const said = `Each of the ${count} lines was decoded for itself: together they are no Base64.`;
    expect(notes).toEqual(count === null ? [] : [said]);
    expect(made.ok && made.value.isText ? made.value.head : "ü").toBe(expected);
  });
  test("lines in UTF-16 are joined in UTF-16", () => {
    const text = `${base64("hé", "utf16le")}\n${base64("you", "utf16le").replace(/=+$/, "")}`;
    expect(read(text, "utf-16le")).toBe("hé\nyou");
  });
  test("lines of which one is no text, or no Base64, are refused as a whole", () => {
    for (const text of ["YQ==\n/w==", "YQ==\nYQ?=", "YQ==\nY"]) {
      expect(decode(text, utf8)).toMatchObject({ ok: false, message: "Invalid Base64 string" });
    }
  });

  test.each<[what: string, text: string, user: string, password: string | null]>([
    ["RFC 7617, 2", "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==", "Aladdin", "open sesame"],
    ["RFC 7617, 2.1", "Authorization: Basic dGVzdDoxMjPCow==", "test", "123£"],
    [
      "a proxy's",
      "proxy-authorization:basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==\r\n",
      "Aladdin",
      "open sesame",
    ],
    ["in quotes", '"Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ"', "Aladdin", "open sesame"],
    ["in JSON", `"Authorization": "Basic ${base64("a:b")}",`, "a", "b"],
    ["a colon in the password", `Basic ${base64("a:b:c")}`, "a", "b:c"],
    ["no password", `Basic ${base64("token")}`, "token", null],
    ["an empty one", `Basic ${base64("key:")}`, "key", ""],
  ])("a Basic authorization header: %s", (_what, text, user, password) => {
    const made = decode(text, utf8);
    expect(made).toMatchObject({
      value: { login: { user, password }, head: password === null ? user : `${user}:${password}` },
    });
  });
  test("Base64 that begins with these letters is no header", () => {
    expect(decode("Basicly=", utf8)).toMatchObject({ value: { login: null } });
    expect(decode(base64("Basic"), utf8)).toMatchObject({ value: { login: null, head: "Basic" } });
  });

  test("what a data URI says it is", () => {
    expect(decode("data:;base64,YQ==", utf8)).toMatchObject({ value: { mime: "text/plain" } });
    expect(decode("data:image/svg+xml;charset=utf-8;base64,YQ==", utf8)).toMatchObject({
      value: { mime: "image/svg+xml;charset=utf-8" },
    });
  });

  test("bits that stand for nothing are accepted, and told", () => {
    const made = decode("YR==", utf8);
    expect(made).toMatchObject({ value: { head: "a" } });
    expect(made.ok && made.value.notes).toHaveLength(1);
    expect(decode("YQ==", utf8)).toMatchObject({ value: { notes: [] } });
  });

  test.each<[Repair, string, string]>([
    ["percent", "YQ%3D%3D", "YQ=="],
    ["strip", "Y?Q-_\n…=", "YQ-_\n="],
    ["padding", "YQ==YQ=", "YQYQ"],
    ["padding", "YWI=\n=", "YWI="],
    ["padding", "YWJjZ===", "YWJj"],
    ["shorten", "YWJjZ\n", "YWJj"],
    ["replace", "a\ud800", "a\uFFFD"],
    ["encode", "as it is", "as it is"],
  ])("repair by %s", (how, text, repaired) => expect(repair(text, how)).toBe(repaired));
});

describe("bytes that are not text", () => {
  const hex = (digits: string) => Buffer.from(fromHex(digits) ?? []).toString("base64");

  test("are shown as hex, never as replacement characters", () => {
    for (const base64 of ["/w==", "gIGC", hex("00 61 62"), hex("ed a0 80")]) {
      const made = decode(base64, utf8);
      expect(made).toMatchObject({ value: { isText: false, head: "" } });
      expect(made.ok && viewsOf(made.value)).toEqual(["hex"]);
    }
    const made = decode("/w==", utf8);
    expect(made.ok && hexDump(made.value.start)).toBe(`00000000  ff${" ".repeat(47)}.`);
  });

  test("are the same bytes in the download", async () => {
    const bytes = Uint8Array.from(randomBytes(1000));
    const made = decode(Buffer.from(bytes).toString("base64"), utf8);
    const content = made.ok ? await made.value.content.arrayBuffer() : new ArrayBuffer();
    expect(new Uint8Array(content)).toEqual(bytes);
  });

  test("as Latin-1 they are text", () => expect(read("4A==", "latin-1")).toBe("à"));

  test.each<[charset: Options["charset"], digits: string, text: string]>([
    ["windows-1252", "e0 20 e9", "à é"],
    ["windows-1251", "cf f0 e8 e2 e5 f2", "Привет"],
    ["koi8-r", "f0 d2 c9 d7 c5 d4", "Привет"],
    ["shift_jis", "93 fa 96 7b", "日本"],
    ["gb18030", "c4 e3 ba c3", "你好"],
    ["euc-kr", "c7 d1 b1 db", "한글"],
    ["utf-16be", "00 e9 20 ac", "é€"],
  ])("in %s they are text", (charset, digits, text) => {
    expect(read(hex(digits), charset)).toBe(text);
    expect(decode(hex(digits), utf8)).toMatchObject({ value: { isText: false, head: "" } });
  });
  test.each<[charset: Options["charset"], digits: string]>([
    ["shift_jis", "93"],
    ["euc-kr", "c7 20"],
    ["utf-16le", "61 00 00 d8"],
  ])("bytes that %s does not have are not replaced", (charset, digits) => {
    expect(decode(hex(digits), { charset })).toMatchObject({ value: { isText: false, head: "" } });
  });
  test("every encoding in which files are read can be chosen", () => {
    for (const [id] of encodings) {
      expect(optionsShape.read({ charset: id }).charset).toBe(id);
      expect(read(hex(id.startsWith("utf-16") ? "61 61" : "61"), id)).toMatch(/^.$/);
    }
  });
  test("what is read in another encoding is not written in it, and that is said", () => {
    expect(encode("a", { ...optionsShape.initial, charset: "koi8-r" })).toMatchObject({
      message: "Error encoding to Base64",
      detail: { place: null, repairs: ["utf8"] },
    });
  });
  test("UTF-8 that is read in another encoding is told", () => {
    const notes = (digits: string, charset: Options["charset"]) => {
      const made = decode(hex(digits), { charset });
      return made.ok ? made.value.notes : [];
    };
    expect(notes("c3 a9", "windows-1251")).toEqual([
      "Read as Windows-1251 (Cyrillic). It is UTF-8 as well: if letters look wrong, choose that.",
    ]);
    expect(notes("61", "windows-1251")).toEqual([]);
    expect(notes("e9", "windows-1251")).toEqual([]);
    expect(notes("61 00 62 00", "utf-16le")).toEqual([]);
  });
  test("a character that was lost before is told", () => {
    expect(decode(hex("61 ef bf bd"), utf8)).toMatchObject({
      value: { head: "a\uFFFD", notes: [expect.stringContaining("lost before it was encoded")] },
    });
  });

  test("the dump is that of hexdump -C, up to the spaces", () => {
    const bytes = Uint8Array.from({ length: 18 }, (_, at) => at + 0x3c);
    expect(hexDump(bytes)).toBe(
      [
        "00000000  3c 3d 3e 3f 40 41 42 43 44 45 46 47 48 49 4a 4b  <=>?@ABCDEFGHIJK",
        "00000010  4c 4d                                            LM",
      ].join("\n"),
    );
  });

  test.each([
    ["89504e470d0a1a0a0000", "PNG image", ["picture", "hex"]],
    ["ffd8ffe000104a464946", "JPEG image", ["picture", "hex"]],
    ["47494638396101000100", "GIF image", ["picture", "hex"]],
    ["52494646aabbccdd57454250", "WebP image", ["picture", "hex"]],
    ["52494646aabbccdd57415645", "WAV audio", ["hex"]],
    ["0000002066747970617669660000", "AVIF image", ["picture", "hex"]],
    ["00000020667479706d7034320000", "MP4 video", ["hex"]],
    ["1f8b0800000000000003", "gzip archive", ["hex"]],
    ["504b03041400", "ZIP archive", ["hex"]],
    ["255044462d312e370a", "PDF document", ["text", "hex"]],
    ["0061736d01000000", "WebAssembly module", ["hex"]],
  ])("%s is told to be a %s", (digits, name, views) => {
    const made = decode(hex(digits), utf8);
    expect(made.ok && made.value.kind?.name).toBe(name);
    expect(made.ok && viewsOf(made.value)).toEqual(views);
  });

  test("SVG is text and a picture", () => {
    const text = '<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>';
    const made = decode(Buffer.from(text).toString("base64"), utf8);
    expect(made.ok && viewsOf(made.value)).toEqual(["text", "picture", "hex"]);
    expect(decode("PHN2Z3g+", utf8)).toMatchObject({ value: { kind: null } });
  });
});

describe("files", () => {
  const silent = { progress: () => {} };
  const run = (bytes: Uint8Array | string, options: Partial<Options>, type = "") => {
    const part = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
    const file = new File([part], "file", { type });
    return transformFile({ file, options: { ...optionsShape.initial, ...options } }, silent);
  };

  test.each(sampledCases(["none", "mime", "pem"] as const, 2))(
    "4 MB there and back, lines: %s",
    async (wrap) => {
      const bytes = randomBytes(3_800_001);
      const encoded = await run(bytes, { wrap });
      expect(encoded).toMatchObject({ ok: true, value: { whole: false, sizeBytes: 3_800_001 } });
      const text = encoded.ok ? await encoded.value.all?.text() : "";
      const expected = bytes.toString("base64");
      expect(text?.replaceAll("\r\n", "") === expected).toBe(true);
      expect(encoded.ok && encoded.value.lines).toBe(text?.split("\n").length);

      const opened = await run(text ?? "", { mode: "decode" });
      const content = opened.ok && opened.value.is === "opened" ? opened.value.content : new Blob();
      expect(Buffer.from(await content.arrayBuffer()).equals(bytes)).toBe(true);
    },
  );

  test("a small file as a data URI of its type, or of what its bytes say", async () => {
    const png = Uint8Array.from(fromHex("89504e470d0a1a0a") ?? []);
    expect(await run(png, { form: "data" })).toMatchObject({
      value: { head: "data:image/png;base64,iVBORw0KGgo=", whole: true },
    });
    expect(await run("a", { form: "data" }, "text/css")).toMatchObject({
      value: { head: "data:text/css;base64,YQ==" },
    });
    expect(await run("", {})).toMatchObject({ value: { head: "", whole: true, lines: 1 } });
  });

  test("long text from a file shows its beginning, cut between characters", async () => {
    const text = "ü€🚀".repeat(600_000);
    const opened = await run(Buffer.from(text).toString("base64"), { mode: "decode" });
    const made = opened.ok && opened.value.is === "opened" ? opened.value : null;
    expect(made).toMatchObject({ isText: true, whole: false });
    expect(text.startsWith(made?.head ?? "no")).toBe(true);
    expect(made?.all?.size).toBe(5_400_000);
  });

  test("UTF-16, as PowerShell saves files", async () => {
    const bytes = Buffer.from("\uFEFFYWJj\r\n", "utf16le");
    expect(await run(bytes, { mode: "decode" })).toMatchObject({ value: { head: "abc" } });
  });

  test("a large file that is not Base64 is refused at its first wrong character", async () => {
    const bytes = new Uint8Array(8_000_000).fill(0x41);
    bytes[5_000_000] = 0x2e;
    expect(await run(bytes, { mode: "decode" })).toMatchObject({
      ok: false,
      message: "Invalid Base64 string",
      detail: { reason: "The character at offset 5,000,000 does not belong there." },
    });
  });

  test.each([
    [5, "This file could not be read. It may be a folder, or have been moved or changed."],
    [
      3e9,
      "This could not be finished. The file has changed, or the browser has no room for the result: a private window keeps it in memory.",
    ],
  ])("a vanished file of %d bytes is said to be so", async (size, message) => {
    const gone = () => Promise.reject(new Error("NotReadableError"));
    const file = { size, type: "", slice: () => ({ arrayBuffer: gone }) } as unknown as File;
    const made = await transformFile({ file, options: optionsShape.initial }, silent);
    expect(made).toEqual({ ok: false, message });
  });

  test.each([
    ["aGk=", undefined, "decoded.txt"],
    ["/w==", undefined, "decoded.bin"],
    ["iVBORw0KGgo=", undefined, "decoded.png"],
    ["iVBORw0KGgo=", "photo.png.b64", "photo.png"],
    ["iVBORw0KGgo=", "photo.txt", "photo.png"],
  ])("%s from %s is saved as %s", (base64, source, name) => {
    const made = transform(base64, { ...optionsShape.initial, mode: "decode" });
    expect(made.ok && fileNameFor(made.value, source)).toBe(name);
  });

  test("what is encoded is saved beside its source", () => {
    const made = transform("a", optionsShape.initial);
    expect(made.ok && fileNameFor(made.value, undefined)).toBe("encoded.txt");
    expect(made.ok && fileNameFor(made.value, "photo.png")).toBe("photo.png.b64");
  });
});

describe("stored settings", () => {
  test.each([[undefined], [null], [5], ["x"], [[]], [{ mode: "x", wrap: 76, padding: "no" }]])(
    "%j becomes the default",
    (stored) => expect(optionsShape.read(stored)).toEqual(optionsShape.initial),
  );

  test("what is proper is kept", () => {
    const stored: Options = {
      mode: "decode",
      urlSafe: true,
      padding: false,
      wrap: "mime",
      form: "css",
      charset: "latin-1",
    };
    expect(optionsShape.read({ ...stored, text: "typed" })).toEqual(stored);
  });
});
