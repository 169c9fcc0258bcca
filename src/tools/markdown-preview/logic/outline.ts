import type { Saying } from "#domain/operation/operation.ts";
import { counted } from "#domain/wording.ts";
import { elementsOf } from "./html/tree.ts";
import type { Heading } from "./parse/headings.ts";
import { renderMarkdown, type Rendered } from "./render.ts";

/** The headings as a list in Markdown that links to them, or as plain indented lines. */
export function outlineOf(
  headings: readonly Heading[],
  { levels, links }: { levels: number; links: boolean },
): string {
  const listed = headings.filter(({ level }) => level <= levels);
  const top = Math.min(...listed.map(({ level }) => level));
  return listed
    .map(({ level, text, id }) => {
      const margin = "  ".repeat(level - top);
      return links ? `${margin}- [${escaped(text)}](#${encodeURI(id)})\n` : `${margin}${text}\n`;
    })
    .join("");
}

/** What is plain text in a heading must not become markup in a list. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<&~]/g, "\\$&");

/** What a document says of itself; nothing when there is no markup in it. */
export function saysOf(text: string): readonly Saying[] {
  const rendered = renderMarkdown(text, "github", () => "");
  if (!hasMarkup(rendered)) return [];
  const { counts, headings } = rendered;
  const { words } = counts;
  const parts = [counted(words, "word")];
  if (headings.length > 0) parts.push(counted(headings.length, "heading"));
  const [first] = headings;
  return [
    { label: "Markdown", words: parts.join(", ") },
    ...(first?.text ? [{ label: "Title", words: first.text.slice(0, 120) }] : []),
  ];
}

/** Any text is Markdown. Only one with more than paragraphs in it was meant to be. */
const hasMarkup = ({ blocks }: Rendered): boolean =>
  [...elementsOf(blocks)].some(({ tag }) => !plainTags.has(tag));

/** An address becomes a link without any markup. */
const plainTags = new Set(["p", "br", "a"]);
