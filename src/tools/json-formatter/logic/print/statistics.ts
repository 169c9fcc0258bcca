import type { ScanResult, Occurrences } from "../read/scan-result.ts";
import { keyText } from "../read/keys.ts";
import { skipNumber } from "../read/numbers.ts";
import { linesOf } from "../read/position.ts";
import { textAt } from "../read/strings.ts";

/** Something met on the way, with the line where it stands. */
export interface Occurrence {
  text: string; // the key or the number, cut when long
  line: number; // from 1
}

export interface Statistics {
  bytesIn: number;
  bytesOut: number;
  documents: number; // 1, or the documents of JSON Lines
  objects: number;
  arrays: number;
  keys: number;
  strings: number; // values; keys are not counted
  numbers: number;
  booleans: number;
  nulls: number;
  depth: number; // 0 for a lone number, 1 for []
  duplicateKeys: { count: number; first: Occurrence[] };
  /** Numbers whose digits a JavaScript number (a double) does not hold. They are kept as written. */
  impreciseNumbers: { count: number; first: Occurrence[] };
}

/** What there is to count in a valid text. */
export function statisticsOf(
  bytes: Uint8Array,
  found: ScanResult,
  bytesIn: number,
  bytesOut: number,
): Statistics {
  const { documents, objects, arrays, keys, strings, numbers, booleans, nulls, depth } = found;
  return {
    bytesIn,
    bytesOut,
    documents,
    objects,
    arrays,
    keys,
    strings,
    numbers,
    booleans,
    nulls,
    depth,
    duplicateKeys: sighted(bytes, found.repeatedKeys, (place) => keyText(bytes, place)),
    impreciseNumbers: sighted(bytes, found.impreciseNumbers, (place) =>
      textAt(bytes, place, skipNumber(bytes, place)),
    ),
  };
}

const maxShownChars = 40;

function sighted(
  bytes: Uint8Array,
  { count, places }: Occurrences,
  textOf: (place: number) => string,
) {
  const inOrder = places.toSorted((one, other) => one - other);
  const lines = linesOf(bytes, inOrder);
  const first = inOrder.map((place, at) => ({ text: cut(textOf(place)), line: lines[at] ?? 1 }));
  return { count, first };
}

const cut = (text: string): string =>
  text.length > maxShownChars ? `${text.slice(0, maxShownChars).toWellFormed()}…` : text;
