import { minutesAndSeconds } from "#domain/wording.ts";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { fewestPresses, isWon, secondsOf, type State } from "../logic.ts";
import { counted, resultText } from "./announcements.ts";

interface Props {
  state: State;
  /** Whether this is the best time so far. */
  isBest: boolean;
  /** Why the game was lost. */
  advice: string | null;
  onNewGame: () => void;
}

/** The end, under the board: who has lost wants to see why. */
export function EndCard({ state, isBest, advice, onNewGame }: Props) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // Who was playing goes on with the keyboard; who was reading elsewhere is left in peace.
    const game = card.current?.parentElement?.closest("section");
    if (game?.contains(document.activeElement))
      card.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);

  const hasWon = isWon(state);
  const title = hasWon ? "🎉 You Won!" : "Game Over!";
  return (
    <section
      ref={card}
      aria-label={title}
      className="flex flex-col gap-2 rounded-lg border border-line bg-raised p-4 motion:animate-rise"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h2 className="text-xl font-bold">{title}</h2>
          <p className="figures text-sm font-semibold">
            {minutesAndSeconds(secondsOf(state))}
            {hasWon &&
              ` · 3BV ${fewestPresses(state.kind, state.counts ?? [])} · ${counted(state.presses, "press")}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" className="min-h-11" onClick={onNewGame}>
            Play Again
          </Button>
          <CopyButton text={resultText(state)} what="result" size="normal" />
        </div>
      </div>
      {isBest && <p className="text-sm font-semibold text-good">Your best time!</p>}
      <p className="text-sm text-soft empty:hidden">{hasWon ? whyNoBest(state) : advice}</p>
    </section>
  );
}

/** Why a win is not compared with others. */
function whyNoBest({ isChosen, hints, kind }: State): string {
  if (isChosen) return "A chosen seed does not count as a best.";
  if (hints > 0) return `With ${counted(hints, "hint")}, so it does not count as a best.`;
  return kind.level === "custom" ? "Best times are kept for the three levels." : "";
}
