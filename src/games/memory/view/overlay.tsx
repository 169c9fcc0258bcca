import { counted } from "#domain/wording.ts";
import { Button } from "#ui/button.tsx";
import { GameOverlay } from "#ui/game/game-overlay.tsx";
import { EndCard } from "#ui/game/results/end-card.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { isWon, maxStars, pairsShape, type State } from "../logic.ts";
import { starsOf, starText, timeText } from "./announcements.ts";

interface Props {
  state: State;
  bests: { moves: number; timeMs: number };
  results: GameResults;
  onStart: () => void;
  onNewGame: () => void;
}

/** What lies over the cards: the start and the end. */
export function Overlay({ state, bests, results, onStart, onNewGame }: Props) {
  if (!state.isStarted) {
    return (
      <GameOverlay
        title={`Find ${state.pairs} pairs`}
        actions={
          <Button look="primary" size="large" aria-keyshortcuts="Space Enter" onClick={onStart}>
            Start Game
          </Button>
        }
      >
        <p className="text-sm text-soft">Two cards make a move.</p>
        <p className="sr-only">The cards can be reached once the game has begun.</p>
      </GameOverlay>
    );
  }
  if (!isWon(state)) return null;
  const stars = starsOf(state);
  const figures = `${counted(state.moves, "move")} · ${timeText(state.playedMs)}`;
  return (
    <EndCard
      title="🎉 You Won!"
      of={results}
      result={figures}
      praise={praise(state, bests)}
      name={state.pairs === pairsShape.initial ? "Memory" : `Memory, ${state.pairs} pairs`}
      onAgain={onNewGame}
    >
      <p
        role="img"
        aria-label={`${stars} of ${maxStars} stars`}
        className="text-2xl text-accent-text"
      >
        {starText(stars)}
      </p>
    </EndCard>
  );
}

/** What is better than, or as good as, ever before. */
function praise({ isChosen, moves, playedMs }: State, bests: Props["bests"]): string {
  const isFewest = !isChosen && moves === bests.moves;
  const isFastest = !isChosen && Math.ceil(playedMs) === bests.timeMs;
  if (isFewest && isFastest) return "Your fewest moves and best time!";
  if (isFewest) return "Your fewest moves!";
  return isFastest ? "Your best time!" : "";
}
