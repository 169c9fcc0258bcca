import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { GameOverlay } from "#ui/game/game-overlay.tsx";
import { foundText, resultText } from "./announcements.ts";
import { scoreOf, wordCount, type State } from "../logic.ts";
import { Dots } from "./board.tsx";

interface Props {
  state: State;
  best: number;
  onStart: () => void;
  onResume: () => void;
  onNewGame: () => void;
}

/** What lies over the table: the start, a pause, the end. */
export function Overlay({ state, best, onStart, onResume, onNewGame }: Props) {
  if (state.phase === "ready") {
    return (
      <GameOverlay
        title={`${wordCount} words`}
        actions={<Main label="Start Game" onClick={onStart} />}
      >
        <p className="text-sm text-soft">{limitText(state.options.limitS)}</p>
      </GameOverlay>
    );
  }
  if (state.isPaused)
    return (
      <GameOverlay
        key="paused"
        title="Paused"
        actions={<Main label="Resume" onClick={onResume} />}
      />
    );
  if (state.phase !== "over") return null;
  const score = scoreOf(state);
  return (
    <GameOverlay
      key="over"
      title="Game Over!"
      actions={
        <>
          <Main label="Play Again" onClick={onNewGame} />
          <CopyButton text={resultText(state)} what="result" size="normal" />
        </>
      }
    >
      <p className="figures text-lg font-semibold">Final Score: {score}</p>
      <p className="text-sm">{foundText(state)}</p>
      <Dots state={state} />
      {!state.isChosen && score > 0 && score === best && (
        <p className="text-sm font-semibold text-good">New Best Score!</p>
      )}
      {state.isChosen && (
        <p className="text-sm text-soft">A chosen seed does not count as a best.</p>
      )}
    </GameOverlay>
  );
}

const limitText = (limitS: number): string =>
  limitS === 0 ? "Take your time." : `${limitS} seconds for each.`;

function Main({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button look="primary" size="large" onClick={onClick}>
      {label}
    </Button>
  );
}
