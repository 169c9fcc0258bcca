import type { ReactNode } from "react";
import { counted } from "#domain/wording.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { GameNotice, GameOverlay } from "#ui/game/game-overlay.tsx";
import { celebrates, cellCount, isNewBest, winTile, type State } from "../logic.ts";
import { resultText } from "./announcements.ts";

interface Props {
  state: State;
  best: number;
  onNewGame: () => void;
  onUndo: () => void;
  onDismiss: () => void;
  /** What else can be done with the finished game. */
  more: ReactNode;
}

/** What lies over the board: the end, or for a moment the win. */
export function Overlay({ state, best, onNewGame, onUndo, onDismiss, more }: Props) {
  if (state.over) {
    return (
      <GameOverlay
        title="Game Over!"
        actions={
          <>
            <Button look="primary" onClick={onNewGame}>
              Play Again
            </Button>
            {state.past.length > 0 && <Button onClick={onUndo}>Undo</Button>}
            <CopyButton text={resultText(state)} what="result" />
            {more}
          </>
        }
      >
        <p className="figures text-lg font-semibold">Final Score: {state.score}</p>
        {isNewBest(state, best) && <p className="font-semibold text-good">New Best Score!</p>}
        {state.undos > 0 && (
          <p className="text-sm text-soft">with {counted(state.undos, "undo")}</p>
        )}
      </GameOverlay>
    );
  }
  if (!celebrates(state)) return null;
  const isHigh = state.tiles.some(({ value, cell }) => value === winTile && cell < cellCount / 2);
  return (
    <GameNotice title="🎉 You Won!" at={isHigh ? "bottom" : "top"} onDismiss={onDismiss}>
      You reached 2048! Keep playing for a higher score.
    </GameNotice>
  );
}
