import { remoteAddress } from "./html/addresses.ts";
import { headingsIn, type Heading } from "./parse/headings.ts";
import type { Flavor } from "./options.ts";
import { pageParserOf, type Highlight } from "./parse/parser.ts";
import { leftOutIn } from "./parse/raw-html.ts";
import { leftOutMessages } from "./html/left-out.ts";
import { sanitize } from "./html/sanitize.ts";
import { elementsOf, textOf, type TreeNode } from "./html/tree.ts";
import { countWords, type Counts } from "./word-count.ts";

/** A document, ready to be shown. */
export interface Rendered {
  blocks: TreeNode[];
  headings: Heading[];
  counts: Counts;
  /** What was made of HTML that could not stay as it was written. */
  notes: string[];
  /** Addresses of pictures that are elsewhere, each once. */
  remotePictures: string[];
}

/** What the page shows: the same document without anything that could do harm. */
export function renderMarkdown(text: string, flavor: Flavor, highlight: Highlight): Rendered {
  const env = {};
  const parser = pageParserOf(flavor).set({ highlight });
  const markup = parser.render(withoutMark(text), env);
  const leftOut = leftOutIn(env);
  const blocks = sanitize(markup, leftOut);
  const remote = [...elementsOf(blocks)].flatMap(({ tag, attributes: { src } }) =>
    tag === "img" && src !== undefined ? (remoteAddress(src) ?? []) : [],
  );
  return {
    blocks,
    headings: headingsIn(env),
    counts: countWords(textOf(blocks)),
    notes: leftOutMessages(leftOut),
    remotePictures: [...new Set(remote)],
  };
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "");

/** The name of a page: its first heading. */
export const titleOf = ([first]: readonly Heading[]): string => first?.text || "Document";
