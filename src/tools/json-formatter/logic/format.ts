import { ok, type Result } from "#domain/result.ts";
import { printDocument, readDocument, type Formatted } from "./document.ts";
import type { JsonError } from "./read/explain.ts";
import { optionsShape, type Options } from "./options.ts";

/** Reading is about this much of the work. */
const readingShare = 0.55;

/** Checks JSON in UTF-8 strictly by RFC 8259 and lays it out anew. No token is touched. */
export function format(
  bytes: Uint8Array,
  options: Partial<Options> = {},
  onProgress?: (done: number) => void,
): Result<Formatted, JsonError> {
  const style = { ...optionsShape.initial, ...options };
  const document = readDocument(bytes, style.input, (done) => onProgress?.(readingShare * done));
  if (!document.ok) return document;
  const print = (done: number) => onProgress?.(readingShare + (1 - readingShare) * done);
  return ok(printDocument(document.value, style, print));
}
