import { useEffect, useRef } from "react";

/** Calls a function only once the calls have paused; `now` skips the wait. Ends with the page. */
export function useDebounced<Args extends unknown[]>(
  act: (...args: Args) => void,
  delayMs: number,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    later(...args: Args) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(...args), delayMs);
    },
    now(...args: Args) {
      clearTimeout(timer.current);
      latest.current(...args);
    },
  };
}
