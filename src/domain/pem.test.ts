import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPemLabel, readPem, saysOfPem, writePem } from "./pem.ts";

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const publicPem = String(publicKey.export({ type: "spki", format: "pem" }));
const privatePem = String(privateKey.export({ type: "pkcs8", format: "pem" }));
const encryption = { cipher: "aes-256-cbc", passphrase: "secret" };

const bytesIn = (text: string) => {
  const read = readPem(text);
  return read.ok ? read.value.blocks.map(({ bytes }) => Buffer.from(bytes)) : read.message;
};

describe("PEM", () => {
  test("gives what Node reads", () => {
    expect(bytesIn(publicPem)).toEqual([publicKey.export({ type: "spki", format: "der" })]);
    expect(bytesIn(privatePem.replaceAll("\n", "\r\n"))).toEqual([
      privateKey.export({ type: "pkcs8", format: "der" }),
    ]);
  });

  test("is read by Node when it was written here", () => {
    const spki = publicKey.export({ type: "spki", format: "der" });
    expect(createPublicKey(writePem(spki, "PUBLIC KEY")).equals(publicKey)).toBe(true);
    const pkcs8 = privateKey.export({ type: "pkcs8", format: "der" });
    expect(createPrivateKey(writePem(pkcs8, "PRIVATE KEY")).equals(privateKey)).toBe(true);
  });

  test("comes back as it was, whatever it is", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(bytesIn(writePem(bytes, "X"))).toEqual([Buffer.from(bytes)]);
      }),
    );
  });

  test("in one line, or with its line breaks written out, as in settings", () => {
    const der = publicKey.export({ type: "spki", format: "der" });
    expect(bytesIn(`KEY="${publicPem.replaceAll("\n", "\\n")}"`)).toEqual([der]);
    expect(bytesIn(publicPem.replaceAll("\n", " "))).toEqual([der]);
    expect(readPem(publicPem.replaceAll("\n", "\\n"))).toMatchObject({
      value: { notes: ["Written-out line breaks (\\n) were read as line breaks."] },
    });
  });

  test("several blocks, with words between them", () => {
    const text = `Subject: a\n${publicPem}\nIssuer: b\n${privatePem}`;
    expect(bytesIn(text)).toHaveLength(2);
  });

  test("a key that is encrypted in the old way has lines of its own", () => {
    const text =
      "-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00112233445566778899AABBCCDDEEFF\n\nSGVsbG8=\n-----END RSA PRIVATE KEY-----\n";
    expect(readPem(text)).toMatchObject({
      value: {
        blocks: [
          {
            label: "RSA PRIVATE KEY",
            bytes: new Uint8Array(Buffer.from("Hello")),
            isEncrypted: true,
          },
        ],
      },
    });
  });

  test.each([
    ["hello", "There is no line such as -----BEGIN CERTIFICATE----- in it."],
    ["-----BEGIN X-----\nAAAA\n", "The block X never ends."],
    ["-----BEGIN X-----\nAAAA\n-----END Y-----", "The block X never ends."],
    ["-----BEGIN X-----\nA?AA\n-----END X-----", "The block X is not Base64."],
  ])("%j is refused", (text, message) => {
    expect(bytesIn(text)).toBe(message);
  });

  test.each([
    ["PUBLIC KEY", true],
    ["X509 CRL", true],
    ["", false],
    [" X", false],
    ["A--B", false],
    ["A\nB", false],
  ])("the label %j: %j", (label, isOne) => {
    expect(isPemLabel(label)).toBe(isOne);
  });
});

describe("what PEM says", () => {
  test("a private key is a warning, an encrypted one less so", () => {
    const encrypted = privateKey.export({ type: "pkcs8", format: "pem", ...encryption });
    expect(saysOfPem(publicPem)).toEqual([{ label: "PUBLIC KEY", words: "91 bytes" }]);
    expect(saysOfPem(privatePem)).toMatchObject([
      { label: "PRIVATE KEY", mark: { words: "private key", is: "bad" } },
    ]);
    expect(saysOfPem(String(encrypted))).toMatchObject([
      { label: "ENCRYPTED PRIVATE KEY", mark: { words: "private key, encrypted", is: "plain" } },
    ]);
  });

  test("many blocks are counted, and nothing is said of none", () => {
    expect(saysOfPem(publicPem.repeat(6)).map(({ words }) => words)).toEqual([
      "91 bytes",
      "91 bytes",
      "91 bytes",
      "and 3 more blocks",
    ]);
    expect(saysOfPem("-----BEGIN X-----")).toEqual([]);
  });
});
