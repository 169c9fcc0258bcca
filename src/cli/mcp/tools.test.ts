import { describe, expect, test } from "vitest";
import { findOperation } from "#catalog/operations.ts";
import { findFor, readDirectCall, readRecipeCall } from "./calls.ts";
import { schemaOf } from "./schema.ts";
import { directTools } from "./tools.ts";

const own = ["action", "text", "bytesBase64", "limitSeconds"];

test("there are at most twelve direct tools, each of operations that exist in Node", () => {
  expect(directTools.length).toBeLessThanOrEqual(12);
  expect(new Set(directTools.map(({ name }) => name)).size).toBe(directTools.length);
  const missing = directTools.flatMap(({ operations }) =>
    operations.filter((id) => {
      const operation = findOperation(id);
      return operation === undefined || operation.where === "browser";
    }),
  );
  expect(missing).toEqual([]);
});

test.each(directTools)(
  "$name: its schema has every option once, and none hides another",
  (tool) => {
    const operations = tool.operations.flatMap((id) => findOperation(id) ?? []);
    const schema = schemaOf(operations);
    const names = Object.keys(schema.properties ?? {});
    for (const { options } of operations) {
      for (const [name, option] of Object.entries(options)) {
        expect(own).not.toContain(name);
        expect(names).toContain(name);
        const property = schema.properties?.[name];
        const choices = option.is === "choice" ? option.choices : [];
        expect(choices.filter((word) => !property?.enum?.includes(word))).toEqual([]);
        expect(property?.enum === undefined).toBe(option.is !== "choice");
      }
    }
  },
);

const toolNamed = (name: string) => directTools.find((tool) => tool.name === name)!;

describe("arguments are refused in words", () => {
  test.each([
    ["base64", {}, "action must be one of: encode, decode."],
    ["base64", { action: "encode" }, "text is missing: what should it work on?"],
    ["base64", { action: "encode", text: "a", bytesBase64: "YQ==" }, "text is missing"],
    ["base64", { action: "encode", bytesBase64: "%" }, "bytesBase64 is not Base64."],
    ["base64", { action: "encode", text: 5 }, "text must be a text."],
    ["base64", { action: "encode", text: "a", wrap: "x" }, "wrap must be one of: none, mime, pem."],
    ["base64", { action: "decode", text: "a", wrap: "mime" }, "No option is called “wrap”."],
    ["calculate", { action: "x", text: "1" }, "This tool has no action."],
    ["uuid", { action: "generate", text: "x" }, "This works on nothing: leave text out."],
    [
      "regex",
      { action: "match", text: "a", pattern: "a", limitSeconds: 900 },
      "limitSeconds must be 0.1 to 60.",
    ],
  ])("%s %j", (name, given, message) => {
    const call = readDirectCall(toolNamed(name), given);
    expect(call.ok ? "" : call.message).toContain(message);
  });

  test.each([
    [{ text: "a" }, "Give either steps or recipe"],
    [{ steps: [], text: "a" }, "steps must be a list of 1 to 32 steps."],
    [{ steps: ["base64.decode"], text: "a" }, "Step 1 must be"],
    [{ steps: [{ operation: "no.such" }], text: "a" }, "Step 1 must be"],
    [
      { steps: [{ operation: "base64.encode", options: { wrap: "x" } }], text: "a" },
      "Step 1: wrap must be",
    ],
    [{ steps: [{ operation: "qr.read" }], bytesBase64: "YQ==" }, "needs a browser"],
    [{ recipe: "2~base64.decode", text: "a" }, "another version"],
    [{ recipe: "1~base64.decode", input: "a" }, "There is no argument “input”."],
  ])("run_recipe %j", (given, message) => {
    const call = readRecipeCall(given);
    expect(call.ok ? "" : call.message).toContain(message);
  });
});

test("a pattern has a shorter limit than what cannot hang", () => {
  const regex = readDirectCall(toolNamed("regex"), { action: "match", text: "a", pattern: "a" });
  expect(regex).toMatchObject({ ok: true, value: { limitMs: 10_000 } });
  const hash = readDirectCall(toolNamed("hash"), { action: "compute", text: "a" });
  expect(hash).toMatchObject({ ok: true, value: { limitMs: 60_000 } });
});

test.each([
  ["csv to json", "csv.to-json"],
  ["sort lines", "lines.sort"],
  ["decode url", "url.decode"],
  ["gunzip", "gzip.open"],
])("find_operation: %s", (query, id) => {
  expect(findFor(query)).toContain(`"operation": "${id}"`);
});

test("find_operation without words, or with none that fit, lists all", () => {
  expect(findFor("")).toContain("base64.decode – Decode Base64");
  expect(findFor("zzzzqq")).toContain("Nothing fits these words. All operations:");
});
