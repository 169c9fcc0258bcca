import { useEffect, useMemo, useRef, useState } from "react";
import { openWorker, workerMessages } from "#browser/worker.ts";
import { workDeadlineMs } from "#domain/limits.ts";
import { fail, type Result } from "#domain/result.ts";
import { emptyText } from "#domain/text-source.ts";
import type { Transforming } from "#ui/text/use-transform.ts";
import type { Problem } from "../logic/problems.ts";
import type { Made, Options } from "../logic.ts";
import type { Base64Jobs } from "../worker.ts";

export const createWorker = () =>
  new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });

/** A slow phone does so much of a file in a second. */
const slowBytesPerSecond = 5_000_000;

interface Task {
  file: File;
  options: Options;
  attempt: number;
}

interface Answer {
  task: Task;
  outcome: Result<Made, Problem>;
}

/** As `useTransform`, for a file of any size, which is worked on at once. */
export function useFileWork(file: File | null, options: Options): Transforming<Made, Problem> {
  const [worker] = useState(() => openWorker<Base64Jobs>(createWorker));
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [done, setDone] = useState<number | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController>(undefined);
  // The same object until something in it changes: that is what starts the work anew.
  const task = useMemo(
    (): Task | null => file && { file, options, attempt },
    [file, options, attempt],
  );

  useEffect(() => () => worker.end(), [worker]);
  useEffect(() => {
    if (task === null) return;
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    const deadlineMs = workDeadlineMs + Math.ceil(task.file.size / slowBytesPerSecond) * 1000;
    const work = async () => {
      const rules = { deadlineMs, signal, onProgress: setDone };
      const outcome = await worker.call("transformFile", task, rules);
      if (signal.aborted) return;
      setDone(undefined);
      setAnswer({ task, outcome });
    };
    void work();
    return () => control.abort();
  }, [worker, task]);

  const isAnswered = answer !== null && answer.task === task;
  return {
    source: emptyText,
    outcome: isAnswered ? answer.outcome : null,
    empty: file === null,
    busy: file !== null && !isAnswered,
    done,
    waits: false,
    isStale: false,
    canRun: false,
    prepare: worker.prepare,
    change: () => {},
    run: () => setAttempt((last) => last + 1),
    cancel: () => {
      running.current?.abort();
      setDone(undefined);
      if (task) setAnswer({ task, outcome: fail(workerMessages.canceled) });
    },
  };
}
