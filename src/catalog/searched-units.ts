import { joinParts, units } from "./catalog.ts";
import type { SearchedUnit, SearchPart } from "./unit.ts";

const words = import.meta.glob<SearchPart>("../{tools,calculators,games}/*/manifest.ts", {
  eager: true,
  import: "default",
  query: "?search",
});

/** All units, with the words by which they are searched. */
export const searchedUnits: readonly SearchedUnit[] = joinParts(units, words);
