import { useEffect, useEffectEvent, useState } from "react";
import { scoreCodec, storedShape, storedValue, type StoredValue } from "#browser/storage.ts";
import { onAway } from "#browser/visibility.ts";
import { useBest } from "#ui/game/use-best.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  lengths,
  optionsShape,
  scoreOf,
  wordScramble,
  type Length,
  type Options,
} from "../logic.ts";

const settings = storedShape("tabkit-word-scramble", optionsShape);
const bestScores = Object.fromEntries(
  lengths.map((length) => [length, storedValue(`tabkit-word-scramble-best-${length}`, scoreCodec)]),
) as Record<Length, StoredValue<number>>;

/** The game, its options and its best score, and everything that can be done. */
export function usePlay() {
  const [options, setOptions] = useStored(settings);
  const { state, send, restart } = useGame(wordScramble(options));
  // Words that someone may know already say nothing.
  const [isChosen, setChosen] = useState(false);
  const best = useBest(bestScores[state.options.length], isChosen ? 0 : scoreOf(state));
  const isRunning = state.phase === "playing" || state.phase === "between";

  const start = () => send({ type: "start", at: performance.now() });
  const pause = () => send({ type: "pause", at: performance.now() });
  const onLeave = useEffectEvent(pause);
  useEffect(() => onAway(() => onLeave()), []);

  return {
    state,
    options,
    best,
    counts: !isChosen,
    isRunning,
    start,
    pause,
    resume: () => send({ type: "resume", at: performance.now() }),
    write: (text: string) => send({ type: "write", text, at: performance.now() }),
    take: (place: number) => send({ type: "take", place, at: performance.now() }),
    shuffle: () => send({ type: "shuffle" }),
    hint: () => send({ type: "hint" }),
    skip: () => send({ type: "skip", at: performance.now() }),
    next: () => send({ type: "next", at: performance.now() }),
    begin: (seed?: number) => {
      restart(seed);
      setChosen(seed !== undefined);
      start();
    },
    changeOptions: (wanted: Options) => {
      setOptions(() => wanted);
      // A running game is not thrown away: what was chosen waits for the next one.
      if (isRunning) return;
      restart();
      setChosen(false);
    },
  };
}
