import { choice, count, flag } from "#domain/operation/options.ts";
import { operation } from "#domain/operation/operation.ts";
import { fail, ok } from "#domain/result.ts";

const flavor = choice("Flavor", ["github", "commonmark"], "github");

const toHtml = operation({
  id: "markdown.to-html",
  name: "Turn Markdown into HTML",
  about:
    "Writes Markdown (GitHub's or CommonMark) as HTML that is safe to show: scripts and handlers in it do nothing, and it is said which.",
  takes: "text",
  gives: "text",
  extension: "html",
  options: { flavor, page: flag("A whole page with its style") },
  reads: ["markdown"],
  word: "markdown",
  examples: [
    {
      input: "# Foo\n\n- [x] bar ~~baz~~",
      output:
        '<h1 id="foo">Foo</h1>\n<ul>\n<li class="task"><input type="checkbox" checked disabled> bar <del>baz</del></li>\n</ul>\n',
    },
    {
      input: "*foo*<script>alert(1)</script>",
      options: { flavor: "commonmark" },
      output: "<p><em>foo</em>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n",
    },
  ],
  async run(text, options) {
    const { htmlOf, pageOf, renderColored } = await import("./logic/export.ts");
    const rendered = await renderColored(text, options.flavor);
    const value = options.page ? pageOf(rendered) : htmlOf(rendered);
    return { ok: true, value, notes: rendered.notes };
  },
  async says(text) {
    const { saysOf } = await import("./logic/outline.ts");
    return saysOf(text);
  },
});

const outline = operation({
  id: "markdown.outline",
  name: "Outline Markdown",
  about:
    "Lists the headings of a Markdown document as a table of contents, with links by the names that GitHub gives them.",
  takes: "text",
  gives: "text",
  options: { flavor, levels: count("Levels", 1, 6, 6), links: flag("Links", true) },
  word: "markdown",
  examples: [
    {
      input: "# A\n\n## What’s *new*?\n\n## A\n",
      output: "- [A](#a)\n  - [What’s new?](#whats-new)\n  - [A](#a-1)\n",
    },
    { input: "A\n=\n\n### B", options: { links: false, levels: 2 }, output: "A\n" },
  ],
  async run(text, { flavor: chosen, ...look }) {
    const [{ outlineOf }, { renderMarkdown }] = await Promise.all([
      import("./logic/outline.ts"),
      import("./logic/render.ts"),
    ]);
    const { headings } = renderMarkdown(text, chosen, () => "");
    const value = outlineOf(headings, look);
    return value === "" ? fail("There are no such headings in this text.") : ok(value);
  },
});

export default [toHtml, outline];
