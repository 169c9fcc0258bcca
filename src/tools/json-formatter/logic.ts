import { fail, ok, type Result } from "#domain/result.ts";
import type { Formatted } from "./logic/document.ts";
import { encodeText } from "./logic/read/encoding.ts";
import type { JsonError } from "./logic/read/explain.ts";
import { format } from "./logic/format.ts";
import type { Options } from "./logic/options.ts";

export { encodeText } from "./logic/read/encoding.ts";
export { messages } from "./logic/document.ts";
export type { Formatted } from "./logic/document.ts";
export type { JsonError } from "./logic/read/explain.ts";
export { asOperation, optionsShape } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";

export type FormattedText = Omit<Formatted, "bytes"> & { text: string };

/** No text yet, only white space: the page shows neither a tick nor an error. */
export const isBlank = (text: string): boolean => /^\uFEFF?[ \t\r\n]*$/.test(text);

const decoder = new TextDecoder();

/** The same for a short text, at once. */
export function formatText(
  text: string,
  options: Partial<Options> = {},
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
