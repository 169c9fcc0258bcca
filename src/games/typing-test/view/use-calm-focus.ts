import { useEffect, type RefObject } from "react";

/** Nobody presses the next key of a text as late as this. */
const calmMs = 1000;

/**
 * Moves the focus from the game to its button once nothing has been typed for a moment: whoever
 * types on past the end does not press it. Who is elsewhere by then is left in peace.
 */
export function useCalmFocus(
  isOver: boolean,
  area: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
): void {
  useEffect(() => {
    if (!isOver) return;
    let timer = 0;
    const stop = () => {
      globalThis.clearTimeout(timer);
      globalThis.removeEventListener("keydown", wait);
    };
    const move = () => {
      stop();
      if (area.current?.querySelector("textarea") !== document.activeElement) return;
      button.current?.focus({ preventScroll: true });
    };
    const wait = () => {
      globalThis.clearTimeout(timer);
      timer = globalThis.setTimeout(move, calmMs) as unknown as number;
    };
    wait();
    globalThis.addEventListener("keydown", wait);
    return stop;
  }, [isOver, area, button]);
}
