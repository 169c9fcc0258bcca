import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeBase64 } from "#domain/base64.ts";
import { fromHex, toHex } from "#domain/hex.ts";
import { readExpected } from "./expected.ts";
import { writeChecksums } from "../logic.ts";

const sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const md5 = "900150983cd24fb0d6963f7d28e17f72";
const bytes = (hex: string) => fromHex(hex) ?? new Uint8Array();
const base64 = encodeBase64(bytes(sha256));

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
    expect(readExpected(text).expected.map(({ hex }) => hex)).toEqual([sha256]);
  });

  test.each<[maker: string, line: string, name: string, id?: string | null]>([
    ["sha256sum", `${sha256}  backup.zip`, "backup.zip"],
    ["sha256sum of a binary file", `${sha256} *backup.zip`, "backup.zip"],
    ["a path and spaces", `${sha256}  ./dist/my file.zip`, "./dist/my file.zip"],
    ["sha256sum, with a backslash", `\\${sha256}  odd\\\\name`, String.raw`odd\name`],
    ["sha256sum, with a line break", `\\${sha256}  a\\nb`, "a\nb"],
    ["BSD", `SHA256 (backup.zip) = ${sha256}`, "backup.zip", "sha256"],
    [
      "BSD, with a backslash",
      String.raw`\SHA256 (odd\\name) = ${sha256}`,
      String.raw`odd\name`,
      "sha256",
    ],
    ["a name with brackets", `SHA256 (backup (1).zip) = ${sha256}`, "backup (1).zip", "sha256"],
    ["openssl", `SHA2-256(backup.zip)= ${sha256}`, "backup.zip", "sha256"],
    ["another algorithm of that length", `SHA3-256 (a) = ${sha256}`, "a", "sha3-256"],
    ["one that is not made here", `SHA512/256 (a) = ${sha256}`, "a", null],
    [
      "PowerShell",
      `SHA256          ${sha256.toUpperCase()}       C:\\a.txt`,
      "C:\\a.txt",
      "sha256",
    ],
  ])("a line of %s", (_case, line, name, id) => {
    expect(readExpected(line)).toEqual({
      expected: [{ hex: sha256, name, ...(id === undefined ? {} : { id }) }],
      others: 0,
      isSigned: false,
    });
  });

  test.each([
    [
      "certutil",
      `SHA256 hash of abc.txt:\r\n${sha256}\r\nCertUtil: -hashfile command completed successfully.\r\n`,
    ],
    [
      "certutil of Windows 7",
      `SHA256 hash of file abc.txt:\r\n${sha256.replace(/..(?=.)/g, "$& ")}\r\nCertUtil: -hashfile command completed successfully.`,
    ],
    [
      "certutil in German",
      `SHA256-Hash von abc.txt:\n${sha256}\nCertUtil: -hashfile-Befehl wurde erfolgreich ausgeführt.`,
    ],
  ])("what %s writes", (_case, text) => {
    expect(readExpected(text)).toEqual({
      expected: [{ hex: sha256, name: "abc.txt", id: "sha256" }],
      others: 0,
      isSigned: false,
    });
  });

  test("lines that are no checksum are counted, and a signature is none of them", () => {
    const line = "iQIzBAEBCAAdFiEEOERjb2Rlc2lnbmF0dXJlZm9ydGVzdHNvbmx5YWFhYWFhYWFh";
    const signed = `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n${md5}  a.txt\nnot found\n${md5.slice(1)}  b.txt\n-----BEGIN PGP SIGNATURE-----\n\n${line}\n=abcd\n-----END PGP SIGNATURE-----\n`;
    expect(readExpected(signed)).toEqual({
      expected: [{ hex: md5, name: "a.txt" }],
      others: 2,
      isSigned: true,
    });
  });
  test("a digest that is too short for its name is none", () => {
    expect(readExpected(`SHA256 (a.txt) = ${md5}`)).toMatchObject({ expected: [], others: 1 });
  });

  test("a whole checksum file, with comments", () => {
    const file = `# made by hand\r\n${md5}  a.txt\r\n\r\n; more\r\n${sha256}  b.txt\r\n`;
    expect(readExpected(file)).toEqual({
      expected: [
        { hex: md5, name: "a.txt" },
        { hex: sha256, name: "b.txt" },
      ],
      others: 0,
      isSigned: false,
    });
  });

  test("several in one integrity attribute", () => {
    const sha512 = new Uint8Array(64).fill(7);
    expect(readExpected(`sha256-${base64} sha512-${encodeBase64(sha512)}`).expected).toEqual([
      { hex: sha256, id: "sha256" },
      { hex: toHex(sha512), id: "sha512" },
    ]);
  });

  test.each([[""], ["  \n"], ["hello"], ["abcd"], ["The quick brown fox"], [sha256.slice(1)]])(
    "%j is no digest",
    (text) => expect(readExpected(text).expected).toEqual([]),
  );

  test("our own checksum files are read back", () => {
    const name = fc.stringMatching(/^[\w. ()\\-]{0,20}\w$/).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(name, fc.uint8Array({ minLength: 32, maxLength: 32 }), (fileName, digest) => {
        const { expected } = readExpected(writeChecksums(fileName, { sha256: digest }));
        expect(expected).toEqual([{ hex: toHex(digest), name: fileName, id: "sha256" }]);
      }),
    );
  });
});
