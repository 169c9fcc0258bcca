import type { GameUnit, Unit } from "./unit.ts";

const contains = (text: string, query: string): boolean =>
  text.toLowerCase().includes(query.trim().toLowerCase());

/** Spec §5, home: case-insensitive substring of name or description; blank text finds all. */
export const findUnits = <U extends Unit>(units: readonly U[], query: string): readonly U[] =>
  units.filter((unit) => contains(unit.name, query) || contains(unit.description, query));

/** Spec §5, games: name, description or difficulty. */
export const findGames = (games: readonly GameUnit[], query: string): readonly GameUnit[] =>
  games.filter((game) =>
    [game.name, game.description, game.difficulty].some((text) => contains(text, query)),
  );
