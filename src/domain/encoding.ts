/** The encodings in which a file can be read, by the names that browsers know, and ours. */
export const encodings = [
  ["utf-8", "UTF-8"],
  ["utf-16le", "UTF-16 LE"],
  ["utf-16be", "UTF-16 BE"],
  ["windows-1252", "Windows-1252 (Western)"],
  ["iso-8859-15", "ISO 8859-15 (Western)"],
  ["macintosh", "Mac Roman (Western)"],
  ["windows-1250", "Windows-1250 (Central European)"],
  ["iso-8859-2", "ISO 8859-2 (Central European)"],
  ["windows-1257", "Windows-1257 (Baltic)"],
  ["windows-1251", "Windows-1251 (Cyrillic)"],
  ["koi8-r", "KOI8-R (Cyrillic)"],
  ["iso-8859-5", "ISO 8859-5 (Cyrillic)"],
  ["ibm866", "IBM 866 (Cyrillic)"],
  ["windows-1253", "Windows-1253 (Greek)"],
  ["iso-8859-7", "ISO 8859-7 (Greek)"],
  ["windows-1254", "Windows-1254 (Turkish)"],
  ["windows-1255", "Windows-1255 (Hebrew)"],
  ["windows-1256", "Windows-1256 (Arabic)"],
  ["iso-8859-6", "ISO 8859-6 (Arabic)"],
  ["windows-874", "Windows-874 (Thai)"],
  ["windows-1258", "Windows-1258 (Vietnamese)"],
  ["shift_jis", "Shift JIS (Japanese)"],
  ["euc-jp", "EUC-JP (Japanese)"],
  ["iso-2022-jp", "ISO-2022-JP (Japanese)"],
  ["gb18030", "GB 18030 (Chinese)"],
  ["big5", "Big5 (Chinese)"],
  ["euc-kr", "EUC-KR (Korean)"],
] as const;

export type Encoding = (typeof encodings)[number][0];

export const encodingName = (encoding: Encoding): string =>
  encodings.find(([id]) => id === encoding)?.[1] ?? encoding;

/** How a file was read as text, so that it can be read in another way. */
export interface FileReading extends Guess {
  file: Blob;
  notice: string | null; // what the visitor should know of it
  choices: typeof encodings;
}

/** What is found out of a file's encoding. */
export interface Guess {
  encoding: Encoding;
  isGuess: boolean; // nothing in the file says so
  cutOff: number; // bytes at the end that are half a character, and not in the text
}

/** What the visitor should know of how a file was read, or `null`. */
export function readingNotice({ encoding, isGuess, cutOff }: Guess): string | null {
  if (cutOff > 0) {
    const bytes = cutOff === 1 ? "byte is" : `${cutOff} bytes are`;
    return `The file ends within a character. Its last ${bytes} left out.`;
  }
  if (!isGuess) return null;
  return `Read as ${encodingName(encoding)}, which is a guess: nothing in the file says so. If letters look wrong, choose another encoding below.`;
}

/** What a byte order mark at the start of a file tells. */
export function markedEncoding(start: Uint8Array): Encoding | null {
  const [first, second, third] = start;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return null;
}

/**
 * UTF-16 without a mark: the upper halves of its letters are nearly all zero, and nearly none of
 * the lower ones are.
 */
export function unmarkedUtf16(start: Uint8Array): Encoding | null {
  const zerosAt = (side: number) =>
    start.filter((byte, at) => byte === 0 && at % 2 === side).length / (start.length / 2);
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (odd > 0.4 && even < 0.05) return "utf-16le";
  if (even > 0.4 && odd < 0.05) return "utf-16be";
  return null;
}

/** ISO-2022-JP is written in ASCII; escape sequences turn it into Japanese and back. */
export const hasJapaneseEscapes = (start: Uint8Array): boolean =>
  start.some((byte, at) => byte === 27 && start[at + 1] === 0x24 && start[at + 2] === 0x42);

/** Bytes that no text has, in any of the encodings but UTF-16: zero, and too many signals. */
export function isBinary(start: Uint8Array): boolean {
  let signals = 0;
  for (const byte of start) {
    if (byte === 0) return true;
    // Tab, line ends, form feed, and escape, by which ISO-2022-JP changes its letters.
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) signals += 1;
  }
  return signals > start.length / 50;
}

/** How many bytes at the end are the beginning of a UTF-8 character whose rest is missing. */
export function cutOffBytes(end: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, end.length); back += 1) {
    const byte = end[end.length - back] ?? 0;
    if (byte >= 0x80 && byte < 0xc0) continue; // the middle of a character
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}
