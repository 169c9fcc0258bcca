import { ok, type Result } from "#domain/result.ts";
import { madeText, type MadeText } from "#domain/transform.ts";
import { decodeText, openTextCheck, type Charset } from "./charset.ts";
import { decodeAll, type Decoded } from "./decode.ts";
import { kindOf, type FileKind } from "./file-kinds.ts";
import type { Problem } from "./problems.ts";
import { dumpedBytes } from "./hex-dump.ts";
import type { Options } from "./options.ts";

/** Spec: "encode failure "Error encoding to Base64"; decode failure "Invalid Base64 string"". */
export const messages = {
  encoding: "Error encoding to Base64",
  decoding: "Invalid Base64 string",
} as const;

/** Base64, and what it was made of. */
export interface Encoded extends MadeText {
  is: "encoded";
  sizeBytes: number; // of what was encoded
  isEncodedAlready: boolean; // the text looks like Base64 itself
}

/** What Base64 stood for. */
export interface Opened extends MadeText {
  is: "opened";
  sizeBytes: number;
  isText: boolean; // else there is nothing to read, and its beginning is shown as hex
  start: Uint8Array;
  content: Blob; // of the kind's type, so that a picture can be shown
  kind: FileKind | null;
  mime: string | null; // as a data URI says
  notes: readonly string[];
}

export type Made = Encoded | Opened;

/** What a Base64 text stands for: text where it is one, else bytes. */
export function decode(
  text: string,
  { charset }: Pick<Options, "charset">,
): Result<Opened, Problem> {
  const decoded = decodeAll(text);
  return decoded.ok ? ok(opened(decoded.value, charset)) : decoded;
}

function opened({ bytes, mime, notes }: Decoded, charset: Charset): Opened {
  const check = openTextCheck(charset);
  check.push(bytes);
  const text = check.end() ? decodeText(bytes, charset) : null;
  const content = new Blob([bytes]);
  return { ...showBytes(bytes, bytes.length, text, content), mime, notes };
}

/** What is shown of decoded bytes, of which there may be more than are at hand. */
export function showBytes(
  head: Uint8Array,
  sizeBytes: number,
  text: string | null,
  content: Blob,
): Opened {
  const kind = kindOf(head);
  return {
    ...madeText(text ?? ""),
    is: "opened",
    sizeBytes,
    isText: text !== null,
    start: head.slice(0, dumpedBytes),
    content: content.slice(0, sizeBytes, kind?.mime ?? ""),
    kind,
    mime: null,
    notes: [],
  };
}
