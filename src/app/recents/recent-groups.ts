/** Some of the favorites: all of them are behind the filter below the row. */
const maxFavorites = 5;

export interface Group<U> {
  label: "Favorites" | "Recent" | "Start with";
  units: readonly U[];
}

/** The row of the visitor's own units: favorites first, each unit once; never empty. */
export function groupsOf<U>(given: {
  favorites: readonly U[];
  recents: readonly U[];
  starts: readonly U[];
}): readonly Group<U>[] {
  const favorites = given.favorites.slice(0, maxFavorites);
  const recents = given.recents.filter((unit) => !favorites.includes(unit));
  const own: Group<U>[] = [
    { label: "Favorites", units: favorites },
    { label: "Recent", units: recents },
  ];
  const filled = own.filter((group) => group.units.length > 0);
  return filled.length > 0 ? filled : [{ label: "Start with", units: given.starts }];
}
