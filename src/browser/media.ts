/** A media query that can be watched: `prefers-color-scheme`, `prefers-reduced-motion`, a width. */
export function mediaQuery(query: string) {
  return {
    matches: (): boolean => globalThis.matchMedia(query).matches,
    subscribe: (listener: () => void): (() => void) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
  };
}

/** True when the visitor asked their system for less motion. */
export const prefersReducedMotion = (): boolean =>
  mediaQuery("(prefers-reduced-motion: reduce)").matches();
