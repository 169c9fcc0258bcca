import { useSyncExternalStore } from "react";
import { games } from "#catalog/catalog.ts";
import type { GameUnit } from "#catalog/unit.ts";
import { dayAt } from "#domain/day.ts";
import { countsByDay, streakOf } from "#domain/game-results-days.ts";
import type { Results } from "#domain/game-results.ts";
import { seedOfDay } from "#domain/seed.ts";
import { storedResults } from "#ui/game/results/stored-results.ts";
import { useMinute } from "#ui/game/results/use-minute.ts";

export const dailyGames: readonly GameUnit[] = games.filter(({ daily }) => daily === true);

/** What is known of the day; all of it is empty until the page knows what time it is. */
export interface DayState {
  now: number | null;
  today: number;
  /** The games in their order, and the result of those that are done; it may have no words. */
  entries: readonly { game: GameUnit; words: string | null }[];
  counts: ReadonlyMap<number, number>;
  streak: number; // days in a row with at least one game
  fullStreak: number; // with all of them
}

/** The day's games, live in every tab. */
export function useToday(): DayState {
  const results = useSyncExternalStore(subscribe, readAll, readNone);
  const now = useMinute();
  const today = dayAt(now ?? 0);
  const counts = countsByDay(results, today);
  return {
    now,
    today,
    entries: dailyGames.map((game, place) => ({ game, words: wordsOf(results[place], today) })),
    counts,
    streak: streakOf(counts, today, 1),
    fullStreak: streakOf(counts, today, dailyGames.length),
  };
}

/** How the first try of the day went; `null` when there was none. */
function wordsOf(results: Results | undefined, today: number): string | null {
  const seed = seedOfDay(today);
  if (results?.days.includes(seed) !== true) return null;
  return results.latestDay?.seed === seed ? results.latestDay.words : "";
}

const stores = dailyGames.map(({ id }) => storedResults(id));
const none = stores.map(({ initial }) => initial);
const readNone = () => none;

let all: readonly Results[] = none;
/** The same list until one of them changes, so that React can compare it. */
function readAll(): readonly Results[] {
  const fresh = stores.map((store) => store.read());
  if (fresh.some((results, place) => results !== all[place])) all = fresh;
  return all;
}

function subscribe(listener: () => void): () => void {
  const stops = stores.map((store) => store.subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}
