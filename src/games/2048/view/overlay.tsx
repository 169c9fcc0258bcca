import { counted } from "#domain/wording.ts";
import { Button } from "#ui/button.tsx";
import { GameNotice } from "#ui/game/game-notice.tsx";
import { EndCard } from "#ui/game/results/end-card.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { celebrates, cellCount, isNewBest, winTile, type State } from "../logic.ts";

interface Props {
  state: State;
  best: number;
  results: GameResults;
  onNewGame: () => void;
  onUndo: () => void;
  onDismiss: () => void;
}

/** What lies over the board: the end, or for a moment the win. */
export function Overlay({ state, best, results, onNewGame, onUndo, onDismiss }: Props) {
  const { firstEnd, over, past, score, tiles, undos } = state;
  if (over) {
    return (
      <EndCard
        title="Game Over!"
        of={results}
        result={`Final Score: ${score}${undos > 0 ? ` with ${counted(undos, "undo")}` : ""}`}
        praise={isNewBest(state, best) ? "New Best Score!" : undefined}
        onAgain={onNewGame}
        actions={past.length > 0 && <Button onClick={onUndo}>Undo</Button>}
      >
        {firstEnd !== null && firstEnd !== score && (
          <p className="text-sm text-soft">Its first end counts: {results.kind.words(firstEnd)}.</p>
        )}
      </EndCard>
    );
  }
  if (!celebrates(state)) return null;
  const isHigh = tiles.some(({ value, cell }) => value === winTile && cell < cellCount / 2);
  return (
    <GameNotice title="🎉 You Won!" at={isHigh ? "bottom" : "top"} onDismiss={onDismiss}>
      You reached 2048! Keep playing for a higher score.
    </GameNotice>
  );
}
