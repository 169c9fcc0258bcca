import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../operations.ts";
import { saysOf } from "./sayings.ts";

describe("what code says of itself", () => {
  test.each([
    ["html", "<ul><li>a<li>b</ul>", "HTML", "4 lines when laid out"],
    ["xml", '<?xml version="1.0"?><a><b/></a>', "XML", "4 lines when laid out"],
    ["xml", "<x />\n", "XML", "1 line, laid out already"],
    ["sql", "select a, b from t", "SQL", "5 lines when laid out"],
    ["css", "a{b:c}", "CSS", "3 lines when laid out"],
    ["css", "a{&:hover{$b:1px}}", "SCSS", "5 lines when laid out"],
    ["javascript", "const a=()=>1", "JavaScript", "1 line when laid out"],
    ["javascript", "const a: string = b as const;", "TypeScript", "1 line when laid out"],
  ] as const)("%s: %j", async (kind, text, label, words) => {
    expect(await saysOf(text, kind)).toMatchObject([{ label, words }]);
  });

  test("the dialect, and what had to be repaired", async () => {
    expect(await saysOf("SELECT a::text FROM b", "sql")).toMatchObject([
      { label: "SQL", mark: { words: "PostgreSQL", is: "plain" } },
    ]);
    expect(await saysOf("<div><span>a</div>", "html")).toMatchObject([
      { label: "HTML" },
      { words: "Never closed: <span>", mark: { words: "repaired", is: "bad" } },
    ]);
  });

  test("a long text is not laid out for it", async () => {
    const text = "a = b + c;\n".repeat(10_000);
    expect(await saysOf(text, "javascript")).toEqual([
      { label: "JavaScript", words: "looks like it, 107 KiB" },
    ]);
  });

  test.each([
    ["sql", "select a good book from the shelf"],
    ["sql", "update: we are late"],
    ["javascript", "hello"],
    ["javascript", "Dear all, see you on Monday."],
    ["javascript", "import os\n\ndef a():\n    return 1\n"],
    ["javascript", "const = 1;"],
    ["html", "a < b and b > c"],
    ["xml", "<a><b></a>"],
    ["css", "a { b: c"],
    ["css", "{}"],
  ] as const)("it is no %s: %j", async (kind, text) => {
    expect(await saysOf(text, kind)).toEqual([]);
  });
});

describe("operations", () => {
  const run = async (id: string, text: string, options = {}) => {
    const found = operations.find((operation) => operation.id === id);
    return found ? runOperation(found, text, options, exampleAmbient()) : null;
  };

  test("what was guessed and what was added is said", async () => {
    expect(await run("code.format", "SELECT a::text")).toMatchObject({
      notes: ["Read as SQL.", "Read as PostgreSQL."],
    });
    expect(await run("html.format", "<div><span>a</div>")).toMatchObject({
      value: "<div><span>a</span></div>\n",
      notes: [expect.stringContaining("Never closed: <span>.")],
    });
  });

  test("nothing of a long result is cut", async () => {
    const text = `<a>${"<b/>".repeat(100_000)}</a>`;
    const done = await run("xml.format", text);
    expect(done?.ok && done.value).toHaveLength("<a>\n</a>\n".length + 100_000 * 8);
  });

  test.each([
    ["xml.format", "<a>\n<b></a>", /^Invalid XML format at line 2, column \d+: /],
    ["css.minify", "a {", /^Invalid CSS format at line 1, column 1: /],
    ["code.format", "#!/bin/sh\nls", /^Shell is not a language known here: /],
    ["javascript.format", "const", /^Invalid JavaScript format at line 1, column \d+: /],
  ])("%s refuses %j in one sentence", async (id, text, message) => {
    expect(await run(id, text)).toMatchObject({
      ok: false,
      message: expect.stringMatching(message),
    });
  });
});
