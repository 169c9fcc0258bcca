import { startTransition, useEffect, useState } from "react";

/** A part of the page that is loaded once it is wanted. */
export interface Later<Part> {
  /** The part, if it is there: then it is drawn at once. */
  read: () => Part | null;
  /** Loads it, once. A try that failed may be made again. */
  load: () => Promise<void>;
}

export function later<Part>(start: () => Promise<Part>): Later<Part> {
  let part: Part | null = null;
  let loading: Promise<void> | null = null;
  const run = async () => {
    try {
      part = await start();
    } finally {
      loading = null;
    }
  };
  return {
    read: () => part,
    load: () => (part === null ? (loading ??= run()) : Promise.resolve()),
  };
}

/**
 * A part that is loaded when this is drawn and wants it. A game goes on without one that cannot be
 * loaded: then `hasFailed`, and `retry` tries again.
 */
export function useLater<Part>(source: Later<Part>, isWanted = true) {
  const [{ hasFailed }, setOutcome] = useState({ hasFailed: false });
  useEffect(() => {
    if (!isWanted || hasFailed || source.read() !== null) return;
    let isHere = true;
    // Drawn when there is time for it: somebody may be playing.
    const settle = (failed: boolean) => () => {
      if (isHere) startTransition(() => setOutcome({ hasFailed: failed }));
    };
    source.load().then(settle(false), settle(true));
    return () => {
      isHere = false;
    };
  }, [source, isWanted, hasFailed]);
  return { part: source.read(), hasFailed, retry: () => setOutcome({ hasFailed: false }) };
}
