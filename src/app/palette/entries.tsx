import FileText from "lucide-react/icons/file-text";
import type { ReactNode } from "react";
import type { Handover } from "#browser/handover.ts";
import { calculators, games, tools } from "#catalog/catalog.ts";
import { rankUnits } from "#catalog/search.ts";
import { searchedUnits } from "#catalog/searched-units.ts";
import type { Unit } from "#catalog/unit.ts";
import { describedPages, type DescribedPage } from "../described-pages.ts";
import { UnitIcon } from "../unit-icon.tsx";
import type { Action } from "./actions.ts";
import { openingsFor, targetOf, type Opening } from "./openings.ts";
import { pages } from "./places.ts";

/** A row of the palette: a place to go, maybe with something, or something to do. */
export interface Entry {
  key: string;
  name: string;
  description: string;
  icon: ReactNode;
  target: { path: string; handover?: Handover } | { run: () => void };
}

export interface Group {
  label: string;
  entries: readonly Entry[];
}

/** Everything there is, in groups; for a query one group, best first. */
export function groupsFor(query: string, actions: readonly Action[]): readonly Group[] {
  if (query.trim() !== "") return [{ label: "Results", entries: entriesFor(query, actions) }];
  return [
    { label: "Tools", entries: tools.map(entryOf) },
    { label: "Calculators", entries: calculators.map(entryOf) },
    { label: "Games", entries: games.map(entryOf) },
    { label: "Pages", entries: describedPages.map(entryOf) },
    { label: "Actions", entries: actions.map(entryOf) },
  ];
}

/** What a unit can be opened with stands first, unless it is rather the rest of a name. */
function entriesFor(query: string, actions: readonly Action[]): readonly Entry[] {
  const openings = openingsFor(searchedUnits, query);
  const [best, ...others] = rankUnits([...pages, ...actions], query).map(entryOf);
  return [
    ...openings.filter(({ isDoubtful }) => !isDoubtful).map(openedEntry),
    ...(best ? [best] : []),
    ...openings.filter(({ isDoubtful }) => isDoubtful).map(openedEntry),
    ...others,
  ];
}

const iconClass = "size-5 shrink-0 text-soft";

function entryOf(one: Unit | DescribedPage | Action): Entry {
  const { name, description } = one;
  if ("run" in one) {
    const icon = <one.Icon aria-hidden className={iconClass} />;
    return { key: name, name, description, icon, target: one };
  }
  const isUnit = "wing" in one;
  return {
    key: one.path,
    name,
    description: isUnit ? description : "Page",
    icon: isUnit ? (
      <UnitIcon name={one.icon} className={iconClass} />
    ) : (
      <FileText aria-hidden className={iconClass} />
    ),
    target: { path: one.path },
  };
}

const openedEntry = (opening: Opening): Entry => ({
  ...entryOf(opening.unit),
  key: `${opening.unit.path} with`,
  description: `Open with “${opening.text}”`,
  target: targetOf(opening),
});

/** What those may type who do not know it yet. */
export const examples = searchedUnits.flatMap(({ takes }) => takes?.example ?? []);
