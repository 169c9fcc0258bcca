import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  globalThis.addEventListener("scroll", listener, { passive: true });
  return () => globalThis.removeEventListener("scroll", listener);
};

/** True once the page is scrolled at all. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.scrollY > 0,
    () => false,
  );
