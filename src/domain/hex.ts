import { sizeWords } from "./bytes.ts";
import type { Saying } from "./operation/operation.ts";

const digitPairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  let digits = "";
  for (const byte of bytes) digits += digitPairs[byte] ?? "";
  return digits;
}

/** What may stand between and before the digits: "0x", "DE:AD", "DE-AD", "DE, AD", line breaks. */
const fillers = /(?<![\da-f])0x|[\s:,-]+/gi;

/** The bytes that hexadecimal digits stand for, or `null` when they do not. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  const digits = text.replace(fillers, "");
  if (digits.length % 2 === 1 || /[^\da-f]/i.test(digits)) return null;
  const bytes = new Uint8Array(digits.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = (valueOf(digits.charCodeAt(at * 2)) << 4) | valueOf(digits.charCodeAt(at * 2 + 1));
  }
  return bytes;
}

/** Of "0" to "9", "A" to "F" and "a" to "f": letters come 9 after their last four bits. */
const valueOf = (code: number): number => (code & 0xf) + (code > 0x39 ? 9 : 0);

/** Why `fromHex` read nothing, and where. */
export function hexProblem(text: string): { reason: string; at: number } {
  const digits = text.replace(fillers, (filler) => " ".repeat(filler.length));
  const at = digits.search(/[^\da-f ]/i);
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (at !== -1) return { reason: `“${letter}” is no hexadecimal digit.`, at };
  return { reason: "The number of digits is odd, and half a byte is left over.", at: text.length };
}

/** How much it is. What is in it is looked at when it is opened. */
export function saysOfHex(text: string): readonly Saying[] {
  const bytes = fromHex(text);
  if (bytes === null || bytes.length === 0) return [];
  return [{ label: "Hex", words: sizeWords(bytes.length) }];
}
