import { useEffect, useEffectEvent } from "react";
import {
  jsonCodec,
  scoreCodec,
  storedShape,
  storedValue,
  type StoredValue,
} from "#browser/storage.ts";
import { onAway } from "#browser/visibility.ts";
import { useBest } from "#ui/game/use-best.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  isRunning,
  lengths,
  optionsShape,
  readSave,
  scoreOf,
  wordScramble,
  writeSave,
  type Length,
  type Options,
  type State,
} from "../logic.ts";

const settings = storedShape("tabkit-word-scramble", optionsShape);
const bestScores = Object.fromEntries(
  lengths.map((length) => [length, storedValue(`tabkit-word-scramble-best-${length}`, scoreCodec)]),
) as Record<Length, StoredValue<number>>;

/** Only a running game is kept; one that is over leaves nothing behind. */
const kept = storedValue<State | undefined>("tabkit-word-scramble-game", {
  parse: jsonCodec(readSave).parse,
  format: (state) =>
    state !== undefined && isRunning(state) ? JSON.stringify(writeSave(state)) : null,
});

/** The game, its options and its best score, and everything that can be done. */
export function usePlay() {
  const [options, setOptions] = useStored(settings);
  const { state, send, restart } = useGame(wordScramble(options), { kept });
  // Words that someone may know already say nothing.
  const best = useBest(bestScores[state.options.length], state.isChosen ? 0 : scoreOf(state));
  const running = isRunning(state);

  const start = (isChosen = false) => send({ type: "start", at: performance.now(), isChosen });
  const pause = () => send({ type: "pause", at: performance.now() });
  const onLeave = useEffectEvent(pause);
  useEffect(() => onAway(() => onLeave()), []);

  return {
    state,
    options,
    best,
    running,
    start: () => start(),
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
      start(seed !== undefined);
    },
    changeOptions: (wanted: Options) => {
      setOptions(() => wanted);
      // A running game is not thrown away: what was chosen waits for the next one.
      if (!running) restart();
    },
  };
}
