/** A text as UTF-8 without a byte order mark, and what had to be done for it. */
export interface Utf8Text {
  bytes: Uint8Array;
  skipped: number; // bytes of the mark before it
  hadMark: boolean;
  from: "utf-8" | "utf-16le" | "utf-16be";
}

/** Takes a byte order mark off, and turns UTF-16 (what PowerShell and Notepad save) into UTF-8. */
export function asUtf8(bytes: Uint8Array): Utf8Text {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return { bytes: bytes.subarray(3), skipped: 3, hadMark: true, from: "utf-8" };
  }
  const hadMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const from = hadMark ? markedOrder(first) : guessedOrder(bytes);
  if (from === "utf-8") return { bytes, skipped: 0, hadMark: false, from };
  const text = new TextDecoder(from).decode(bytes); // without the mark
  return { bytes: encodeText(text), skipped: 0, hadMark, from };
}

const markedOrder = (first: number | undefined) => (first === 0xff ? "utf-16le" : "utf-16be");

/** JSON starts with an ASCII character, so a 0 in the first two bytes tells UTF-16. */
function guessedOrder(bytes: Uint8Array): Utf8Text["from"] {
  if (bytes.length < 2 || bytes.length % 2 === 1) return "utf-8";
  if (bytes[0] === 0 && bytes[1] !== 0) return "utf-16be";
  return bytes[0] !== 0 && bytes[1] === 0 ? "utf-16le" : "utf-8";
}

const encoder = new TextEncoder();

/**
 * A text in UTF-8. A lone surrogate has no UTF-8; as the escape that means the same it survives
 * inside a string, and anywhere else the text is wrong with or without it.
 */
export const encodeText = (text: string): Uint8Array<ArrayBuffer> =>
  encoder.encode(text.isWellFormed() ? text : text.replace(/\p{Surrogate}/gu, escape));

const escape = (surrogate: string): string => `\\u${surrogate.charCodeAt(0).toString(16)}`;
