import { useEffect, useRef, useState } from "react";
import { workerMessages } from "#browser/worker.ts";
import { atOnceChars } from "#domain/limits.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import {
  emptyText,
  isLive,
  showText,
  type ShownText,
  type TextSource,
} from "#domain/text-source.ts";
import type { ChangeKind } from "#ui/text/editor/text-surface.ts";
import { formatText, isBlank, type Options, type Formatted, type JsonError } from "../logic.ts";
import type { JsonWorker, Task } from "./use-json-worker.ts";
import type { Shown } from "../worker.ts";

/** What is known of a valid text, and what is shown of its new form. */
export type FormatSummary = Omit<Formatted, "bytes"> & { shown: ShownText };
export type Outcome = Result<FormatSummary, JsonError>;

interface Answer {
  task: Task;
  outcome: Outcome;
}

const isSame = (one: Task, other: Task | null | undefined): boolean =>
  one.source === other?.source && one.options === other.options;

/** Formats what the visitor gives: short texts at once, longer ones in a worker, long ones when asked. */
export function useFormat(worker: JsonWorker, options: Options) {
  const [source, setSource] = useState<TextSource>(emptyText);
  const [asked, setAsked] = useState<Task | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [done, setDone] = useState<number | undefined>(undefined);
  const running = useRef<AbortController>(undefined);

  const live = isLive(source);
  const blank = source.kind === "small" && isBlank(source.text);
  const atOnce = source.kind === "small" && source.text.length <= atOnceChars;
  const wanted = live ? { source, options } : asked;
  const forWorker = blank || atOnce ? null : wanted;
  const [workSource, workOptions] = [forWorker?.source, forWorker?.options];

  useEffect(() => {
    if (workSource === undefined || workOptions === undefined) return;
    const control = new AbortController();
    const task = { source: workSource, options: workOptions };
    running.current = control;
    const { signal } = control;
    const work = async () => {
      const result = await worker.format(task, { signal, onProgress: setDone });
      if (signal.aborted) return;
      setDone(undefined);
      setAnswer({ task, outcome: result.ok ? ok(summaryOf(result.value)) : result });
    };
    void work();
    return () => control.abort();
  }, [worker, workSource, workOptions]);

  const answered = forWorker !== null && isSame(forWorker, answer?.task);
  // While somebody types, the last answer stays until the next one is there.
  const isTyping = live && forWorker !== null && asked?.source !== source;
  const known = answered || isTyping ? (answer?.outcome ?? null) : null;
  const outcome = atOnce && !blank ? formatAtOnce(source.text, options) : known;

  const isStale = !live && !isSame({ source, options }, asked);
  // Canceled, too slow or crashed: nothing was found out about the text.
  const wasStopped = outcome?.ok === false && outcome.detail === undefined;

  return {
    source,
    /** `null` while there is nothing to say. */
    outcome,
    /** What the outcome is of. */
    task: (atOnce ? null : answer?.task) ?? { source, options },
    blank,
    busy: forWorker !== null && !answered,
    done,
    /** Too long to follow every change: it is formatted when asked. */
    waits: !live,
    isStale,
    canRun: isStale || wasStopped,
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

function formatAtOnce(text: string, options: Options): Outcome {
  const result = formatText(text, options);
  if (!result.ok) return result;
  const { text: formatted, ...rest } = result.value;
  return ok({ ...rest, shown: showText(formatted, rest.statistics.bytesOut) });
}

const summaryOf = ({ head, whole, ...rest }: Shown): FormatSummary => ({
  ...rest,
  shown: { head, whole, lines: rest.lines, bytes: rest.statistics.bytesOut },
});
