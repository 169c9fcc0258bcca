import { useEffect, useState } from "react";
import { every } from "#browser/clock.ts";
import { elapsedAt, type Stopwatch } from "#domain/stopwatch.ts";
import { NewGameButton } from "#ui/game/new-game-button.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { fullTenths, isRunning, minesLeft, tenthMs, shortTimeText, type State } from "../logic.ts";

interface Props {
  state: State;
  best: number; // in tenths of a second, 0 for none
  onNewGame: () => void;
  say: (words: string) => void;
}

/** What stands above the board. */
export const Scores = ({ state, best, onNewGame, say }: Props) => (
  <ScoreBar actions={<NewGameButton ask={isRunning(state)} onConfirm={onNewGame} say={say} />}>
    <Score label="Mines" value={minesLeft(state)} />
    <Time watch={state.watch} />
    <Score label="Best" value={best === 0 ? "–" : shortTimeText(best)} />
  </ScoreBar>
);

/** The running time. It alone is drawn ten times a second; the game and its board are not. */
function Time({ watch }: { watch: Stopwatch }) {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (watch.since === null) return;
    const clock = every(tenthMs, setNow);
    return () => clock.stop();
  }, [watch]);
  return <Score label="Time" value={shortTimeText(fullTenths(elapsedAt(watch, now)))} />;
}
