import { decodeBase64, openBase64Decoder, type Base64Traits } from "#domain/base64.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { grouped } from "#domain/wording.ts";
import { isReadable, lineFeed, type Charset } from "./charset.ts";
import { base64Problem, type Problem } from "./problems.ts";
import { percentBytes, unwrap } from "./wrapping.ts";

/** Bytes, and what was noticed on the way to them. */
export interface Decoded {
  bytes: Uint8Array<ArrayBuffer>;
  mime: string | null; // as a data URI says
  isLogin: boolean; // a Basic authorization header
  notes: readonly string[];
}

/** The bytes that a text stands for: Base64 in any spelling, a data URI, PEM, or several lines. */
export function decodeAll(text: string, charset: Charset): Result<Decoded, Problem> {
  const { text: bare, mime, isPercent, isLogin } = unwrap(text);
  if (isPercent) {
    const notes = ["This data URI is written in %XX and not in Base64."];
    return ok({ bytes: percentBytes(bare), mime, isLogin, notes });
  }
  const decoder = openBase64Decoder();
  const head = decoder.push(new TextEncoder().encode(bare));
  const end = decoder.end();
  if (!end.ok) {
    const lines = decodeLines(bare, charset);
    return lines === null
      ? fail(end.message, end.detail && base64Problem(text, end.detail))
      : ok({ ...lines, mime, isLogin });
  }
  const bytes = joined([head, end.value.bytes]);
  return ok({ bytes, mime, isLogin, notes: notesOn(end.value) });
}

/** Lines of which each is the Base64 of a text of its own; `null` when they are not. */
function decodeLines(text: string, charset: Charset): Pick<Decoded, "bytes" | "notes"> | null {
  const lines = text.trim().split(/\r?\n/);
  const parts: Uint8Array[] = [];
  for (const line of lines) {
    const decoded = decodeBase64(line);
    if (!decoded.ok || !isReadable(decoded.value, charset)) return null;
    parts.push(...(parts.length === 0 ? [] : [lineFeed(charset)]), decoded.value);
  }
  const count = lines.filter((line) => line.trim() !== "").length;
  if (count < 2) return null;
  const notes = [
    `Each of the ${grouped(count)} lines was decoded for itself: together they are no Base64.`,
  ];
  return { bytes: joined(parts), notes };
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** What a strict decoder would refuse or another would write differently. */
export const notesOn = ({ isCanonical }: Base64Traits): string[] =>
  isCanonical
    ? []
    : ["The last character has bits that stand for nothing. Strict decoders refuse that."];

/** Shorter words are Base64 by chance. */
const likelyChars = 16;

/** True for a text that somebody may have wanted to decode: it is Base64, and of readable text. */
export function looksEncoded(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length < likelyChars || trimmed.length > 100_000) return false;
  if (!/^[\w+/-]+={0,2}$/.test(trimmed.replace(/[\r\n]+/g, ""))) return false;
  const decoded = decodeBase64(trimmed);
  if (!decoded.ok) return false;
  return isReadable(decoded.value, "utf-8");
}
