import { useEffect, useRef, type ReactNode } from "react";
import { addressWith } from "#browser/fragment.ts";
import { dayFinished, isCounted, tallyOf, type Finished } from "#domain/game-results.ts";
import { changeWords, shareText } from "#domain/game-results-words.ts";
import { Button } from "../../button.tsx";
import { CopyButton } from "../../copy-button.tsx";
import { GameOverlay } from "../game-overlay.tsx";
import { thumbSized } from "../thumb-sized.ts";
import { dailyFragment } from "./use-daily-link.ts";
import type { GameResults } from "./use-results.ts";

interface ResultProps {
  of: GameResults;
  /** The result in more words than `kind.words` has: "14 moves · 0:45 · ★★☆". */
  result?: string;
  /** The game's own words for a new best: "New Best Score!" */
  praise?: string | undefined;
}

const newBest = "New best!";

/** How a game went: the result, the best, what changed, and the day. For inside an overlay. */
export function EndResult({ of, result, praise = "" }: ResultProps) {
  const { kind, results, finished, before, at } = of;
  if (finished === null) return null;
  const { best } = tallyOf(results, finished.mode);
  const counts = before !== null && isCounted(before, finished, at);
  const change = counts ? changeWords(kind, tallyOf(before, finished.mode), finished) : "";
  const isBest = praise !== "" || change.startsWith(newBest);
  const words = praise === "" ? change : `${praise} ${change.replace(newBest, "").trim()}`.trim();
  return (
    <>
      <p className="figures text-lg font-semibold">{result ?? kind.words(finished.score)}</p>
      <p className={`text-sm font-semibold empty:hidden ${isBest ? "text-good" : "text-soft"}`}>
        {words}
      </p>
      {finished.isChosen === true && !isDay(finished, at) && (
        <p className="text-sm text-soft">A chosen seed does not count as a best.</p>
      )}
      {best !== null && best !== finished.score && (
        <p className="figures text-sm text-soft">Best: {kind.words(best)}</p>
      )}
      <DayLine of={of} />
    </>
  );
}

const isDay = (finished: Finished, at: number): boolean => dayFinished(finished, at) !== null;

/** What the game means for the day, if it is the day's. */
function DayLine({ of: { results, finished, before, at } }: { of: GameResults }) {
  if (finished === null || !isDay(finished, at)) return null;
  const isAgain = before?.days.includes(finished.seed ?? 0) ?? true;
  const first = results.latestDay?.seed === finished.seed ? results.latestDay?.words : undefined;
  if (!isAgain) return <p className="text-sm font-medium">Today’s game is done.</p>;
  return (
    <p className="text-sm text-soft">
      {first === undefined
        ? "The first try of the day counts."
        : `Your first try counts: ${first}.`}
    </p>
  );
}

interface ActionsProps extends ResultProps {
  /** What the game is called in the copied text, with its mode: "Memory, 18 pairs". */
  name?: string;
}

/** What else can be done at the end: copy the result. Comes after Play Again, which has the focus. */
export function EndActions({ of: { kind, finished, at }, result, name = kind.name }: ActionsProps) {
  if (finished === null) return null;
  const text = () =>
    shareText(
      name,
      finished.seed,
      result ?? kind.words(finished.score),
      addressWith(isDay(finished, at) ? dailyFragment : ""),
    );
  return <CopyButton label="Copy result" size="normal" text={text} />;
}

interface Props extends ActionsProps {
  title: string; // "Game Over!"
  onAgain: () => void;
  /** More than the result, above it: stars. */
  children?: ReactNode;
  /** Watch replay, Copy link. */
  actions?: ReactNode;
  /** Where keys are pressed quickly: the focus waits this long before it moves to Play Again. */
  calmMs?: number;
  /** Under the board and not over it, where the board itself shows how it ended. */
  isBelow?: boolean;
}

/** The end of a game. Play Again has the focus: Enter plays again. */
export function EndCard(props: Props) {
  const { title, onAgain, children, actions, calmMs = 0, isBelow = false, ...rest } = props;
  const buttons = (
    <>
      <Button look="primary" className="min-h-11" aria-keyshortcuts="Space Enter" onClick={onAgain}>
        Play Again
      </Button>
      <EndActions {...rest} />
      {actions}
    </>
  );
  if (isBelow) {
    return (
      <EndBelow title={title} actions={buttons}>
        {children}
        <EndResult {...rest} />
      </EndBelow>
    );
  }
  return (
    <GameOverlay title={title} calmMs={calmMs} actions={buttons}>
      {children}
      <EndResult {...rest} />
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
      className="flex w-full flex-wrap items-center justify-between gap-2 rounded-lg border border-line bg-raised px-4 py-3"
    >
      <div>{props.children}</div>
      <div className={`flex flex-wrap gap-2 ${thumbSized}`}>{props.actions}</div>
    </div>
  );
}
