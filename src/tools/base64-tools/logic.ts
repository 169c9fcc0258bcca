import { fail, ok, type Result } from "#domain/result.ts";
import { madeText, type MadeText } from "#domain/transform.ts";
import { charsets, decodeText, encodeText, openTextCheck, type Charset } from "./logic/charset.ts";
import { decodeAll, looksEncoded, type Decoded } from "./logic/decode.ts";
import { frameOf, writeBase64 } from "./logic/encode.ts";
import { isPicture, kindOf, type FileKind } from "./logic/file-kinds.ts";
import type { Flaw } from "./logic/problems.ts";
import { dumpedBytes } from "./logic/hex-dump.ts";

/** Spec: "encode failure "Error encoding to Base64"; decode failure "Invalid Base64 string"". */
export const messages = {
  encoding: "Error encoding to Base64",
  decoding: "Invalid Base64 string",
} as const;

const modes = ["encode", "decode"] as const;
const wraps = ["none", "mime", "pem"] as const;
const forms = ["plain", "data", "css", "html"] as const;

export interface Options {
  mode: (typeof modes)[number];
  urlSafe: boolean;
  padding: boolean;
  wrap: (typeof wraps)[number];
  form: (typeof forms)[number]; // what stands around the Base64
  charset: Charset;
}

export const defaultOptions: Options = {
  mode: "encode",
  urlSafe: false,
  padding: true,
  wrap: "none",
  form: "plain",
  charset: "utf-8",
};

/** Anyone can edit what is stored: what is not a proper setting becomes the default. */
export function checkOptions(stored: unknown): Options {
  const found: Partial<Record<keyof Options, unknown>> =
    typeof stored === "object" && stored !== null ? stored : {};
  const { mode, wrap, form, charset } = defaultOptions;
  return {
    mode: modes.find((one) => one === found.mode) ?? mode,
    urlSafe: found.urlSafe === true,
    padding: found.padding !== false,
    wrap: wraps.find((one) => one === found.wrap) ?? wrap,
    form: forms.find((one) => one === found.form) ?? form,
    charset: charsets.find((one) => one === found.charset) ?? charset,
  };
}

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

/** What the page asks for, in either direction. */
export const transform = (text: string, options: Options): Result<Made, Flaw> =>
  options.mode === "encode" ? encode(text, options) : decode(text, options);

const charsetNames = { "utf-8": "utf-8", "utf-16le": "utf-16le", "latin-1": "iso-8859-1" } as const;

/** The Base64 of a text. */
export function encode(text: string, options: Options): Result<Encoded, Flaw> {
  const bytes = encodeText(text, options.charset);
  if (!bytes.ok) {
    const repairs = options.charset === "latin-1" ? ["utf8" as const] : ["replace" as const];
    const { place = null, reason = "" } = bytes.detail ?? {};
    return fail(messages.encoding, { place, reason, repairs });
  }
  const mime = `text/plain;charset=${charsetNames[options.charset]}`;
  const [before, after] = frameOf(options, mime);
  return ok({
    ...madeText(before + writeBase64(bytes.value, options) + after),
    is: "encoded",
    sizeBytes: bytes.value.length,
    isEncodedAlready: looksEncoded(text),
  });
}

/** What a Base64 text stands for: text where it is one, else bytes. */
export function decode(text: string, { charset }: Pick<Options, "charset">): Result<Opened, Flaw> {
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

/** How a result can be looked at; the first is the one that most people want. */
export function viewsOf({ isText, kind }: Opened): View[] {
  const picture: View[] = isPicture(kind) ? ["picture"] : [];
  return isText ? ["text", ...picture, "hex"] : [...picture, "hex"];
}

export type View = "text" | "picture" | "hex";
