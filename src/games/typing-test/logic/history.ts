import { isRecord } from "#domain/saved.ts";
import { kinds, type Kind } from "./options.ts";
import { maxWpm } from "./records.ts";

export interface Result {
  wpm: number;
  accuracy: number;
  kind: Kind;
}

/** As many as the chart shows. */
export const maxResults = 50;

/** The results with one more, the oldest first. */
export const addResult = (results: readonly Result[], result: Result): readonly Result[] =>
  readResults([...results, result]);

/** Results that were kept; what cannot be one is left out. */
export function readResults(stored: unknown): readonly Result[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((entry) => isResult(entry)).slice(-maxResults);
}

const isResult = (entry: unknown): entry is Result =>
  isRecord(entry) &&
  isWithin(entry["wpm"], maxWpm) &&
  isWithin(entry["accuracy"], 100) &&
  typeof entry["kind"] === "string" &&
  Object.hasOwn(kinds, entry["kind"]);

const isWithin = (value: unknown, most: number): boolean =>
  typeof value === "number" && value >= 0 && value <= most;
