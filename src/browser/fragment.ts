import { onMove } from "./history.ts";

/** The part of the page's address after `#`, with it. It is never sent to a server. */
export const readFragment = (): string => globalThis.location.hash;

/** This page's address with another fragment, to hand on. */
export function addressWith(fragment: string): string {
  const { origin, pathname } = globalThis.location;
  return origin + pathname + fragment;
}

/** The whole address of a path of this site, to hand on. */
export const wholeAddress = (path: string): string => globalThis.location.origin + path;

/** Writes another fragment into the address: no load, no step Back, nobody is told. */
export function replaceFragment(fragment: string): void {
  const { pathname, search } = globalThis.location;
  history.replaceState(history.state, "", pathname + search + fragment);
}

/** Calls back when the fragment changes without a load: by a link to this page, or one pasted into its tab. */
export function onFragmentChange(listener: (fragment: string) => void): () => void {
  const listen = () => listener(readFragment());
  const stop = onMove(listen);
  globalThis.addEventListener("hashchange", listen);
  return () => {
    stop();
    globalThis.removeEventListener("hashchange", listen);
  };
}

/** Loads the page anew. */
export const reloadPage = (): void => globalThis.location.reload();
