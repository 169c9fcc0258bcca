import { describe, expect, test } from "vitest";
import { editableChars, maxTextBytes, shownChars } from "#domain/limits.ts";
import type { LargeText, TextSource } from "#domain/text-source.ts";
import { readAround, readBytes, takeFile, takeText } from "./files.ts";

async function taken(taking: ReturnType<typeof takeFile>): Promise<TextSource> {
  const result = await taking;
  if (!result.ok) throw new Error(result.message);
  return result.value;
}
const largeText = async (text: string): Promise<LargeText> => {
  const source = await taken(takeText(text));
  if (source.kind !== "large") throw new Error("It is small");
  return source;
};
const textOf = async (source: TextSource) => {
  const bytes = await readBytes(source);
  return bytes.ok ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.value) : null;
};

describe("takeText", () => {
  test("what can be edited stays a string", async () => {
    const text = "x".repeat(editableChars);
    expect(await taken(takeText(text))).toEqual({ kind: "small", text });
  });

  test("what is longer becomes bytes, slice by slice, without splitting a character", async () => {
    // An odd offset puts every million-character cut into the middle of a pair.
    const text = `x${"🚀é\n".repeat(1_100_000)}`;
    const source = await largeText(text);
    expect(await source.blob.text()).toBe(text);
    expect(text.startsWith(source.head)).toBe(true);
    expect(source.head.length).toBeLessThanOrEqual(shownChars);
  });

  test('"over 50 MiB a clear refusal that names the size"', async () => {
    expect(await takeText("x".repeat(maxTextBytes + 1024 * 1024))).toEqual({
      ok: false,
      message: "This text is 51 MiB. The limit is 50 MiB.",
    });
    // Fewer characters than the limit, but more bytes.
    expect(await takeText("é".repeat(30 * 1024 * 1024))).toEqual({
      ok: false,
      message: "This text is 60 MiB. The limit is 50 MiB.",
    });
  });
});

describe("takeFile", () => {
  test("a small file is read whole and keeps its name", async () => {
    const file = new File(['{"ü": 1}'], "orders.json");
    expect(await taken(takeFile(file))).toMatchObject({
      kind: "small",
      text: '{"ü": 1}',
      name: "orders.json",
    });
  });

  test("bytes without a name are text as well", async () => {
    expect(await taken(takeFile(new Blob(["[1]"])))).toEqual({ kind: "small", text: "[1]" });
  });

  test("a byte order mark is kept, for the tool to speak of", async () => {
    const file = new File(["\uFEFF{}"], "bom.json");
    expect(await taken(takeFile(file))).toMatchObject({ text: "\uFEFF{}" });
  });

  test.each([
    ["little", [0xff, 0xfe, 0x7b, 0, 0xe9, 0, 0x7d, 0]],
    ["big", [0xfe, 0xff, 0, 0x7b, 0, 0xe9, 0, 0x7d]],
  ])("UTF-16 (%s endian) becomes UTF-8", async (_order, bytes) => {
    const file = new File([new Uint8Array(bytes)], "unicode.json");
    expect(await taken(takeFile(file))).toMatchObject({ kind: "small", text: "{é}" });
  });

  test("of a large file only the head is decoded", async () => {
    const text = '{"id": 1, "é": 2}\n'.repeat(300_000);
    const file = new File([text], "big.json");
    const source = await taken(takeFile(file));
    if (source.kind !== "large") throw new Error("It is small");
    expect(source.blob).toBe(file);
    expect(text.startsWith(source.head)).toBe(true);
    expect(await textOf(source)).toBe(text);
  });

  test("a picture, a folder, a deleted file and 51 MiB are refused in words", async () => {
    const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])], "photo.png");
    expect(await takeFile(picture)).toEqual({
      ok: false,
      message: expect.stringContaining("“photo.png” is not text"),
    });
    const gone = new File(["x"], "gone.json");
    gone.slice = () => {
      throw new DOMException("", "NotFoundError");
    };
    expect(await takeFile(gone)).toEqual({
      ok: false,
      message: "“gone.json” could not be read. It may be a folder, or have been moved or changed.",
    });
    const huge = new File([], "huge.json");
    Object.defineProperty(huge, "size", { value: 51 * 1024 * 1024 });
    expect(await takeFile(huge)).toEqual({
      ok: false,
      message: "“huge.json” is 51 MiB. The limit is 50 MiB.",
    });
  });
});

describe("readBytes", () => {
  test.each([
    ["", ""],
    ["é\r\n🚀", "é\r\n🚀"],
    ["\uFEFF{}", "\uFEFF{}"],
    // Bytes cannot hold half a pair.
    ["a\uD800b", "a\uFFFDb"],
  ])("%j arrives as %j", async (text, arrived) => {
    expect(await textOf({ kind: "small", text })).toBe(arrived);
  });

  test("a file that changed since is a failure, not an exception", async () => {
    const blob = new Blob(["x"]);
    blob.arrayBuffer = () => Promise.reject(new DOMException("", "NotReadableError"));
    expect(await readBytes({ kind: "large", blob, head: "x", name: "a.json" })).toEqual({
      ok: false,
      message: "“a.json” could not be read. It may be a folder, or have been moved or changed.",
    });
  });
});

describe("readAround", () => {
  const rows = Array.from({ length: 400_000 }, (_, index) => `row ${index + 1} é`);
  const placeOf = (line: number, column: number) => ({
    line,
    column,
    byteOffset:
      Buffer.byteLength(rows.slice(0, line - 1).join("\n")) + (line > 1 ? 1 : 0) + column - 1,
  });

  test.each([1, 2, 200_000, 400_000])("finds line %d with its surroundings", async (line) => {
    const source = await largeText(rows.join("\n"));
    const read = await readAround(source, placeOf(line, 3));
    if (!read.ok) throw new Error(read.message);
    const { text, firstLine, place } = read.value;
    const shown = text.split("\n");
    expect(shown[place.line - 1]?.slice(place.column - 1)).toBe(rows[line - 1]?.slice(2));
    expect(firstLine + place.line - 1).toBe(line);
    expect(shown[0]).toBe(rows[firstLine - 1]);
  });

  test("also in the middle of a line of 5 MiB", async () => {
    const text = `${"é".repeat(2_500_000)}!${"é".repeat(100_000)}`;
    const source = await largeText(text.padEnd(editableChars + 1, "é"));
    const read = await readAround(source, { line: 1, column: 2_500_001, byteOffset: 5_000_000 });
    if (!read.ok) throw new Error(read.message);
    expect(read.value.firstLine).toBe(1);
    expect(read.value.text[read.value.place.column - 1]).toBe("!");
    expect(read.value.text).not.toContain("\uFFFD");
  });
});
