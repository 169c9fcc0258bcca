import { useEffect, type RefObject } from "react";
import { isForeign, keepsItsKeys } from "./own-keys.ts";

/**
 * Keys press the buttons of a game that name them by `aria-keyshortcuts`: what a key does can be
 * seen, is off when its button is off, and asks where its button asks. The game's own keys come
 * first. Space does not scroll the page while the board is in sight.
 */
export function useShortcuts(area: RefObject<HTMLElement | null>): void {
  // After the layout effect in which a game begins to listen: its own keys come first.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (area.current === null || isForeign(event) || keepsItsKeys(event)) return;
      const button = buttonOf(area.current, event.key);
      if (button === undefined && !(event.key === " " && isInSight(area.current))) return;
      event.preventDefault();
      if (!event.repeat) button?.click();
    };
    globalThis.addEventListener("keydown", onKeyDown);
    return () => globalThis.removeEventListener("keydown", onKeyDown);
  }, [area]);
}

function buttonOf(area: HTMLElement, key: string): HTMLButtonElement | undefined {
  const name = key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key;
  const buttons = area.querySelectorAll<HTMLButtonElement>("button[aria-keyshortcuts]");
  return [...buttons].find(
    (button) =>
      !button.disabled && button.getAttribute("aria-keyshortcuts")?.split(" ").includes(name),
  );
}

function isInSight(area: HTMLElement): boolean {
  const { top, bottom } = area.getBoundingClientRect();
  return bottom > 0 && top < globalThis.innerHeight;
}
