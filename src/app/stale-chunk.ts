/**
 * After a new version is put up, a page that is still open may ask for a script that is gone. One
 * reload brings the new version; these rules keep it from costing anyone their text or their game,
 * or from going round in circles.
 */
const stampKey = "tabkit-reloaded-from";

/** Inputs that hold what someone typed; the others hold a setting. */
const textInputs = new Set(["text", "search", "url", "email", "tel", "password", "number"]);

let reloading = false;
let loadsAhead = 0;

/** True from the moment a reload is under way: what failed need not be shown any more. */
export const isReloading = (): boolean => reloading;

/** Whether a part of the site could not be loaded, as each browser puts it. */
export function isStaleChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(
      error.message,
    )
  );
}

/** Loads what nobody has asked for yet. That it is gone is no reason to reload under their hands. */
export async function loadAhead<Part>(load: () => Promise<Part>): Promise<Part> {
  loadsAhead += 1;
  try {
    return await load();
  } finally {
    loadsAhead -= 1;
  }
}

/** Reloads once when a script is gone, where that is safe. Otherwise the error takes its course. */
export function recoverStaleChunks(): void {
  globalThis.addEventListener("vite:preloadError", () => {
    // Several scripts may be missing at once.
    if (reloading || loadsAhead > 0 || !navigator.onLine || isInUse(document) || !isFirstReload())
      return;
    reloading = true;
    globalThis.location.reload();
  });
}

/** Once per version: if this very version was reloaded before, that did not help. */
function isFirstReload(): boolean {
  const version = import.meta.url; // the entry's name, which contains its hash
  try {
    if (sessionStorage.getItem(stampKey) === version) return false;
    sessionStorage.setItem(stampKey, version);
    return true;
  } catch {
    // It could go on for ever and nothing would stop it.
    return false;
  }
}

/** Whether a reload would lose something: text, or the turn of somebody who plays. */
const isInUse = (page: Document): boolean =>
  "playing" in page.documentElement.dataset || holdsText(page);

/** Whether anything on the page holds text that a reload would lose, editors included. */
function holdsText(root: ParentNode): boolean {
  for (const element of root.querySelectorAll("*")) {
    if (element.shadowRoot && holdsText(element.shadowRoot)) return true;
    if (isFilled(element)) return true;
  }
  return false;
}

function isFilled(element: Element): boolean {
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && element.value !== "";
  if (element instanceof HTMLInputElement) {
    return !element.readOnly && textInputs.has(element.type) && element.value !== "";
  }
  return (
    element instanceof HTMLElement && element.isContentEditable && element.textContent.trim() !== ""
  );
}
