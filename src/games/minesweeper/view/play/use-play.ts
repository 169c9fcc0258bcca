import { useState } from "react";
import { freshSeed } from "#browser/entropy.ts";
import { jsonCodec, storedShape, storedValue } from "#browser/storage.ts";
import { luckOf, type Stage } from "#ui/game/replay/stage.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  isRunning,
  kindOf,
  minesweeper,
  optionsShape,
  readSave,
  replay,
  writeSave,
  type Action,
  type Options,
  type State,
  type Wanted,
} from "../../logic.ts";
import { dayKind } from "./results.ts";

const settings = storedShape("tabkit-minesweeper", optionsShape);
/** A game from before they were recorded. */
const kept = storedValue<State | undefined>("tabkit-minesweeper-game", {
  parse: jsonCodec(readSave).parse,
  format: (state) => (state === undefined ? null : JSON.stringify(writeSave(state))),
});
/** The clock stands while nobody is here, and the board is covered with it. */
const away: Action = {
  type: "pause",
  get at() {
    return performance.now();
  },
};

/** The game, what is chosen for it, and everything that can be done. */
export function usePlay({ challenge, leave }: Stage<State, Wanted>) {
  const [options, setOptions] = useStored(settings);
  const [isDaily, setDaily] = useState(false);
  const kind = challenge?.options ?? (isDaily ? dayKind : kindOf(options));
  const game = useGame(minesweeper(kind), { kept, replay, away, ...luckOf(challenge) });
  const { state, send, restart } = game;
  const running = isRunning(state);

  const begin = () => send({ type: "begin", at: performance.now() });
  const playSeed = (seed: number, isTheDays = false) => {
    leave();
    setDaily(isTheDays);
    restart(seed);
    begin();
  };
  return {
    ...game,
    options,
    running,
    pause: () => send({ type: "pause", at: performance.now() }),
    resume: () => send({ type: "resume", at: performance.now() }),
    open: (cell: number) => {
      // A race begins where the other game did, wherever one presses: else it were another board.
      if (challenge !== null && state.counts === null) begin();
      else send({ type: "open", cell, at: performance.now() });
    },
    mark: (cell: number) => send({ type: "mark", cell, questions: options.questions }),
    cancel: () => send({ type: "cancel" }),
    newGame: () => {
      setDaily(false);
      restart();
    },
    playSeed,
    playDay: (seed: number) => playSeed(seed, true),
    change: (part: Partial<Options>) => {
      setOptions((now) => ({ ...now, ...part }));
      // A running game is not thrown away: what was chosen waits for the next one.
      const isOther = "level" in part || "custom" in part || "noGuess" in part;
      if (!isOther || running) return;
      leave();
      setDaily(false);
      restart(freshSeed());
    },
  };
}
