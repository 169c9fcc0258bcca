import { useEffect } from "react";
import { storedText } from "#ui/game/replay/play.ts";
import { useStored } from "#ui/use-stored.ts";

const lastRace = storedText("tabkit-tetris-raced");

/**
 * Whether a game has the pieces of the last race. Who leaves one still knows them, and so does who
 * finds it again after a reload, without its ghost.
 */
export function useRaced(raceSeed: number | undefined, seed: number): boolean {
  const [raced, update] = useStored(lastRace);
  useEffect(() => {
    if (raceSeed !== undefined) update(() => String(raceSeed));
  }, [raceSeed, update]);
  return String(seed) === raced;
}
