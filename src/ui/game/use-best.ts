import { useEffect } from "react";
import type { StoredValue } from "#browser/storage.ts";
import { useStored } from "../use-stored.ts";

/** The best score, raised and saved as soon as it is exceeded; never lowered. */
export function useBest(stored: StoredValue<number>, score: number): number {
  const [saved, update] = useStored(stored);
  useEffect(() => {
    if (score > stored.read()) update((best) => Math.max(best, score));
  }, [score, stored, update]);
  return Math.max(saved, score);
}
