import { encodeBase64 } from "#domain/base64.ts";
import type { Options } from "./options.ts";

/** How Base64 is written. */
export type Writing = Pick<Options, "urlSafe" | "padding" | "wrap" | "form">;

/** Characters in a line: RFC 2045 for mail, RFC 7468 for PEM. */
const lineChars = { none: 0, mime: 76, pem: 64 } as const;

/** Before and after the Base64. A data URI knows only the standard alphabet, in one line. */
const frames: Record<Options["form"], (address: string) => [before: string, after: string]> = {
  plain: () => ["", ""],
  data: (start) => [start, ""],
  css: (start) => [`background-image: url("${start}`, '");'],
  html: (start) => [`<img src="${start}`, '" alt="">'],
};

/** What stands around the Base64 of something of this type. */
export const frameOf = ({ form }: Writing, mime: string): [before: string, after: string] =>
  frames[form](`data:${mime};base64,`);

/** So many bytes make whole lines, whatever their length, and need no padding. */
export const pieceBytes = 912 * 4096;

/** The Base64 of bytes, in lines where that is wanted; without a line end at the end. */
export function writeBase64(bytes: Uint8Array, { urlSafe, padding, wrap, form }: Writing): string {
  if (form !== "plain") return encodeBase64(bytes);
  const text = encodeBase64(bytes, { urlSafe, padding });
  const width = lineChars[wrap];
  if (width === 0 || text.length <= width) return text;
  const lines: string[] = [];
  for (let from = 0; from < text.length; from += width) lines.push(text.slice(from, from + width));
  return lines.join(lineEnd);
}

/** As RFC 2045 has it; every decoder skips both characters. */
const lineEnd = "\r\n";

/** Between two pieces that were written one after the other. */
export const joint = ({ form, wrap }: Writing): string =>
  form === "plain" && wrap !== "none" ? lineEnd : "";

/** In how many lines so many bytes are written. */
export function lineCount(sizeBytes: number, { padding, wrap, form }: Writing): number {
  const width = form === "plain" ? lineChars[wrap] : 0;
  const chars = padding ? Math.ceil(sizeBytes / 3) * 4 : Math.ceil((sizeBytes * 4) / 3);
  return width === 0 ? 1 : Math.max(1, Math.ceil(chars / width));
}
