import { useEffect, useEffectEvent, useRef } from "react";
import { jsonCodec, storedValue } from "#browser/storage.ts";
import { useStored } from "#ui/use-stored.ts";
import { isRecord } from "#domain/saved.ts";
import { addResult, isOver, isWon, readRecords, type Records, type State } from "../../logic.ts";

const stored = storedValue<Records | null>(
  "tabkit-minesweeper-records",
  jsonCodec((saved) => (saved === undefined ? null : readRecords(saved))),
);
/** They were a part of the kept game before games were recorded. */
const earlier = storedValue<Records>(
  "tabkit-minesweeper-game",
  jsonCodec((saved) => readRecords(isRecord(saved) ? saved.records : undefined)),
);

/** How the games of each level went. A game counts when it comes to its end, once. */
export function useRecords(state: State): Records {
  const [records, update] = useStored(stored);
  useEffect(() => {
    // At once: the kept game goes away with the first move of a recorded one.
    update((now) => now ?? earlier.read());
  }, [update]);

  const isEnd = isOver(state);
  const wasEnd = useRef(isEnd);
  const count = useEffectEvent(() => update((now) => addResult(now ?? {}, state, isWon(state))));
  useEffect(() => {
    if (isEnd && !wasEnd.current) count();
    wasEnd.current = isEnd;
  }, [isEnd]);
  return records ?? {};
}
