import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { onFragmentChange, readFragment, replaceFragment } from "#browser/fragment.ts";

/** What a link ends with that asks for the day's game. */
export const dailyFragment = "#daily";

/**
 * Plays the day's game when the page's link asks for it. A running game is not thrown away by a
 * link: then `isOffered` says that it was asked for.
 */
export function useDailyLink(ask: boolean, play: () => void) {
  const isAsked = useSyncExternalStore(onFragmentChange, readFragment) === dailyFragment;
  const begin = () => {
    // Taken once: a reload must not begin the game anew.
    if (isAsked) replaceFragment("");
    play();
  };
  const take = useEffectEvent(() => {
    // React may run an effect twice: the second time nothing is asked for any more.
    if (!ask && readFragment() === dailyFragment) begin();
  });
  useEffect(() => {
    if (isAsked) take();
  }, [isAsked]);
  return { isOffered: isAsked && ask, begin };
}
