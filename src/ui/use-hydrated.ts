import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered page and during hydration, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
