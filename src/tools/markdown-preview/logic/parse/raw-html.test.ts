import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled, sampledCases } from "#proof/scale.ts";
import { openSession } from "../document-session.ts";
import { textOf } from "../html/tree.ts";
import { toHtml } from "../html/serialize.ts";
import { renderMarkdown } from "../render.ts";

const flavors = ["github", "commonmark"] as const;
const render = (text: string, flavor: (typeof flavors)[number] = "github") =>
  renderMarkdown(text, flavor, () => "");
const html = (text: string) => toHtml(render(text).blocks).trim();

/** The elements of the HTML standard, of its list of obsolete ones, and some that are none. */
const names =
  "a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fencedframe fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre progress q rb rp rt rtc ruby s samp script search section select selectedcontent slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp string T my-element desc foreignobject annotation-xml mi mtext mglyph";

describe("nothing after a tag is lost", () => {
  const after = "\n\nAfter **it**.\n\n- item\n\n| head |\n| - |\n| cell |\n\nThe end.";
  const words = ["Before", "rest", "After", "it", "item", "head", "cell", "The end"];

  test.each(sampledCases(names.split(" "), 30))("<%s>", (name) => {
    for (const tag of [`<${name}>`, `</${name}>`, `<${name}/>`, `<${name} title="a > b">`]) {
      for (const flavor of flavors) {
        for (const text of [`Before ${tag} rest.${after}`, `Before\n\n${tag}\nrest.${after}`]) {
          const shown = textOf(render(text, flavor).blocks);
          expect(words.filter((word) => !shown.includes(word))).toEqual([]);
          expect(shown).not.toContain("data-line");
        }
      }
    }
  });

  test.each([
    ["a quote that never ends", '<div title="a\n\nrest'],
    ["a tag that never ends", "<div\n\nrest"],
    ["a tag of another kind that never ends", "<form action=\n\nrest"],
    ["less than", "<div>\na<b && c<d; i<n rest"],
    ["two in one", "<p title='<title>' <title>\n\nrest"],
    ["an instruction that never ends", "<?php rest"],
    ["a declaration that never ends", "<!doctype rest"],
    ["character data", "<![CDATA[ rest"],
  ])("%s", (_case, text) => {
    for (const flavor of flavors) {
      expect(textOf(render(`${text}\n\nThe end.`, flavor).blocks)).toMatch(/rest[^]*The end\./);
    }
  });

  test("whatever stands before it", () => {
    const piece = fc.constantFrom(
      ..."<|>|</|/>|\"|'|=| |\n|\n\n|<!|-->|<?|a|p |table|td|svg|math|style|script|template|select|noscript|title|textarea|plaintext|x|> |- ".split(
        "|",
      ),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }),
        fc.constantFrom(...flavors),
        (all, flavor) => {
          const { blocks, notes } = render(`${all.join("")}\n\nThe end.`, flavor);
          const isHidden = notes.some((note) => note.includes("<!--"));
          expect(isHidden || textOf(blocks).includes("The end.")).toBe(true);
        },
      ),
      { numRuns: sampled(500, 100) },
    );
  });
});

describe("HTML that GitHub does not allow is shown as text", () => {
  test.each("title textarea style xmp iframe noembed noframes script plaintext".split(" "))(
    "<%s>",
    (name) => {
      const { blocks, notes } = render(`Put it in the <${name}> element, **now**.`);
      expect(toHtml(blocks).trim()).toBe(
        `<p>Put it in the &lt;${name}&gt; element, <strong>now</strong>.</p>`,
      );
      expect(notes).toEqual([`HTML shown as text: <${name}>.`]);
    },
  );

  test.each([
    ["beside what is allowed", "<b> <TITLE> a</b>", "<p><b> &lt;TITLE&gt; a</b></p>"],
    [
      "in a block of HTML",
      "<blockquote>\n  <xmp>, and <Xmp x='1'>.\n</blockquote>",
      "<blockquote>\n  &lt;xmp&gt;, and &lt;Xmp x='1'&gt;.\n</blockquote>",
    ],
    ["with its inside", "<script>\nlet a;\n\nlet b;\n</script>", expect.stringContaining("let b;")],
    ["not when it only begins like one", "<titles>a</titles>", "<p>a</p>"],
    ["in code it always was", "`<title>`", "<p><code>&lt;title&gt;</code></p>"],
    [
      "in a heading, and in its name",
      "# The <title> tag",
      '<h1 id="the-title-tag">The &lt;title&gt; tag</h1>',
    ],
  ])("%s", (_case, text, wanted) => {
    expect(html(text)).toEqual(wanted);
  });

  test("in what is copied and downloaded too", async () => {
    const session = openSession();
    const bytes = new TextEncoder().encode("Put it in the <title> element.\n\nThe end.");
    await session.render({ bytes, flavor: "github", count: 1 });
    for (const made of [session.html(null), session.page(null)]) {
      if (!made.ok) throw new Error(made.message);
      const file = "all" in made.value ? made.value.all : made.value;
      const text = await file.text();
      expect(text).toContain("<p>Put it in the &lt;title&gt; element.</p>\n<p>The end.</p>");
    }
  });
});

describe("the page says what became of HTML", () => {
  test.each([
    ["<b>a</b> <!-- b -->", []],
    ["a < b > c, `<select>`", []],
    ["- [x] a[^1]\n\n[^1]: b\n\n```c++\n```\n\n> [!NOTE]\n> c\n\n|a|\n|:-|", []],
    ["<select><option>a</select>", ["HTML tags removed, their text is kept: <select>, <option>."]],
    ["Array<string>", ["HTML tags removed, their text is kept: <string>."]],
    ["<input type=text>", ["HTML tags removed, their text is kept: <input>."]],
    ["<b onclick=a style=b>a</b> <i style=c>a</i>", ["HTML attributes removed: onclick, style."]],
    ["[a](javascript:b)", ["HTML attributes removed: href."]],
    ["a\n\n<!-- b\n\nc", ["A comment that is never closed hides everything after its <!--."]],
    [
      "<script> <nav>",
      ["HTML shown as text: <script>.", "HTML tags removed, their text is kept: <nav>."],
    ],
    [
      Array.from({ length: 10 }, (_, at) => `<x${at}>`).join(" "),
      [
        "HTML tags removed, their text is kept: <x0>, <x1>, <x2>, <x3>, <x4>, <x5>, <x6>, <x7> and 2 more.",
      ],
    ],
  ])("%j", (text, notes) => {
    expect(render(text).notes).toEqual(notes);
  });
});
