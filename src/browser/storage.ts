import type { Shape } from "#domain/shape.ts";

/**
 * What the visitor keeps in this browser. Values are checked when read, because anyone can edit
 * them; when the browser refuses to store, they live in memory and the page goes on.
 */
export interface StoredValue<Value> {
  key: string;
  /** The value while nothing is stored; also what a prerendered page shows. */
  initial: Value;
  /** The value now. The same object until it changes, so that React can compare it. */
  read: () => Value;
  /** Changes the value, starting from what is stored now: another tab may have been faster. */
  update: (change: (current: Value) => Value) => void;
  /** Calls back on every change, from this tab or another. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

export interface Codec<Value> {
  /** What stored text means; `null` stands for nothing stored. Must never throw. */
  parse: (text: string | null) => Value;
  /** The text to store; `null` removes the key. */
  format: (value: Value) => string | null;
}

const memory = new Map<string, string>();
let refused = false;

/** True once the browser refused to store something: what is kept now ends with the tab. */
export const isStorageRefused = (): boolean => refused;

/** A value kept under a key. */
export function storedValue<Value>(key: string, codec: Codec<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value: Value;

  const read = (): Value => {
    const fresh = readText(key);
    if (fresh !== text) {
      text = fresh;
      value = codec.parse(fresh);
    }
    return value;
  };

  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) for (const listener of listeners) listener();
  };

  return {
    key,
    initial: codec.parse(null),
    read,
    update(change) {
      writeText(key, codec.format(change(read())));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener("storage", onStorage);
      };
    },
  };
}

/** Stored JSON, with a check that turns anything unexpected into a proper value. */
export const jsonCodec = <Value>(check: (parsed: unknown) => Value): Codec<Value> => ({
  parse(text) {
    try {
      return check(text === null ? undefined : JSON.parse(text));
    } catch {
      return check(undefined);
    }
  },
  format: (value) => JSON.stringify(value),
});

/** A value of a shape, kept as JSON under a key. */
export const storedShape = <Value>(key: string, { read }: Shape<Value>): StoredValue<Value> =>
  storedValue(key, jsonCodec(read));

/** A best score: a safe integer of at least 0, else 0. Digits only, so "12abc" is not 12. */
export const scoreCodec: Codec<number> = {
  parse: (text) => {
    const score = text !== null && /^\d{1,16}$/.test(text) ? Number(text) : 0;
    return Number.isSafeInteger(score) ? score : 0;
  },
  format: String,
};

/** One of a few words, else the first. */
export const wordCodec = <Word extends string>(words: readonly [Word, ...Word[]]): Codec<Word> => ({
  parse: (text) => words.find((word) => word === text) ?? words[0],
  format: (word) => word,
});

/** Everything this site keeps, by key. Other keys on the same host are left alone. */
export function readEverything(isOurs: (key: string) => boolean): Record<string, string> {
  const everything: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const key of allKeys().filter(isOurs)) {
    const text = readText(key);
    if (text !== null) everything[key] = text;
  }
  return everything;
}

/** Replaces what is under the given keys; `null` removes. Other tabs and this one are told. */
export function writeEverything(texts: Record<string, string | null>): void {
  for (const [key, text] of Object.entries(texts)) {
    writeText(key, text);
    // The browser tells other tabs by itself; this one must be told by hand.
    globalThis.dispatchEvent(new StorageEvent("storage", { key }));
  }
}

function allKeys(): string[] {
  try {
    return [...new Set([...Object.keys(globalThis.localStorage), ...memory.keys()])];
  } catch {
    return [...memory.keys()];
  }
}

function readText(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string | null): void {
  memory.delete(key);
  try {
    if (text === null) globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, text);
  } catch {
    // Blocked or full: browsers name this error differently, so the name is not looked at.
    refused = true;
    if (text !== null) memory.set(key, text);
  }
}
