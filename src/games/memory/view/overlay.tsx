import { counted } from "#domain/wording.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { GameOverlay } from "#ui/game/game-overlay.tsx";
import { isWon, maxStars, type State } from "../logic.ts";
import { resultText, starsOf, starText, timeText } from "./announcements.ts";

interface Props {
  state: State;
  bests: { moves: number; timeMs: number };
  /** Whether the result counts as a best. */
  counts: boolean;
  onStart: () => void;
  onNewGame: () => void;
}

/** What lies over the cards: the start and the end. */
export function Overlay({ state, bests, counts, onStart, onNewGame }: Props) {
  if (!state.isStarted) {
    return (
      <GameOverlay
        title={`Find ${state.pairs} pairs`}
        actions={
          <Button look="primary" size="large" onClick={onStart}>
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
  return (
    <GameOverlay
      title="🎉 You Won!"
      actions={
        <>
          <Button look="primary" className="min-h-11" onClick={onNewGame}>
            Play Again
          </Button>
          <CopyButton text={resultText(state)} what="result" size="normal" />
        </>
      }
    >
      <p
        role="img"
        aria-label={`${stars} of ${maxStars} stars`}
        className="text-2xl text-accent-text"
      >
        {starText(stars)}
      </p>
      <p className="figures text-lg font-semibold">
        {counted(state.moves, "move")} · {timeText(state.playedMs)}
      </p>
      <p className="text-sm font-semibold text-good empty:hidden">{praise(state, bests, counts)}</p>
      {!counts && <p className="text-sm text-soft">A chosen seed does not count as a best.</p>}
    </GameOverlay>
  );
}

/** What is better than, or as good as, ever before. */
function praise({ moves, playedMs }: State, bests: Props["bests"], counts: boolean): string {
  const isFewest = counts && moves === bests.moves;
  const isFastest = counts && Math.ceil(playedMs) === bests.timeMs;
  if (isFewest && isFastest) return "Your fewest moves and best time!";
  if (isFewest) return "Your fewest moves!";
  return isFastest ? "Your best time!" : "";
}
