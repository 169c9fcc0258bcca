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

/**
 * The palette's search: names, synonyms and keywords, best first. Every word of the query must be
 * found; a word that starts the name counts most, one inside the description least.
 */
export function rankUnits(units: readonly Unit[], query: string): readonly Unit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return units
    .map((unit, order) => ({ unit, order, score: scoreAll(unit, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .map(({ unit }) => unit);
}

function scoreAll(unit: Unit, words: readonly string[]): number {
  let total = 1;
  for (const word of words) {
    const score = scoreWord(unit, word);
    if (score === 0) return 0;
    total += score;
  }
  return total;
}

function scoreWord(unit: Unit, word: string): number {
  const name = unit.name.toLowerCase();
  const keywords = (unit.keywords ?? []).map((keyword) => keyword.toLowerCase());
  if (name === word) return 100;
  if (name.startsWith(word)) return 60;
  if (keywords.includes(word)) return 50;
  if (name.split(/[\s/-]+/).some((part) => part.startsWith(word))) return 40;
  if (keywords.some((keyword) => keyword.startsWith(word))) return 30;
  if (name.includes(word)) return 20;
  if (unit.path.includes(word)) return 15;
  if (keywords.some((keyword) => keyword.includes(word))) return 10;
  if (unit.description.toLowerCase().includes(word)) return 5;
  return 0;
}

/** The units whose path or name is nearest to a mistyped path, best first. */
export function nearestUnits(units: readonly Unit[], path: string, count: number): readonly Unit[] {
  const wanted = lastPart(path);
  if (wanted === "") return [];
  return units
    .map((unit) => ({
      unit,
      distance: Math.min(
        editDistance(wanted, unit.id),
        editDistance(wanted, unit.name.toLowerCase().replaceAll(" ", "-")),
      ),
    }))
    .filter(
      ({ unit, distance }) => distance <= Math.ceil(Math.max(wanted.length, unit.id.length) / 2),
    )
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ unit }) => unit);
}

// 40 characters are enough for any of our names, and keep a hostile address cheap.
const lastPart = (path: string): string =>
  (path.toLowerCase().split(/[?#]/)[0] ?? "").split("/").findLast(Boolean)?.slice(0, 40) ?? "";

/** Levenshtein's distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
