import FileText from "lucide-react/icons/file-text";
import type { ReactNode } from "react";
import { units } from "#catalog/catalog.ts";
import { rankUnits } from "#catalog/search.ts";
import { sitePages } from "../site-pages.ts";
import { UnitIcon } from "../unit-icon.tsx";

/** A row of the palette: a place to go. */
export interface Entry {
  path: string;
  name: string;
  description: string;
  icon: ReactNode;
}

const iconClass = "size-5 shrink-0 text-soft";

const pages: readonly Entry[] = sitePages.map(({ path, name }) => ({
  path,
  name,
  description: "Page",
  icon: <FileText aria-hidden className={iconClass} />,
}));

const rowCount = 30;

/** The rows for a query: units by rank, then the site's own pages by name. */
export function entriesFor(query: string): readonly Entry[] {
  const wanted = query.trim().toLowerCase();
  const found = rankUnits(units, query).map(({ path, name, description, icon }) => ({
    path,
    name,
    description,
    icon: <UnitIcon name={icon} className={iconClass} />,
  }));
  const named = pages.filter((page) => wanted !== "" && page.name.toLowerCase().includes(wanted));
  return [...found, ...named].slice(0, rowCount);
}
