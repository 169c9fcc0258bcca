import { useSyncExternalStore } from "react";
import { everySecond } from "#browser/wall-clock.ts";

const listeners = new Set<() => void>();
let stop: (() => void) | undefined;
let now = 0;

const wholeSecond = (ms: number): number => Math.floor(ms / 1000) * 1000;

/** One timer for all who look at the clock, and none when nobody does. */
function subscribe(listener: () => void): () => void {
  // A page that starts hidden has no tick yet.
  if (listeners.size === 0) now = wholeSecond(Date.now());
  listeners.add(listener);
  stop ??= everySecond((nowMs) => {
    now = wholeSecond(nowMs);
    for (const one of listeners) one();
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

const read = (): number => (listeners.size === 0 ? wholeSecond(Date.now()) : now);

/** The current second, in milliseconds; it goes on while the page is seen. */
export const useNow = (): number => useSyncExternalStore(subscribe, read);
