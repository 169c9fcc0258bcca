import { useRef, useState } from "react";
import type { Step } from "#domain/operation/recipe.ts";
import { useWorker } from "#ui/use-worker.ts";
import { openOperations } from "../operations/bridge.ts";
import type { Described } from "../operations/jobs.ts";
import { nameAfter } from "./file-names.ts";

/** A file that a recipe was run on. */
export interface FileOutcome {
  id: number; // two may have one name
  name: string;
  /** What was made of it; `null` where that failed. */
  made: { name: string; blob: Blob } | null;
  message: string;
}

/** Each file has its own time. */
const deadlineMs = 60_000;
const maxFileBytes = 100 * 1024 * 1024;

/** Runs a recipe on files, one after the other. */
export function useFiles(steps: readonly Step[], described: readonly Described[]) {
  const bridge = useWorker(openOperations);
  const [files, setFiles] = useState<readonly FileOutcome[]>([]);
  const [left, setLeft] = useState(0);
  const control = useRef<AbortController>(null);

  const runOne = async (file: File, signal: AbortSignal): Promise<Omit<FileOutcome, "id">> => {
    const { name } = file;
    if (file.size > maxFileBytes)
      return { name, made: null, message: "This file is over 100 MiB." };
    const answer = await bridge.call("run", { steps, value: file }, { deadlineMs, signal });
    if (!answer.ok) return { name, made: null, message: answer.message };
    const last = answer.value.findLast((outcome) => outcome !== null);
    if (last === undefined) return { name, made: null, message: "No step is in use." };
    if (!last.ok) return { name, made: null, message: last.message };
    const blob = typeof last.value === "string" ? new Blob([last.value]) : last.value;
    return { name, made: { name: nameAfter(name, steps, described), blob }, message: "" };
  };

  const run = async (given: readonly File[]) => {
    control.current?.abort();
    const mine = new AbortController();
    control.current = mine;
    setFiles([]);
    setLeft(given.length);
    for (const file of given) {
      const outcome = await runOne(file, mine.signal);
      if (mine.signal.aborted) return;
      setFiles((done) => [...done, { ...outcome, id: done.length }]);
      setLeft((count) => count - 1);
    }
  };
  const cancel = () => {
    control.current?.abort();
    setLeft(0);
  };
  return { files, left, run, cancel };
}
