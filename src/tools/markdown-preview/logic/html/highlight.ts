import type { Highlight } from "../parse/parser.ts";

/** Coloring a longer piece would take longer than reading it is worth. */
const maxChars = 100_000;

let known: Highlight | undefined;

/** A fence that names its language, or settings at the top: then the colors are worth loading. */
const namesLanguage = /^ {0,3}(?:[-*+>] *|\d+[.)] *)*(?:`{3,}|~{3,})[ \t]*[\w+#]|^---/m;

/** Loads the highlighter when a text needs it. Without it, code is shown plain. */
export async function highlighterFor(text: string): Promise<Highlight | undefined> {
  if (known !== undefined || !namesLanguage.test(text)) return known;
  try {
    const { default: library } = await import("highlight.js/lib/common");
    known = (code, name) => {
      const language = name.toLowerCase();
      if (code.length > maxChars || library.getLanguage(language) === undefined) return "";
      return library.highlight(code, { language, ignoreIllegals: true }).value;
    };
  } catch {
    // Offline before it was ever needed.
  }
  return known;
}
