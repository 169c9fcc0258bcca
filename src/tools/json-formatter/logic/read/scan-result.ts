/** What may come next; from `firstElement` on, also the end of the container. */
export const expecting = {
  value: 0,
  key: 1,
  colon: 2,
  end: 3,
  firstElement: 4,
  firstKey: 5,
  comma: 6,
} as const;
export type Expecting = (typeof expecting)[keyof typeof expecting];

/** The first thing that is wrong. Its words are found by explain.ts, only when they are needed. */
export interface Stop {
  at: number;
  expected: Expecting;
  opener: number; // where the innermost open container starts, -1 outside
  token: number; // where the string or number that broke off starts, -1 when none did
}

/** How often something was met, and where the first times. */
export interface Occurrences {
  count: number;
  places: number[];
}

/** Everything one pass over a text learns. */
export interface ScanResult {
  stop: Stop | null; // null when the text is valid
  isLines: boolean;
  documents: number;
  objects: number;
  arrays: number;
  keys: number;
  strings: number;
  numbers: number;
  booleans: number;
  nulls: number;
  depth: number;
  spaces: number; // bytes of white space between tokens
  linesAtLevel: Int32Array; // printed lines by indentation, first lines of documents aside
  repeatedKeys: Occurrences; // places after the opening quote
  impreciseNumbers: Occurrences;
}

export const nothingScanned = (isLines: boolean): ScanResult => ({
  stop: null,
  isLines,
  documents: 0,
  objects: 0,
  arrays: 0,
  keys: 0,
  strings: 0,
  numbers: 0,
  booleans: 0,
  nulls: 0,
  depth: 0,
  spaces: 0,
  linesAtLevel: new Int32Array(64),
  repeatedKeys: { count: 0, places: [] },
  impreciseNumbers: { count: 0, places: [] },
});

/** Enough for a sentence; a text with a million of them costs no memory. */
const firstFew = 5;

export function record(occurrences: Occurrences, place: number): void {
  occurrences.count += 1;
  if (occurrences.places.length < firstFew) occurrences.places.push(place);
}

export function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

export function increment(array: Int32Array, at: number): void {
  array[at] = (array[at] as number) + 1;
}
