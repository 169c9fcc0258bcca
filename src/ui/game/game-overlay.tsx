import { useEffect, useRef, type ReactNode } from "react";
import { thumbSized } from "./thumb-sized.ts";

interface Props {
  /** "Game Over!", "Paused" */
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Where keys are pressed quickly: the focus waits this long before it moves to the button. */
  calmMs?: number | undefined;
}

/** What stops the game and lies over its board: the start, a pause, the end. */
export function GameOverlay({ title, children, actions, calmMs = 0 }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const takeFocus = () => {
      // Who was playing goes on with the keyboard; who was reading elsewhere is left in peace.
      const game = panel.current?.closest("section");
      if (!game?.contains(document.activeElement)) return;
      panel.current?.querySelector("button")?.focus({ preventScroll: true });
    };
    if (calmMs === 0) return takeFocus();
    const timer = setTimeout(takeFocus, calmMs);
    return () => clearTimeout(timer);
  }, [calmMs]);

  return (
    <div className="absolute inset-0 z-20 flex items-center justify-center rounded-lg bg-surface/60 p-3 motion:animate-rise">
      <div
        ref={panel}
        role="group"
        aria-label={title}
        className="flex flex-col items-center gap-1.5 rounded-lg border border-line bg-raised px-5 py-4 text-center shadow-panel"
      >
        <h2 className="text-2xl font-bold">{title}</h2>
        {children}
        {actions !== undefined && (
          <div className={`mt-2 flex flex-wrap justify-center gap-2 ${thumbSized}`}>{actions}</div>
        )}
      </div>
    </div>
  );
}
