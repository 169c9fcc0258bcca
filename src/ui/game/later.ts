import { createElement, useEffect, useSyncExternalStore, type ComponentType } from "react";

interface Loaded<Part> {
  /** The part, once it is there. */
  part: Part | null;
  /** The last try failed. */
  hasFailed: boolean;
}

/** A part of the page that is loaded once it is wanted, and used at once when it is there. */
export interface Later<Part> {
  /** How far it is. The same object until that changes. */
  look: () => Loaded<Part>;
  subscribe: (listener: () => void) => () => void;
  /** Loads it. However often it is asked, it is tried once. */
  load: () => Promise<void>;
  /** Tries again, after a failure. */
  retry: () => Promise<void>;
}

export function later<Part>(start: () => Promise<Part>): Later<Part> {
  const listeners = new Set<() => void>();
  let loaded: Loaded<Part> = { part: null, hasFailed: false };
  let loading: Promise<void> | null = null;
  const become = (next: Loaded<Part>) => {
    loaded = next;
    for (const listener of listeners) listener();
  };
  const run = async () => {
    try {
      become({ part: await start(), hasFailed: false });
    } catch (error) {
      become({ part: null, hasFailed: true });
      throw error;
    }
  };
  return {
    look: () => loaded,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => (loading ??= run()),
    retry: () => (loading = run()),
  };
}

/** A part that is loaded when it is wanted. A page goes on without one that cannot be loaded. */
export function useLater<Part>(source: Later<Part>, isWanted = true): Loaded<Part> {
  useEffect(() => {
    if (isWanted) source.load().catch(() => {});
  }, [source, isWanted]);
  return useSyncExternalStore(source.subscribe, source.look);
}

/** A component that is drawn as soon as it is loaded. The page is whole without it. */
export function laterComponent<Part, Props extends object>(
  source: Later<Part>,
  pick: (part: Part) => ComponentType<Props>,
) {
  return function LaterComponent(props: Props) {
    const { part } = useLater(source);
    return part === null ? null : createElement(pick(part), props);
  };
}
