/** Calls back with true when the page is hidden and with false when it is seen again. */
export function onHidden(listener: (hidden: boolean) => void): () => void {
  const tell = () => listener(isHidden());
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
}

/** True while nobody can see the page: another tab is in front. */
export const isHidden = (): boolean => document.visibilityState === "hidden";

/** Calls back when the visitor turns away: to another tab, or to another window. */
export function onAway(listener: () => void): () => void {
  const stop = onHidden((hidden) => {
    if (hidden) listener();
  });
  globalThis.addEventListener("blur", listener);
  return () => {
    stop();
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
