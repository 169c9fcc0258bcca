import { byteAt, lineFeedByte, returnByte } from "./characters.ts";
import { characterStart, textAt, utf8Length } from "./strings.ts";

export interface Position {
  line: number; // from 1
  column: number; // from 1, in UTF-16 units, as editors count
  excerpt: string; // a piece of the line, short enough to show
  caret: number; // where in the excerpt
}

/** The lines of places that are in ascending order, from 1. LF, CRLF and CR each end a line. */
export function linesOf(bytes: Uint8Array, places: readonly number[]): number[] {
  let line = 1;
  let i = 0;
  return places.map((place) => {
    for (; i < place; i++) if (endsLine(bytes, i)) line += 1;
    return line;
  });
}

/** A CR that is followed by LF ends no line: the LF does. */
const endsLine = (bytes: Uint8Array, i: number): boolean =>
  bytes[i] === lineFeedByte || (bytes[i] === returnByte && bytes[i + 1] !== lineFeedByte);

const excerptBefore = 60;
const excerptAfter = 30;

/** Where a place is, as a person sees it. */
export function positionOf(bytes: Uint8Array, place: number): Position {
  const [line = 1] = linesOf(bytes, [place]);
  let lineStart = place;
  while (lineStart > 0 && !endsLine(bytes, lineStart - 1)) lineStart -= 1;
  let lineEnd = place;
  while (lineEnd < bytes.length && byteAt(bytes, lineEnd) !== lineFeedByte) {
    if (byteAt(bytes, lineEnd) === returnByte || lineEnd > place + excerptAfter) break;
    lineEnd += 1;
  }

  const start = Math.max(lineStart, characterStart(bytes, place - excerptBefore));
  const end = Math.max(place, Math.min(lineEnd, characterStart(bytes, place + excerptAfter)));
  const before = (start > lineStart ? "…" : "") + visible(bytes, start, place);
  const after = visible(bytes, place, end) + (end < lineEnd ? "…" : "");
  return {
    line,
    column: 1 + utf16Length(bytes, lineStart, place),
    excerpt: before + after,
    caret: before.length,
  };
}

function utf16Length(bytes: Uint8Array, start: number, end: number): number {
  let length = 0;
  for (let i = start; i < end; i++) {
    const byte = byteAt(bytes, i);
    if ((byte & 0xc0) !== 0x80) length += byte >= 0xf0 ? 2 : 1;
  }
  return length;
}

/** Tabs as one space, so that a caret fits below; other controls as their pictures: ␀. */
const visible = (bytes: Uint8Array, start: number, end: number): string =>
  textAt(bytes, start, end)
    .replaceAll("\t", " ")
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    .replaceAll(/[\u0000-\u001f]/g, (control) =>
      String.fromCharCode(0x2400 + control.charCodeAt(0)),
    );

/** A character's number as it is written: U+00A0. */
export const codePointName = (code: number): string =>
  `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;

const names = new Map([
  ["\n", "line break"],
  ["\r", "line break"],
  ["\t", "tab"],
  [" ", "space"],
]);

/** The character at a place as it can be shown. */
export function characterAt(bytes: Uint8Array, place: number): string {
  const length = utf8Length(bytes, place);
  if (length === 0) return byteName(byteAt(bytes, place));
  const character = textAt(bytes, place, place + length);
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return character;
  return names.get(character) ?? codePointName(character.codePointAt(0) ?? 0);
}

/** A byte that is no character: 0xFF. */
export const byteName = (byte: number): string =>
  `0x${byte.toString(16).toUpperCase().padStart(2, "0")}`;
