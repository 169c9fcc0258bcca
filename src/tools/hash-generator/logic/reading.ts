import { decodeBase64 } from "#domain/base64.ts";
import { fromHex } from "#domain/hex.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { placeAt, type TextPlace } from "#domain/text-source.ts";
import type { Options } from "./options.ts";

/** How a typed text becomes bytes. */
export type Reading = Pick<Options, "encoding" | "lineEnds" | "addsLineEnd">;

/** Why a text is not what it is said to be, and where. */
export interface ReadProblem {
  reason: string;
  place: TextPlace | null;
}

export interface ReadBytes {
  bytes: Uint8Array<ArrayBuffer>;
  /** Halves of characters have no UTF-8: each was hashed as U+FFFD. */
  hasLoneSurrogates: boolean;
}

export const messages = {
  invalidHex: "Invalid hex string",
  invalidBase64: "Invalid Base64 string",
  noKey: "Type a key to get HMACs",
  noHmac: "None of the chosen algorithms has an HMAC",
};

const oddReason = "Two digits make a byte, and one is left over at the end.";

/** The bytes that a text stands for. */
export function readText(text: string, reading: Reading): Result<ReadBytes, ReadProblem> {
  const { encoding } = reading;
  if (encoding === "hex") return readHex(text);
  if (encoding === "base64") return readBase64(text);
  const lines = withLineEnds(text, reading);
  const bytes = encoding === "utf-16" ? toUtf16(lines) : new TextEncoder().encode(lines);
  return ok({ bytes, hasLoneSurrogates: encoding === "text" && !lines.isWellFormed() });
}

function readHex(text: string): Result<ReadBytes, ReadProblem> {
  const bytes = fromHex(text);
  if (bytes !== null) return ok({ bytes, hasLoneSurrogates: false });
  const at = text.search(/[^\da-fx\s:,-]|(?<!(?<![\da-f])0)x/i);
  const place = at === -1 ? null : placeAt(text, at);
  const reason =
    at === -1 ? oddReason : `“${String.fromCodePoint(text.codePointAt(at) ?? 0)}” is not a digit.`;
  return fail(messages.invalidHex, { reason, place });
}

function readBase64(text: string): Result<ReadBytes, ReadProblem> {
  const decoded = decodeBase64(text);
  if (decoded.ok) return ok({ bytes: decoded.value, hasLoneSurrogates: false });
  const { kind, offset } = decoded.detail ?? { kind: "length", offset: 0 };
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0x3d);
  const reason = {
    character: `“${character}” is not a character of Base64.`,
    padding: "The “=” at the end are too few, too many, or not at the end.",
    length: "One character is left over at the end. It is too short for a byte.",
  }[kind];
  return fail(messages.invalidBase64, { reason, place: placeAt(text, offset) });
}

function withLineEnds(text: string, { lineEnds, addsLineEnd }: Reading): string {
  const lineEnd = lineEnds === "crlf" ? "\r\n" : "\n";
  const lines = lineEnds === "as-is" ? text : text.replace(/\r\n?|\n/g, lineEnd);
  return addsLineEnd ? lines + lineEnd : lines;
}

/** Little-endian, as Windows and .NET mean it. */
function toUtf16(text: string): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), true);
  return new Uint8Array(view.buffer);
}
