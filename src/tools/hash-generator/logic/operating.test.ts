import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import type { Ambient } from "#domain/operation/operation.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../operations.ts";
import { algorithms } from "./algorithms.ts";
import { saysOf } from "./identify.ts";

const find = (id: string) => {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(id);
  return operation;
};
const run = (id: string, input: string, options = {}) =>
  runOperation(find(id), input, options, exampleAmbient());

const utf8 = (text: string) => new TextEncoder().encode(text);
async function* inPieces(...texts: string[]) {
  for (const text of texts) yield utf8(text);
}
async function streamed(id: string, options: object, ambient: Ambient = exampleAmbient()) {
  let text = "";
  const pieces = inPieces("ab", "", "c");
  for await (const piece of find(id).stream?.(pieces, { ...options }, ambient) ?? [])
    text += new TextDecoder().decode(piece);
  return text;
}

describe("every algorithm of the page can be asked for", () => {
  const offered = (id: string) => {
    const option = find(id).options.algorithm;
    return option?.is === "choice" ? option.choices.toSorted() : [];
  };
  test("as a digest", () => {
    expect(offered("hash.compute")).toEqual(algorithms.map(({ id }) => id).sort());
  });
  test("as an HMAC, where it is defined", () => {
    const keyed = algorithms.filter((one) => !("noHmac" in one));
    expect(offered("hash.hmac")).toEqual(keyed.map(({ id }) => id).sort());
  });
  test.each(algorithms)("$id comes out the same in pieces", async ({ id: algorithm }) => {
    const whole = await run("hash.compute", "abc", { algorithm });
    expect(whole).toMatchObject({
      ok: true,
      value: await streamed("hash.compute", { algorithm, format: "hex" }),
    });
  });
});

describe("in pieces", () => {
  test("an HMAC", async () => {
    const options = { algorithm: "sha1", key: "k", keyForm: "text", format: "hex" };
    const expected = createHmac("sha1", "k").update("abc").digest("hex");
    expect(await streamed("hash.hmac", options)).toBe(expected);
  });

  test("the platform's own hashing is used where there is one", async () => {
    const asked: string[] = [];
    const openHasher = (algorithm: string) => {
      asked.push(algorithm);
      const hash = createHash("sha256");
      return {
        update: (piece: Uint8Array) => void hash.update(piece),
        digest: () => new Uint8Array(hash.digest()),
      };
    };
    const options = { algorithm: "sha256", format: "csp" };
    const made = await streamed("hash.compute", options, { ...exampleAmbient(), openHasher });
    expect(made).toBe(`'sha256-${createHash("sha256").update("abc").digest("base64")}'`);
    expect(asked).toEqual(["sha256"]);
  });

  test("without a key it stops in words", async () => {
    const options = { algorithm: "sha1", key: "", keyForm: "text", format: "hex" };
    await expect(streamed("hash.hmac", options)).rejects.toThrow("Type a key to get HMACs.");
  });
});

describe("refused", () => {
  test.each([
    [
      "hash.compute",
      "a",
      { algorithm: "md5", format: "csp" },
      "Browsers know only sha256, sha384 and sha512 for this.",
    ],
    ["hash.hmac", "a", {}, "Type a key to get HMACs."],
    ["hash.hmac", "a", { key: "xyz", keyForm: "hex" }, "The key cannot be read: This is not hex."],
    ["hash.check", "a", {}, "There is no digest to compare with."],
    ["hash.check", "a", { expected: "900150983cd24fb0d6963f7d28e17f72" }, "It does not match MD5."],
    [
      "hash.identify",
      "hello",
      {},
      "This is not a digest: none of the known algorithms gives one of this form.",
    ],
    [
      "hash.identify",
      "5d41402abc4b2a76b9719d911017c592\nhello",
      {},
      "This is not only digests: 1 line of it is something else.",
    ],
  ])("%s of %j with %j", async (id, input, options, message) => {
    expect(await run(id, input, options)).toEqual({ ok: false, message });
  });

  test("a file among others of a list matches its own line", async () => {
    const line = (text: string) =>
      `${createHash("sha256").update(text).digest("hex")}  ${text}.txt`;
    const expected = ["other", "abc"].map(line).join("\n");
    expect(await run("hash.check", "abc", { expected })).toMatchObject({
      value: "It matches: SHA-256.",
    });
    expect(await run("hash.check", "abd", { expected })).toMatchObject({ ok: false });
  });
});

describe("what a digest says", () => {
  test.each([
    ["5d41402abc4b2a76b9719d911017c592", "looks like MD5 (16 bytes)", "not for security"],
    [
      "DA39A3EE5E6B4B0D3255BFEF95601890AFD80709",
      "looks like SHA-1, or RIPEMD-160 (20 bytes)",
      undefined,
    ],
    [
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      "looks like SHA-256, or SHA3-256, BLAKE3, Keccak-256, BLAKE2s (32 bytes)",
      undefined,
    ],
    ["md5:5d41402abc4b2a76b9719d911017c592", "says that it is MD5 (16 bytes)", "not for security"],
  ])("%s", (text, words, mark) => {
    const [said] = saysOf(text);
    expect(said?.words).toBe(words);
    expect(said?.mark?.words).toBe(mark);
  });

  test.each(["", "hello", "deadbee", "5d41402abc4b2a76b9719d911017c59g"])(
    "%j says nothing",
    (text) => expect(saysOf(text)).toEqual([]),
  );
});
