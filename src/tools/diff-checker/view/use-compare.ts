import { useEffect, useRef, useState } from "react";
import { openWorker, workerMessages, type WorkerBridge } from "#browser/worker.ts";
import { workDeadlineMs } from "#domain/limits.ts";
import { fail, type Failure, type Result } from "#domain/result.ts";
import { isEmptyText, isLive, type TextSource } from "#domain/text-source.ts";
import type { Compared } from "../logic/document-session.ts";
import type { Rules } from "../logic.ts";
import type { DiffJobs } from "../worker.ts";

export type DiffWorker = WorkerBridge<DiffJobs>;

/** Two texts as they are to be compared. */
export interface Task {
  left: TextSource;
  right: TextSource;
  rules: Rules;
}

export interface Outcome {
  id: number; // by which the worker knows it
  task: Task;
  result: Result<Compared, string> | Failure;
}

const createWorker = () =>
  openWorker<DiffJobs>(
    () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" }),
  );

/** Compares as the visitor types; long texts when asked. */
export function useCompare(left: TextSource, right: TextSource, rules: Rules) {
  const [worker] = useState<DiffWorker>(createWorker);
  const [task, setTask] = useState<Task | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const running = useRef<AbortController>(undefined);
  const lastId = useRef(0);
  useEffect(() => () => worker.end(), [worker]);

  const live = isLive(left) && isLive(right);
  const isEmpty = isEmptyText(left) && isEmptyText(right);
  const wanted = isEmpty ? null : { left, right, rules };
  const isNew = !isSame(wanted, task);
  if ((live || isEmpty) && isNew) setTask(wanted);

  useEffect(() => {
    if (task === null) return;
    const control = new AbortController();
    running.current = control;
    const work = async () => {
      const id = (lastId.current += 1);
      const input = { id, left: given(task.left), right: given(task.right), rules: task.rules };
      const { signal } = control;
      const result = await worker.call("compare", input, { deadlineMs: workDeadlineMs, signal });
      if (!signal.aborted) setOutcome({ id, task, result });
    };
    void work();
    return () => control.abort();
  }, [worker, task]);

  return {
    worker,
    /** Of the last comparison that ended; `null` while there is nothing to say. */
    outcome: task && outcome,
    isEmpty,
    isBusy: task !== null && outcome?.task !== task,
    /** Too long to follow every change: they are compared when asked. */
    waits: !live,
    isStale: !live && isNew,
    run: () => setTask(wanted),
    cancel: () => {
      running.current?.abort();
      if (task) setOutcome({ id: 0, task, result: fail(workerMessages.canceled) });
    },
  };
}

const given = (source: TextSource): string | Blob =>
  source.kind === "small" ? source.text : source.blob;

function isSame(one: Task | null, other: Task | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.left === other.left &&
    one.right === other.right &&
    JSON.stringify(one.rules) === JSON.stringify(other.rules)
  );
}
