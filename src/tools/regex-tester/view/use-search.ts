import { useEffect, useRef, useState } from "react";
import { openWorker, workerMessages } from "#browser/worker.ts";
import { workDeadlineMs } from "#domain/limits.ts";
import type { Failure } from "#domain/result.ts";
import { isLive, type TextSource } from "#domain/text-source.ts";
import { sentSource, type SentFrom } from "#ui/send.ts";
import {
  actionOf,
  asOperation,
  messages,
  type Draft,
  type Match,
  type PatternProblem,
} from "../logic.ts";
import type { Answer } from "../logic/search-session.ts";
import type { RegexJobs } from "../worker.ts";

/** What is searched for, and in what. */
export interface Search extends Draft {
  source: TextSource;
}

/** How a search went. What was found before it was stopped is there in any case. */
export interface Outcome {
  search: Search;
  matches: Match[];
  answer: Answer | null; // null when it was refused or stopped
  failure: (Failure<PatternProblem> & { isStopped?: boolean }) | null;
  ms: number;
}

/** The operation that makes the same of the text; none for what was stopped or cut. */
export function madeBy({ search, answer }: Outcome, view: Draft["view"]): SentFrom | undefined {
  if (answer === null || answer.isCut) return undefined;
  return { ...asOperation({ ...search, view }), source: sentSource(search.source) };
}

export type SearchWorker = ReturnType<typeof openSearchWorker>;

/** A worker that can be killed: the only place where a visitor's pattern ever runs. */
function openSearchWorker() {
  const bridge = openWorker<RegexJobs>(
    () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" }),
  );
  return {
    prepare: bridge.prepare,
    end: bridge.end,
    async run(search: Search, seconds: number, signal?: AbortSignal): Promise<Outcome> {
      const { source, pattern, flags } = search;
      const control = signal ? { signal } : {};
      const text = source.kind === "small" ? source.text : source.blob;
      // Loading the script and the text does not count: only the pattern is against the clock.
      const opened = await bridge.call("open", text, { deadlineMs: workDeadlineMs, ...control });
      const matches: Match[] = [];
      const start = performance.now();
      const deadlineMs = seconds * 1000;
      const result = opened.ok
        ? await bridge.call(
            "run",
            { pattern, flags, action: actionOf(search) },
            { deadlineMs, ...control, onPart: (part) => matches.push(...(part as Match[])) },
          )
        : opened;
      const outcome = { search, matches, ms: performance.now() - start };
      if (result.ok) return { ...outcome, answer: result.value, failure: null };
      const isStopped = result.message === workerMessages.late(deadlineMs);
      const failure = isStopped
        ? { ...result, message: messages.stopped(seconds), isStopped }
        : result;
      return { ...outcome, answer: null, failure };
    },
  };
}

/** Searches as the visitor types; in a long text when asked. */
export function useSearch(draft: Draft, source: TextSource, seconds: number) {
  const [worker] = useState(openSearchWorker);
  const [search, setSearch] = useState<Search | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => worker.end(), [worker]);

  const live = isLive(source);
  const wanted = draft.pattern === "" ? null : { ...draft, source };
  const isNew = !isSame(wanted, search);
  if (live && isNew) setSearch(wanted);

  useEffect(() => {
    if (search === null) return;
    const control = new AbortController();
    running.current = control;
    const work = async () => {
      const found = await worker.run(search, seconds, control.signal);
      if (!control.signal.aborted) setOutcome(found);
    };
    void work();
    return () => control.abort();
  }, [worker, search, seconds]);

  return {
    worker,
    /** Of the last search that ended; `null` while there is nothing to say. */
    outcome: search && outcome,
    isBusy: search !== null && outcome?.search !== search,
    /** Too long to follow every change: it is searched when asked. */
    waits: !live,
    isStale: !live && isNew,
    run: () => setSearch(wanted),
    cancel: () => {
      running.current?.abort();
      if (search) setOutcome(canceled(search));
    },
  };
}

const canceled = (search: Search): Outcome => ({
  search,
  matches: [],
  answer: null,
  failure: { ok: false, message: workerMessages.canceled },
  ms: 0,
});

/** Whether it is the same work: a look at the explanation, say, is no new search. */
function isSame(one: Search | null, other: Search | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.source === other.source &&
    one.pattern === other.pattern &&
    one.flags === other.flags &&
    JSON.stringify(actionOf(one)) === JSON.stringify(actionOf(other))
  );
}
