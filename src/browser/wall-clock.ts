import { isHidden, onHidden } from "./visibility.ts";

/**
 * Calls back at each full second of the system's clock. It rests while the page is hidden, and calls
 * at once when the page is seen again. Returns how to stop.
 */
export function everySecond(tick: (nowMs: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    const nowMs = Date.now();
    tick(nowMs);
    // Asked anew each time: clocks are set, and timers are late.
    timer = setTimeout(go, 1000 - (nowMs % 1000));
  };
  const stopListening = onHidden((hidden) => {
    clearTimeout(timer);
    if (!hidden) go();
  });
  if (!isHidden()) go();
  return () => {
    stopListening();
    clearTimeout(timer);
  };
}
