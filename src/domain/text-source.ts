import type { FileReading } from "./encoding.ts";
import { counted } from "./wording.ts";
import { sizeWords } from "./bytes.ts";
import { liveBytes, shownChars, shownLines } from "./limits.ts";

/**
 * Text that a visitor gives to a tool. Small text is a string and can be edited. Large text stays
 * what a file is, bytes outside of the page's memory: it is handed to a worker without being
 * copied, and only its head is ever decoded and shown.
 */
export type TextSource = SmallText | LargeText;

export interface SmallText {
  kind: "small";
  text: string;
  name?: string; // of the file it came from: "orders.json"
  reading?: FileReading; // until it is edited
}

export interface LargeText {
  kind: "large";
  blob: Blob; // UTF-8
  head: string; // what is shown of it
  name?: string;
  reading?: FileReading;
}

export const emptyText: SmallText = { kind: "small", text: "" };

/** After an edit it is not as it was read. It has its file's name while something is left of it. */
export const editedText = ({ name }: SmallText, text: string, isReplaced: boolean): SmallText =>
  name === undefined || isReplaced || text === ""
    ? { kind: "small", text }
    : { kind: "small", text, name };

/** The file that it came from: "orders.json", "orders.json, edited". */
export const nameWords = ({ name = "", reading }: TextSource): string =>
  name === "" || reading !== undefined ? name : `${name}, edited`;

/** Nothing has been given yet. White space counts as something. */
export const isEmptyText = (source: TextSource): boolean =>
  source.kind === "small" && source.text === "";

/** True when a tool should answer while the visitor types, false when it waits to be asked. */
export const isLive = (source: TextSource): boolean =>
  source.kind === "small" && source.text.length <= liveBytes;

/** How much it is, for the line under a pane: "1,204 characters · 52 lines", "48.3 MiB". */
export function amountWords(source: TextSource): string {
  if (source.kind === "large") return sizeWords(source.blob.size);
  if (source.text === "") return "Empty";
  return `${counted(source.text.length, "character")} · ${counted(countLines(source.text), "line")}`;
}

/** A file can be deleted or changed after it was chosen, and a folder can be dropped. */
export const unreadable = (words: string): string =>
  `${words} could not be read. It may be a folder, or have been moved or changed.`;

/** A result as it is shown: all of it, or its head. */
export interface ShownText {
  head: string;
  whole: boolean; // the head is all of it
  lines: number; // of the whole
  bytes: number; // of the whole, as UTF-8
}

/** What is shown of a text that is already here: whole lines, as many as a page can take. */
export function showText(text: string, bytes: number): ShownText {
  const head = headOf(text);
  return { head, whole: head.length === text.length, lines: countLines(text), bytes };
}

/** The first lines of a text, up to what a page can show. A first line too long is cut. */
export function headOf(text: string): string {
  let end = 0;
  for (let line = 0; line < shownLines; line += 1) {
    const next = text.indexOf("\n", end);
    const lineEnd = next === -1 ? text.length : next + 1;
    if (lineEnd > shownChars)
      return text.slice(0, end === 0 ? charBoundary(text, shownChars) : end);
    end = lineEnd;
    if (next === -1) break;
  }
  return text.slice(0, end);
}

/** The same index, or the one before if it would split a surrogate pair. */
export function charBoundary(text: string, index: number): number {
  const before = text.charCodeAt(index - 1);
  return before >= 0xd800 && before <= 0xdbff && index < text.length ? index - 1 : index;
}

/** Lines as an editor numbers them: an empty text has one. */
export function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}

/** A place in a text, by line and by byte. */
export interface TextPlace {
  line: number; // from 1
  column: number; // from 1, in UTF-16 units
  byteOffset: number;
}

/** The place of a character, by its index in the text. */
export function placeAt(text: string, index: number): TextPlace {
  const before = text.slice(0, index);
  return {
    line: countLines(before),
    column: index - before.lastIndexOf("\n"),
    byteOffset: new TextEncoder().encode(before).length,
  };
}
