import { useSyncExternalStore } from "react";
import type { StoredValue } from "#browser/storage.ts";

/** A stored value, live in every tab, and how to change it. */
export function useStored<Value>(stored: StoredValue<Value>) {
  const value = useSyncExternalStore(stored.subscribe, stored.read, () => stored.initial);
  return [value, stored.update] as const;
}
