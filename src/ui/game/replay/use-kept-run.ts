import { useEffect, useRef } from "react";
import { onLeaving } from "#browser/visibility.ts";
import type { Replayable } from "#domain/recording.ts";
import { parts } from "../parts.ts";
import { replayText, runOf, type Play } from "./play.ts";

/** Writing a long game down takes a moment: not with every tick. */
const restMs = 1000;

/**
 * Keeps a running game, so that it survives a reload: a second after something happened, and at
 * once when the visitor leaves. Answers what to call when something happened.
 */
export function useKeptRun<State, Action, Options>(
  replay: Replayable<State, Action, Options> | undefined,
  look: () => Play<State>,
  { keepsEnd }: { keepsEnd: boolean },
): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = () => {
    if (timer.current === undefined || replay === undefined) return;
    clearTimeout(timer.current);
    const play = look();
    const isDone = !keepsEnd && replay.isOver(play.state);
    const text = isDone ? null : replayText(replay, play);
    // What writes it may still be on its way.
    const isLate = text === null && !isDone;
    timer.current = isLate ? setTimeout(() => latest.current(), restMs) : undefined;
    if (!isLate) runOf(replay.id).update(() => text);
  };
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    const stop = onLeaving(() => latest.current());
    return () => {
      stop();
      latest.current();
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  return () => {
    if (replay === undefined || timer.current !== undefined) return;
    timer.current = setTimeout(() => latest.current(), restMs);
    // Without it the game goes on; it is only not kept.
    parts.load().catch(() => {});
  };
}
