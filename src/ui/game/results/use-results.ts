import { useEffect, useEffectEvent, useRef, useState } from "react";
import { record, type Finished, type ResultKind, type Results } from "#domain/game-results.ts";
import { useStored } from "../../use-stored.ts";
import type { Replays } from "../replay/use-replays.ts";
import { storedResults } from "./stored-results.ts";

/** The results of a game, as its frame, end card and panels take them. */
export interface GameResults {
  kind: ResultKind;
  results: Results;
  /** The game at hand, once it is over. */
  finished: Finished | null;
  /** The results without it; `null` for a game that was over when the page was opened. */
  before: Results | null;
  at: number; // when it came to its end, or when the page was opened, in ms since 1970
  /** Of a game that is recorded and can be watched. */
  replays: Replays | null;
}

/**
 * Counts a game when it comes to its end, once: `finished` is `null` while it is played. One that is
 * over on arrival, as after a reload, has been counted before.
 */
export function useResults(
  kind: ResultKind,
  finished: Finished | null,
  replays: Replays | null = null,
): GameResults {
  const store = storedResults(kind.id);
  const [results, update] = useStored(store);
  const [end, setEnd] = useState(() => ({ at: Date.now(), before: null as Results | null }));
  const isOver = finished !== null;
  const wasOver = useRef(isOver);

  const count = useEffectEvent(() => {
    if (finished === null) return;
    const at = Date.now();
    setEnd({ at, before: store.read() });
    update((now) => record(now, kind, finished, at));
  });
  useEffect(() => {
    if (isOver && !wasOver.current) count();
    wasOver.current = isOver;
  }, [isOver]);
  return { kind, results, finished, at: end.at, before: isOver ? end.before : null, replays };
}
