import { useEffect, useEffectEvent } from "react";
import { freshSeed } from "#browser/entropy.ts";
import { jsonCodec, storedValue } from "#browser/storage.ts";
import { onAway } from "#browser/visibility.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  isRunning,
  kindOf,
  minesweeper,
  readSave,
  readSettings,
  writeSave,
  type Settings,
  type State,
} from "../logic.ts";

const storedSettings = storedValue("tabkit-minesweeper", jsonCodec(readSettings));
const kept = storedValue<State | undefined>("tabkit-minesweeper-game", {
  parse: jsonCodec(readSave).parse,
  format: (state) => (state === undefined ? null : JSON.stringify(writeSave(state))),
});

/** The game, what is chosen for it, and everything that can be done. */
export function usePlay() {
  const [settings, setSettings] = useStored(storedSettings, readSettings(undefined));
  const { state, send } = useGame(minesweeper(kindOf(settings)), { kept });
  const running = isRunning(state);

  const deal = (wanted: Settings, seed: number) =>
    send({ type: "new", kind: kindOf(wanted), seed });
  const pause = () => send({ type: "pause", at: performance.now() });
  // The clock stands while nobody is here, and the board is covered with it.
  const onLeave = useEffectEvent(pause);
  useEffect(() => onAway(() => onLeave()), []);

  return {
    state,
    send,
    settings,
    running,
    pause,
    resume: () => send({ type: "resume", at: performance.now() }),
    open: (cell: number) => send({ type: "open", cell, at: performance.now() }),
    mark: (cell: number) => send({ type: "mark", cell, questions: settings.questions }),
    cancel: () => send({ type: "cancel" }),
    newGame: () => deal(settings, freshSeed()),
    playSeed: (seed: number) => {
      deal(settings, seed);
      send({ type: "begin", at: performance.now() });
    },
    change: (part: Partial<Settings>) => {
      const next = { ...settings, ...part };
      setSettings(() => next);
      // A running game is not thrown away: what was chosen waits for the next one.
      const isOther = "level" in part || "custom" in part || "noGuess" in part;
      if (isOther && !running) deal(next, freshSeed());
    },
  };
}
