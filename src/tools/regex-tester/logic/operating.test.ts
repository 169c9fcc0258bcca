import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../operations.ts";
import { saysOf } from "./analysis/report.ts";

const run = (id: string, text: string, options = {}) => {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(id);
  return runOperation(operation, text, options, exampleAmbient());
};

describe("refused in one sentence", () => {
  test.each([
    ["regex.match", "a", {}, "There is no pattern."],
    [
      "regex.match",
      "a",
      { pattern: "a(b" },
      "Invalid regular expression at character 2: A group is opened with “(” and never closed.",
    ],
    [
      "regex.replace",
      "a",
      { pattern: "a", flags: "gg" },
      "Invalid regular expression: The flag “g” is there twice.",
    ],
    [
      "regex.explain",
      "/[a/",
      {},
      "Invalid regular expression at character 1: A character class is opened with “[” and never closed.",
    ],
    ["regex.explain", "", {}, "There is no pattern."],
  ])("%s of %j with %j", async (id, text, options, message) => {
    expect(await run(id, text, options)).toEqual({ ok: false, message });
  });
});

describe("nothing is cut, as it is in the page's list", () => {
  test("matches", async () => {
    const many = await run("regex.match", "a".repeat(25_000), { pattern: "a" });
    expect(many.ok && String(many.value).split("\n").length).toBe(25_000);
  });
  test("long ones", async () => {
    const long = "a".repeat(5000);
    expect(await run("regex.match", long, { pattern: "a+" })).toMatchObject({ value: long });
    const json = await run("regex.match", long, { pattern: "(a+)", as: "json" });
    expect(json.ok && JSON.parse(String(json.value))).toMatchObject([
      { match: long, groups: [{ match: long }] },
    ]);
  });
  test("a result that grows without end is refused, not cut", async () => {
    const outcome = await run("regex.replace", "a".repeat(10_000), {
      pattern: "a",
      replacement: "$`$'",
    });
    expect(outcome).toEqual({ ok: false, message: "Stopped: more than 50 MiB come out of this." });
  });
});

describe("replacing is what String.replace does", () => {
  test.each([
    ["a-b-c", "-", "g", "+"],
    ["a-b-c", "-", "", "$'|$`|$&"],
    ["2026-11-15", "(?<y>\\d+)-(?<m>\\d+)", "g", "$<m>/$<y>"],
    ["😀a", "", "gu", "."],
    ["none", "x", "g", "y"],
  ])("%s /%s/%s → %s", async (text, pattern, flags, replacement) => {
    const options = { pattern: pattern === "" ? "(?:)" : pattern, flags, replacement };
    const expected = text.replace(new RegExp(options.pattern, flags), replacement);
    expect(await run("regex.replace", text, options)).toMatchObject({ ok: true, value: expected });
  });
});

test("a pattern that looks like a literal is taken as it is, and that is said", async () => {
  expect(await run("regex.match", "/a/g", { pattern: "/a/g" })).toEqual({
    ok: true,
    value: "/a/g",
    notes: ["This looks like a literal from code. Without that it would be: a"],
  });
  expect(await run("regex.match", "b", { pattern: "a" })).toMatchObject({
    value: "",
    notes: ["There is no match."],
  });
});

describe("what a regular expression says", () => {
  test("in words, and whether it can hang", async () => {
    expect(await saysOf("/^\\d{4}$/")).toEqual([
      {
        label: "Regex",
        words:
          "at the start of the text, then a digit, 0 to 9, exactly 4 times, then at the end of the text",
      },
    ]);
    expect((await saysOf("/^(a+)+$/i"))[0]?.mark).toEqual({ words: "can hang", is: "bad" });
  });

  test.each(["", "hello", "\\d+", "/usr/bin/", "/[a/", "//", "/a/xyz", "and/or", "/a/\n/b/"])(
    "%j says nothing",
    async (text) => expect(await saysOf(text)).toEqual([]),
  );
});
