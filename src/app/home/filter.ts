/** What the home page shows. `typed` is in the box, `applied` is what filters (300 ms later). */
export interface Filter {
  mode: "all" | "favorites";
  typed: string;
  applied: string;
}

export const everything: Filter = { mode: "all", typed: "", applied: "" };

/** Typing leaves favourites mode at once; the text filters when it is applied. */
export const type = (filter: Filter, text: string): Filter => ({
  mode: "all",
  typed: text,
  applied: filter.mode === "all" ? filter.applied : "",
});

export const apply = (filter: Filter): Filter => ({ ...filter, applied: filter.typed });

/** Favorites clears the search text and shows only favourited tools. */
export const onlyFavorites: Filter = { mode: "favorites", typed: "", applied: "" };
