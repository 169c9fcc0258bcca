import { storedShape, type StoredValue } from "#browser/storage.ts";
import type { Results } from "#domain/game-results.ts";
import { resultsShape } from "#domain/game-results-shape.ts";

const stores = new Map<string, StoredValue<Results>>();

/** Where the results of a game are kept: one store for the whole visit, so that all hear of it. */
export function storedResults(game: string): StoredValue<Results> {
  const known = stores.get(game) ?? storedShape(`tabkit-results-${game}`, resultsShape);
  stores.set(game, known);
  return known;
}
