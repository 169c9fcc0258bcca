import { useEffect, useEffectEvent, useRef, useState } from "react";
import { record, type Finished, type ResultKind, type Results } from "#domain/game-results.ts";
import { useStored } from "../../use-stored.ts";
import { storedResults } from "./stored-results.ts";

/** The results of a game, as its end card, statistics and day's panel take them. */
export interface GameResults {
  kind: ResultKind;
  results: Results;
  /** The game at hand, once it is over. */
  finished: Finished | null;
  /** The results without it; `null` for a game that was over when the page was opened. */
  before: Results | null;
}

/**
 * Counts a game when it comes to its end, once: `finished` is `null` while it is played. One that is
 * over on arrival, as after a reload, has been counted before.
 */
export function useResults(kind: ResultKind, finished: Finished | null): GameResults {
  const store = storedResults(kind.id);
  const [results, update] = useStored(store);
  const [before, setBefore] = useState<Results | null>(null);
  const isOver = finished !== null;
  const wasOver = useRef(isOver);

  const count = useEffectEvent(() => {
    if (finished === null) return;
    setBefore(store.read());
    update((now) => record(now, kind, finished, Date.now()));
  });
  useEffect(() => {
    if (isOver && !wasOver.current) count();
    wasOver.current = isOver;
  }, [isOver]);
  return { kind, results, finished, before: isOver ? before : null };
}
