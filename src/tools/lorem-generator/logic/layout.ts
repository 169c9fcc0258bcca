import type { Mode, Prose } from "./prose.ts";

export const formats = [
  ["plain", "Plain text"],
  ["html", "HTML"],
  ["html-list", "HTML list"],
  ["markdown", "Markdown list"],
  ["json", "JSON"],
] as const;

export type Format = (typeof formats)[number][0];

/** "Lorem ipsum dolor sit amet." */
const sentenceText = (words: readonly string[]): string => {
  const [first = "", ...rest] = words;
  // By code point: a word of one's own may begin with a letter that is two units long.
  const [letter = "", ...others] = Array.from(first);
  return `${[letter.toUpperCase() + others.join(""), ...rest].join(" ")}.`;
};

const paragraphText = (sentences: readonly (readonly string[])[]): string =>
  sentences.map(sentenceText).join(" ");

/** What a list has one line for: a paragraph, a sentence, or a single word. */
export function itemsOf(prose: Prose, mode: Mode): string[] {
  if (mode === "paragraphs") return prose.map(paragraphText);
  const sentences = prose.flat();
  if (mode === "sentences") return sentences.map(sentenceText);
  return sentences.flat().map((word) => word.replace(/,$/, ""));
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The text as it is shown and copied. */
export function writeProse(prose: Prose, mode: Mode, format: Format): string {
  const paragraphs = prose.map(paragraphText);
  const items = itemsOf(prose, mode);
  switch (format) {
    case "plain":
      return paragraphs.join("\n\n");
    case "html":
      return paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n");
    case "html-list":
      return ["<ul>", ...items.map((text) => `  <li>${escapeHtml(text)}</li>`), "</ul>"].join("\n");
    case "markdown":
      return items.map((text) => `- ${text}`).join("\n");
    case "json":
      return JSON.stringify(items, null, 2);
  }
}

/** What a text holds, counted in the prose itself: tags and list marks are no words. */
export interface Counts {
  paragraphs: number;
  sentences: number;
  words: number;
  characters: number; // of the text as it is copied
}

export const countProse = (prose: Prose, text: string): Counts => ({
  paragraphs: prose.length,
  sentences: prose.flat().length,
  words: prose.flat(2).length,
  characters: text.length,
});

const endings: Record<Format, string> = {
  plain: "txt",
  html: "html",
  "html-list": "html",
  markdown: "md",
  json: "json",
};

export const fileName = (format: Format): string => `lorem-ipsum.${endings[format]}`;
