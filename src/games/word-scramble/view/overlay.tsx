import { Button } from "#ui/button.tsx";
import { EndActions } from "#ui/game/afterwards.tsx";
import { GameOverlay } from "#ui/game/game-overlay.tsx";
import { EndResult } from "#ui/game/results/end-card.tsx";
import { scoreOf, wordCount } from "../logic.ts";
import { foundText, gameName, marksOf } from "./announcements.ts";
import { Dots } from "./dots.tsx";
import type { usePlay } from "./use-play.ts";

interface Props {
  play: ReturnType<typeof usePlay>;
}

/** What lies over the table: the start, a pause, the end. */
export function Overlay({ play }: Props) {
  const { state } = play;
  if (state.phase === "ready") {
    return (
      <GameOverlay
        key="ready"
        title={`${wordCount} words`}
        actions={<Main label="Start Game" keys="Space Enter" onClick={play.start} />}
      >
        <p className="text-sm text-soft">{limitText(state.options.limitS)}</p>
        {play.isDaily && <p className="text-sm font-medium">Today’s game</p>}
      </GameOverlay>
    );
  }
  if (state.isPaused) {
    return (
      <GameOverlay
        key="paused"
        title="Paused"
        actions={<Main label="Resume" keys="Space Enter P" onClick={play.resume} />}
      />
    );
  }
  return state.phase === "over" ? <End play={play} /> : null;
}

/** The result copied has a mark for each word, which the card shows as dots. */
function End({ play }: Props) {
  const { state, results } = play;
  const score = scoreOf(state);
  return (
    <GameOverlay
      key="over"
      title="Game Over!"
      actions={
        <>
          <Main label="Play Again" keys="Space Enter" onClick={play.again} />
          <EndActions
            of={results}
            name={gameName(state)}
            result={`${score} points · ${foundText(state)}\n${marksOf(state)}`}
          />
        </>
      }
    >
      <EndResult of={results} result={`Final Score: ${score}`} />
      <p className="flex flex-wrap items-center justify-center gap-2 text-sm">
        {foundText(state)} <Dots state={state} />
      </p>
    </GameOverlay>
  );
}

const limitText = (limitS: number): string =>
  limitS === 0 ? "Take your time." : `${limitS} seconds for each.`;

function Main({ label, keys, onClick }: { label: string; keys: string; onClick: () => void }) {
  return (
    <Button look="primary" size="large" aria-keyshortcuts={keys} onClick={onClick}>
      {label}
    </Button>
  );
}
