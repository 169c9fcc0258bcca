import { unitAt } from "#catalog/catalog.ts";
import { rankUnits } from "#catalog/search.ts";
import { searchedUnits } from "#catalog/searched-units.ts";
import type { Unit } from "#catalog/unit.ts";

/** Searches everything by all its words, the best first. */
export const rank = (query: string): readonly Unit[] =>
  rankUnits(searchedUnits, query).flatMap(({ path }) => unitAt(path) ?? []);
