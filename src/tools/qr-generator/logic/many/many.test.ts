import fc from "fast-check";
import jsQR from "jsqr";
import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { crc32 } from "#domain/crc32.ts";
import { anyCharacter } from "#proof/any-character.ts";
import { unreadable } from "../make.ts";
import { optionsShape } from "../options.ts";
import { countBlankEnds, entriesOf, entryMessages, maxEntries, type Entry } from "./entries.ts";
import { formOf, type ChosenForm, type Form } from "./form.ts";
import { makeFile, type CodeFile, type FileRequest } from "./make-file.ts";
import { contentName, fileNamesOf, rowName, safeName } from "./names.ts";

function entries(text: string, chosen: ChosenForm = {}, fileName = ""): Entry[] {
  const read = entriesOf(text, formOf(text, fileName, chosen), false);
  if (!read.ok) throw new Error(read.message);
  return read.value;
}
const problemsIn = (text: string, chosen: ChosenForm = {}) =>
  entries(text, chosen).flatMap(({ row, problem }) => (problem === null ? [] : [[row, problem]]));

describe("how a list is read", () => {
  test.each<[what: string, text: string, fileName: string, form: Partial<Form>]>([
    ["lines", "https://a.example\nhttps://b.example", "", { isTable: false }],
    [
      "links with commas",
      "https://a.example/?x=1,2\nhttps://b.example/?x=3,4",
      "",
      { isTable: false },
    ],
    ["a header", "name,content\nx,y", "", { isTable: true, contentColumn: 1, nameSource: 0 }],
    [
      "a header in other words",
      "Nr;File_Name;URL\n1;a;https://a.example",
      "",
      { separator: ";", hasHeader: true, contentColumn: 2, nameSource: 1 },
    ],
    ["the surest word", "id,text,content\n1,a,b", "", { contentColumn: 2, nameSource: 0 }],
    ["only a name", "label,what\na,b", "x.csv", { contentColumn: 1, nameSource: 0 }],
    [
      "cells of a spreadsheet",
      "a\tb\nc\td",
      "",
      { isTable: true, hasHeader: false, separator: "\t" },
    ],
    [
      "no header, two columns",
      "Shop,https://a.example\nBar,https://b.example",
      "list.csv",
      { isTable: true, hasHeader: false, contentColumn: 1, nameSource: 0 },
    ],
    [
      "one column in a file",
      "https://a.example",
      "list.CSV",
      { isTable: true, nameSource: "content" },
    ],
    ["nothing", "", "", { isTable: false, contentColumn: 0, nameSource: "content" }],
  ])("%s", (_what, text, fileName, form) => {
    expect(formOf(text, fileName, {})).toMatchObject(form);
  });

  test("columns are called as the header does, else by their number", () => {
    expect(formOf("content,,name\n1,2,3", "", {}).columns).toEqual([
      "1: content",
      "Column 2",
      "3: name",
    ]);
    expect(formOf("a,b", "x.csv", {}).columns).toEqual(["Column 1", "Column 2"]);
  });

  test("what is chosen counts, unless there is no such column any more", () => {
    const text = "name,content\nx,y";
    expect(formOf(text, "", { contentColumn: 0, nameSource: "row" })).toMatchObject({
      contentColumn: 0,
      nameSource: "row",
    });
    expect(formOf(text, "", { contentColumn: 7, nameSource: 7 })).toMatchObject({
      contentColumn: 1,
      nameSource: 0,
    });
  });
});

describe("rows", () => {
  test("are counted as an editor does, and empty ones are no codes", () => {
    const read = entries("\uFEFFone\r\n\r\n  \ntwo \n");
    expect(read.map(({ row, text }) => [row, text])).toEqual([
      [1, "one"],
      [4, "two "],
    ]);
    expect(countBlankEnds(read)).toBe(1);
  });

  test("of a table are counted as a spreadsheet does: a header is the first", () => {
    const read = entries('name,content\n\na,"two\nlines"\nb,c');
    expect(read.map(({ row, text, name }) => [row, text, name])).toEqual([
      [3, "two\nlines", "a"],
      [4, "c", "b"],
    ]);
  });

  test("that would become a wrong code are no codes", () => {
    const text = 'name,content\na,https://a.example/?x=1,2\nb,\nc,"d"e\nf,g,\n h';
    expect(problemsIn(text)).toEqual([
      [2, entryMessages.tooWide(3, 2)],
      [3, entryMessages.empty],
      [4, entryMessages.afterQuote],
      [6, entryMessages.empty],
    ]);
  });

  test("after a quote that is never closed cannot be told apart", () => {
    const text = 'name,content\na,b\nc,"d\ne,f';
    expect(entriesOf(text, formOf(text, "", {}), false)).toEqual({
      ok: false,
      message: entryMessages.unclosed(3),
    });
  });

  test("blanks around a content are part of it, unless they are not wanted", () => {
    const text = "name, content\na, b ";
    const form = formOf(text, "", {});
    expect(entries(text)[0]?.text).toBe(" b ");
    expect(entriesOf(text, form, true)).toMatchObject({ value: [{ text: "b" }] });
  });

  test(`are ${maxEntries} at most`, () => {
    expect(entries("x\n".repeat(maxEntries))).toHaveLength(maxEntries);
    const text = "x\n".repeat(maxEntries + 1);
    expect(entriesOf(text, formOf(text, "", {}), false)).toEqual({
      ok: false,
      message: entryMessages.tooMany,
    });
  });
});

describe("names of files", () => {
  test.each([
    ["Shop 1", "Shop 1"],
    ['a/b\\c:d*e?f"g<h>i|j', "a-b-c-d-e-f-g-h-i-j"],
    ["../../etc/passwd", "etc-passwd"],
    [".hidden", "hidden"],
    ["dots...", "dots"],
    ["two\nlines\0", "two-lines"],
    ["CON", "_CON"],
    ["com1.txt", "_com1.txt"],
    ["console", "console"],
    ["table.PNG", "table"],
    ["e\u0301", "\u00E9"],
    ["evil\u202Egnp", "evilgnp"],
    ["क्‍ष", "क्‍ष"],
    ["a\uD800b", "a-b"],
    ["...", ""],
    ["", ""],
  ])("%j becomes %j", (wanted, name) => {
    expect(safeName(wanted)).toBe(name);
  });

  test("are short enough and safe, whatever is wanted", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (wanted) => {
        const [name = ""] = fileNamesOf([{ name: safeName(wanted) || rowName(1) }], "png");
        expect(new TextEncoder().encode(`${name}-1000`).length).toBeLessThanOrEqual(255);
        expect(name).not.toMatch(/[/\\:*?"<>|\0]|^\.|[\s.]\.png$/);
        expect(name.isWellFormed()).toBe(true);
      }),
    );
  });

  test.each([
    ["https://www.example.com/welcome?x=1", "example.com-welcome-x=1"],
    ["WIFI:T:WPA;S:home;P:secret123;;", "Wi-Fi network"],
    ["otpauth://totp/x?secret=ABC", "Two-factor secret"],
    ["otpauth-migration://offline?data=ABC", "Two-factor secret"],
  ])("from the content %s: %s", (text, name) => {
    expect(contentName(text)).toBe(name);
  });

  test("are distinct, and none is empty", () => {
    const read = entries("name,content\nA,1\na,2\n,3\n?,4\n", { nameSource: 0 });
    expect(fileNamesOf(read, "svg")).toEqual(["A.svg", "a-2.svg", "row-0004.svg", "row-0005.svg"]);
    expect(entries("x\ny", { nameSource: "row" }).map(({ name }) => name)).toEqual([
      "row-0001",
      "row-0002",
    ]);
  });
});

describe("a file of many", () => {
  const request = { ...optionsShape.initial, text: "https://example.com/नमस्ते" };

  async function fileOf(wanted: FileRequest): Promise<CodeFile> {
    const made = await makeFile(wanted);
    const answer = "value" in made && !("ok" in made) ? made.value : made;
    if (!("ok" in answer) || !answer.ok) throw new Error("message" in answer ? answer.message : "");
    return answer.value;
  }

  test("is a picture that says what the row does", async () => {
    const { bytes, crc, side } = await fileOf({ ...request, ending: "png" });
    expect(crc).toBe(crc32(bytes));
    const view = new DataView(bytes.buffer);
    const start = new TextDecoder("latin1").decode(bytes).indexOf("IDAT");
    const rows = inflateSync(bytes.subarray(start + 4, start + 4 + view.getUint32(start - 4)));
    const rgba = new Uint8ClampedArray(side * side * 4).fill(255);
    for (let at = 0; at < side * side; at++) {
      const [x, y] = [at % side, Math.floor(at / side)];
      const byte = rows[y * (1 + Math.ceil(side / 8)) + 1 + (x >> 3)] ?? 0;
      if ((byte >> (7 - (x & 7))) & 1) rgba.fill(0, at * 4, at * 4 + 3);
    }
    expect(jsQR(rgba, side, side)?.data).toBe(request.text);
  });

  test("or a drawing", async () => {
    const { bytes } = await fileOf({ ...request, ending: "svg" });
    expect(new TextDecoder().decode(bytes)).toMatch(/^<svg [\s\S]+<\/svg>\n$/);
  });

  test("is refused when it cannot be read again, or is too long", async () => {
    expect(await makeFile({ ...request, ink: "#ffffff", ending: "svg" })).toEqual({
      ok: false,
      message: unreadable,
    });
    expect(await makeFile({ ...request, text: "x".repeat(2954), ending: "png" })).toEqual({
      ok: false,
      message: "Too long for a QR code: 2,954 of 2,953 bytes.",
    });
  });
});
