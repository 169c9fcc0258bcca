import { unitAt } from "#catalog/catalog.ts";
import type { Unit } from "#catalog/unit.ts";

/** In the row of the visitor's own units, while there are none. */
const firstPaths = ["/json-formatter", "/calculator/loan", "/password-generator", "/games/2048"];

// A unit that is gone is no place to start.
export const firstUnits: readonly Unit[] = firstPaths.flatMap((path) => unitAt(path) ?? []);
