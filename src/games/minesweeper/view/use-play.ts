import { useEffect, useEffectEvent } from "react";
import { freshSeed } from "#browser/entropy.ts";
import { jsonCodec, storedShape, storedValue } from "#browser/storage.ts";
import { onAway } from "#browser/visibility.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  isRunning,
  kindOf,
  minesweeper,
  optionsShape,
  readSave,
  writeSave,
  type Options,
  type State,
} from "../logic.ts";

const settings = storedShape("tabkit-minesweeper", optionsShape);
const kept = storedValue<State | undefined>("tabkit-minesweeper-game", {
  parse: jsonCodec(readSave).parse,
  format: (state) => (state === undefined ? null : JSON.stringify(writeSave(state))),
});

/** The game, what is chosen for it, and everything that can be done. */
export function usePlay() {
  const [options, setOptions] = useStored(settings);
  const { state, send } = useGame(minesweeper(kindOf(options)), { kept });
  const running = isRunning(state);

  const deal = (wanted: Options, seed: number) => send({ type: "new", kind: kindOf(wanted), seed });
  const pause = () => send({ type: "pause", at: performance.now() });
  // The clock stands while nobody is here, and the board is covered with it.
  const onLeave = useEffectEvent(pause);
  useEffect(() => onAway(() => onLeave()), []);

  return {
    state,
    send,
    options,
    running,
    pause,
    resume: () => send({ type: "resume", at: performance.now() }),
    open: (cell: number) => send({ type: "open", cell, at: performance.now() }),
    mark: (cell: number) => send({ type: "mark", cell, questions: options.questions }),
    cancel: () => send({ type: "cancel" }),
    newGame: () => deal(options, freshSeed()),
    playSeed: (seed: number) => {
      deal(options, seed);
      send({ type: "begin", at: performance.now() });
    },
    change: (part: Partial<Options>) => {
      const next = { ...options, ...part };
      setOptions(() => next);
      // A running game is not thrown away: what was chosen waits for the next one.
      const isOther = "level" in part || "custom" in part || "noGuess" in part;
      if (isOther && !running) deal(next, freshSeed());
    },
  };
}
