import { describe, expect, test } from "vitest";
import { toHtml } from "../html/serialize.ts";
import { renderMarkdown } from "../render.ts";
import { findAddresses } from "./autolinks.ts";

const html = (text: string) => toHtml(renderMarkdown(text, "github", () => "").blocks).trim();

describe("GitHub's extensions, further cases", () => {
  test.each([
    [
      "a table ends a paragraph",
      "a\nb\n| c | d |\n| -| - |\ne | f",
      /^<p>a\nb<\/p>\n<table>.*<td>f</s,
    ],
    ["a table needs as many marks as names", "| a | b |\n| - |\n| c |", /^<p>\| a \| b \|/],
    ["a row may have more cells", "|a|\n|-|\n|b|c|", /<td>b<\/td>\n<\/tr>/],
    ["a table may have no rows", "| a |\n| - |\n\nb", /<\/thead>\n<\/table>\n<p>b<\/p>$/],
    ["a table ends where a quote begins", "|a|\n|-|\n|b|\n> c", /<\/table>\n<blockquote>/],
    ["a row without a bar", "|a|b|\n|-|-|\nc", /<td>c<\/td>\n<td><\/td>/],
    [
      "a bar in code is escaped too",
      "|a|\n|-|\n| `b\\|c` **\\|** |",
      /<code>b\|c<\/code> <strong>\|</,
    ],
    ["an empty cell", "|a|b|c|\n|-|-|-|\n|d||e|", /<td>d<\/td>\n<td><\/td>\n<td>e<\/td>/],
    ["a list is none inside of a cell", "|a|\n|-|\n| 1. b |", /<td>1\. b<\/td>/],
    ["a mark without its first bar", "| a |\n--- |", /<th>a<\/th>/],
    ["a reference inside of a cell", "|[a]|\n|-|\n\n[a]: /b", /<th><a href="\/b">a<\/a><\/th>/],
    ["addresses in cells", "|a|\n|-|\n|www.b.example|", /<td><a href="http:\/\/www\.b\.example">/],
    ["tildes with a space inside", "a ~b ~ c~ d ~ e", /^<p>a <del>b ~ c<\/del> d ~ e<\/p>$/],
    ["tildes in two paragraphs", "~~a\n\nb~~", /^<p>~~a<\/p>\n<p>b~~<\/p>$/],
    ["a struck address", "~~www.a.example~~", /^<p><del><a href="http:\/\/www\.a\.example">/],
    [
      "tasks in tasks",
      "- [x] a\n  - [ ] b\n- [X] c",
      /checked.*> a\n<ul>\n<li[^>]*><input type="checkbox" disabled> b/s,
    ],
    [
      "numbered tasks",
      "1. [x] a",
      /<ol>\n<li class="task"><input type="checkbox" checked disabled> a/,
    ],
  ])("%s", (_case, text, wanted) => {
    expect(html(text)).toMatch(wanted);
  });

  test.each([
    ["ftp://a.example/b.", ["ftp://a.example/b"]],
    ["FTP://a.example sftp://a.example", ["FTP://a.example"]],
    ["WWW.a.example", []],
    [
      "www.a.example/b)) (www.a.example/(b))",
      ["http://www.a.example/b", "http://www.a.example/(b)"],
    ],
    [
      "www.a.example/?b=c&d=e www.a.example/?b&d;",
      ["http://www.a.example/?b=c&d=e", "http://www.a.example/?b"],
    ],
    ["mailto:a@b.example mailto:a.b-c_d@e.f.", ["mailto:a@b.example", "mailto:a.b-c_d@e.f"]],
    ["xmpp:a@b.example/c@d.e", ["xmpp:a@b.example/c@d.e"]],
    ["xmpp:a@b.example/c/d", ["xmpp:a@b.example/c"]],
    ["xmailto:a@b.example", ["mailto:a@b.example"]],
    ["a@b+c.example", []],
    [
      "a.b-c_d@a.b a.b-c_d@a.b. a.b-c_d@a.b- a.b-c_d@a.b_",
      ["mailto:a.b-c_d@a.b", "mailto:a.b-c_d@a.b"],
    ],
    ["@a.b.c@. d n@. b", []],
    ["a@b.c1 a@b.c@d.e", ["mailto:b.c@d.e"]],
  ])("finds the addresses in %j", (text, wanted) => {
    expect(findAddresses(text).map(({ href }) => href)).toEqual(wanted);
  });

  test("a link may lead to a file server, and to a chat", () => {
    expect(html("ftp://a.example xmpp:b@c.example mailto:d@e.f")).toBe(
      '<p><a href="ftp://a.example">ftp://a.example</a> <a href="xmpp:b@c.example">xmpp:b@c.example</a> <a href="mailto:d@e.f">mailto:d@e.f</a></p>',
    );
  });
});

describe("footnotes as GitHub draws them", () => {
  test("a number above the line, and an arrow back to each place", () => {
    expect(html("a[^x], b[^x], c[^ü]\n\n[^x]: Note.\n\n[^ü]:\n    > quote")).toBe(
      `<p>a<sup class="footnote-ref"><a href="#fn-x" id="fnref-x">1</a></sup>, b<sup class="footnote-ref"><a href="#fn-x" id="fnref-x-2">1</a></sup>, c<sup class="footnote-ref"><a href="#fn-%C3%BC" id="fnref-ü">2</a></sup></p>
<section class="footnotes">
<ol>
<li id="fn-x">
<p>Note. <a href="#fnref-x" class="footnote-backref" aria-label="Back to reference 1">↩\ufe0e</a> <a href="#fnref-x-2" class="footnote-backref" aria-label="Back to reference 1-2">↩\ufe0e<sup class="footnote-ref">2</sup></a></p>
</li>
<li id="fn-ü">
<blockquote>
<p>quote</p>
</blockquote>
 <a href="#fnref-%C3%BC" class="footnote-backref" aria-label="Back to reference 2">↩\ufe0e</a></li>
</ol>
</section>`,
    );
  });

  test.each([
    ["after an exclamation mark", "a![^x]\n\n[^x]: b", /^<p>a!<sup/],
    ["a label that could be HTML", 'a[^"><b>]\n\n[^"><b>]: b', /id="fnref-&quot;&gt;&lt;b&gt;"/],
    ["a note within the text is text", "a^[b]", /^<p>a\^\[b\]<\/p>$/],
    ["one that nothing refers to is not shown", "a\n\n[^x]: b", /^<p>a<\/p>$/],
    ["a label in any case", "a[^TEA]\n\n[^Tea]: b", /^<p>a<sup.*href="#fn-Tea".*<li id="fn-Tea">/s],
    ["also beyond ASCII", "a[^É]\n\n[^é]: b", /^<p>a<sup.*<section/s],
    ["in two cases, still one note", "a[^tea]b[^TEA]\n\n[^tea]: c", /id="fnref-tea-2">1</],
    ["of two with one label the first", "a[^x]\n\n[^x]: b\n\n[^X]: c", /^(?!.*<p>c).*<p>b <a/s],
    [
      "of two that are equal the first, too",
      "a[^x]\n\n[^x]: b\n\n[^x]: c",
      /^(?!.*<p>c).*<p>b <a/s,
    ],
  ])("%s", (_case, text, wanted) => {
    expect(html(text)).toMatch(wanted);
  });
});
