import fc from "fast-check";
import { parseFragment, serialize } from "parse5";
import { describe, expect, test } from "vitest";
import { beautify } from "../../logic.ts";
import { optionsShape } from "../options.ts";
import { closeElements } from "./html.ts";

describe("HTML that is not closed", () => {
  test.each([
    ["<div><span>a</div>", "<div><span>a</span></div>", ["span"]],
    ["<div><b>a<i>b</div>", "<div><b>a<i>b</i></b></div>", ["b", "i"]],
    ["<div>a\n", "<div>a\n</div>", ["div"]],
    ["<html><body><div>a</body></html>", "<html><body><div>a</div></body></html>", ["div"]],
    ["<script>a('<b>')", "<script>a('<b>')</script>", ["script"]],
    ["<DIV><Span>a</div>", "<DIV><Span>a</Span></div>", ["Span"]],
    ['<a title="</a>">b', '<a title="</a>">b</a>', ["a"]],
  ])("%s", (html, text, closed) => {
    expect(closeElements(html)).toEqual({ text, closed });
    // A browser makes the same document of both.
    expect(serialize(parseFragment(text))).toBe(serialize(parseFragment(html)));
  });

  test.each([
    "<ul><li>a<li>b</ul>",
    "<p>a<p>b",
    "<table><tr><td>a</table>",
    "<br><img src=a><input>",
    "<svg><path d='M0'/></svg>",
    "<!-- <div> --><!doctype html><?php echo '<b>' ?>",
    "<style>a > b { c: '<div>' }</style>",
    "a < b",
    "</p>",
    "",
  ])("what needs no closing tag gets none: %s", (html) => {
    expect(closeElements(html)).toEqual({ text: html, closed: [] });
  });

  const read = async (text: string) =>
    beautify(text, { ...optionsShape.initial, language: "html" });

  test.each([
    ["<div><span>a</div>", "<div><span>a</span></div>\n", "<span>"],
    ["<ul><li><b>a</ul>", "<ul>\n  <li><b>a</b></li>\n</ul>\n", "<b>"],
    ["<div>", "<div></div>\n", "<div>"],
  ])("is laid out, and the page says so: %s", async (html, wanted, names) => {
    const made = await read(html);
    expect(made.ok && made.value.head).toBe(wanted);
    expect(made.ok && made.value.note).toBe(
      `Never closed: ${names}. Closing tags were added where the element around it ends.`,
    );
  });

  test("without a note where nothing was added", async () => {
    const made = await read("<ul><li>a<li>b</ul>");
    expect(made.ok && made.value.note).toBeUndefined();
  });

  test("what has another fault is refused at its own place", async () => {
    const made = await read("<div><span>a</div></p>");
    expect(made.ok).toBe(false);
    expect(!made.ok && made.message).toBe("Invalid HTML format");
    expect(!made.ok && made.detail?.place).toMatchObject({ line: 1 });
  });

  test("only closing tags are added, whatever it is", () => {
    const piece = fc.constantFrom(
      "<div>",
      "</div>",
      "<b>",
      "</b>",
      "<p>",
      "<br>",
      "a",
      " ",
      "<!--",
      "-->",
      "<script>",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const html = pieces.join("");
        const { text, closed } = closeElements(html);
        expect(text.length).toBe(html.length + closed.join("").length + 3 * closed.length);
        expect(closeElements(text).closed).toEqual([]);
      }),
    );
  });
});
