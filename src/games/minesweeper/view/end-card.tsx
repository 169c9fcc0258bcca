import { useEffect, useRef, type ReactNode } from "react";
import { prefersReducedMotion } from "#browser/media.ts";
import { Button } from "#ui/button.tsx";
import { EndActions } from "#ui/game/afterwards.tsx";
import { EndResult } from "#ui/game/results/end-card.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { thumbSized } from "#ui/game/thumb-sized.ts";
import { isWon, kindName, tenthsOf, timeText, type State } from "../logic.ts";
import { counted, outcomeText, speedFigures } from "./announcements.ts";

interface Props {
  state: State;
  results: GameResults;
  /** Why the game was lost. */
  advice: string | null;
  /** The switch for small cells: now there is a whole board to look at. */
  fit: ReactNode;
  onNewGame: () => void;
}

/** The end, under the board: who has lost wants to see why. */
export function EndCard({ state, results, advice, fit, onNewGame }: Props) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // Who was playing goes on with the keyboard; who was reading elsewhere is left in peace.
    const game = card.current?.parentElement?.closest("section");
    if (game?.contains(document.activeElement))
      card.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  const hasWon = isWon(state);
  const isComplete = state.last !== null && (hasWon || advice !== null);
  useEffect(() => {
    // Nobody should have to look for the reason: the page follows, with the board still in sight.
    const behavior = prefersReducedMotion() ? "instant" : "smooth";
    if (isComplete) card.current?.scrollIntoView({ block: "nearest", behavior });
  }, [isComplete]);

  const title = hasWon ? "🎉 You Won!" : "Game Over!";
  const figures = hasWon ? [...speedFigures(state), counted(state.presses, "press")] : [];
  return (
    <section
      ref={card}
      aria-label={title}
      className="flex flex-col gap-1.5 scroll-mb-3 playing:scroll-mb-0 rounded-lg border border-line bg-raised px-3 py-2.5 motion:animate-rise playing:[@media(max-height:30rem)]:gap-1 playing:[@media(max-height:30rem)]:px-2 playing:[@media(max-height:30rem)]:py-1.5"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-xl font-bold">{title}</h2>
        <EndResult of={results} result={[timeText(tenthsOf(state)), ...figures].join(" · ")} />
      </div>
      {hasWon && state.hints > 0 && (
        <p className="text-sm text-soft">
          With {counted(state.hints, "hint")}, so it does not count as a best.
        </p>
      )}
      <p className="text-sm text-soft empty:hidden">{!hasWon && advice}</p>
      <div className={`flex flex-wrap items-center gap-2 ${thumbSized}`}>
        <Button
          look="primary"
          className="min-h-11"
          aria-keyshortcuts="Space Enter"
          onClick={onNewGame}
        >
          Play Again
        </Button>
        <EndActions
          of={results}
          name={`Minesweeper, ${kindName(state.kind)}`}
          result={outcomeText(state)}
        />
        {fit}
      </div>
    </section>
  );
}
