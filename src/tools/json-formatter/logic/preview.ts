import { shownChars, shownLines } from "#domain/limits.ts";
import { lineFeedByte } from "./read/characters.ts";
import { characterStart, textAt } from "./read/strings.ts";

export interface Preview {
  head: string;
  headLines: number;
  whole: boolean; // the head is all of it
}

/** The first lines of a text, as many as a page can show. A first line too long is cut. */
export function previewOf(bytes: Uint8Array): Preview {
  let end = 0;
  let headLines = 0;
  while (end < bytes.length && headLines < shownLines) {
    const lineFeed = bytes.indexOf(lineFeedByte, end);
    const lineEnd = lineFeed === -1 ? bytes.length : lineFeed + 1;
    if (lineEnd > shownChars) {
      if (end === 0) {
        end = characterStart(bytes, shownChars);
        headLines = 1;
      }
      break;
    }
    end = lineEnd;
    headLines += 1;
  }
  return { head: textAt(bytes, 0, end), headLines, whole: end === bytes.length };
}
