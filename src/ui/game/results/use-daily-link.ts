import { useEffect, useEffectEvent, useState } from "react";
import { onFragmentChange, readFragment, replaceFragment } from "#browser/fragment.ts";

/** What a link ends with that asks for the day's game. */
export const dailyFragment = "#daily";

/**
 * Plays the day's game when the page's link asks for it. A running game is not thrown away by a
 * link: then `isOffered` says that it was asked for.
 */
export function useDailyLink(ask: boolean, play: () => void) {
  const [isOffered, setOffered] = useState(false);
  const look = useEffectEvent(() => {
    if (readFragment() !== dailyFragment) return;
    // Taken once: a reload must not begin the game anew.
    replaceFragment("");
    setOffered(ask);
    if (!ask) play();
  });
  useEffect(() => {
    look();
    return onFragmentChange(() => look());
  }, []);
  return { isOffered: isOffered && ask };
}
