import { useEffect, useMemo, useRef, useState } from "react";
import { readBytes } from "#browser/files.ts";
import {
  openWorker,
  workerMessages,
  type CallOptions,
  type WorkerBridge,
} from "#browser/worker.ts";
import { atOnceChars, workDeadlineMs } from "#domain/limits.ts";
import { fail, type Result } from "#domain/result.ts";
import { emptyText, isEmptyText, isLive, type TextSource } from "#domain/text-source.ts";
import type { TransformJobs } from "#domain/transform.ts";
import type { ChangeKind } from "./editor/text-surface.ts";

interface Work<Options, Value, Detail> {
  /** The same object until one of them changes. */
  options: Options;
  /** Answers short texts without a worker. Left out where only the worker can. */
  atOnce?: (text: string, options: Options) => Result<Value, Detail>;
  /** Stands outside of the component, and makes the unit's `worker.ts`. */
  create: () => Worker;
}

interface Task<Options> {
  source: TextSource;
  options: Options;
}

/** A tool's input, and what came of it. */
export type Transforming<Value, Detail = never> = ReturnType<
  typeof useTransform<unknown, Value, Detail>
>;

/**
 * Works on what the visitor gives: short texts at once, longer ones in a worker, and texts over
 * 1 MiB when asked.
 */
export function useTransform<Options, Value, Detail = never>(work: Work<Options, Value, Detail>) {
  const { options, atOnce, create } = work;
  type Outcome = Result<Value, Detail>;
  const [worker] = useState(() => openWorker<TransformJobs<Options, Value, Detail>>(create));
  const [source, setSource] = useState<TextSource>(emptyText);
  const [asked, setAsked] = useState<Task<Options> | null>(null);
  const [answer, setAnswer] = useState<{ task: Task<Options>; outcome: Outcome } | null>(null);
  const [done, setDone] = useState<number | undefined>(undefined);
  const running = useRef<AbortController>(undefined);

  const live = isLive(source);
  const empty = isEmptyText(source);
  const short = source.kind === "small" && source.text.length <= atOnceChars ? source.text : null;
  const here = atOnce !== undefined && short !== null;
  const wanted = live ? { source, options } : asked;
  const forWorker = empty || here ? null : wanted;
  const [workSource, workOptions] = [forWorker?.source, forWorker?.options];

  useEffect(() => () => worker.end(), [worker]);
  useEffect(() => {
    if (workSource === undefined || workOptions === undefined) return;
    const control = new AbortController();
    const task = { source: workSource, options: workOptions };
    running.current = control;
    const { signal } = control;
    const call = async () => {
      const outcome = await transform(worker, task, { signal, onProgress: setDone });
      if (signal.aborted) return;
      setDone(undefined);
      setAnswer({ task, outcome });
    };
    void call();
    return () => control.abort();
  }, [worker, workSource, workOptions]);

  const answered = forWorker !== null && isSame(forWorker, answer?.task);
  // While somebody types, the last answer stays until the next one is there.
  const isTyping = live && forWorker !== null && asked?.source !== source;
  const known = answered || isTyping ? (answer?.outcome ?? null) : null;
  // The same object until something changes: a mark in the text is not to be drawn anew.
  const outcome = useMemo(
    () => (here && !empty ? atOnce(short, options) : known),
    [here, empty, atOnce, short, options, known],
  );
  const isStale = !live && !isSame({ source, options }, asked);
  // Canceled, too slow or crashed: nothing was found out about the text.
  const wasStopped = outcome?.ok === false && outcome.detail === undefined && !here;

  return {
    source,
    /** `null` while there is nothing to say. */
    outcome,
    empty,
    busy: forWorker !== null && !answered,
    /** How far the worker is, 0 to 1, where it says so. */
    done,
    /** Too long to follow every change: it is worked on when asked. */
    waits: !live,
    isStale,
    canRun: isStale || wasStopped,
    prepare: worker.prepare,
    change: (next: TextSource, how: ChangeKind) => {
      setSource(next);
      if (how === "placed") setAsked({ source: next, options });
    },
    run: () => {
      // What was stopped is given again as if it were new.
      const again = wasStopped ? { ...source } : source;
      setSource(again);
      setAsked({ source: again, options });
    },
    cancel: () => {
      running.current?.abort();
      setDone(undefined);
      if (forWorker) setAnswer({ task: forWorker, outcome: fail(workerMessages.canceled) });
    },
  };
}

const isSame = <Options>(one: Task<Options>, other: Task<Options> | null | undefined): boolean =>
  one.source === other?.source && one.options === other.options;

/** A string stays one, so that nothing in it is lost; a long text moves as bytes. */
async function transform<Options, Value, Detail>(
  worker: WorkerBridge<TransformJobs<Options, Value, Detail>>,
  { source, options }: Task<Options>,
  control: Omit<CallOptions, "deadlineMs" | "transfer">,
): Promise<Result<Value, Detail>> {
  const rules = { ...control, deadlineMs: workDeadlineMs };
  if (source.kind === "small")
    return worker.call("transform", { text: source.text, options }, rules);
  const read = await readBytes(source);
  if (!read.ok) return read;
  const bytes = read.value;
  return worker.call("transform", { text: bytes, options }, { ...rules, transfer: [bytes.buffer] });
}
