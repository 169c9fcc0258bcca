import { useSyncExternalStore } from "react";
import type { StoredValue } from "#browser/storage.ts";

/** A stored value, live in every tab. `before` is what the prerendered page shows. */
export function useStored<Value>(stored: StoredValue<Value>, before: Value) {
  const value = useSyncExternalStore(stored.subscribe, stored.read, () => before);
  return [value, stored.update] as const;
}
