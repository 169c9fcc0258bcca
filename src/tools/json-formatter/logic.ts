import { fail, ok, type Result } from "#domain/result.ts";
import { printDocument, readDocument, type Formatted, type Style } from "./logic/document.ts";
import { encodeText } from "./logic/read/encoding.ts";
import type { JsonError } from "./logic/read/explain.ts";
import type { InputKind } from "./logic/read/scanner.ts";

export { encodeText } from "./logic/read/encoding.ts";
export { messages } from "./logic/document.ts";
export type { Formatted } from "./logic/document.ts";
export type { JsonError } from "./logic/read/explain.ts";

export interface FormatOptions extends Style {
  /** "auto": JSON Lines when a second object or array starts on a line of its own. */
  input: InputKind;
}

export const defaultOptions: FormatOptions = {
  indent: 2,
  minify: false,
  sortKeys: false,
  input: "auto",
};

export type FormattedText = Omit<Formatted, "bytes"> & { text: string };

/** No text yet, only white space: the page shows neither a tick nor an error. */
export const isBlank = (text: string): boolean => /^\uFEFF?[ \t\r\n]*$/.test(text);

/** Reading is about this much of the work. */
const READING = 0.55;

/** Checks JSON in UTF-8 strictly by RFC 8259 and lays it out anew. No token is touched. */
export function format(
  bytes: Uint8Array,
  options: Partial<FormatOptions> = {},
  onProgress?: (done: number) => void,
): Result<Formatted, JsonError> {
  const style = { ...defaultOptions, ...options };
  const document = readDocument(bytes, style.input, (done) => onProgress?.(READING * done));
  if (!document.ok) return document;
  const print = (done: number) => onProgress?.(READING + (1 - READING) * done);
  return ok(printDocument(document.value, style, print));
}

const decoder = new TextDecoder();

/** The same for a short text, at once. */
export function formatText(
  text: string,
  options: Partial<FormatOptions> = {},
): Result<FormattedText, JsonError> {
  const formatted = format(encodeText(text), options);
  if (!formatted.ok) return fail(formatted.message, formatted.detail);
  const { bytes, ...rest } = formatted.value;
  if (!text.isWellFormed()) {
    rest.notices.unshift({
      kind: "lone-surrogate",
      text: "Half of a character was written as its escape.",
    });
  }
  return ok({ ...rest, text: decoder.decode(bytes) });
}
