import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { GameOverlay } from "#ui/game/game-overlay.tsx";
import type { Phase } from "../logic.ts";

interface Props {
  phase: Phase;
  children: ReactNode; // how the game went
  onStart: () => void;
  onResume: () => void;
}

/** The start, a pause, the end. */
export function Overlay({ phase, children, onStart, onResume }: Props) {
  if (phase === "idle") {
    return (
      <GameOverlay
        key={phase}
        title="Simon Says"
        actions={<Main label="Start" onClick={onStart} />}
      >
        <p className="text-sm text-soft">Watch, remember, repeat.</p>
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
  return (
    <GameOverlay
      key={phase}
      title="Game Over!"
      calmMs={600}
      actions={<Main label="Play Again" onClick={onStart} />}
    >
      {children}
    </GameOverlay>
  );
}

const Main = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button look="primary" size="large" onClick={onClick}>
    {label}
  </Button>
);
