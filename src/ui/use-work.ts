import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { workerMessages, type CallOptions } from "#browser/worker.ts";
import { fail, type Result } from "#domain/result.ts";

/** How a task is stopped, and how it tells how far it is. */
export type Control = Required<Pick<CallOptions, "signal" | "onProgress">>;

interface Work<Task, Value, Detail> {
  /** What is wanted now, the same as long as its fields are; `null` while nothing was given. */
  task: Task | null;
  /** Whether it is done as soon as it is given, or waits to be asked for. */
  live: boolean;
  /** Does a task that is so small that nobody has to wait. Left out for all others. */
  atOnce?: ((task: Task) => Result<Value, Detail>) | undefined;
  run: (task: Task, control: Control) => Promise<Result<Value, Detail>>;
}

/** What was given, what was asked for, and what was answered. */
export function useWork<Task extends object, Value, Detail = never>(
  work: Work<Task, Value, Detail>,
) {
  const { task, live, atOnce } = work;
  const [lastAsked, setAsked] = useState<Task | null>(null);
  const [answer, setAnswer] = useState<{ task: Task; outcome: Result<Value, Detail> } | null>(null);
  const [progress, setProgress] = useState<{ task: Task; done: number } | null>(null);

  const isNew = !isSame(task, lastAsked);
  const asked = isNew && (live || task === null) ? task : lastAsked;
  if (asked !== lastAsked) setAsked(asked);
  if (asked === null && answer !== null) setAnswer(null);

  const running = answer?.task === asked ? null : asked;
  if (running && atOnce) setAnswer({ task: running, outcome: atOnce(running) });

  const run = useEffectEvent(work.run);
  useEffect(() => {
    if (running === null) return;
    const control = new AbortController();
    const { signal } = control;
    const onProgress = (done: number) => signal.aborted || setProgress({ task: running, done });
    const call = async () => {
      const outcome = await run(running, { signal, onProgress });
      // A long answer is drawn without holding up what is typed meanwhile.
      if (!signal.aborted) startTransition(() => setAnswer({ task: running, outcome }));
    };
    void call();
    return () => control.abort();
  }, [running]);

  /** Asks for what has just been given, however much it is. Nothing of the last answer stays. */
  const ask = (given: Task) => {
    setAsked(given);
    setAnswer(null);
  };

  // While somebody types, the last answer stays until the next one is there.
  const outcome = answer?.outcome ?? null;
  // Canceled, too slow or crashed: nothing was found out about the task.
  const wasStopped = outcome?.ok === false && outcome.detail === undefined && !atOnce;

  return {
    /** `null` while there is nothing to say. */
    outcome,
    /** What the outcome is of. */
    answered: answer?.task ?? null,
    busy: running !== null,
    /** How far it is, 0 to 1, where that is told. */
    done: running && progress?.task === running ? progress.done : undefined,
    /** Too much to follow every change: it is done when asked for. */
    waits: !live,
    isStale: isNew,
    canRun: isNew || wasStopped,
    ask,
    run: () => task && ask(task),
    cancel: () => running && setAnswer({ task: running, outcome: fail(workerMessages.canceled) }),
  };
}

/** Whether two tasks have the same fields, one by one. */
function isSame<Task extends object>(one: Task | null, other: Task | null): boolean {
  if (one === null || other === null) return one === other;
  return (Object.keys(one) as (keyof Task)[]).every((name) => one[name] === other[name]);
}
