import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useStored } from "#ui/use-stored.ts";
import { noTallies, tallied, type Tallies, type Winner } from "../logic.ts";
import { adoptOldSave, scores } from "./stored.ts";

/** The scores. A game counts when it comes to its end; one that is over on arrival did before. */
export function useScores(winner: Winner | null): { tallies: Tallies; reset: () => void } {
  const [tallies, update] = useStored(scores);
  useLayoutEffect(adoptOldSave, []);

  const wasOver = useRef(winner !== null);
  const count = useEffectEvent(() => {
    if (winner !== null) update((now) => tallied(now ?? noTallies, winner));
  });
  const isOver = winner !== null;
  useEffect(() => {
    if (isOver && !wasOver.current) count();
    wasOver.current = isOver;
  }, [isOver]);
  return { tallies: tallies ?? noTallies, reset: () => update(() => noTallies) };
}
