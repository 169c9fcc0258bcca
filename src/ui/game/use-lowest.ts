import { useEffect } from "react";
import type { StoredValue } from "#browser/storage.ts";
import { useStored } from "../use-stored.ts";

/** The lowest result so far, as a time or a number of moves; 0 is none, as a stored and a new one. */
export function useLowest(stored: StoredValue<number>, result: number): number {
  const [saved, update] = useStored(stored);
  useEffect(() => {
    if (result > 0) update((best) => lower(best, result));
  }, [result, update]);
  return lower(saved, result);
}

/** The lower of two results, of which 0 is none. */
const lower = (a: number, b: number): number => (a === 0 || b === 0 ? a + b : Math.min(a, b));
