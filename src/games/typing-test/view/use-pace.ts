import { useEffect, useState } from "react";
import { every } from "#browser/clock.ts";
import { elapsedAt } from "#domain/stopwatch.ts";
import { charactersAt, wordLength, type State } from "../logic.ts";

/** Where the pace caret stands, in characters of the passage; `undefined` when there is none. */
export function usePace(wpm: number, { watch, phase }: State): number | undefined {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (wpm === 0 || watch.since === null) return;
    const clock = every(60_000 / (wpm * wordLength), (now) =>
      setAt(charactersAt(wpm, elapsedAt(watch, now))),
    );
    return () => clock.stop();
  }, [wpm, watch]);
  return wpm > 0 && phase === "typing" ? at : undefined;
}
