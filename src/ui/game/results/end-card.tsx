import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../button.tsx";
import { EndActions, EndDetails } from "../afterwards.tsx";
import { GameOverlay } from "../game-overlay.tsx";
import { thumbSized } from "../thumb-sized.ts";
import type { GameResults } from "./use-results.ts";

interface ResultProps {
  of: GameResults;
  /** The result in more words than `kind.words` has: "14 moves · 0:45 · ★★☆". */
  result?: string | undefined;
  /** The game's own words for a new best: "New Best Score!" */
  praise?: string | undefined;
}

/** How a game went: the result, the best, what changed, and the day. For inside an overlay. */
export function EndResult({ of, result, praise }: ResultProps) {
  if (of.finished === null) return null;
  return (
    <>
      <p className="figures text-lg font-semibold">{result ?? of.kind.words(of.finished.score)}</p>
      <EndDetails of={of} praise={praise} />
    </>
  );
}

interface Props extends ResultProps {
  title: string; // "Game Over!"
  onAgain: () => void;
  /** What the game is called in the copied text, with its mode: "Memory, 18 pairs". */
  name?: string;
  /** More than the result, above it: stars. */
  children?: ReactNode;
  /** What a game has besides Play Again, Copy result and its replay. */
  actions?: ReactNode;
  /** Where keys are pressed quickly: the focus waits this long before it moves to Play Again. */
  calmMs?: number;
  /** Under the board and not over it, where the board itself shows how it ended. */
  isBelow?: boolean;
}

/** The end of a game. Play Again has the focus: Enter plays again. */
export function EndCard(props: Props) {
  const { title, of, result, praise, name, onAgain, children, actions } = props;
  const { calmMs = 0, isBelow = false } = props;
  const buttons = (
    <>
      <Button look="primary" className="min-h-11" aria-keyshortcuts="Space Enter" onClick={onAgain}>
        Play Again
      </Button>
      <EndActions of={of} result={result} name={name}>
        {actions}
      </EndActions>
    </>
  );
  const words = (
    <>
      {children}
      <EndResult of={of} result={result} praise={praise} />
    </>
  );
  if (isBelow) {
    return (
      <EndBelow title={title} actions={buttons}>
        {words}
      </EndBelow>
    );
  }
  return (
    <GameOverlay title={title} calmMs={calmMs} actions={buttons}>
      {words}
    </GameOverlay>
  );
}

/** As an overlay does, it takes the focus from whoever was playing. */
function EndBelow(props: { title: string; children: ReactNode; actions: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const game = panel.current?.closest("section");
    if (!game?.contains(document.activeElement)) return;
    panel.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={panel}
      role="group"
      aria-label={props.title}
      className="flex w-full flex-wrap items-center justify-between gap-2 rounded-lg border border-line bg-raised px-4 py-3 playing:[@media(max-height:30rem)]:px-2"
    >
      <div>{props.children}</div>
      <div className={`flex flex-wrap gap-2 ${thumbSized}`}>{props.actions}</div>
    </div>
  );
}
