import { useEffectEvent, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { onHidden, onLeaving } from "#browser/visibility.ts";
import type { Action } from "../logic.ts";

/** The clock stands still while nobody sees the game, and in one that was found again. */
export function useStandingClock(send: (action: Action) => void): void {
  const stand = useEffectEvent(() => send({ type: "hide", at: performance.now() }));
  const goOn = useEffectEvent(() => send({ type: "show", at: performance.now() }));
  // A layout effect, and at once: the game is kept with the same event, and then must know of it.
  useLayoutEffect(() => {
    stand();
    const stopLeaving = onLeaving(() => flushSync(() => stand()));
    const stopHidden = onHidden((hidden) => {
      if (!hidden) goOn();
    });
    return () => {
      stopLeaving();
      stopHidden();
    };
  }, []);
}
