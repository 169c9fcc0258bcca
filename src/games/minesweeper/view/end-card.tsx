import { useEffect, useRef, type ReactNode } from "react";
import { prefersReducedMotion } from "#browser/media.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { isWon, tenthsOf, timeText, type State } from "../logic.ts";
import { counted, resultText, speedFigures } from "./announcements.ts";

interface Props {
  state: State;
  /** Whether this is the best time so far. */
  isBest: boolean;
  /** Why the game was lost. */
  advice: string | null;
  /** The switch for small cells: now there is a whole board to look at. */
  fit: ReactNode;
  onNewGame: () => void;
}

/** The end, under the board: who has lost wants to see why. */
export function EndCard({ state, isBest, advice, fit, onNewGame }: Props) {
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
      className="flex flex-col gap-1.5 scroll-mb-3 rounded-lg border border-line bg-raised px-3 py-2.5 motion:animate-rise"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-xl font-bold">{title}</h2>
        <p className="figures text-sm font-semibold">
          {[timeText(tenthsOf(state)), ...figures].join(" · ")}
        </p>
      </div>
      {isBest && <p className="text-sm font-semibold text-good">Your best time!</p>}
      <p className="text-sm text-soft empty:hidden">{hasWon ? whyNoBest(state) : advice}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" className="min-h-11" onClick={onNewGame}>
          Play Again
        </Button>
        <CopyButton text={resultText(state)} what="result" size="normal" />
        {fit}
      </div>
    </section>
  );
}

/** Why a win is not compared with others. */
function whyNoBest({ isChosen, hints, kind }: State): string {
  if (isChosen) return "A chosen seed does not count as a best.";
  if (hints > 0) return `With ${counted(hints, "hint")}, so it does not count as a best.`;
  return kind.level === "custom" ? "Best times are kept for the three levels." : "";
}
