import { useState } from "react";
import { scoreCodec, storedValue, type StoredValue } from "#browser/storage.ts";
import { useBest } from "#ui/game/use-best.ts";
import { useLowest } from "#ui/game/use-lowest.ts";
import { bestKey, everyWay, resultOf, type State } from "../logic.ts";

const bests = new Map(
  everyWay.map((way) => [bestKey(way), storedValue(bestKey(way), scoreCodec)] as const),
);

/** Keeps nothing: for a way to play whose best is not of this kind. */
export const unkept: StoredValue<number> = {
  key: "",
  initial: 0,
  read: () => 0,
  update: () => undefined,
  subscribe: () => () => undefined,
};

/** The best of this way to play, a score or in a sprint a time; and whether this game beat it. */
export function useTetrisBest(state: State) {
  const stored = bests.get(bestKey(state)) ?? unkept;
  const result = resultOf(state);
  const isTime = state.mode === "sprint";
  const highest = useBest(isTime ? unkept : stored, isTime ? 0 : result);
  const lowest = useLowest(isTime ? stored : unkept, isTime ? result : 0);
  // The best when this game began. Of one that is found again it may have been its own by then.
  const [goal, setGoal] = useState(isTime || highest > result ? stored.read() : 0);

  const isBetter = isTime ? goal === 0 || result < goal : result > goal;
  const best = isTime ? lowest : highest;
  return {
    best,
    goal,
    isBest: state.phase === "over" && result > 0 && isBetter,
    /** A game begins: this is what it has to beat. */
    setGoal: () => setGoal(best),
  };
}
