import { sizeWords } from "#domain/bytes.ts";
import {
  encodingName,
  encodings,
  readingNotice,
  type Encoding,
  type Guess,
} from "#domain/encoding.ts";
import { editableChars, maxTextBytes } from "#domain/limits.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import {
  charBoundary,
  countLines,
  headOf,
  unreadable,
  type LargeText,
  type TextPlace,
  type TextSource,
} from "#domain/text-source.ts";
import { guessEncoding } from "./encoding-guess.ts";

/** One slice is encoded in about 2 ms. */
const sliceChars = 1_000_000;

/** How long to go on before the page gets a chance to answer. */
const workMs = 10;

/** Enough bytes for the head of a large text, whatever its characters. */
const headBytes = 2 * 1024 * 1024;

/** How much to show on either side of a place in a large text. */
const surroundingBytes = 64 * 1024;

/** Turns a long string into a text source without ever holding the page up. */
export async function takeLongText(text: string): Promise<Result<TextSource>> {
  if (text.length > maxTextBytes) return fail(tooLarge("This text", text.length));
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let rested = performance.now();
  for (let from = 0; from < text.length;) {
    const to = charBoundary(text, Math.min(from + sliceChars, text.length));
    parts.push(encoder.encode(text.slice(from, to)));
    from = to;
    if (performance.now() - rested < workMs) continue;
    await pause();
    rested = performance.now();
  }
  const blob = new Blob(parts);
  if (blob.size > maxTextBytes) return fail(tooLarge("This text", blob.size));
  return ok({ kind: "large", blob, head: headOf(text) });
}

/**
 * Reads a file, or bytes, as text: few of them whole, of many only the head. In the encoding that
 * is wanted, or in the one that the file speaks for. No character is ever replaced by another.
 */
export async function takeFile(
  file: Blob & { name?: string },
  wanted?: Encoding,
): Promise<Result<TextSource>> {
  const words = file.name === undefined ? "This text" : `“${file.name}”`;
  if (file.size > maxTextBytes) return fail(tooLarge(words, file.size));
  let tried = wanted;
  try {
    const guess = wanted === undefined ? await guessEncoding(file) : asWanted(wanted);
    if (guess === null) return fail(noText(words));
    const { encoding, cutOff } = guess;
    tried = encoding;
    const whole = cutOff === 0 ? file : file.slice(0, -cutOff);
    // A guess of UTF-8 has looked at all of it, a wish has not.
    const isChecked = encoding === "utf-8" && wanted === undefined;
    const source = await takeUtf8(isChecked ? whole : await toUtf8(file, encoding));
    const { name } = file;
    if (name === undefined) return ok(source);
    const reading = { file, ...guess, notice: readingNotice(guess), choices: encodings };
    return ok({ ...source, name, reading });
  } catch (error) {
    if (tried === undefined || !(error instanceof TypeError)) return fail(unreadable(words));
    return fail(`${words} is not ${encodingName(tried)}.`);
  }
}

const asWanted = (encoding: Encoding): Guess => ({ encoding, isGuess: false, cutOff: 0 });

/** A byte order mark is kept, so that a tool can say it was there. */
async function takeUtf8(blob: Blob): Promise<TextSource> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  if (blob.size <= editableChars) {
    return { kind: "small", text: decoder.decode(await blob.arrayBuffer()) };
  }
  const start = await blob.slice(0, headBytes).arrayBuffer();
  // The start may end within a character.
  return { kind: "large", blob, head: headOf(decoder.decode(start, { stream: true })) };
}

/** A piece of a large text, around a place. */
export interface TextPiece {
  text: string;
  firstLine: number; // the number of the piece's first line in the whole text
  place: { line: number; column: number }; // in the piece
  startsInLine: boolean; // the first line's beginning is not there
}

/** Decodes only the surroundings of a place. */
export async function readAround(source: LargeText, at: TextPlace): Promise<Result<TextPiece>> {
  const from = Math.max(0, at.byteOffset - surroundingBytes);
  try {
    const [head, tail] = await Promise.all([
      source.blob.slice(from, at.byteOffset).text(),
      source.blob.slice(at.byteOffset, at.byteOffset + surroundingBytes).text(),
    ]);
    // Begin with a whole line; on a line longer than the piece, with a whole character.
    const lineStart = from === 0 ? 0 : head.indexOf("\n") + 1;
    const before = head.slice(lineStart).replace(/^\uFFFD+/, "");
    const line = countLines(before);
    return ok({
      text: before + tail.replace(/\uFFFD+$/, ""),
      firstLine: at.line - line + 1,
      place: { line, column: before.length - before.lastIndexOf("\n") },
      startsInLine: from > 0 && lineStart === 0,
    });
  } catch {
    return fail(unreadable(`“${source.name ?? "The text"}”`));
  }
}

const noText = (words: string) =>
  `${words} is not text: it has bytes that no text has. Base64 Tools and Hash Generator take any file.`;

const tooLarge = (what: string, bytes: number) =>
  `${what} is ${sizeWords(bytes)}. The limit is ${sizeWords(maxTextBytes)}.`;

const toUtf8 = (file: Blob, encoding: string): Promise<Blob> =>
  new Response(
    file
      .stream()
      .pipeThrough(
        new TextDecoderStream(encoding, { fatal: true, ignoreBOM: encoding === "utf-8" }),
      )
      .pipeThrough(new TextEncoderStream()),
  ).blob();

/** Lets the page paint and answer before the next slice. */
function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
