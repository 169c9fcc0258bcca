import { useEffect, useRef, useState } from "react";
import { workerMessages } from "#browser/worker.ts";
import type { AlgorithmId } from "../logic/algorithms.ts";
import type { Digests } from "../logic/digests.ts";
import { openHashWorkers } from "./hash-workers.ts";
import type { Making } from "../logic.ts";

/** A file that the visitor gave, and what is known of it. */
export interface FileEntry {
  id: number;
  file: File;
  digests: Digests;
  key: Making["key"]; // that the digests were made with
  failure: string | null;
}

/** What is still to be made for a file. Digests that were made once are kept. */
const missingOf = (entry: FileEntry, { ids, key }: Making): AlgorithmId[] =>
  entry.key === key ? ids.filter((id) => !(id in entry.digests)) : [...ids];

const changed = (
  entries: readonly FileEntry[],
  id: number,
  part: (entry: FileEntry) => Partial<FileEntry>,
): FileEntry[] => entries.map((entry) => (entry.id === id ? { ...entry, ...part(entry) } : entry));

/** Hashes files one after the other, each algorithm once. Rests while it is not looked at. */
export function useFiles(making: Making, isActive: boolean) {
  const [workers] = useState(openHashWorkers);
  const [entries, setEntries] = useState<readonly FileEntry[]>([]);
  const [selectedId, select] = useState<number | null>(null);
  const [done, setDone] = useState<number | undefined>(undefined);
  const lastId = useRef(0);
  const { key } = making;

  const isWaiting = (entry: FileEntry) =>
    entry.failure === null && missingOf(entry, making).length > 0;
  const next = isActive ? entries.find(isWaiting) : undefined;
  const { id: nextId, file: nextFile } = next ?? {};
  // As a word: a list made anew at each rendering would start the work again.
  const missing = next === undefined ? "" : missingOf(next, making).join(" ");

  useEffect(() => () => workers.end(), [workers]);
  useEffect(() => {
    if (nextId === undefined || nextFile === undefined) return;
    const control = new AbortController();
    const { signal } = control;
    const work = async () => {
      const ids = missing.split(" ") as AlgorithmId[];
      const made = await workers.hash(nextFile, { ids, key }, { signal, onProgress: setDone });
      if (signal.aborted) return;
      setDone(undefined);
      setEntries((now) =>
        changed(now, nextId, (entry) =>
          made.ok
            ? { key, digests: { ...(entry.key === key ? entry.digests : {}), ...made.value } }
            : { failure: made.message },
        ),
      );
    };
    void work();
    return () => {
      setDone(undefined);
      control.abort();
    };
  }, [workers, nextId, nextFile, missing, key]);

  return {
    entries,
    /** The one whose digests are shown. */
    selected: entries.find(({ id }) => id === selectedId) ?? entries[0],
    select,
    /** The one that is being hashed, and how far it is. */
    current: next,
    done,
    isWaiting,
    prepare: workers.prepare,
    add: (files: readonly File[]) => {
      const added = files.map((file): FileEntry => ({
        id: ++lastId.current,
        file,
        digests: {},
        key,
        failure: null,
      }));
      setEntries((now) => [...now, ...added]);
      select(added[0]?.id ?? null);
    },
    remove: (id: number) => setEntries((now) => now.filter((entry) => entry.id !== id)),
    clear: () => setEntries([]),
    /** Stops the one that is being hashed, and those that wait. */
    cancel: () => {
      const stopped = new Set(entries.filter(isWaiting).map(({ id }) => id));
      setEntries((now) =>
        now.map((entry) =>
          stopped.has(entry.id) ? { ...entry, failure: workerMessages.canceled } : entry,
        ),
      );
    },
    retry: (id: number) => setEntries((now) => changed(now, id, () => ({ failure: null }))),
  };
}

export type Files = ReturnType<typeof useFiles>;
