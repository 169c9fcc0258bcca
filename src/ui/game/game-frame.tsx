import {
  useState,
  type ComponentProps,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
} from "react";
import { Announcer } from "./announcer.tsx";
import { FrameButtons } from "./frame-buttons.tsx";
import style from "./game-frame.module.css";
import { FrameState } from "./frame-state.ts";
import type { GameResults } from "./results/use-results.ts";
import { thumbSized } from "./thumb-sized.ts";
import { useGameSettings } from "./use-game-settings.ts";
import { useShortcuts } from "./use-shortcuts.ts";

interface Props {
  /** The name of the game, for screen readers. */
  name: string;
  /** What counts as inside the game for its keys. */
  area: RefObject<HTMLElement | null>;
  /** How its games went, and whom it races against. */
  of?: GameResults;
  /** What screen readers hear of it: see `useAnnouncer`. */
  spoken: ComponentProps<typeof Announcer>["spoken"];
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
  /**
   * What the board is made of. `picture` grows with `--room-width` and `--room-height`, which say in
   * play mode how much room there is; `text` is as high as its words.
   */
  made?: "picture" | "text";
  /** Handlers for the room around the board, where a finger may swipe as well as on it. */
  surface?: HTMLAttributes<HTMLElement>;
}

/** Where everything of a game stands: the board fits a small phone without scrolling. */
export function GameFrame({
  name,
  area,
  of,
  spoken,
  scores,
  board,
  overlay,
  controls,
  aside,
  hasClearColors = false,
  made = "picture",
  surface,
}: Props) {
  const [{ clearColors }] = useGameSettings();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts(area);
  return (
    <>
      <div className={style.frame}>
        <section
          ref={area}
          aria-label={`${name} game`}
          data-game={made}
          data-colors={hasClearColors && clearColors ? "clear" : undefined}
          className={style.game}
        >
          <div className={`${style.scores} ${thumbSized}`}>
            {/* A ghost has a row of its own, as wide as the game. */}
            <div className="min-w-0 flex-1 has-data-ghost:contents [&>*]:min-w-0 [&>*]:flex-1">
              {of?.replays?.ghost}
              {scores}
            </div>
            <div className={style.buttons}>
              <FrameButtons area={area} onHelp={() => setHelpOpen(true)} />
            </div>
          </div>
          <div className={style.room} {...surface}>
            <div className={style.board}>
              {board}
              {overlay}
            </div>
          </div>
          <div className={`${style.controls} ${thumbSized}`}>{controls}</div>
        </section>
        <div className={`flex flex-col gap-4 ${thumbSized}`}>
          <FrameState value={{ isHelpOpen, closeHelp: () => setHelpOpen(false), hasClearColors }}>
            {aside}
          </FrameState>
        </div>
      </div>
      <Announcer spoken={spoken} />
    </>
  );
}
