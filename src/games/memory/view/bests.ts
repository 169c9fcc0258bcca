import { scoreCodec, storedValue } from "#browser/storage.ts";
import { useLowest } from "#ui/game/use-lowest.ts";
import { isWon, type Pairs, type State } from "../logic.ts";

/** Kept for each size of board; 0 is none yet. Lower is better. */
const storesFor = (pairs: Pairs) => ({
  moves: storedValue(`tabkit-memory-best-${pairs}`, scoreCodec),
  timeMs: storedValue(`tabkit-memory-best-time-${pairs}`, scoreCodec),
});
const stores = { 8: storesFor(8), 12: storesFor(12), 18: storesFor(18) };

/** The fewest moves and the shortest time on a board of this size; this game's too, if it counts. */
export function useBests(state: State) {
  const { moves, timeMs } = stores[state.pairs];
  const isDone = !state.isChosen && isWon(state);
  return {
    moves: useLowest(moves, isDone ? state.moves : 0),
    timeMs: useLowest(timeMs, isDone ? Math.ceil(state.playedMs) : 0),
  };
}
