import { useEffect, useState } from "react";
import { every } from "#browser/clock.ts";
import { Score } from "#ui/game/score-bar.tsx";
import { playedMsAt, type State } from "../logic.ts";
import { timeText } from "./announcements.ts";

const refreshMs = 200;

/** The time of the game, counting while it runs. */
export function Timer({ state }: { state: State }) {
  const [now, setNow] = useState(0);
  const isCounting = state.runningSince !== null;
  useEffect(() => {
    if (!isCounting) return;
    const clock = every(refreshMs, setNow);
    return () => clock.stop();
  }, [isCounting]);
  return <Score label="Time" value={timeText(playedMsAt(state, now))} />;
}
