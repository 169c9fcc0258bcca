import { units } from "#catalog/catalog.ts";
import { rankUnits } from "#catalog/search.ts";
import { titleOf } from "../head.ts";

/** A row of the palette: a place to go. */
export interface Entry {
  path: string;
  name: string;
  description: string;
  icon?: string;
}

const pages: readonly Entry[] = ["/", "/favorites", "/games", "/privacy"].map((path) => ({
  path,
  name: path === "/" ? "Home" : (titleOf(path).split(" – ")[0] ?? path),
  description: "Page",
}));

const rowCount = 30;

/** The rows for a query: units by rank, then the site's own pages by name. */
export function entriesFor(query: string): readonly Entry[] {
  const wanted = query.trim().toLowerCase();
  const found = pages.filter((page) => wanted !== "" && page.name.toLowerCase().includes(wanted));
  return [...rankUnits(units, query), ...found].slice(0, rowCount);
}
