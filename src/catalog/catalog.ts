import { categories, menus, type CategoryId } from "./categories.ts";
import { calculatorRoutes, gameRoutes, toolRoutes } from "./routes.ts";
import type {
  CalculatorManifest,
  CalculatorUnit,
  CardPart,
  GameManifest,
  GameUnit,
  ToolManifest,
  ToolUnit,
  Unit,
} from "./unit.ts";

const toolCards = import.meta.glob<CardPart<ToolManifest>>("../tools/*/manifest.ts", {
  eager: true,
  import: "default",
  query: "?card",
});
const gameCards = import.meta.glob<CardPart<GameManifest>>("../games/*/manifest.ts", {
  eager: true,
  import: "default",
  query: "?card",
});
const calculatorCards = import.meta.glob<CardPart<CalculatorManifest>>(
  "../calculators/*/manifest.ts",
  { eager: true, import: "default", query: "?card" },
);

/** Joins the parts of each manifest. */
export const joinParts = <R extends { wing: string; id: string }, Part>(
  routes: readonly R[],
  parts: Record<string, Part>,
): (R & Part)[] =>
  routes.flatMap((route) => {
    const part = parts[`../${route.wing}/${route.id}/manifest.ts`];
    return part === undefined ? [] : [{ ...route, ...part }];
  });

export const tools: readonly ToolUnit[] = joinParts(toolRoutes, toolCards);
export const games: readonly GameUnit[] = joinParts(gameRoutes, gameCards);
export const calculators: readonly CalculatorUnit[] = joinParts(calculatorRoutes, calculatorCards);
export const units: readonly Unit[] = [...tools, ...calculators, ...games];

const unitsByPath = new Map(units.map((unit) => [unit.path, unit]));

/** The unit at a path, if there is one. */
export const unitAt = (path: string): Unit | undefined => unitsByPath.get(path);

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
