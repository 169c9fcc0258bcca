import { unitAt } from "#catalog/catalog.ts";
import type { Unit } from "#catalog/unit.ts";
import { useStored } from "#ui/use-stored.ts";
import { storedFavorites, toggle } from "./favorite-list.ts";

/** The favourites that exist, live in every tab. A stored path without a unit is not counted. */
export function useFavorites() {
  const [paths, update] = useStored(storedFavorites);
  const units = paths.map(unitAt).filter((unit): unit is Unit => unit !== undefined);
  return {
    units,
    count: units.length,
    has: (path: string) => paths.includes(path),
    toggle: (path: string) => update((current) => toggle(current, path)),
  };
}
