import { useEffect, useState } from "react";
import { onActivity } from "#browser/visitor-activity.ts";
import { loadAhead } from "../stale-chunk.ts";

type Ranker = typeof import("./ranker.ts");

/** Finds nothing: the page's own filter finds by itself what the spec asks for. */
const none: Ranker = { rank: () => [] };

const loadRanker = (): Promise<Ranker> => loadAhead(() => import("./ranker.ts")).catch(() => none);

/** The search by all words, which is loaded when the visitor does something for the first time. */
export function useRanker() {
  const [{ rank }, setRanker] = useState(none);
  useEffect(() => {
    const stop = onActivity(() => {
      stop();
      void loadRanker().then(setRanker);
    });
    return stop;
  }, []);
  return { rank, loadRanker };
}
