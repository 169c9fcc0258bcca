import { categories, menus, type CategoryId } from "./categories.ts";
import type {
  CalculatorManifest,
  CalculatorUnit,
  GameManifest,
  GameUnit,
  ToolManifest,
  ToolUnit,
  Unit,
} from "./unit.ts";

/** Finds the units: a folder with a manifest is a unit, and its name is its route. */
const toolManifests = import.meta.glob<ToolManifest>("../tools/*/manifest.ts", {
  eager: true,
  import: "default",
});
const gameManifests = import.meta.glob<GameManifest>("../games/*/manifest.ts", {
  eager: true,
  import: "default",
});
const calculatorManifests = import.meta.glob<CalculatorManifest>("../calculators/*/manifest.ts", {
  eager: true,
  import: "default",
});

const folderName = (file: string): string => file.split("/").at(-2) ?? "";

function place<M extends { name: string }, Wing extends string>(
  manifests: Record<string, M>,
  wing: Wing,
  base: string,
): (M & { wing: Wing; id: string; path: string })[] {
  return Object.entries(manifests)
    .map(([file, manifest]) => {
      const id = folderName(file);
      return { ...manifest, wing, id, path: base + id };
    })
    .sort((a, b) => (lower(a) < lower(b) ? -1 : 1));
}

// Not localeCompare: the browser takes about 20 ms to load its tables, before a page can be used.
const lower = (unit: { name: string }) => unit.name.toLowerCase();

export const tools: readonly ToolUnit[] = place(toolManifests, "tools", "/");
export const games: readonly GameUnit[] = place(gameManifests, "games", "/games/");
export const calculators: readonly CalculatorUnit[] = place(
  calculatorManifests,
  "calculators",
  "/calculator/",
);
export const units: readonly Unit[] = [...tools, ...calculators, ...games];

const unitsByPath = new Map(units.map((unit) => [unit.path, unit]));

/** The unit at a path, if there is one. */
export const unitAt = (path: string): Unit | undefined => unitsByPath.get(path);

/** The hue a unit wears: its home category's, or the games'. */
export function accentOf(unit: Unit): CategoryId | "games" {
  if (unit.wing === "tools") return unit.category;
  return unit.wing;
}

/** The home page's sections. A section with nothing in it is not shown. */
export const sections = categories
  .map((category) => ({
    ...category,
    units: category.id === "calculators" ? calculators : toolsIn(category.id),
  }))
  .filter((section) => section.units.length > 0);

/** The columns of the Tools menu. */
export const toolMenus = menus
  .map((menu) => ({ ...menu, units: tools.filter((tool) => tool.menu === menu.id) }))
  .filter((menu) => menu.units.length > 0);

function toolsIn(category: CategoryId): readonly Unit[] {
  return tools.filter((tool) => tool.category === category);
}

/**
 * True where going from one page to another must load a document: a content security policy
 * belongs to the document, so a route change alone would carry the old page's policy along.
 */
export const changesPolicy = (from: string, to: string): boolean =>
  from !== to && (hasOwnPolicy(unitAt(from)) || hasOwnPolicy(unitAt(to)));

const hasOwnPolicy = (unit: Unit | undefined): boolean =>
  unit?.wing === "tools" && unit.externalAccess !== undefined;
