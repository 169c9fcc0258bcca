import { useEffect, useEffectEvent, useState } from "react";
import { every } from "#browser/clock.ts";
import { Score } from "#ui/game/score-bar.tsx";
import { timeShown, type State } from "../logic.ts";

interface Props {
  state: State;
  /** The game at this very moment. */
  look: () => State;
}

const refreshMs = 100;

/** The clock of a sprint or an ultra. It counts the steps of the game, not the time of day. */
export function Timer({ state, look }: Props) {
  // Since the page was last rendered; what was seen of another game does not count.
  const [seen, setSeen] = useState({ since: state, clock: 0 });
  const isRunning = state.phase === "running";
  const refresh = useEffectEvent(() => setSeen({ since: state, clock: look().clock }));
  useEffect(() => {
    if (!isRunning) return;
    const running = every(refreshMs, () => refresh());
    return () => running.stop();
  }, [isRunning]);
  const clock = isRunning && seen.since === state ? seen.clock : state.clock;
  return <Score label="Time" value={timeShown({ ...state, clock })} />;
}
