import { ok, type Result } from "#domain/result.ts";
import { madeText, type MadeText } from "#domain/transform.ts";
import { charsetNames, decodeText, isReadable, type Charset } from "./charset.ts";
import { decodeAll, type Decoded } from "./decode.ts";
import { kindOf, type FileKind } from "./file-kinds.ts";
import type { Problem } from "./problems.ts";
import { dumpedBytes } from "#domain/hex-dump.ts";
import type { Options } from "./options.ts";

/** Spec: "encode failure "Error encoding to Base64"; decode failure "Invalid Base64 string"". */
export const messages = {
  encoding: "Error encoding to Base64",
  decoding: "Invalid Base64 string",
} as const;

/** What a Basic authorization header says (RFC 7617). */
interface Login {
  user: string;
  password: string | null; // null without a colon, which there should be
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
  login: Login | null; // of a Basic authorization header
  notes: readonly string[];
}

export type Made = Encoded | Opened;

/** What a Base64 text stands for: text where it is one, else bytes. */
export function decode(
  text: string,
  { charset }: Pick<Options, "charset">,
): Result<Opened, Problem> {
  const decoded = decodeAll(text, charset);
  return decoded.ok ? ok(opened(decoded.value, charset)) : decoded;
}

function opened({ bytes, mime, isLogin, notes }: Decoded, charset: Charset): Opened {
  const text = isReadable(bytes, charset) ? decodeText(bytes, charset) : null;
  const content = new Blob([bytes]);
  const login = isLogin && text !== null ? readLogin(text) : null;
  return {
    ...showBytes(bytes, bytes.length, text, content),
    mime,
    login,
    notes: text === null ? notes : [...notes, ...readingNotes(text, bytes, charset)],
  };
}

/** What may be wrong with a text that could be read. */
function readingNotes(text: string, bytes: Uint8Array, charset: Charset): string[] {
  const isUtf8 = charset !== "utf-8" && isReadable(bytes, "utf-8");
  const isOther = isUtf8 && decodeText(bytes, "utf-8") !== text;
  const name = charsetNames.find(([id]) => id === charset)?.[1];
  return [
    ...(isOther
      ? [`Read as ${name}. It is UTF-8 as well: if letters look wrong, choose that.`]
      : []),
    // It is in the bytes: whoever encoded the text had it already.
    ...(text.includes("\uFFFD")
      ? ["There is a \uFFFD in it: a character was lost before it was encoded."]
      : []),
  ];
}

function readLogin(text: string): Login {
  const colon = text.indexOf(":");
  return colon === -1
    ? { user: text, password: null }
    : { user: text.slice(0, colon), password: text.slice(colon + 1) };
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
    login: null,
    notes: [],
  };
}
