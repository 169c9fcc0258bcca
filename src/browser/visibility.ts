/** Calls back with true when the page is hidden and with false when it is seen again. */
export function onHidden(listener: (hidden: boolean) => void): () => void {
  const tell = () => listener(isHidden());
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
}

/** True while nobody can see the page: another tab is in front. */
export const isHidden = (): boolean => document.visibilityState === "hidden";

/**
 * Calls back when the visitor turns away from a game: to another tab or window, to a dialog, or to a
 * field beside the game.
 */
export function onAway(listener: () => void): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && isElsewhere(target)) listener();
  };
  const stop = onHidden((hidden) => {
    if (hidden) listener();
  });
  globalThis.addEventListener("blur", listener);
  globalThis.addEventListener("focusin", onFocus);
  return () => {
    stop();
    globalThis.removeEventListener("focusin", onFocus);
    globalThis.removeEventListener("blur", listener);
  };
}

/** Calls back when this may be the last chance to keep something: the page is hidden or left. */
export function onLeaving(listener: () => void): () => void {
  const stop = onHidden((hidden) => {
    if (hidden) listener();
  });
  globalThis.addEventListener("pagehide", listener);
  return () => {
    stop();
    globalThis.removeEventListener("pagehide", listener);
  };
}

const fields =
  "textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range])";

/** What wants the keys for itself, outside of the section that is the game. */
const isElsewhere = (target: HTMLElement): boolean =>
  target.closest("[data-game]") === null &&
  (target.matches(fields) || target.closest("dialog") !== null);
