import {
  backslashByte,
  closeArrayByte,
  closeObjectByte,
  colonByte,
  commaByte,
  insideScalar,
  lineFeedByte,
  openArrayByte,
  openObjectByte,
  quoteByte,
  spaceByte,
} from "../read/characters.ts";
import type { Layout } from "./layout.ts";

const reportEveryBytes = 1 << 20;

/**
 * Prints a valid text: tokens are copied, only the white space between them is new. The layout
 * knows the exact size, so nothing here makes room or looks for faults.
 */
export function print(
  bytes: Uint8Array,
  layout: Layout,
  onProgress?: (done: number) => void,
): Uint8Array<ArrayBuffer> {
  const { minify, unit, width, levels } = layout;
  const out = new Uint8Array(layout.size);
  const end = bytes.length;
  let depth = 0;
  let lineIsDue = false; // before the next token
  let reportAt = reportEveryBytes;
  let i = 0;
  let o = 0;

  while (i < end) {
    const byte = bytes[i] as number;
    if (byte <= spaceByte) {
      i += 1;
      continue;
    }
    const closes = byte === closeObjectByte || byte === closeArrayByte;
    if (closes) {
      depth -= 1;
      // A line that is still due was so after the opening bracket: this container is empty.
      lineIsDue = !minify && !lineIsDue;
    }
    if (lineIsDue) {
      out[o++] = lineFeedByte;
      const spaces = (depth < levels ? depth : levels) * width;
      for (const stop = o + spaces; o < stop; o++) out[o] = unit;
      lineIsDue = false;
    }

    out[o++] = byte;
    i += 1;
    if (byte === colonByte) {
      if (!minify) out[o++] = spaceByte;
      continue;
    }
    if (byte === commaByte) {
      lineIsDue = !minify;
      continue;
    }
    if (byte === openObjectByte || byte === openArrayByte) {
      depth += 1;
      lineIsDue = !minify;
      continue;
    }
    if (byte === quoteByte) {
      let inside: number;
      do {
        inside = bytes[i++] as number;
        out[o++] = inside;
        if (inside === backslashByte) out[o++] = bytes[i++] as number;
      } while (inside !== quoteByte);
    } else if (!closes) {
      while (insideScalar[bytes[i] as number] === 1) out[o++] = bytes[i++] as number;
    }
    if (depth === 0) lineIsDue = true; // the next document of JSON Lines starts on its own line
    if (i >= reportAt) {
      onProgress?.(i / end);
      reportAt = i + reportEveryBytes;
    }
  }
  return out;
}
