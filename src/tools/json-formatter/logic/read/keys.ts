import { backslashByte, quoteByte } from "./characters.ts";
import { doubled, record, type Occurrences } from "./scan-result.ts";
import { stringEnd, stringValue } from "./strings.ts";

/** Keys of objects that are still open, as a stack: enough to see a repeated one when they close. */
export interface OpenKeys {
  top: number;
  hashes: Int32Array;
  places: Int32Array; // of the byte after the opening quote
}

export const openKeys = (): OpenKeys => ({
  top: 0,
  hashes: new Int32Array(256),
  places: new Int32Array(256),
});

/** Remembers a valid key that starts at `place` and ends before `end`. */
export function pushKey(keys: OpenKeys, bytes: Uint8Array, place: number, end: number): void {
  if (keys.top === keys.hashes.length) {
    keys.hashes = doubled(keys.hashes);
    keys.places = doubled(keys.places);
  }
  keys.hashes[keys.top] = hashKey(bytes, place, end);
  keys.places[keys.top++] = place;
}

/** FNV-1a over what the key means: `"a"` and `"\u0061"` are the same key. */
function hashKey(bytes: Uint8Array, place: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = place; i < end; i++) {
    const byte = bytes[i] as number;
    if (byte === backslashByte) return hashText(stringValue(bytes, place, end));
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash;
}

const encoder = new TextEncoder();

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of encoder.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

/** Up to here every key is compared with every other; beyond, a table is faster. */
const fewKeys = 16;

/** Counts the repeated keys of the object that closes, and forgets its keys. */
export function closeKeys(
  keys: OpenKeys,
  bytes: Uint8Array,
  base: number,
  repeats: Occurrences,
): void {
  const { hashes, places, top } = keys;
  keys.top = base;
  if (top - base > fewKeys) return closeMany(keys, bytes, base, top, repeats);
  for (let later = base + 1; later < top; later++) {
    const hash = hashes[later];
    for (let earlier = base; earlier < later; earlier++) {
      if (hashes[earlier] === hash && isSameKey(bytes, places[earlier], places[later])) {
        record(repeats, places[later] as number);
        break;
      }
    }
  }
}

function closeMany(
  keys: OpenKeys,
  bytes: Uint8Array,
  base: number,
  top: number,
  repeats: Occurrences,
) {
  const { hashes, places } = keys;
  const size = 2 ** Math.ceil(Math.log2((top - base) * 2));
  const slots = new Int32Array(size); // a key's index + 1, 0 where free
  for (let later = base; later < top; later++) {
    const hash = hashes[later] as number;
    let slot = (hash ^ (hash >>> 15)) & (size - 1);
    for (;;) {
      const found = (slots[slot] as number) - 1;
      if (found === -1) {
        slots[slot] = later + 1;
        break;
      }
      if (hashes[found] === hash && isSameKey(bytes, places[found], places[later])) {
        record(repeats, places[later] as number);
        break;
      }
      slot = (slot + 1) & (size - 1);
    }
  }
}

function isSameKey(bytes: Uint8Array, one = 0, other = 0): boolean {
  let i = 0;
  for (;;) {
    const byte = bytes[one + i];
    if (byte === backslashByte || bytes[other + i] === backslashByte) {
      return keyText(bytes, one) === keyText(bytes, other);
    }
    if (byte !== bytes[other + i]) return false;
    if (byte === quoteByte) return true;
    i += 1;
  }
}

/** The key that starts after the quote before `place`, decoded. */
export const keyText = (bytes: Uint8Array, place: number): string =>
  stringValue(bytes, place, stringEnd(bytes, place) - 1);
