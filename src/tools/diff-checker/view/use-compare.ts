import { useRef } from "react";
import { openWorker, type WorkerBridge } from "#browser/worker.ts";
import { workDeadlineMs } from "#domain/limits.ts";
import { ok } from "#domain/result.ts";
import { isEmptyText, isLive, type TextSource } from "#domain/text-source.ts";
import { useWork } from "#ui/use-work.ts";
import { useWorker } from "#ui/use-worker.ts";
import type { Compared } from "../logic/document-session.ts";
import type { Rules } from "../logic.ts";
import type { DiffJobs } from "../worker.ts";

export type DiffWorker = WorkerBridge<DiffJobs>;

/** Two texts as they are to be compared. */
export interface Task extends Rules {
  left: TextSource;
  right: TextSource;
}

/** What came of two texts. */
export interface Comparison extends Compared {
  id: number; // by which the worker knows it
  task: Task;
}

const createWorker = () =>
  openWorker<DiffJobs>(
    () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" }),
  );

/** Compares as the visitor types; long texts when asked. */
export function useCompare(left: TextSource, right: TextSource, rules: Rules) {
  const worker = useWorker(createWorker);
  const lastId = useRef(0);
  const isEmpty = isEmptyText(left) && isEmptyText(right);
  const work = useWork<Task, Comparison, string>({
    task: isEmpty ? null : { left, right, ...rules },
    live: isLive(left) && isLive(right),
    run: async (task, { signal }) => {
      const { left, right, ...rules } = task;
      const id = (lastId.current += 1);
      const input = { id, left: given(left), right: given(right), rules };
      const result = await worker.call("compare", input, { deadlineMs: workDeadlineMs, signal });
      return result.ok ? ok({ ...result.value, id, task }) : result;
    },
  });
  return { ...work, worker, isEmpty };
}

export type Comparing = ReturnType<typeof useCompare>;

const given = (source: TextSource): string | Blob =>
  source.kind === "small" ? source.text : source.blob;
