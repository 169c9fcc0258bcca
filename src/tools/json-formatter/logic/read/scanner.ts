import {
  byteAt,
  closeObjectByte,
  colonByte,
  commaByte,
  isSpace,
  letterFByte,
  letterNByte,
  letterTByte,
  lineFeedByte,
  openArrayByte,
  openObjectByte,
  quoteByte,
  returnByte,
  spaceByte,
} from "./characters.ts";
import {
  doubled,
  expecting,
  increment,
  nothingScanned,
  record,
  type Expecting,
  type ScanResult,
} from "./scan-result.ts";
import { closeKeys, openKeys, pushKey } from "./keys.ts";
import { fitsDouble, skipNumber } from "./numbers.ts";
import { skipString } from "./strings.ts";
import type { Options } from "../options.ts";

export type InputKind = Options["input"];

const reportEveryBytes = 1 << 20;

/** Checks a text in UTF-8 by RFC 8259 and counts what is in it: one pass, no recursion. */
export function scan(
  bytes: Uint8Array,
  input: InputKind,
  onProgress?: (done: number) => void,
): ScanResult {
  const found = nothingScanned(input === "lines");
  const keys = openKeys();
  let openers = new Int32Array(64); // where each open container starts, from index 1
  let keyBases = new Int32Array(64); // where its keys start among all open keys
  let depth = 0;
  let closer = 0; // the byte that ends the innermost container, 0 outside
  let expected: Expecting = expecting.value;
  let documentEnd = 0;
  let brokenToken = -1;
  let reportAt = reportEveryBytes;
  let i = 0;

  scanning: for (;;) {
    const gap = i;
    let byte = byteAt(bytes, i); // 0 past the end, which nobody expects
    while (byte <= spaceByte && isSpace(byte)) byte = byteAt(bytes, ++i);
    found.spaces += i - gap;
    if (i >= reportAt) {
      onProgress?.(i / bytes.length);
      reportAt = i + reportEveryBytes;
    }

    if (byte === closer && expected >= expecting.firstElement) {
      if (expected === expecting.comma) increment(found.linesAtLevel, depth - 1);
      if (closer === closeObjectByte) {
        closeKeys(keys, bytes, keyBases[depth] as number, found.repeatedKeys);
      }
      depth -= 1;
      closer = depth === 0 ? 0 : closerOf(byteAt(bytes, openers[depth] as number));
      expected = depth === 0 ? expecting.end : expecting.comma;
      documentEnd = ++i;
      continue;
    }

    switch (expected) {
      case expecting.comma:
        if (byte !== commaByte) break scanning;
        expected = closer === closeObjectByte ? expecting.key : expecting.value;
        i += 1;
        continue;
      case expecting.colon:
        if (byte !== colonByte) break scanning;
        expected = expecting.value;
        i += 1;
        continue;
      case expecting.firstKey:
      case expecting.key: {
        if (byte !== quoteByte) break scanning;
        const after = skipString(bytes, i + 1);
        if (after < 0) {
          brokenToken = i;
          i = ~after;
          break scanning;
        }
        pushKey(keys, bytes, i + 1, after - 1);
        found.keys += 1;
        expected = expecting.colon;
        i = after;
        continue;
      }
      case expecting.end:
        found.isLines ||= input === "auto" && isSecondLine(bytes, documentEnd, i);
        if (!found.isLines || i >= bytes.length || !hasBreak(bytes, documentEnd, i)) break scanning;
    }

    // A value.
    if (depth > 0) increment(found.linesAtLevel, depth);
    if (byte === openObjectByte || byte === openArrayByte) {
      depth += 1;
      if (depth > found.depth) found.depth = depth;
      if (depth === openers.length) {
        openers = doubled(openers);
        keyBases = doubled(keyBases);
        found.linesAtLevel = doubled(found.linesAtLevel);
      }
      openers[depth] = i++;
      closer = closerOf(byte);
      if (byte === openObjectByte) {
        keyBases[depth] = keys.top;
        found.objects += 1;
        expected = expecting.firstKey;
      } else {
        found.arrays += 1;
        expected = expecting.firstElement;
      }
      if (depth === 1) found.documents += 1;
      continue;
    }

    let after: number;
    if (byte === quoteByte) {
      after = skipString(bytes, i + 1);
      found.strings += 1;
    } else if (byte === letterTByte || byte === letterFByte) {
      after = skipWord(bytes, i, byte === letterTByte ? "true" : "false");
      found.booleans += 1;
    } else if (byte === letterNByte) {
      after = skipWord(bytes, i, "null");
      found.nulls += 1;
    } else {
      after = skipNumber(bytes, i);
      found.numbers += 1;
      if (after > 0 && !fitsDouble(bytes, i, after)) {
        record(found.impreciseNumbers, i);
      }
    }
    if (after < 0) {
      brokenToken = ~after > i || byte === quoteByte ? i : -1;
      i = ~after;
      break;
    }
    i = after;
    expected = expecting.comma;
    if (depth === 0) {
      found.documents += 1;
      documentEnd = i;
      expected = expecting.end;
    }
  }

  if (i < bytes.length || expected !== expecting.end) {
    const opener = depth === 0 ? -1 : (openers[depth] as number);
    found.stop = { at: i, expected, opener, token: brokenToken };
  }
  return found;
}

/** In ASCII a closing bracket is two after its opening one. */
const closerOf = (opener: number): number => opener + 2;

/** The place after a literal, or `~place` of its start: a word is wrong as a whole. */
function skipWord(bytes: Uint8Array, start: number, word: "true" | "false" | "null"): number {
  for (let at = 1; at < word.length; at++) {
    if (byteAt(bytes, start + at) !== word.charCodeAt(at)) return ~start;
  }
  return start + word.length;
}

/** A second object or array on a line of its own: this is JSON Lines. */
const isSecondLine = (bytes: Uint8Array, documentEnd: number, i: number): boolean =>
  (byteAt(bytes, documentEnd - 1) === closeObjectByte ||
    byteAt(bytes, documentEnd - 1) === closerOf(openArrayByte)) &&
  (byteAt(bytes, i) === openObjectByte || byteAt(bytes, i) === openArrayByte) &&
  hasBreak(bytes, documentEnd, i);

function hasBreak(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (byteAt(bytes, i) === lineFeedByte || byteAt(bytes, i) === returnByte) return true;
  }
  return false;
}
