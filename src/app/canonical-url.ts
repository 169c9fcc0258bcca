import { pageOf } from "./page-address.ts";

/**
 * Gives the page its one proper address before anything reads it. Hosts show a page under several,
 * while routes, titles and policies know only one.
 */
export function replaceWithCanonicalUrl(base: string): void {
  const { pathname, search, hash } = globalThis.location;
  if (!pathname.startsWith(base)) return;
  const tidy = base + pageOf(pathname, base).slice(1);
  if (tidy !== pathname) history.replaceState(history.state, "", tidy + search + hash);
}
