import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeBase64 } from "#domain/base64.ts";
import { fromHex, toHex } from "#domain/hex.ts";
import { compare, readExpected } from "./expected.ts";
import { writeChecksums } from "../logic.ts";

const sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const md5 = "900150983cd24fb0d6963f7d28e17f72";
const bytes = (hex: string) => fromHex(hex) ?? new Uint8Array();
const base64 = encodeBase64(bytes(sha256));
const made = { sha256: bytes(sha256), md5: bytes(md5), blake3: null };

describe("what was pasted is understood", () => {
  test.each([
    ["hex", sha256],
    ["upper case", sha256.toUpperCase()],
    ["with white space around it", `  ${sha256} \r\n`],
    ["in groups, as certutil writes it", sha256.replace(/../g, "$& ")],
    ["with colons, as for certificates", sha256.replace(/..(?=.)/g, "$&:")],
    ["with 0x", `0x${sha256}`],
    ["Base64", base64],
    ["Base64 without padding", base64.replace("=", "")],
    ["an image's digest", `sha256:${sha256}`],
    ["with its name before it", `SHA-256: ${sha256}`],
    ["with its name and an equals sign", `SHA256 = ${sha256}`],
    ["an integrity attribute", `sha256-${base64}`],
    ["as openssl writes it", `SHA2-256(stdin)= ${sha256}`],
  ])("%s", (_case, text) => {
    expect(readExpected(text).map(({ hex }) => hex)).toEqual([sha256]);
  });

  test.each([
    ["sha256sum", `${sha256}  backup.zip`, "backup.zip"],
    ["sha256sum of a binary file", `${sha256} *backup.zip`, "backup.zip"],
    ["a path and spaces", `${sha256}  ./dist/my file.zip`, "my file.zip"],
    ["BSD", `SHA256 (backup.zip) = ${sha256}`, "backup.zip"],
    ["a name with brackets", `SHA256 (backup (1).zip) = ${sha256}`, "backup (1).zip"],
  ])("a line of %s", (_case, line, name) => {
    expect(readExpected(line)).toEqual([{ hex: sha256, name }]);
  });

  test("a whole checksum file, with comments", () => {
    const file = `# made by hand\r\n${md5}  a.txt\r\n\r\n; more\r\n${sha256}  b.txt\r\n`;
    expect(readExpected(file)).toEqual([
      { hex: md5, name: "a.txt" },
      { hex: sha256, name: "b.txt" },
    ]);
  });

  test("several in one integrity attribute", () => {
    const sha512 = new Uint8Array(64).fill(7);
    expect(readExpected(`sha256-${base64} sha512-${encodeBase64(sha512)}`)).toEqual([
      { hex: sha256 },
      { hex: toHex(sha512) },
    ]);
  });

  test.each([[""], ["  \n"], ["hello"], ["abcd"], ["The quick brown fox"], [sha256.slice(1)]])(
    "%j is no digest",
    (text) => expect(readExpected(text)).toEqual([]),
  );

  test("our own checksum files are read back", () => {
    const name = fc.stringMatching(/^[\w. ()-]{0,20}\w$/);
    fc.assert(
      fc.property(name, fc.uint8Array({ minLength: 32, maxLength: 32 }), (fileName, digest) => {
        const [line] = readExpected(writeChecksums(fileName, { sha256: digest }));
        expect(line).toEqual({ hex: toHex(digest), name: fileName });
      }),
    );
  });
});

describe("the verdict", () => {
  const verdict = (text: string, name: string | null = null, isOnly = true) =>
    compare(made, readExpected(text), name, isOnly);

  test.each([
    ["nothing to compare with", "", null],
    ["a match says which", md5, { kind: "match", id: "md5" }],
    ["another digest of that length", `00${md5.slice(2)}`, { kind: "mismatch", alike: ["md5"] }],
    [
      "a digest that could not be made counts as chosen",
      `00${sha256.slice(2)}`,
      { kind: "mismatch", alike: ["sha256", "blake3"] },
    ],
    [
      "a length that nobody chose",
      "00".repeat(28),
      { kind: "not-chosen", alike: ["sha224", "sha3-224"] },
    ],
    ["one of many is enough", `${sha256.replace("b", "c")}\n${md5}`, { kind: "match", id: "md5" }],
  ])("%s", (_case, text, expected) => expect(verdict(text)).toEqual(expected));

  test("a file is looked up by its name", () => {
    const list = `${md5}  a.txt\n${"00".repeat(16)}  b.txt`;
    expect(verdict(list, "a.txt", false)).toEqual({ kind: "match", id: "md5" });
    expect(verdict(list, "b.txt", false)).toEqual({ kind: "mismatch", alike: ["md5"] });
    expect(verdict(list, "c.txt", false)).toEqual({ kind: "not-listed" });
  });

  test("one file and one digest belong together, whatever the name", () => {
    expect(verdict(`${md5}  a.txt`, "a (1).txt", true)).toEqual({ kind: "match", id: "md5" });
    expect(verdict(`${md5}  a.txt`, "a (1).txt", false)).toEqual({ kind: "not-listed" });
  });
});
