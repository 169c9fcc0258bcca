import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../operations.ts";
import { saysOf } from "./outline.ts";

const run = async (id: string, text: string, options = {}) => {
  const found = operations.find((operation) => operation.id === id);
  return found ? runOperation(found, text, options, exampleAmbient()) : null;
};

describe("an outline", () => {
  test("can be read as Markdown again, whatever the headings are", async () => {
    const text = "# a*b*\\*c\n\n## `d[e]` & <b>f</b>\n\n## ✨ g_h_\n";
    const made = await run("markdown.outline", text);
    const html = await run("markdown.to-html", made?.ok ? String(made.value) : "");
    expect(html?.ok && html.value).toBe(
      '<ul>\n<li><a href="#abc">ab*c</a>\n<ul>\n<li><a href="#de--f">d[e] &amp; f</a></li>\n' +
        '<li><a href="#-g_h_">✨ g_h_</a></li>\n</ul>\n</li>\n</ul>\n',
    );
  });

  test("what has no headings is refused", async () => {
    expect(await run("markdown.outline", "a\n\n### b", { levels: 2 })).toMatchObject({
      ok: false,
      message: "There are no such headings in this text.",
    });
  });
});

describe("HTML of Markdown", () => {
  test("is safe, and says what it left out", async () => {
    const text = "<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1))";
    const made = await run("markdown.to-html", text);
    expect(made?.ok && made.value).not.toMatch(/onerror|javascript/);
    expect(made).toMatchObject({ notes: ["HTML attributes removed: onerror, href."] });
  });

  test("is a whole page when asked for", async () => {
    const made = await run("markdown.to-html", "# A & B", { page: true });
    expect(made?.ok && made.value).toMatch(/^<!doctype html>\n[^]*<title>A &amp; B<\/title>/);
  });
});

describe("what a text says", () => {
  test.each([
    [
      "# A\n\nb c",
      [
        { label: "Markdown", words: "3 words, 1 heading" },
        { label: "Title", words: "A" },
      ],
    ],
    ["- a\n- **b**", [{ label: "Markdown", words: "2 words" }]],
    ["Just prose, at https://example.com.\n\nMore.", []],
    ["2 * 3 * 4", []],
    ["", []],
  ])("%j", (text, says) => {
    expect(saysOf(text)).toEqual(says);
  });
});
