import { useState } from "react";
import { storedValue, type StoredValue } from "#browser/storage.ts";
import { useLowest } from "#ui/game/use-lowest.ts";
import {
  isOver,
  readBest,
  recordKeyOf,
  recordKeys,
  resultOf,
  secondsText,
  type RecordKey,
  type State,
} from "../../logic.ts";

const bestTime = (name: string) =>
  storedValue(`tabkit-minesweeper-best-${name}`, { parse: readBest, format: secondsText });

/** In tenths of a second; 0 is none yet. */
const bestTimes = Object.fromEntries(recordKeys.map((key) => [key, bestTime(key)])) as Record<
  RecordKey,
  StoredValue<number>
>;
/** Stands for boards whose times are not kept; nothing is ever written to it. */
const noTime = bestTime("none");

/** Where the replay of the best game of this kind is kept. */
export const bestRunKey = (state: State): string =>
  `tabkit-minesweeper-best-run-${recordKeyOf(state) ?? "none"}`;

/** The best time of this kind of game, this game's too, and the one before it; 0 is none. */
export function useBestTime(state: State) {
  const key = recordKeyOf(state);
  const result = key === null ? 0 : resultOf(state);
  const best = useLowest(key === null ? noTime : bestTimes[key], result);
  const [earlierBest, setEarlier] = useState(best);
  if (!isOver(state) && earlierBest !== best) setEarlier(best);
  return { best, earlierBest, isBest: result > 0 && result === best };
}
