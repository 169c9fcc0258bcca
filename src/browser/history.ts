/** A link was followed, or the visitor went Back or Forward. */
export type Move = "follow" | "travel";

const listeners = new Set<(move: Move) => void>();

/** The path of the page's address: "/games/2048". */
export const readPathname = (): string => globalThis.location.pathname;

/** Shows another address without loading it. */
export function follow(address: string): void {
  history.pushState(null, "", address);
  tell("follow");
}

/** Calls back whenever the address has become another one without a load. */
export function onMove(listener: (move: Move) => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener("popstate", tellTravel);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener("popstate", tellTravel);
  };
}

const tellTravel = (): void => tell("travel");

// All in one go, so that React renders once.
function tell(move: Move): void {
  for (const listener of listeners) listener(move);
}
