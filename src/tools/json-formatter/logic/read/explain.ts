import { byteAt, quoteByte } from "./characters.ts";
import type { Stop } from "./scan-result.ts";
import { characterAt, positionOf } from "./position.ts";
import { beforeSpace, isTrailingComma, reasonFor } from "./reasons.ts";

/** Where and why a text is not JSON. */
export interface JsonError {
  reason: string; // "Expected a comma or ] after the value"
  byteOffset: number; // in the bytes as given, a BOM included
  line: number; // from 1
  column: number; // from 1, in UTF-16 units, as editors count
  character: string | null; // the offending one as it can be shown, null at the end of the text
  excerpt: string; // a piece of the line, short enough to show
  caret: number; // index of the character in the excerpt
}

/** Puts what the scanner met into words. `skipped`: bytes that stood before the text. */
export function explain(bytes: Uint8Array, stop: Stop, skipped: number): JsonError {
  const place = placeToShow(bytes, stop);
  const isAtEnd = stop.at >= bytes.length;
  return {
    reason: reasonFor(bytes, stop),
    byteOffset: place + skipped,
    ...positionOf(bytes, place),
    character: isAtEnd ? null : characterAt(bytes, place),
  };
}

/** A trailing comma is itself the fault; and the end is after the last word, not after its spaces. */
function placeToShow(bytes: Uint8Array, stop: Stop): number {
  if (isTrailingComma(bytes, stop)) return beforeSpace(bytes, stop.at) - 1;
  const isInString = stop.token >= 0 && byteAt(bytes, stop.token) === quoteByte;
  return stop.at >= bytes.length && !isInString ? beforeSpace(bytes, stop.at) : stop.at;
}
