import type { ReactNode } from "react";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { timeText, type State } from "../logic.ts";
import { Timer } from "./timer.tsx";

interface Props {
  state: State;
  look: () => State;
  best: number;
  actions: ReactNode;
}

/** What counts in the mode at hand, and the best of it. */
export function Scores({ state, look, best, actions }: Props) {
  const { mode, score } = state;
  return (
    <ScoreBar actions={actions}>
      {mode !== "classic" && <Timer state={state} look={look} />}
      {mode !== "sprint" && <Score label="Score" value={score} />}
      <Score label="Best" value={mode === "sprint" ? bestTime(best) : best} />
    </ScoreBar>
  );
}

const bestTime = (timeMs: number): string => (timeMs === 0 ? "–" : timeText(timeMs, 2));
