import { describe, expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { readArguments } from "./arguments.ts";

const files: Readonly<Record<string, string>> = { "key.txt": "secret key" };
const readFile = (file: string) =>
  files[file] === undefined ? fail(`${file}: there is no such file.`) : ok(files[file]);
const read = (line: string) => readArguments(line.split(" ").filter(Boolean), readFile);

describe("an operation is named by", () => {
  test.each([
    ["base64 encode", "base64.encode", {}],
    ["base64.encode", "base64.encode", {}],
    // The second word is one of the choices of the operation that asks for least.
    ["hash sha512", "hash.compute", { algorithm: "sha512" }],
    ["base64 encode --url-safe --no-padding", "base64.encode", { urlSafe: true, padding: false }],
    ["base64 encode --urlSafe=true --wrap mime", "base64.encode", { urlSafe: true, wrap: "mime" }],
    ["base64 encode --wrap=pem -", "base64.encode", { wrap: "pem" }],
    ["hash hmac --key @key.txt", "hash.hmac", { key: "secret key" }],
    ["hash hmac --key @@at", "hash.hmac", { key: "@at" }],
    ["hash hmac --key=a=b", "hash.hmac", { key: "a=b" }],
  ])("%s", (line, id, options) => {
    expect(read(line)).toMatchObject({
      ok: true,
      value: { does: "operate", operation: { id }, options },
    });
  });
});

describe("wrong use is told with what may be meant", () => {
  test.each([
    ["base46 encode", "There is no “base46” here. Did you mean “base64”?"],
    ["base64 encdoe", "“base64” has no “encdoe”. Did you mean “encode”?"],
    ["hash sha255", "“hash” has no “sha255”. Did you mean “sha256”?"],
    ["dtect", "There is no “dtect” here. Did you mean “detect”?"],
    ["base64 encode --ulr-safe", "There is no --ulr-safe here. Did you mean “--url-safe”?"],
    ["base64 encode --wrap", "--wrap needs a value"],
    ["base64 encode --wrap --json", "--wrap needs a value"],
    ["base64 encode --wrap x", "wrap must be one of: none, mime, pem."],
    ["base64 encode --wrap mime --wrap pem", "--wrap is given twice."],
    ["hash sha256 --algorithm md5", "algorithm is given twice."],
    ["base64 encode a b", "One file at a time"],
    ["base64 encode a --text b", "There is a file and a text: which one?"],
    ["base64 encode --timeout soon", "--timeout must be 0 to 86400."],
    ["uuid generate file", "works on nothing"],
    ["hash hmac --key @none", "none: there is no such file."],
    ["list json", "There is no place for “json” here."],
    ["--json base64", "“--json” stands first."],
  ])("%s", (line, message) => {
    const asked = read(line);
    expect(asked.ok ? "" : asked.message).toContain(message);
  });
});

describe("help is asked for", () => {
  test.each([
    ["--help", "all"],
    ["help", "all"],
    ["help run", "run"],
    ["run --help", "run"],
    ["base64 --help", { noun: "base64" }],
    ["help base64", { noun: "base64" }],
    ["base64 decode -h", { operation: { id: "base64.decode" } }],
    ["help base64 decode", { operation: { id: "base64.decode" } }],
  ])("%s", (line, about) => {
    expect(read(line)).toMatchObject({ ok: true, value: { does: "help", about } });
  });

  test.each(["", "base64"])("by leaving out what should be done: %j", (line) => {
    expect(read(line)).toMatchObject({ ok: true, value: { does: "help", isWrong: true } });
  });
});

test("what goes for every operation", () => {
  expect(read("base64 encode - -jx --timeout 1.5")).toMatchObject({ ok: false });
  expect(read("base64 encode - -j -x -q -f --timeout 1.5")).toMatchObject({
    ok: true,
    value: {
      how: {
        file: "-",
        text: null,
        isJson: true,
        isExact: true,
        isQuiet: true,
        isForced: true,
        timeoutMs: 1500,
      },
    },
  });
  expect(read("base64 encode -- --file")).toMatchObject({
    ok: true,
    value: { how: { file: "--file" } },
  });
});
