import { useEffect, useState } from "react";

const offeredMs = 10_000;

/** What was taken away can be brought back for ten seconds. */
export function useUndoOffer<Value>() {
  const [offer, setOffer] = useState<{ value: Value; words: string } | null>(null);
  useEffect(() => {
    if (offer === null) return;
    const timer = setTimeout(() => setOffer(null), offeredMs);
    return () => clearTimeout(timer);
  }, [offer]);
  return {
    offer,
    /** Says in words what happened: "Cleared." */
    make: (value: Value, words: string) => setOffer({ value, words }),
    end: () => setOffer(null),
  };
}
