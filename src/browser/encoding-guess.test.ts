import { describe, expect, test } from "vitest";
import { encodings } from "#domain/encoding.ts";
import { encodedTexts } from "./encoded-texts.data.ts";
import { takeFile } from "./files.ts";

const fileOf = (bytes: readonly number[] | Uint8Array, name = "notes.txt") =>
  new File([new Uint8Array(bytes)], name);
const bytesOf = (text: string) => [...new TextEncoder().encode(text)];
const read = async (...given: Parameters<typeof takeFile>) => {
  const taken = await takeFile(...given);
  if (!taken.ok || taken.value.kind !== "small") throw new Error("It is no small text");
  const { text, reading } = taken.value;
  return { text, ...reading };
};

describe("a file is read in the encoding that it speaks for", () => {
  test.each(encodedTexts)("%s in %s", async (_language, encoding, base64, text) => {
    const file = fileOf(Buffer.from(base64, "base64"));
    expect(await read(file)).toMatchObject({ text, encoding, isGuess: true });
  });

  test.each([
    ["UTF-8", bytesOf("Zürich 🚀"), "Zürich 🚀", "utf-8"],
    ["ASCII", bytesOf("plain"), "plain", "utf-8"],
    ["nothing", [], "", "utf-8"],
    ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, 0x61], "\uFEFFa", "utf-8"],
    ["UTF-16 LE with a mark", [0xff, 0xfe, 0xe9, 0], "é", "utf-16le"],
    ["UTF-16 BE with a mark", [0xfe, 0xff, 0, 0xe9], "é", "utf-16be"],
  ])("%s is no guess", async (_name, bytes, text, encoding) => {
    expect(await read(fileOf(bytes))).toMatchObject({ text, encoding, isGuess: false, cutOff: 0 });
  });

  // The last byte of each could as well begin a character of UTF-8.
  test.each([
    ["M\u{fc}nchen", [0x4d, 0xfc, 0x6e, 0x63, 0x68, 0x65, 0x6e]],
    ["å", [0xe5]],
    ["café", [0x63, 0x61, 0x66, 0xe9]],
  ])("%s in Latin-1 loses nothing", async (text, bytes) => {
    expect(await read(fileOf(bytes))).toMatchObject({ text, encoding: "windows-1252" });
  });

  test("two files that differ in one letter do not become the same text", async () => {
    const [first, second] = await Promise.all([0xfc, 0xf6].map((byte) => read(fileOf([byte]))));
    expect(first?.text).not.toBe(second?.text);
  });

  test.each([1, 2, 3])("half a character at the end, of %d bytes, is said", async (cutOff) => {
    const rocket = bytesOf("🚀").slice(0, cutOff);
    const file = fileOf([...bytesOf("Zürich "), ...rocket]);
    expect(await read(file)).toMatchObject({ text: "Zürich ", encoding: "utf-8", cutOff });
  });

  test("a guess from the start that the rest does not bear out is dropped", async () => {
    const [, , japanese] = encodedTexts.find(([, encoding]) => encoding === "shift_jis") ?? [];
    const line = Buffer.from(japanese ?? "", "base64");
    const bytes = Buffer.concat([...Array.from({ length: 2000 }, () => line), Buffer.from([0xfd])]);
    expect(await read(fileOf(bytes))).toMatchObject({ encoding: "windows-1252", isGuess: true });
  });

  test("a large file in another encoding becomes UTF-8 as a whole", async () => {
    const taken = await takeFile(fileOf(Buffer.from("München\n".repeat(700_000), "latin1")));
    if (!taken.ok || taken.value.kind !== "large") throw new Error("It is not large");
    expect(taken.value.head.startsWith("München\nMünchen\n")).toBe(true);
    expect(await taken.value.blob.text()).toBe("München\n".repeat(700_000));
  });
});

describe("another encoding can be wanted", () => {
  test("it is read in it", async () => {
    const file = fileOf([0xcf, 0xf0, 0xe8]);
    expect(await read(file)).toMatchObject({ text: "При", isGuess: true });
    expect(await read(file, "windows-1252")).toMatchObject({ text: "Ïðè", isGuess: false });
  });

  test.each([
    ["utf-8", [0x61, 0xe5], "UTF-8"],
    ["shift_jis", [0x81], "Shift JIS (Japanese)"],
    ["utf-16le", [0x00, 0xd8, 0x41, 0x00], "UTF-16 LE"],
  ] as const)("what is not %s is never filled up with �", async (encoding, bytes, name) => {
    expect(await takeFile(fileOf(bytes), encoding)).toEqual({
      ok: false,
      message: `“notes.txt” is not ${name}.`,
    });
  });

  test("a large file is looked at to its end", async () => {
    const bytes = new Uint8Array(6 * 1024 * 1024).fill(0x61);
    bytes[bytes.length - 2] = 0xe5;
    expect(await takeFile(fileOf(bytes), "utf-8")).toEqual({
      ok: false,
      message: "“notes.txt” is not UTF-8.",
    });
  });

  test("a mark of UTF-8 stays where UTF-8 is wanted", async () => {
    expect((await read(fileOf([0xef, 0xbb, 0xbf, 0x61]), "utf-8")).text).toBe("\uFEFFa");
  });

  test.each(encodings)("%s is known here", (encoding) => {
    expect(new TextDecoder(encoding).encoding).toBe(encoding);
  });
});

describe("what is no text is said to be none", () => {
  test.each([
    ["a picture", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]],
    ["a program", [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]],
    ["noise", Array.from({ length: 256 }, (_, at) => ((at * 167 + 13) % 255) + 1)],
  ])("%s", async (_name, bytes) => {
    expect(await takeFile(fileOf(bytes, "some.bin"))).toEqual({
      ok: false,
      message:
        "“some.bin” is not text: it has bytes that no text has. Base64 Tools and Hash Generator take any file.",
    });
  });
});
