import { useEffect, useEffectEvent, useRef, useState } from "react";
import { workerMessages } from "#browser/worker.ts";
import { fail, type Failure, type Result } from "#domain/result.ts";
import type { Options } from "../logic.ts";
import { openPool } from "./optimizer-pool.ts";
import type { Optimized } from "../logic/encode/optimize.ts";
import type { Reason } from "../logic/problems.ts";

/** A picture that the visitor gave, and what became of it. */
interface Given {
  id: number;
  file: File;
  startedWith: Options | null;
  madeWith: Options | null;
  progress: number;
  outcome: Result<Optimized, Reason> | Failure | null; // the last one, while the next is made
  keepsOriginal: boolean;
}

export interface ImageEntry extends Given {
  state: "waiting" | "working" | "done";
}

/** What an entry gives: the result, or the original where the visitor prefers it. */
export const chosenBlob = ({ file, outcome, keepsOriginal }: ImageEntry): Blob | null =>
  outcome?.ok !== true ? null : keepsOriginal ? file : outcome.value.blob;

/** Makes pictures smaller, and again whenever the options have changed. */
export function useImages(options: Options) {
  const [pool] = useState(openPool);
  const [given, setGiven] = useState<readonly Given[]>([]);
  const [selectedId, select] = useState<number | null>(null);
  const controls = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  // The sample is drawn before it is added: by then the options may be others.
  const latest = useRef(options);
  const entries = given.map((entry): ImageEntry => ({ ...entry, state: stateOf(entry, options) }));
  const selected = entries.find(({ id }) => id === selectedId) ?? entries[0];

  const change = (id: number, part: Partial<Given>) =>
    setGiven((now) => now.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));

  const start = async ({ id, file }: Pick<Given, "id" | "file">, chosen: Options) => {
    controls.current.get(id)?.abort();
    const control = new AbortController();
    controls.current.set(id, control);
    const { signal } = control;
    const outcome = await pool.optimize(file, chosen, {
      signal,
      onStart: () => change(id, { startedWith: chosen, progress: 0 }),
      onProgress: (progress) => change(id, { progress }),
    });
    if (signal.aborted) return;
    const keepsOriginal = chosen.keepsSmaller && outcome.ok && isWorse(outcome.value, file);
    change(id, { madeWith: chosen, outcome, keepsOriginal });
  };

  const stop = (ids: readonly number[]) => {
    for (const id of ids) {
      controls.current.get(id)?.abort();
      controls.current.delete(id);
    }
  };

  const restart = useEffectEvent((chosen: Options) => {
    // What is being looked at comes first.
    const others = given.filter(({ id }) => id !== selected?.id);
    for (const entry of selected ? [selected, ...others] : others) void start(entry, chosen);
  });
  useEffect(() => {
    const running = controls.current;
    latest.current = options;
    const timer = setTimeout(() => restart(options));
    return () => {
      clearTimeout(timer);
      for (const control of running.values()) control.abort();
      running.clear();
    };
  }, [options]);
  useEffect(() => () => pool.end(), [pool]);

  const add = (files: readonly File[]) => {
    const added = files.map((file): Given => ({
      id: ++lastId.current,
      file,
      startedWith: null,
      madeWith: null,
      progress: 0,
      outcome: null,
      keepsOriginal: false,
    }));
    setGiven((now) => [...now, ...added]);
    select(added[0]?.id ?? null);
    for (const entry of added) void start(entry, latest.current);
  };

  return {
    entries,
    selected,
    select,
    add,
    addSample: async () => {
      const sample = await pool.drawSample();
      if (sample.ok) add([new File([sample.value], "sample.png", { type: "image/png" })]);
    },
    remove: (id: number) => {
      stop([id]);
      setGiven((now) => now.filter((entry) => entry.id !== id));
    },
    clear: () => {
      stop(given.map(({ id }) => id));
      setGiven([]);
    },
    /** Stops what is being made and what waits. */
    cancel: () => {
      const stopped = entries.filter(({ state }) => state !== "done").map(({ id }) => id);
      stop(stopped);
      const outcome = fail(workerMessages.canceled);
      for (const id of stopped) change(id, { madeWith: options, outcome });
    },
    retry: (entry: Given) => {
      change(entry.id, { startedWith: null, madeWith: null, outcome: null });
      void start(entry, options);
    },
    keepOriginal: (id: number, keepsOriginal: boolean) => change(id, { keepsOriginal }),
    checksum: pool.checksum,
    prepare: pool.prepare,
  };
}

/**
 * No smaller, and no safer: an original that says where it was taken is never kept unasked. A
 * drawing is given here to become pixels.
 */
const isWorse = ({ blob, losesMetadata, kind }: Optimized, file: File): boolean =>
  blob.size >= file.size && !losesMetadata && kind !== "svg";

const stateOf = ({ startedWith, madeWith }: Given, options: Options): ImageEntry["state"] =>
  madeWith === options ? "done" : startedWith === options ? "working" : "waiting";

export type Images = ReturnType<typeof useImages>;
