import { Button } from "#ui/button.tsx";
import { GameOverlay } from "#ui/game/game-overlay.tsx";
import { EndCard } from "#ui/game/results/end-card.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import type { Phase } from "../logic.ts";
import { SoundQuestion } from "./sound-question.tsx";

interface Props {
  phase: Phase;
  results: GameResults;
  isDaily: boolean;
  onStart: () => void;
  onResume: () => void;
}

/** The start, a pause, the end. */
export function Overlay({ phase, results, isDaily, onStart, onResume }: Props) {
  if (phase === "idle") {
    return (
      <GameOverlay
        key={phase}
        title="Simon Says"
        actions={<Main label="Start" onClick={onStart} />}
      >
        <p className="text-sm text-soft">Watch, remember, repeat.</p>
        {isDaily && <p className="text-sm font-medium">Today’s game</p>}
        <SoundQuestion />
      </GameOverlay>
    );
  }
  if (phase === "paused") {
    return (
      <GameOverlay
        key={phase}
        title="Paused"
        actions={<Main label="Resume" onClick={onResume} />}
      />
    );
  }
  if (phase !== "over") return null;
  const rounds = results.kind.words(results.finished?.score ?? 0);
  return (
    <EndCard
      key={phase}
      title="Game Over!"
      calmMs={600}
      of={results}
      result={`${rounds} completed`}
      onAgain={onStart}
    />
  );
}

const Main = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button look="primary" size="large" aria-keyshortcuts="Space Enter" onClick={onClick}>
    {label}
  </Button>
);
