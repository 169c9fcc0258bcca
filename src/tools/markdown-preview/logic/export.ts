import { highlighterFor } from "./html/highlight.ts";
import { toDocument, toHtml, withoutColors } from "./html/serialize.ts";
import type { Flavor } from "./options.ts";
import { renderMarkdown, titleOf, type Rendered } from "./render.ts";

/** A document with its code in colors, where it names a language. */
export async function renderColored(text: string, flavor: Flavor): Promise<Rendered> {
  const highlight = (await highlighterFor(text)) ?? (() => "");
  return renderMarkdown(text, flavor, highlight);
}

/** What is inside of the body, to be put into a page of one's own. */
export const htmlOf = ({ blocks }: Rendered): string => toHtml(withoutColors(blocks));

/** A page of its own. */
export const pageOf = ({ blocks, headings }: Rendered): string =>
  toDocument(blocks, titleOf(headings));
