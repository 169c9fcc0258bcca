import { Button } from "#ui/button.tsx";
import { GameOverlay } from "#ui/game/game-overlay.tsx";

/** Covers the board while the clock stands. */
export function Paused({ onResume }: { onResume: () => void }) {
  return (
    <GameOverlay
      title="Paused"
      actions={
        <Button look="primary" size="large" aria-keyshortcuts="Space Enter P" onClick={onResume}>
          Resume
        </Button>
      }
    />
  );
}
