import {
  backslashByte,
  byteAt,
  hexDigit,
  letterUByte,
  plainInString,
  quoteByte,
} from "./characters.ts";

const simpleEscapes = new Map(
  Object.entries({ '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" }),
);
const isSimpleEscape = Uint8Array.from({ length: 256 }, (_, byte) =>
  simpleEscapes.has(String.fromCharCode(byte)) ? 1 : 0,
);

/**
 * Reads a string from the byte after its opening quote and answers with the place after its
 * closing one. What is wrong is answered as `~place`: always negative, and free of allocation.
 */
export function skipString(bytes: Uint8Array, start: number): number {
  let i = start;
  for (;;) {
    while (plainInString[byteAt(bytes, i)] === 1) i++;
    const byte = byteAt(bytes, i);
    if (byte === quoteByte) return i + 1;
    if (byte === backslashByte) {
      const next = byteAt(bytes, i + 1);
      if (isSimpleEscape[next] === 1) i += 2;
      else if (next === letterUByte && isHex4(bytes, i + 2)) i += 6;
      else return ~i;
    } else if (byte >= 0x80) {
      const length = utf8Length(bytes, i);
      if (length === 0) return ~i;
      i += length;
    } else return ~i;
  }
}

const isHex4 = (bytes: Uint8Array, i: number): boolean =>
  hexDigit[byteAt(bytes, i)] === 1 &&
  hexDigit[byteAt(bytes, i + 1)] === 1 &&
  hexDigit[byteAt(bytes, i + 2)] === 1 &&
  hexDigit[byteAt(bytes, i + 3)] === 1;

/** How many bytes the character that starts here has, 0 when it is not UTF-8 (RFC 3629). */
export function utf8Length(bytes: Uint8Array, i: number): 0 | 1 | 2 | 3 | 4 {
  const first = byteAt(bytes, i);
  if (first < 0x80) return 1;
  const second = byteAt(bytes, i + 1);
  if (first >= 0xc2 && first <= 0xdf) return isTail(second) ? 2 : 0;
  if (!isTail(byteAt(bytes, i + 2))) return 0;
  if (first >= 0xe0 && first <= 0xef) {
    const low = first === 0xe0 ? 0xa0 : 0x80; // shorter forms exist below
    const high = first === 0xed ? 0x9f : 0xbf; // surrogates above
    return second >= low && second <= high ? 3 : 0;
  }
  if (first < 0xf0 || first > 0xf4 || !isTail(byteAt(bytes, i + 3))) return 0;
  const low = first === 0xf0 ? 0x90 : 0x80;
  const high = first === 0xf4 ? 0x8f : 0xbf; // U+10FFFF is the last
  return second >= low && second <= high ? 4 : 0;
}

const isTail = (byte: number): boolean => (byte & 0xc0) === 0x80;

/** The same place, or the one before it where a character starts. */
export function characterStart(bytes: Uint8Array, place: number): number {
  let start = place;
  while (start > 0 && (byteAt(bytes, start) & 0xc0) === 0x80) start -= 1;
  return start;
}

/** Where a valid string that opens before `start` ends: the place after its closing quote. */
export function stringEnd(bytes: Uint8Array, start: number): number {
  let i = start;
  for (;;) {
    const byte = byteAt(bytes, i);
    if (byte === quoteByte) return i + 1;
    i += byte === backslashByte ? 2 : 1;
  }
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The text between two places, as it is written. */
export const textAt = (bytes: Uint8Array, start: number, end: number): string =>
  decoder.decode(bytes.subarray(start, end));

/** What a valid string means, from the byte after its opening quote to its closing one. */
export function stringValue(bytes: Uint8Array, start: number, end: number): string {
  const text = textAt(bytes, start, end);
  return text.includes("\\") ? text.replace(/\\(?:u(....)|(.))/g, unescape) : text;
}

const unescape = (_match: string, hex: string | undefined, letter: string): string =>
  hex === undefined
    ? (simpleEscapes.get(letter) ?? letter)
    : String.fromCharCode(Number.parseInt(hex, 16));
