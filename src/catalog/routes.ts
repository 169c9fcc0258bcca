import type { CategoryId } from "./categories.ts";
import type {
  CalculatorManifest,
  CalculatorRoute,
  GameManifest,
  GameRoute,
  Route,
  RoutePart,
  ToolManifest,
  ToolRoute,
} from "./unit.ts";

/** Finds the units: a folder with a manifest is a unit, and its name is its route. */
const toolManifests = import.meta.glob<RoutePart<ToolManifest>>("../tools/*/manifest.ts", {
  eager: true,
  import: "default",
});
const gameManifests = import.meta.glob<RoutePart<GameManifest>>("../games/*/manifest.ts", {
  eager: true,
  import: "default",
});
const calculatorManifests = import.meta.glob<RoutePart<CalculatorManifest>>(
  "../calculators/*/manifest.ts",
  { eager: true, import: "default" },
);

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

export const toolRoutes: readonly ToolRoute[] = place(toolManifests, "tools", "/");
export const gameRoutes: readonly GameRoute[] = place(gameManifests, "games", "/games/");
export const calculatorRoutes: readonly CalculatorRoute[] = place(
  calculatorManifests,
  "calculators",
  "/calculator/",
);

/** What every page knows of every unit: its name, where it is, and how to get there. */
export const routes: readonly Route[] = [...toolRoutes, ...calculatorRoutes, ...gameRoutes];

const routesByPath = new Map(routes.map((route) => [route.path, route]));

/** The unit at a path, if there is one. */
export const routeAt = (path: string): Route | undefined => routesByPath.get(path);

/** The hue a unit wears: its home category's, or the games'. */
export const accentOf = (unit: Route): CategoryId | "games" =>
  unit.wing === "tools" ? unit.category : unit.wing;

/**
 * True where going from one page to another must load a document: a content security policy
 * belongs to the document, so a route change alone would carry the old page's policy along.
 */
export const changesPolicy = (from: string, to: string): boolean =>
  from !== to && (hasOwnPolicy(routeAt(from)) || hasOwnPolicy(routeAt(to)));

const hasOwnPolicy = (unit: Route | undefined): boolean =>
  unit?.wing === "tools" && unit.externalAccess !== undefined;
