import { useEffect, useMemo } from "react";
import { useStored } from "../../use-stored.ts";
import { storedText } from "./play.ts";

/** The replay of the best game, to race against; `better` is one that takes its place. */
export function useBestRun(key: string, better: string | null): string | null {
  const stored = useMemo(() => storedText(key), [key]);
  const [best, update] = useStored(stored);
  useEffect(() => {
    if (better !== null) update(() => better);
  }, [better, update]);
  return best;
}
