import { storedValue, wordCodec } from "./storage.ts";
import { onHidden } from "./visibility.ts";

/*
 * What a visitor has typed, for as long as the tab is open: in memory, so that Back and Forward find
 * it, and in session storage as far as there is room, so that a reload and an update find it too.
 */

const prefix = "tabkit-typed:";

/** All of it together, the latest first: 1 MiB of plain letters. */
export const maxKeptChars = 1024 * 1024;

/** Whoever types without a pause is not held up by the writing; a crash costs no more than this. */
const writeAfterMs = 1000;

interface Entry {
  /** What session storage gets; `null` for what must not be there, or cannot. */
  text: () => string | null;
  /** Missing until an entry of an earlier page is asked for. */
  value?: { now: unknown };
}

/** The visitor's wish: "off" forgets what was typed with every change of the page. */
export const keepsTyped = storedValue("tabkit-keep-typed", wordCodec(["on", "off"]));

let entries: Map<string, Entry> | undefined; // the latest change last
const written = new Map<string, string>();
const tellers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** What was kept under a key; `undefined` if nothing was. `parse` must never throw. */
export function recall<Value>(key: string, parse: (text: string) => Value): Value | undefined {
  if (keepsTyped.read() === "off") return undefined;
  const entry = open().get(key);
  if (entry === undefined) return undefined;
  if (entry.value === undefined) {
    const text = entry.text();
    if (text === null) return undefined;
    entry.value = { now: parse(text) };
  }
  return entry.value.now as Value;
}

/** Keeps a value. `format` is asked when there is time; it gives `null` for what memory alone may hold. */
export function keep<Value>(key: string, value: Value, format: (value: Value) => string | null) {
  if (keepsTyped.read() === "off") return;
  const all = open();
  let text: string | null | undefined;
  all.delete(key);
  all.set(key, {
    text: () => (text === undefined ? (text = format(value)) : text),
    value: { now: value },
  });
  timer ??= setTimeout(write, writeAfterMs);
}

/** Calls back when the page may end, so that what was typed in the last moment is told. */
export function beforeLeaving(tell: () => void): () => void {
  tellers.add(tell);
  return () => tellers.delete(tell);
}

/** How many fields there is something of. */
export const keptCount = (): number => (keepsTyped.read() === "off" ? 0 : open().size);

/** Forgets everything that was typed. */
export function forgetTyped(): void {
  open().clear();
  write();
}

function open(): Map<string, Entry> {
  if (entries !== undefined) return entries;
  entries = new Map();
  try {
    const { sessionStorage } = globalThis;
    for (const name of Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))) {
      const text = sessionStorage.getItem(name) ?? "";
      written.set(name, text);
      entries.set(name.slice(prefix.length), { text: () => text });
    }
  } catch {
    // Blocked: what is typed then lasts until the page is loaded anew.
  }
  globalThis.addEventListener("pagehide", leave);
  // A phone may end a page that is out of sight without another word.
  onHidden((hidden) => {
    if (hidden) leave();
  });
  return entries;
}

function leave(): void {
  for (const tell of tellers) tell();
  write();
}

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  let room = maxKeptChars;
  const wanted = new Map<string, string>();
  for (const [key, entry] of [...open()].toReversed()) {
    const text = entry.text();
    if (text === null || text.length > room) continue;
    room -= text.length;
    wanted.set(prefix + key, text);
  }
  try {
    const { sessionStorage } = globalThis;
    // First make room, then fill it.
    for (const name of [...written.keys()].filter((name) => !wanted.has(name))) {
      sessionStorage.removeItem(name);
      written.delete(name);
    }
    for (const [name, text] of wanted) {
      if (written.get(name) === text) continue;
      sessionStorage.setItem(name, text);
      written.set(name, text);
    }
  } catch {
    // Blocked or full: memory has it all.
  }
}
