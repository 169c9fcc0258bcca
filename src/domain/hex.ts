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
