import { decodeBase64, openBase64Decoder, type Base64Traits } from "#domain/base64.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { openTextCheck } from "./charset.ts";
import { base64Problem, type Problem } from "./problems.ts";
import { percentBytes, unwrap } from "./wrapping.ts";

/** Bytes, and what was noticed on the way to them. */
export interface Decoded {
  bytes: Uint8Array<ArrayBuffer>;
  mime: string | null; // as a data URI says
  notes: readonly string[];
}

/** The bytes that a text stands for: Base64 in any spelling, a data URI, PEM. */
export function decodeAll(text: string): Result<Decoded, Problem> {
  const { text: bare, mime, isPercent } = unwrap(text);
  if (isPercent) {
    const notes = ["This data URI is written in %XX and not in Base64."];
    return ok({ bytes: percentBytes(bare), mime, notes });
  }
  const decoder = openBase64Decoder();
  const head = decoder.push(new TextEncoder().encode(bare));
  const end = decoder.end();
  if (!end.ok) {
    return fail(end.message, end.detail && base64Problem(text, end.detail));
  }
  const bytes = new Uint8Array(head.length + end.value.bytes.length);
  bytes.set(head);
  bytes.set(end.value.bytes, head.length);
  return ok({ bytes, mime, notes: notesOn(end.value) });
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
  const check = openTextCheck("utf-8");
  check.push(decoded.value);
  return check.end();
}
