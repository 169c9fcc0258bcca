import type { ReactNode, RefObject } from "react";
import { GameSettings } from "./game-settings.tsx";
import { thumbSized } from "./thumb-sized.ts";
import { useGameSettings } from "./use-game-settings.ts";

interface Props {
  /** The name of the game, for screen readers. */
  name: string;
  /** What counts as inside the game for its keys. */
  area: RefObject<HTMLElement | null>;
  /** A slim row: figures on the left, New Game on the right. */
  scores: ReactNode;
  board: ReactNode;
  /** A `GameOverlay` for the start, a pause or the end; it lies over the board. */
  overlay?: ReactNode;
  /** Buttons under the board, within a thumb's reach. */
  controls?: ReactNode;
  /** Panels: to the right on a desktop, below on a phone. */
  aside: ReactNode;
  /** The board's style sheet has colors for `[data-colors="clear"]`: they can be switched on. */
  hasClearColors?: boolean;
}

/** Where everything of a game stands: the board fits a small phone without scrolling. */
export function GameFrame({
  name,
  area,
  scores,
  board,
  overlay,
  controls,
  aside,
  hasClearColors = false,
}: Props) {
  const [{ clearColors }] = useGameSettings();
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-8">
      <section
        ref={area}
        aria-label={`${name} game`}
        data-colors={hasClearColors && clearColors ? "clear" : undefined}
        className="mx-auto flex w-fit max-w-full flex-col gap-2.5"
      >
        {/* The board alone makes the width; the rows above and below follow it. */}
        <div className={`w-0 min-w-full ${thumbSized}`}>{scores}</div>
        <div className="relative">
          {board}
          {overlay}
        </div>
        <div className={`w-0 min-w-full ${thumbSized}`}>{controls}</div>
      </section>
      <div className={`flex flex-col gap-4 ${thumbSized}`}>
        {aside}
        <GameSettings hasClearColors={hasClearColors} />
      </div>
    </div>
  );
}
