import {
  cutOffBytes,
  encodings,
  hasJapaneseEscapes,
  isBinary,
  markedEncoding,
  unmarkedUtf16,
  type Encoding,
  type Guess,
} from "#domain/encoding.ts";

/** Enough of a file to see what it is. */
const startBytes = 64 * 1024;

/** A slice of this size is checked in about 5 ms. */
const sliceBytes = 4 * 1024 * 1024;

/** Under this, a statistician's guess is none. */
const leastConfidence = 20;

/** How a file is to be read, or `null` when it is no text. */
export async function guessEncoding(file: Blob): Promise<Guess | null> {
  const start = new Uint8Array(await file.slice(0, startBytes).arrayBuffer());
  const marked = markedEncoding(start);
  if (marked === "utf-16le" || marked === "utf-16be") return sure(marked);
  if (start.includes(0)) {
    const utf16 = unmarkedUtf16(start);
    return utf16 === null ? null : { encoding: utf16, isGuess: true, cutOff: 0 };
  }
  if (hasJapaneseEscapes(start)) return { encoding: "iso-2022-jp", isGuess: true, cutOff: 0 };
  const cutOff = await readAsUtf8(file);
  if (cutOff !== null) return { encoding: "utf-8", isGuess: false, cutOff };
  if (isBinary(start)) return null;
  return { encoding: await byStatistics(file, start), isGuess: true, cutOff: 0 };
}

const sure = (encoding: Encoding): Guess => ({ encoding, isGuess: false, cutOff: 0 });

/**
 * `null` when it is not UTF-8, else how many bytes at its end are half a character. A file with no
 * whole character beyond ASCII before them is not called UTF-8: "caf\xE9" ends in such a byte, too.
 */
async function readAsUtf8(file: Blob): Promise<number | null> {
  const chars = await countChars(file, "utf-8");
  if (chars === null) return null;
  const cutOff = cutOffBytes(new Uint8Array(await file.slice(-3).arrayBuffer()));
  return cutOff > 0 && chars === file.size - cutOff ? null : cutOff;
}

/** Which encoding a language's usual letters speak for. */
async function byStatistics(file: Blob, start: Uint8Array): Promise<Encoding> {
  const { analyse } = await import("chardet");
  for (const { name, confidence } of analyse(start)) {
    if (confidence < leastConfidence) break;
    // The Windows sets contain the letters of these and more.
    const encoding = supersets[name] ?? name.toLowerCase();
    const known = encodings.find(([id]) => id === encoding)?.[0];
    if (known !== undefined && known !== "utf-8" && (await countChars(file, known)) !== null)
      return known;
  }
  return "windows-1252";
}

const supersets: Partial<Record<string, Encoding>> = {
  "ISO-8859-1": "windows-1252",
  "ISO-8859-8": "windows-1255",
  "ISO-8859-9": "windows-1254",
};

/** How many characters a file has in an encoding; `null` when it is not in it. Its end may be cut. */
async function countChars(file: Blob, encoding: Encoding): Promise<number | null> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  let chars = 0;
  try {
    for (let from = 0; from < file.size; from += sliceBytes) {
      const slice = await file.slice(from, from + sliceBytes).arrayBuffer();
      chars += decoder.decode(slice, { stream: true }).length;
    }
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error; // the file itself could not be read
  }
  return chars;
}
