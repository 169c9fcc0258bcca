import { jsonCodec, storedValue } from "#browser/storage.ts";

/** Paths of favourited units, in the order in which they were added. */
export type Favorites = readonly string[];

export const none: Favorites = [];

/** Adds a path; ignored when already present (spec §3). */
export const add = (favorites: Favorites, path: string): Favorites =>
  favorites.includes(path) ? favorites : [...favorites, path];

export const remove = (favorites: Favorites, path: string): Favorites =>
  favorites.filter((favorite) => favorite !== path);

export const toggle = (favorites: Favorites, path: string): Favorites =>
  favorites.includes(path) ? remove(favorites, path) : add(favorites, path);

/** Only strings survive, each once. A path that no longer exists is kept: it may come back. */
export const checkFavorites = (parsed: unknown): Favorites =>
  Array.isArray(parsed)
    ? [...new Set(parsed.filter((path): path is string => typeof path === "string"))]
    : none;

export const storedFavorites = storedValue("tabkit-favorites", jsonCodec(checkFavorites));
