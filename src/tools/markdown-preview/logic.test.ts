import specification from "commonmark-spec";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import { isProof, sampled, sampledCases } from "#proof/scale.ts";
import { allowedElements } from "./logic/html/allowed.ts";
import { findAddresses } from "./logic/parse/autolinks.ts";
import { groupsOf, openSession } from "./logic/document-session.ts";
import { hostile } from "./logic/hostile.data.ts";
import { slugOf } from "./logic/parse/headings.ts";
import { highlighterFor } from "./logic/html/highlight.ts";
import { toRawHtml } from "./logic.ts";
import { renderMarkdown, titleOf } from "./logic/render.ts";
import { sanitize } from "./logic/html/sanitize.ts";
import { toDocument, toHtml, withoutColors } from "./logic/html/serialize.ts";
import { elementsOf, sizeOf, textOf, type TreeNode } from "./logic/html/tree.ts";
import { countWords } from "./logic/word-count.ts";
import operations from "./operations.ts";

const examples = specification.tests.map(({ markdown, html, number }) => ({
  number,
  markdown: markdown.replaceAll("→", "\t"),
  html: html.replaceAll("→", "\t"),
}));

const plain = () => "";
const render = (text: string) => renderMarkdown(text, "github", plain);
const html = (text: string) => toHtml(render(text).blocks).trim();
const raw = (text: string) => toRawHtml(text, "github").trim();

describe("CommonMark 0.31.2", () => {
  // The specification's own comparison ignores white space next to the tags of a block.
  const isSame = (made: string, wanted: string) =>
    made === wanted.replaceAll("<blockquote>\n</blockquote>", "<blockquote></blockquote>");
  const failing = (flavor: "commonmark" | "github") =>
    examples.filter((one) => !isSame(toRawHtml(one.markdown, flavor), one.html));

  test("652 of 652 examples", () => {
    expect(examples).toHaveLength(652);
    expect(failing("commonmark")).toEqual([]);
  });

  test("GitHub's flavor differs in four examples, where a bare address becomes a link", () => {
    const differing = failing("github");
    expect(differing.map(({ number }) => number)).toEqual([602, 608, 611, 612]);
    for (const { markdown } of differing) expect(findAddresses(markdown)).toHaveLength(1);
  });

  test("every example can be shown: only elements of the list, in both flavors", () => {
    const tags = sampledCases(examples, 150).flatMap(({ markdown }) =>
      (["commonmark", "github"] as const).flatMap((flavor) =>
        [...elementsOf(renderMarkdown(markdown, flavor, plain).blocks)].map(({ tag }) => tag),
      ),
    );
    expect([...new Set(tags)].filter((tag) => !allowedElements.has(tag))).toEqual([]);
    expect(tags.length).toBeGreaterThan(isProof ? 2000 : 500);
  });
});

describe("GitHub's Markdown", () => {
  test.each([
    [
      "a table with the alignment of its columns",
      "| a | b |\n| :-: | --: |\n| 1 | 2 |",
      '<table>\n<thead>\n<tr>\n<th align="center">a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="center">1</td>\n<td align="right">2</td>\n</tr>\n</tbody>\n</table>',
    ],
    ["a row with too few cells", "|a|b|\n|-|-|\n|1|", expect.stringContaining("<td></td>")],
    ["a pipe that is escaped", "|a|\n|-|\n|x\\|y|", expect.stringContaining("<td>x|y</td>")],
    ["two tildes", "~~gone~~", "<p><del>gone</del></p>"],
    ["one tilde", "~gone~", "<p><del>gone</del></p>"],
    ["three tildes are text", "a ~~~b~~~ c", "<p>a ~~~b~~~ c</p>"],
    ["tildes that do not match are text", "~a~~ b", "<p>~a~~ b</p>"],
    ["tildes inside of words", "x~y~z", "<p>x<del>y</del>z</p>"],
    ["struck and strong", "~~**a** b~~", "<p><del><strong>a</strong> b</del></p>"],
    [
      "tasks",
      "- [ ] open\n- [x] done\n- [@] none",
      '<ul>\n<li class="task"><input type="checkbox" disabled="" /> open</li>\n<li class="task"><input type="checkbox" checked="" disabled="" /> done</li>\n<li>[@] none</li>\n</ul>',
    ],
    ["a box without words is no task", "- [ ]", "<ul>\n<li>[ ]</li>\n</ul>"],
    ["a box outside of a list is text", "[ ] a", "<p>[ ] a</p>"],
    [
      "an alert",
      "> [!WARNING]\n> Hot.",
      '<div class="alert alert-warning">\n<p class="alert-title">Warning</p>\n<p>Hot.</p>\n</div>',
    ],
    [
      "an alert whose words come after a blank line",
      "> [!tip]\n>\n> - a",
      '<div class="alert alert-tip">\n<p class="alert-title">Tip</p>\n<ul>\n<li>a</li>\n</ul>\n</div>',
    ],
    [
      "an alert of an unknown kind is a quote",
      "> [!FOO]\n> a",
      "<blockquote>\n<p>[!FOO]\na</p>\n</blockquote>",
    ],
    [
      "an alert without words is a quote",
      "> [!NOTE]",
      "<blockquote>\n<p>[!NOTE]</p>\n</blockquote>",
    ],
    [
      "a quote inside of an alert stays a quote",
      "> [!NOTE]\n> > a",
      '<div class="alert alert-note">\n<p class="alert-title">Note</p>\n<blockquote>\n<p>a</p>\n</blockquote>\n</div>',
    ],
    [
      "settings at the top of a document",
      "---\ntitle: Tea\n---\n# A",
      '<pre><code class="language-yaml">title: Tea\n</code></pre>\n<h1>A</h1>',
    ],
    ["a rule above a heading is none of those", "---\nFoo\n---", "<hr />\n<h2>Foo</h2>"],
    [
      "a footnote, wherever it was written",
      "[^b]: Note.\n\nText[^b]",
      expect.stringMatching(
        /^<p>Text<sup class="footnote-ref">.*<section class="footnotes">.*Note/s,
      ),
    ],
    ["a footnote that nobody wrote is text", "Text[^nope]", "<p>Text[^nope]</p>"],
  ])("%s", (_case, markdown, wanted) => {
    expect(raw(markdown)).toEqual(wanted);
  });

  test.each([
    ["see https://a.example/b.", ["https://a.example/b"]],
    ["(http://a.example/(b))", ["http://a.example/(b)"]],
    ["http://a.example/b))", ["http://a.example/b"]],
    ["“https://a.example”", ["https://a.example”"]],
    ['"https://a.example"', ["https://a.example"]],
    ["www.a.example/b_c?d=e&amp;", ["http://www.a.example/b_c?d=e"]],
    ["https://a.example/x&hl;", ["https://a.example/x"]],
    ["www.a_b.c.example www.a_b", ["http://www.a_b.c.example"]],
    ["xwww.a.example shttp://a.example", []],
    ["a.example README.md", []],
    ["http:// https://", []],
    ["https://a.example<b", ["https://a.example"]],
    ["HTTPS://A.EXAMPLE/B", ["HTTPS://A.EXAMPLE/B"]],
    ["http://münchen.example http://🍄.example/", ["http://münchen.example", "http://🍄.example/"]],
    ["ask foo.bar+x@a-b.example, ok", ["mailto:foo.bar+x@a-b.example"]],
    ["a@b a@b.c- @c.d e@.f", []],
    ["a@b.c@d.e", ["mailto:b.c@d.e"]],
  ])("finds the addresses in %j", (text, wanted) => {
    expect(findAddresses(text).map(({ href }) => href)).toEqual(wanted);
  });

  test("an address inside of a link or of code is left alone", () => {
    const text = "[www.a.example](/b) <a href='/c'>www.b.example</a> `www.c.example`";
    expect(raw(text)).not.toContain("http://www");
  });

  test("no address is found in the middle of another, and each is where it says", () => {
    const piece = fc.constantFrom(
      "http://",
      "www.",
      "a",
      "@",
      ".",
      "(",
      ")",
      "_",
      " ",
      "<",
      ";",
      "&",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        let end = 0;
        for (const { from, to, href } of findAddresses(text)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(href.endsWith(text.slice(from, to))).toBe(true);
          end = to;
        }
      }),
    );
  });
});

describe("headings", () => {
  test.each([
    ["Getting started", "getting-started"],
    ["What’s new?", "whats-new"],
    ["C++ & C#", "c--c"],
    ["snake_case", "snake_case"],
    ["Über uns", "über-uns"],
    ["日本語", "日本語"],
    ["हिन्दी", "हिन्दी"],
  ])("%s is named %s", (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  test("two of the same text have two names, and markup is not part of them", () => {
    const { headings } = render("# A\n\n## A\n\n## `A` **b**\n\n# A-1\n\nA\n---");
    expect(headings).toEqual([
      { level: 1, text: "A", id: "a" },
      { level: 2, text: "A", id: "a-1" },
      { level: 2, text: "A b", id: "a-b" },
      { level: 1, text: "A-1", id: "a-1-1" },
      { level: 2, text: "A", id: "a-2" },
    ]);
  });

  test("the first one is the title of an exported page", () => {
    expect(titleOf(render("a\n\n## Tea & cake").headings)).toBe("Tea & cake");
    expect(titleOf([])).toBe("Document");
    const page = toDocument(render("# <i>Tea</i> & cake").blocks, "Tea & cake");
    expect(page).toContain("<title>Tea &amp; cake</title>");
    expect(page).not.toMatch(/<(?:script|link|img)|https?:/);
  });
});

describe("what can be shown", () => {
  test("blocks know the line that they came from", () => {
    const lines = [...elementsOf(render("a\n\n- b\n- c\n\n```\nd\n```").blocks)].flatMap(
      ({ tag, line }) => (line === undefined ? [] : [`${tag} ${line}`]),
    );
    expect(lines).toEqual(["p 1", "ul 3", "li 3", "li 4", "code 6"]);
  });

  test("code in a known language is colored, with classes only", async () => {
    const text = "```js\nconst a = '<b>';\n```";
    const highlight = await highlighterFor(text);
    expect(highlight).toBeDefined();
    const made = toHtml(renderMarkdown(text, "github", highlight ?? plain).blocks).trim();
    expect(made).toContain('<span class="hljs-keyword">const</span>');
    expect(made).toContain("&lt;b&gt;");
    expect(highlight?.("x", "no-such-language")).toBe("");
    expect(toHtml(withoutColors(sanitize(made)))).toBe(html(text));
  });

  test.each([
    ["Hello, world! It’s 3.5 km.", 5],
    ["one-two three_four", 2],
    ["नमस्ते दुनिया", 2],
    ["你好世界", 2],
    ["", 0],
    ["—", 0],
  ])("%j has %i words", (text, words) => {
    expect(countWords(text).words).toBe(words);
  });

  test("only what is read is counted: no markup, no addresses", () => {
    expect(render("# A **b**\n\n[c](http://d.example) `e`\n\n|f|g|\n|-|-|").counts).toEqual({
      words: 6,
      characters: 11,
      minutes: 1,
    });
    expect(countWords("👍🏽").characters).toBe(2);
  });

  test("pictures elsewhere are listed, each once; those of the text are not", () => {
    const text =
      "![a](https://x.example/a.png) ![b](//x.example/b.png) <img src=http://x.example/c.png> ![a](https://x.example/a.png) ![d](d.png) ![e](data:image/png;base64,AA==)";
    expect(render(text).remotePictures).toEqual([
      "https://x.example/a.png",
      "https://x.example/b.png",
      "https://x.example/c.png",
    ]);
  });

  test("a byte order mark and other line ends change nothing", () => {
    expect(html("\uFEFF# A\r\n\r\n- b\r\n")).toBe(html("# A\n\n- b\n"));
  });
});

/** Everything in a tree that could act: tags, attributes and addresses that are not on a list. */
function harmIn(nodes: readonly TreeNode[]): string[] {
  return [...elementsOf(nodes)].flatMap(({ tag, attributes }) => [
    ...(allowedElements.has(tag) ? [] : [tag]),
    ...Object.entries(attributes)
      .filter(
        ([name, value]) =>
          /^(?:on|style$|srcset$|name$|srcdoc$|action$|formaction$|ping$|poster$|background$)/.test(
            name,
          ) ||
          // As a browser reads an address: without the characters that it skips.
          /^(?:javascript|vbscript|data:(?!image\/png;base64,)|file|blob)/i.test(
            // oxlint-disable-next-line no-control-regex -- those are skipped
            value.replace(/[\u0000-\u0020]/g, ""),
          ),
      )
      .map(([name, value]) => `${tag} ${name}=${value}`),
  ]);
}

describe("raw HTML can do no harm", () => {
  test.each(hostile)("$kind: $markdown", ({ markdown, gone }) => {
    for (const flavor of ["github", "commonmark"] as const) {
      const { blocks } = renderMarkdown(markdown, flavor, plain);
      expect(harmIn(blocks)).toEqual([]);
      expect(toHtml(blocks)).not.toMatch(gone);
    }
  });

  test("all 26 classes are tried", () => {
    const tried = new Set(hostile.map(({ kind }) => Number.parseInt(kind, 10)));
    expect([...tried].sort((a, b) => a - b)).toEqual(Array.from({ length: 26 }, (_, at) => at + 1));
  });

  test("4: quotes in a description stay a description", () => {
    const [, picture] = [...elementsOf(render("![a'\"`onerror=alert(1)](/x)").blocks)];
    expect(picture?.attributes).toEqual({ src: "/x", alt: "a'\"`onerror=alert(1)" });
  });

  test("23: names of every object's own are names like others", () => {
    const text =
      "# constructor\n\n# \\_\\_proto\\_\\_\n\n[__proto__]\n\n[__proto__]: /x\n\n[^toString]\n\n[^toString]: note\n\n<constructor toString=1 constructor=2>a</constructor>";
    const { headings, blocks } = render(text);
    expect(headings.map(({ id }) => id)).toEqual(["constructor", "__proto__"]);
    expect(textOf(blocks)).toContain("note");
    expect(harmIn(blocks)).toEqual([]);
  });

  test("whatever is in the text, only what is on the lists comes out", () => {
    const piece = fc.constantFrom(
      ..."<|>|</|/>|\"|'|`| |\n|=|!--|-->|<![CDATA[|]]>|a|p|b|img|svg|math|style|script|template|table|td|select|noscript|form|mglyph|title|href|src|onerror|onload|javascript:|data:|&#106;|&Tab;|x|[|](|)|> |- |:|#|$".split(
        "|",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { blocks } = render(pieces.join(""));
        expect(harmIn(blocks)).toEqual([]);
        // Read again, as the exported file will be, it is still the same.
        expect(toHtml(sanitize(toHtml(blocks)))).toBe(toHtml(blocks));
      }),
      { numRuns: sampled(300, 100) },
    );
  });

  test("what is allowed stays", () => {
    const text =
      '<details open><summary>S</summary>\n\n<kbd>K</kbd> H<sub>2</sub>O <ins>i</ins> <mark>m</mark> <ruby>r<rt>t</rt></ruby>\n\n</details>\n\n<p align="center" dir="rtl">c</p>\n\n<ol start="3" type="a"><li value="5">l</li></ol>';
    expect(html(text)).toBe(
      '<details open><summary>S</summary>\n<p><kbd>K</kbd> H<sub>2</sub>O <ins>i</ins> <mark>m</mark> <ruby>r<rt>t</rt></ruby></p>\n</details>\n<p align="center" dir="rtl">c</p>\n<ol start="3" type="a"><li value="5">l</li></ol>',
    );
  });
});

describe("inputs that break others", () => {
  test.each([
    ["10,000 quotes in each other", `${">".repeat(10_000)}a`],
    ["20,000 brackets", "[".repeat(20_000)],
    ["100,000 stars", "*".repeat(100_000)],
    ["100,000 tildes", "~".repeat(100_000)],
    ["5,000 links that never end", "[a](b".repeat(5000)],
    ["5,000 elements in each other", "<div>".repeat(5000)],
    ["20,000 tags that never end", `<div>\n${"<a ".repeat(20_000)}b=">`],
    ["20,000 tags of no element", `<div>\n${"<x y='".repeat(20_000)}`],
    ["20,000 comments that never end", `<div>\n${"<!-- <?".repeat(20_000)}`],
    ["5,000 addresses", "www.a@".repeat(5000)],
    ["a table of 5,000 columns", `${"|a".repeat(5000)}|\n${"|-".repeat(5000)}|\n|b|`],
    ["lone surrogates", "\ud800 # \udfff[^\ud800]\n\n[^\ud800]: a"],
    ["nul", "a\u0000b"],
  ])("%s", (_case, text) => {
    const { blocks } = render(text);
    expect(
      groupsOf(blocks)
        .groups.flat()
        .every((block) => sizeOf(block) <= 6000),
    ).toBe(true);
    expect(() => toHtml(blocks)).not.toThrow();
  });
});

describe("a long document", () => {
  const blocks = (count: number) => Array.from({ length: count }, (_, at) => `p${at}\n\n`).join("");
  const bytes = (text: string) => new TextEncoder().encode(text);

  test("is handed over in groups that together are the whole", async () => {
    const session = openSession();
    const text = `${blocks(1000)}# End`;
    const opened = await session.render({ bytes: bytes(text), flavor: "github", count: 2 });
    if (!opened.ok) throw new Error(opened.message);
    const { groups, allGroups } = opened.value;
    expect(groups).toHaveLength(2);
    const rest = session.groups({ from: 2, to: allGroups });
    const all = [...groups, ...(rest.ok ? rest.value : [])];
    expect(all).toHaveLength(allGroups);
    expect(textOf(all.flat()).match(/p\d+/g)).toHaveLength(1000);
    expect(session.find({ id: "end" })).toEqual({ ok: true, value: allGroups - 1 });
    expect(session.find({ id: "nowhere" })).toEqual({ ok: true, value: -1 });
  });

  test("a block that is too long shows its beginning, and is exported whole", async () => {
    const session = openSession();
    const list = Array.from({ length: 3000 }, (_, at) => `- i${at}\n`).join("");
    const opened = await session.render({ bytes: bytes(list), flavor: "github", count: 1 });
    expect(opened.ok && opened.value.isCut).toBe(true);
    const html = session.html(null);
    const page = session.page(null);
    expect(html.ok && (await html.value.all.text()).includes("<li>i2999</li>")).toBe(true);
    expect(page.ok && (await page.value.text()).includes("<li>i2999</li>")).toBe(true);
  });

  test("nothing can be asked of a document that is not open", () => {
    const session = openSession();
    expect(session.html(null).ok).toBe(false);
    expect(session.page(null).ok).toBe(false);
    expect(session.groups({ from: 0, to: 1 }).ok).toBe(false);
    expect(session.find({ id: "a" }).ok).toBe(false);
  });
});

test.each(["github", "commonmark"] as const)(
  "what the page copies is what its operation makes: %s",
  async (flavor) => {
    const text =
      "# A\n\n- [x] b ~~c~~\n\n```js\nlet a = 1;\n```\n\n<b onclick=x>d</b> https://example.com\n";
    const session = openSession();
    await session.render({ bytes: new TextEncoder().encode(text), flavor, count: 1 });
    const shown = session.html(null);
    const operation = operations.find(({ id }) => id === "markdown.to-html");
    const made = await runOperation(operation!, text, { flavor }, exampleAmbient());
    expect(made).toMatchObject({ ok: true, value: shown.ok && (await shown.value.all.text()) });
  },
);
