import { useEffect } from "react";
import { scoreCodec, storedValue, type StoredValue } from "#browser/storage.ts";
import { useStored } from "#ui/use-stored.ts";
import { isWon, type Pairs, type State } from "./logic.ts";

/** Kept for each size of board; 0 is none yet. Lower is better. */
const storesFor = (pairs: Pairs) => ({
  moves: storedValue(`tabkit-memory-best-${pairs}`, scoreCodec),
  timeMs: storedValue(`tabkit-memory-best-time-${pairs}`, scoreCodec),
});
const stores = { 8: storesFor(8), 12: storesFor(12), 18: storesFor(18) };

/** The fewest moves and the shortest time on a board of this size; this game's too, if it counts. */
export function useBests(state: State, counts: boolean) {
  const { moves, timeMs } = stores[state.pairs];
  const isDone = counts && isWon(state);
  return {
    moves: useLowest(moves, isDone ? state.moves : 0),
    timeMs: useLowest(timeMs, isDone ? Math.ceil(state.playedMs) : 0),
  };
}

function useLowest(stored: StoredValue<number>, result: number): number {
  const [saved, update] = useStored(stored, 0);
  useEffect(() => {
    if (result > 0) update((best) => lower(best, result));
  }, [result, update]);
  return lower(saved, result);
}

/** The lower of two results, of which 0 is none. */
const lower = (a: number, b: number): number => (a === 0 || b === 0 ? a + b : Math.min(a, b));
