import { encodings, type Encoding } from "#domain/encoding.ts";
import { ok, fail, type Result } from "#domain/result.ts";
import { placeAt, type TextPlace } from "#domain/text-source.ts";

/** In which encodings a text can be written. */
const written = ["utf-8", "utf-16le", "latin-1"] as const;
type Written = (typeof written)[number];

/** In which bytes can be read: as files are, and as Latin-1, where every byte is a character. */
export const charsets = [...encodings.map(([id]) => id), "latin-1"] as const;
export type Charset = Encoding | "latin-1";

export const charsetNames: readonly (readonly [Charset, string])[] = [
  ...encodings,
  ["latin-1", "Latin-1 (each byte as it is)"],
];

export const isWritten = (charset: Charset): charset is Written =>
  written.some((one) => one === charset);

/** A character that cannot be written, or an encoding. */
export interface Unwritable {
  place: TextPlace | null;
  reason: string;
}

/** The bytes of a text. */
export function encodeText(
  text: string,
  charset: Charset,
): Result<Uint8Array<ArrayBuffer>, Unwritable> {
  if (!isWritten(charset)) {
    const reason = "Browsers read this encoding, but do not write it. UTF-8 has every character.";
    return fail("", { place: null, reason });
  }
  if (charset === "latin-1") return encodeLatin1(text);
  const half = text.isWellFormed() ? -1 : text.search(/\p{Surrogate}/u);
  if (half !== -1) {
    return fail("", {
      place: placeAt(text, half),
      reason: "Half a character stands here (a lone surrogate). It has no bytes.",
    });
  }
  return ok(charset === "utf-8" ? new TextEncoder().encode(text) : encodeUtf16(text));
}

function encodeLatin1(text: string): Result<Uint8Array<ArrayBuffer>, Unwritable> {
  const other = text.search(/[^\0-\u00ff]/);
  if (other !== -1) {
    const character = String.fromCodePoint(text.codePointAt(other) ?? 0);
    const reason = `“${character}” is not in Latin-1. UTF-8 has every character.`;
    return fail("", { place: placeAt(text, other), reason });
  }
  return ok(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}

function encodeUtf16(text: string): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), true);
  return new Uint8Array(view.buffer);
}

/** A line break as it is written between texts. */
export const lineFeed = (charset: Charset): Uint8Array =>
  Uint8Array.from(charset === "utf-16le" ? [10, 0] : charset === "utf-16be" ? [0, 10] : [10]);

/** Few enough for the arguments of one call. */
const sliceBytes = 0x8000;

/** The text that bytes stand for, or `null` when they stand for none: never replacement characters. */
export function decodeText(bytes: Uint8Array, charset: Charset): string | null {
  if (charset === "latin-1") {
    let text = "";
    for (let from = 0; from < bytes.length; from += sliceBytes) {
      text += String.fromCharCode(...bytes.subarray(from, from + sliceBytes));
    }
    return text;
  }
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

const control = /[^\P{Cc}\s\u{80}-\u{9f}]/u;
/** Begins the colors of a terminal, which many logs have. */
const escapeMark = String.fromCodePoint(0x1b);

/** Whether there are characters in it that no text has. */
const hasControls = (text: string): boolean => control.test(text.replaceAll(escapeMark, ""));

/** Tells, piece by piece, whether bytes are text that a person could read. */
export function openTextCheck(charset: Charset) {
  const decoder =
    charset === "latin-1" ? null : new TextDecoder(charset, { fatal: true, ignoreBOM: true });
  let isText = true;
  const check = (read: () => string) => {
    try {
      isText &&= !hasControls(read());
    } catch {
      isText = false;
    }
  };
  return {
    push: (piece: Uint8Array) =>
      check(() =>
        decoder ? decoder.decode(piece, { stream: true }) : (decodeText(piece, charset) ?? ""),
      ),
    end: (): boolean => {
      check(() => decoder?.decode() ?? "");
      return isText;
    },
  };
}

/** Whether bytes are text that a person could read. */
export function isReadable(bytes: Uint8Array, charset: Charset): boolean {
  const check = openTextCheck(charset);
  check.push(bytes);
  return check.end();
}
