import { fail, ok, type Result } from "#domain/result.ts";
import { madeText } from "#domain/transform.ts";
import { encodeText } from "./logic/charset.ts";
import { looksEncoded } from "./logic/decode.ts";
import { frameOf, writeBase64 } from "./logic/encode.ts";
import { isPicture } from "./logic/file-kinds.ts";
import type { Problem } from "./logic/problems.ts";
import type { Options } from "./logic/options.ts";
import { decode, type Opened, messages, type Encoded, type Made } from "./logic/transform.ts";

export { charsetNames, isWritten } from "./logic/charset.ts";
export { optionsShape } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";
export type { Made } from "./logic/transform.ts";
export { hexDump } from "#domain/hex-dump.ts";
export { fileNameFor } from "./logic/names.ts";
export { changesText, repair, repairs } from "./logic/problems.ts";
export type { Problem, Repair } from "./logic/problems.ts";

/** What the page asks for, in either direction. */
export const transform = (text: string, options: Options): Result<Made, Problem> =>
  options.mode === "encode" ? encode(text, options) : decode(text, options);

/** The Base64 of a text. */
export function encode(text: string, options: Options): Result<Encoded, Problem> {
  const { charset } = options;
  const bytes = encodeText(text, charset);
  if (!bytes.ok) {
    const isHalf = charset === "utf-8" || charset === "utf-16le";
    const repairs = isHalf ? ["replace" as const] : ["utf8" as const];
    const { place = null, reason = "" } = bytes.detail ?? {};
    return fail(messages.encoding, { place, reason, repairs });
  }
  const mime = `text/plain;charset=${charset === "latin-1" ? "iso-8859-1" : charset}`;
  const [before, after] = frameOf(options, mime);
  return ok({
    ...madeText(before + writeBase64(bytes.value, options) + after),
    is: "encoded",
    sizeBytes: bytes.value.length,
    isEncodedAlready: looksEncoded(text),
  });
}

/** How a result can be looked at; the first is the one that most people want. */
export function viewsOf({ isText, kind }: Opened): View[] {
  const picture: View[] = isPicture(kind) ? ["picture"] : [];
  return isText ? ["text", ...picture, "hex"] : [...picture, "hex"];
}

export type View = "text" | "picture" | "hex";
