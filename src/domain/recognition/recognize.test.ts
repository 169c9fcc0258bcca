import { gzipSync, deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { operations } from "#catalog/operations.ts";
import { exampleAmbient } from "#domain/operation/example.ts";
import {
  operation,
  type Operation,
  type Payload,
  type Saying,
} from "#domain/operation/operation.ts";
import { fail, ok } from "#domain/result.ts";
import { kindNames, type Kind } from "./kinds.ts";
import type { Limits } from "./limits.ts";
import { recognize, readersAmong } from "./recognize.ts";

const ambient = exampleAmbient();
const read = (value: Payload, limits: Partial<Limits> = {}) =>
  recognize(value, { readerOf: readersAmong(operations), ambient, limits });
const bytes = (buffer: Buffer): Payload => new Uint8Array(buffer);
const base64 = (value: string | Buffer): string => Buffer.from(value).toString("base64");

/** Labels of what lies in each other, outermost first. */
const labels = ([first]: readonly Saying[] = []): string[] =>
  first ? [first.label, ...labels(first.inner)] : [];

const words = "All that is gold does not glitter, not all those who wander are lost.";

describe("values in values", () => {
  test("Base64 with gzip in it with text in it", async () => {
    const [best] = await read(base64(gzipSync(words)));
    expect(best).toMatchObject({
      kind: "base64",
      kinds: ["base64", "gzip", "text"],
      chain: ["base64.decode", "gzip.open"],
    });
    expect(labels(best?.sayings)).toEqual(["Base64", "gzip", "Text"]);
    expect(best?.sure).toBeGreaterThan(0.9);
  });

  test.each<[string, Payload, readonly Kind[]]>([
    ["gzip", bytes(gzipSync('{"a":1}')), ["gzip", "json"]],
    ["zlib", bytes(deflateSync("192.0.2.1")), ["zlib", "ip"]],
    ["Base64 twice", base64(base64(words)), ["base64", "base64", "text"]],
    ["a data URI", `data:application/json;base64,${base64('{"a":1}')}`, ["data-uri", "json"]],
    ["bytes that are text", bytes(Buffer.from("1700000000")), ["timestamp"]],
    [
      "a picture",
      base64(Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")),
      ["base64", "image"],
    ],
  ])("%s", async (_, value, kinds) => {
    const [best] = await read(value);
    // Readers may take one of them for something better; the outside stays.
    expect(best?.kinds).toEqual(kinds);
  });

  test("five deep, and no deeper", async () => {
    const wrapped = (times: number): string =>
      times === 0 ? words : base64(gzipSync(wrapped(times - 1)));
    const [best] = await read(wrapped(4));
    expect(best?.kinds).toHaveLength(6);
    expect(best?.kinds.slice(0, 2)).toEqual(["base64", "gzip"]);
    const [shallow] = await read(wrapped(4), { depth: 1 });
    expect(shallow?.kinds).toEqual(["base64", "gzip"]);
  });

  test("no more than so many are opened", async () => {
    const [best] = await read(base64(gzipSync(words)), { branches: 1 });
    expect(best?.kinds).toEqual(["base64", "gzip"]);
  });

  test("a bomb is not unpacked, and says so", async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    const [best] = await read(bytes(bomb));
    expect(best).toMatchObject({ kind: "gzip", kinds: ["gzip"] });
    expect(best?.sayings[0]?.inner?.[0]?.words).toContain("not opened");
    const [small] = await read(bytes(gzipSync(words.repeat(3))), { inflatedBytes: 100 });
    expect(small?.kinds).toEqual(["gzip"]);
  });

  test("what cannot be unpacked is not gzip", async () => {
    const cut = gzipSync(words).subarray(0, 30);
    expect(await read(bytes(cut))).toEqual([]);
    expect((await read(base64(cut)))[0]).toMatchObject({ kinds: ["base64"] });
  });
});

describe("readers", () => {
  const reader = (
    kind: Kind,
    says: Operation["says"],
    run: Operation["run"] = () => ok(""),
  ): Operation => ({
    ...operation({
      id: "test.read",
      name: "Read",
      about: "Reads.",
      takes: "text",
      gives: "text",
      options: {},
      reads: [kind],
      examples: [{ input: "" }],
      run: () => ok(""),
    }),
    run,
    ...(says ? { says } : {}),
  });
  const by = (value: Payload, ...operations: Operation[]) =>
    recognize(value, { readerOf: readersAmong(operations), ambient });

  test("a reader's words are the answer", async () => {
    const sayings = [{ label: "Cron", words: "every minute" }];
    expect(
      await by(
        "* * * * *",
        reader("cron", () => sayings),
      ),
    ).toEqual([{ kind: "cron", sure: 0.95, kinds: ["cron"], chain: ["test.read"], sayings }]);
  });

  test.each<[string, Operation]>([
    ["says nothing", reader("cron", () => [])],
    ["refuses to run", reader("cron", undefined, () => fail("No."))],
  ])("a reader that %s drops the guess", async (_, reads) => {
    expect(await by("0 9 * * 1", reads)).toMatchObject([{ kind: "text", sayings: [] }]);
  });

  test("a reader that breaks, or cannot be loaded, is no refusal", async () => {
    const broken = reader("cron", () => Promise.reject(new Error("broken")));
    expect(await by("0 9 * * 1", broken)).toMatchObject([{ kind: "cron", chain: ["test.read"] }]);
  });

  test("text inside proves nothing: a query string is not URL-encoded text first", async () => {
    const decode: Operation = {
      ...reader("query", undefined),
      id: "url.decode",
      run: () => ok("?a=1&b=x y"),
    };
    const readings = await by("?a=1&b=x%20y%2Fz", { ...decode, reads: [] });
    expect(readings.map(({ kind }) => kind)).toEqual(["query", "url-encoded"]);
  });

  test("without a reader, the looks are the answer", async () => {
    expect(await by("0 9 * * 1")).toMatchObject([{ kind: "cron", chain: [] }]);
  });

  test("a reader for browsers alone is named, and not asked", async () => {
    const inBrowser: Operation = { ...reader("cron", () => []), where: "browser" };
    expect(await by("0 9 * * 1", inBrowser)).toMatchObject([
      { kind: "cron", chain: ["test.read"] },
    ]);
  });

  test("no two operations of the site read the same kind", () => {
    const kinds = operations.flatMap(({ reads = [] }) => reads);
    expect(kinds).toEqual([...new Set(kinds)]);
    for (const kind of kinds) expect(kindNames).toHaveProperty(kind);
  });
});

describe("text", () => {
  test.each(["Hello, World!", "नमस्ते", "24/7"])("%s is text, without an answer", async (text) => {
    expect(await read(text)).toEqual([
      { kind: "text", sure: 1, kinds: ["text"], chain: [], sayings: [] },
    ]);
  });

  test.each<Payload>(["", "  \n", new Uint8Array(), new Uint8Array([0xff, 0xfe, 0x00])])(
    "nothing, and bytes that nobody knows, are nothing",
    async (value) => {
      expect(await read(value)).toEqual([]);
    },
  );
});

describe("secrets", () => {
  const jwt =
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U";
  const key = "-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49AgEG\n-----END PRIVATE KEY-----";

  test.each([
    ["a JWT", jwt],
    ["a private key", key],
    ["an address with a password", "https://me:hunter2@example.com/"],
    ["a token in an address", "https://example.com/?access_token=abc"],
    ["a form with a password", "user=me&password=hunter2"],
    ["a login", "Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="],
    ["a JWT in JSON", JSON.stringify({ id: 1, token: jwt })],
    ["a private key in Base64", base64(key)],
    ["text with a password", "The database is at postgres://me:hunter2@db, have fun."],
  ])("%s is one", async (_, text) => {
    const readings = await read(text);
    expect(readings.map(({ isSecret }) => isSecret)).toEqual(readings.map(() => true));
    expect(readings).not.toEqual([]);
  });

  test.each([
    "https://example.com/?q=1",
    '{"a":1}',
    "Hello",
    "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----",
  ])("%s is none", async (text) => {
    for (const reading of await read(text)) expect(reading).not.toHaveProperty("isSecret");
  });
});
