import { findUnits } from "#catalog/find.ts";
import type { Unit } from "#catalog/unit.ts";
import { counted } from "#domain/wording.ts";

export interface Found {
  /** What the filter finds on this page (spec §5), the best first. */
  tools: readonly Unit[];
  /** What only the ranker finds, by other words or beyond this page. */
  others: readonly Unit[];
  /** All of it, the best first: Enter opens the first. */
  hits: readonly Unit[];
}

/** Searches the page's own units by its filter; `ranked` is what the ranker found in everything. */
export function search(listed: readonly Unit[], ranked: readonly Unit[], query: string): Found {
  const filtered = findUnits(listed, query);
  const unranked = filtered.filter((unit) => !ranked.includes(unit));
  const hits = [...ranked, ...unranked];
  return {
    tools: hits.filter((unit) => filtered.includes(unit)),
    others: hits.filter((unit) => !filtered.includes(unit)),
    hits,
  };
}

/** What was found, in a sentence. */
export function foundWords({ tools, others }: Found): string {
  const found = `${counted(tools.length, "tool")} ${tools.length === 1 ? "matches" : "match"}`;
  if (others.length === 0) return found;
  const more = `${others.length} in the rest of Tabkit`;
  return tools.length === 0 ? more : `${found}, and ${more}`;
}
