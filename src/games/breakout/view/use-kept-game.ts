import { useEffect, useEffectEvent } from "react";
import { jsonCodec, storedValue } from "#browser/storage.ts";
import { onLeaving } from "#browser/visibility.ts";
import { isUnderWay } from "#domain/phase.ts";
import { readSave, writeSave, type State } from "../logic.ts";

/** A game is kept as it stands: with a mouse that moves all the time its recording would be huge. */
export const kept = storedValue<State | undefined>("tabkit-breakout-game", {
  parse: jsonCodec(readSave).parse,
  format: (state) => (state === undefined ? null : JSON.stringify(writeSave(state))),
});

/** Keeps a running game when the visitor leaves, and in its pauses; one that is over is forgotten. */
export function useKeptGame({ phase }: State, look: () => State): void {
  const keep = useEffectEvent(() => {
    const now = look();
    if (isUnderWay(now.phase)) kept.update(() => now);
    // What cannot be read stays as it is: it may be another version's.
    else if (kept.read() !== undefined) kept.update(() => undefined);
  });
  const isResting = phase === "paused" || !isUnderWay(phase);
  useEffect(() => {
    if (isResting) keep();
  }, [isResting]);
  useEffect(() => {
    const stop = onLeaving(() => keep());
    return () => {
      stop();
      keep();
    };
  }, []);
}
