import { routeAt } from "#catalog/routes.ts";
import { useStored } from "#ui/use-stored.ts";
import { storedFavorites, toggle } from "./favorite-list.ts";

/** The favourites that exist, live in every tab. A stored path without a unit is not counted. */
export function useFavorites() {
  const [paths, update] = useStored(storedFavorites);
  const existing = paths.filter((path) => routeAt(path) !== undefined);
  return {
    paths: existing,
    count: existing.length,
    has: (path: string) => paths.includes(path),
    toggle: (path: string) => update((current) => toggle(current, path)),
  };
}
