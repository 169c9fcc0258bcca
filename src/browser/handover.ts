import { readPathname } from "./history.ts";

/** What a page is opened with: `sha256 hello` is the word "sha256" and the text "hello". */
export interface Handover {
  word: string;
  text: string;
}

interface Parcel extends Handover {
  /** The page that it is for. */
  pathname: string;
}

const key = "tabkit-handover";
let waiting: Parcel | null = null;

/**
 * Leaves a text for the page that is opened next. It may be private, so it stands in no address. A
 * new document knows nothing of this one: on its way there it waits in the tab's own storage.
 */
export function handOver(parcel: Parcel, isNewDocument: boolean): void {
  if (!isNewDocument) {
    waiting = parcel;
    return;
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(parcel));
  } catch {
    // Storage is blocked: the page opens empty.
  }
}

const listeners = new Set<() => void>();

/** Gives a text to the page that stands already. */
export function handOverHere(handover: Handover): void {
  waiting = { ...handover, pathname: readPathname() };
  for (const listener of listeners) listener();
}

/** Calls back when something is given to the page that stands. */
export function onHandover(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was left for this page, once. What was left for another one is forgotten. */
export function takeHandover(): Handover | null {
  const parcel = waiting ?? readStored();
  waiting = null;
  return parcel?.pathname === readPathname() ? parcel : null;
}

function readStored(): Parcel | null {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return null;
    sessionStorage.removeItem(key);
    return checkParcel(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Anyone can edit what is stored. */
function checkParcel(parsed: unknown): Parcel | null {
  const { word, text, pathname } = (parsed ?? {}) as Partial<Record<string, unknown>>;
  const isWhole = [word, text, pathname].every((part) => typeof part === "string");
  return isWhole ? (parsed as Parcel) : null;
}
