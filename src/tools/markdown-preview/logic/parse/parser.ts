import MarkdownIt, { type MarkdownIt as Markdown, type StateCore } from "markdown-it";
import { markAlerts } from "./alerts.ts";
import { linkAddresses } from "./autolinks.ts";
import { markFootnotes } from "./footnotes.ts";
import { frontMatter } from "./front-matter.ts";
import { nameHeadings } from "./headings.ts";
import { strikeThrough } from "./strikethrough.ts";
import { tameHtml } from "./raw-html.ts";
import { markTasks } from "./tasks.ts";
import type { Flavor } from "../options.ts";

/** Colors code in a language: HTML, or nothing where it does not know the language. */
export type Highlight = (code: string, language: string) => string;

/** Deeper quotes and lists are cut off: nobody reads them, and they would exhaust the page. */
const maxNesting = 100;

const known = new Map<string, Markdown>();

/** Making a parser takes longer than reading a page with it. */
function once(name: string, make: () => Markdown): Markdown {
  const made = known.get(name) ?? make();
  known.set(name, made);
  return made;
}

/** A parser whose HTML is exactly that of the specification. It is not safe to show. */
export const parserOf = (flavor: Flavor): Markdown => once(flavor, () => createParser(flavor));

/**
 * The same for the page: HTML cannot swallow what comes after it, headings have names to link to,
 * blocks know their line in the source.
 */
export const pageParserOf = (flavor: Flavor): Markdown =>
  once(`${flavor} page`, () => {
    const markdown = createParser(flavor);
    markdown.core.ruler.push("raw-html", tameHtml);
    markdown.core.ruler.push("headings", nameHeadings);
    markdown.core.ruler.push("lines", numberLines);
    return markdown;
  });

function createParser(flavor: Flavor): Markdown {
  const markdown =
    flavor === "commonmark" ? new MarkdownIt("commonmark") : new MarkdownIt({ html: true });
  markdown.set({ maxNesting, xhtmlOut: true });
  // The sanitizer decides what is harmful: a link that is refused here would show its source.
  markdown.validateLink = () => true;
  if (flavor === "commonmark") return markdown;

  markFootnotes(markdown);
  strikeThrough(markdown);
  markdown.block.ruler.before("table", "front-matter", frontMatter);
  markdown.core.ruler.before("inline", "alerts", markAlerts);
  markdown.core.ruler.at("linkify", linkAddresses);
  markdown.core.ruler.push("tasks", markTasks);
  markdown.core.ruler.push("alignment", alignCells);
  return markdown;
}

/** Styles are not allowed in a document, so the alignment of a column must not be one. */
function alignCells({ tokens }: StateCore): void {
  for (const token of tokens) {
    if (token.type !== "th_open" && token.type !== "td_open") continue;
    const [, side] = /^text-align:(\w+)$/.exec(String(token.attrGet("style"))) ?? [];
    if (side !== undefined) token.attrs = [["align", side]];
  }
}

function numberLines({ tokens }: StateCore): void {
  for (const token of tokens) {
    if (token.map === null || token.nesting < 0 || token.type === "inline") continue;
    token.attrSet("data-line", token.map[0] + 1);
  }
}
