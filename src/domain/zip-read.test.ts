import { describe, expect, test } from "vitest";
import { crc32 } from "./crc32.ts";
import { exampleAmbient } from "./operation/example.ts";
import { runOperation } from "./operation/run.ts";
import operations from "./operations/zip.ts";
import { readZip, unzip } from "./zip-read.ts";
import { listZip, saysOfZip } from "./zip-words.ts";
import { writeZip } from "./zip.ts";

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));

/** As Python's zipfile and Info-ZIP wrote them; beside each, what `unzip -l` says. */
const plain = bytesOf(
  "UEsDBBQAAAAIAN1TcF0AAAAAAgAAAAAAAAAFAAAAd29yZC8DAFBLAwQUAAAACADdU3BdMJI+/hwAAACgDwAAEQAAAHdvcmQvZG9jdW1lbnQueG1s7cMxDQAACAMwSRhY8DL/JpDB0yZNZ6Oqqqq+PlBLAwQUAAAICADdU3Bd+aDV8gUAAAADAAAACgAAAMOp8J+Zgi50eHTLO7wSAFBLAQIUAxQAAAAIAN1TcF0AAAAAAgAAAAAAAAAFAAAAAAAAAAAAAACAAQAAAAB3b3JkL1BLAQIUAxQAAAAIAN1TcF0wkj7+HAAAAKAPAAARAAAAAAAAAAAAAACAASUAAAB3b3JkL2RvY3VtZW50LnhtbFBLAQIUAxQAAAgIAN1TcF35oNXyBQAAAAMAAAAKAAAAAAAAAAAAAACAAXAAAADDqfCfmYIudHh0UEsFBgAAAAADAAMAqgAAAJ0AAAAOAFBLBQYgYSBjb21tZW50",
);
const wide = bytesOf(
  "UEsDBC0AAAAIAJpVcF3jUT2N//////////8BABQALQEAEAAXAAAAAAAAAAoAAAAAAAAAy0jNyclXyEAnAVBLAQIeAy0AAAAIAJpVcF3jUT2NCgAAAP////8BAAwAAAAAAAEAAACkgQAAAAAtAQAIABcAAAAAAAAAUEsGBiwAAAAAAAAAHgMtAAAAAAAAAAAAAQAAAAAAAAABAAAAAAAAADsAAAAAAAAAPQAAAAAAAABQSwYHAAAAAHgAAAAAAAAAAQAAAFBLBQYAAAAAAQABADsAAAD/////AAA=",
);
const encrypted = bytesOf(
  "UEsDBAoACQAAAJpVcF2DFtyMDQAAAAEAAAAFAAAAZS50eHS9DjlGftXcjV8mJrKRUEsHCIMW3IwNAAAAAQAAAFBLAQIeAwoACQAAAJpVcF2DFtyMDQAAAAEAAAAFAAAAAAAAAAEAAACkgQAAAABlLnR4dFBLBQYAAAAAAQABADMAAABAAAAAAAA=",
);

const listed = (bytes: Uint8Array): string => {
  const read = readZip(bytes);
  return read.ok ? listZip(read.value, "text") : read.message;
};

const plainList =
  "0\t2026-11-16 10:30\tword/\n4000\t2026-11-16 10:30\tword/document.xml\n3\t2026-11-16 10:30\té🙂.txt\n";

describe("the files of a ZIP", () => {
  test.each([
    ["with a folder, deflated, with a comment", plain, plainList],
    ["in the long form", wide, "23\t2026-11-16 10:44\t-\n"],
    ["encrypted", encrypted, "1\t2026-11-16 10:44\te.txt\n"],
    ["behind a program", Buffer.concat([Buffer.from("#!/bin/sh\n"), plain]), plainList],
    ["before something else", Buffer.concat([plain, Buffer.from("\n")]), plainList],
    ["none", bytesOf("UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA=="), ""],
  ])("%s", (_what, bytes, list) => {
    expect(listed(bytes)).toBe(list);
  });

  test("of our own", async () => {
    const blob = new Blob(["abc"]);
    const zip = writeZip([{ name: "a\nb.txt", blob, crc: 0x352441c2 }], new Date(2026, 0, 2, 3, 4));
    const bytes = new Uint8Array(await zip.arrayBuffer());
    expect(listed(bytes)).toBe("3\t2026-01-02 03:04\ta\uFFFDb.txt\n");
  });

  test("names that are not UTF-8 are those of DOS", () => {
    const bytes = bytesOf(Buffer.from(encrypted).toString("base64"));
    for (const at of [30, 0x40 + 46]) bytes[at] = 0x82;
    expect(listed(bytes)).toMatch(/\té\.txt\n$/);
  });

  test.each([
    ["nothing", new Uint8Array(), /^This is not a ZIP/],
    ["text", new TextEncoder().encode("hello ".repeat(10)), /^This is not a ZIP/],
    ["half of one", plain.subarray(0, 200), /^This is not a ZIP/],
    ["the end of one", plain.subarray(250), /damaged/],
    [
      "a directory that was written over",
      plain.map((byte, at) => (at === 157 ? 0 : byte)),
      /damaged/,
    ],
  ])("%s is refused", (_what, bytes, message) => {
    expect(listed(bytes)).toMatch(message);
    expect(saysOfZip(bytes)).toEqual([]);
  });

  test("whatever is changed in one, it is read or refused", () => {
    for (let at = 0; at < plain.length; at += 1) {
      expect(() =>
        readZip(plain.map((byte, index) => (index === at ? ~byte : byte))),
      ).not.toThrow();
    }
  });
});

describe("a file of a ZIP", () => {
  const extract = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const [, operation] = operations;
    if (operation === undefined) throw new Error("No operation");
    const done = await runOperation(operation, bytes, { name }, exampleAmbient());
    return done.ok ? new TextDecoder().decode(done.value as Uint8Array) : done.message;
  };

  test.each([
    [plain, "word/document.xml", "<a/>".repeat(1000)],
    [plain, "é🙂.txt", "né"],
    [wide, "", "hello hello hello hello"],
    [plain, "", "There are 2 files in it: say the name of one."],
    [plain, "x", "There is no “x” in it."],
    [encrypted, "e.txt", "“e.txt” is encrypted."],
  ])("%#: %s", async (bytes, name, text) => {
    expect(await extract(bytes, name)).toBe(text);
  });

  test("is refused when its checksum is another", async () => {
    const read = readZip(wide);
    const [entry] = read.ok ? read.value : [];
    if (entry === undefined) throw new Error("No entry");
    expect(entry.crc).toBe(crc32(new TextEncoder().encode("hello hello hello hello")));
    expect(await unzip(wide, { ...entry, crc: 1 })).toEqual({
      ok: false,
      message: "“-” is damaged.",
    });
    expect(await unzip(wide, { ...entry, at: 9 })).toEqual({
      ok: false,
      message: "“-” is damaged.",
    });
    expect(await unzip(wide, { ...entry, method: 9 })).toMatchObject({ ok: false });
  });
});

describe("what a ZIP says", () => {
  test.each([
    ["a document", plain, { label: "Word document", words: "2 files, 3.9 KiB unpacked" }],
    [
      "an encrypted one",
      encrypted,
      { label: "ZIP", words: "1 file, 1 byte unpacked", mark: { words: "encrypted", is: "plain" } },
    ],
  ])("%s", (_what, bytes, says) => {
    expect(saysOfZip(bytes)).toEqual([says]);
  });

  test.each(["../x", "/etc/passwd", "C:\\x", "a/../../b"])(
    "%s leads out of its folder",
    async (name) => {
      const zip = writeZip([{ name, blob: new Blob([]), crc: 0 }], new Date(0));
      expect(saysOfZip(new Uint8Array(await zip.arrayBuffer()))).toMatchObject([
        { mark: { is: "bad" } },
      ]);
    },
  );
});
