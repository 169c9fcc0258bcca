import { startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { readBytes } from "#browser/files.ts";
import { openWorker, workerMessages } from "#browser/worker.ts";
import type { InputOf } from "#domain/jobs.ts";
import { workDeadlineMs } from "#domain/limits.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { emptyText, isEmptyText, isLive, type TextSource } from "#domain/text-source.ts";
import type { ChangeKind } from "#ui/text/editor/text-surface.ts";
import type { Flavor } from "../logic.ts";
import type { MarkdownJobs, Shown } from "../worker.ts";

interface Task {
  source: TextSource;
  flavor: Flavor;
}

/** A document that takes longer than this is shown as plain text. A long one may take more. */
const liveDeadlineMs = 10_000;

/** How long a text that has been typed over may go on before the next one is worth a fresh worker. */
const patienceMs = 1000;

/** How many groups of blocks are shown at first, and how many more each time. */
const groupsAtOnce = 3;

const isSame = (one: Task, other: Task | undefined | null): boolean =>
  one.source === other?.source && one.flavor === other.flavor;

/** The visitor's Markdown, and what it looks like. */
export function useMarkdown(flavor: Flavor) {
  const [worker] = useState(openMarkdownWorker);
  const [source, setSource] = useState<TextSource>(emptyText);
  const [asked, setAsked] = useState<Task | null>(null);
  const [answer, setAnswer] = useState<{ task: Task; outcome: Result<Shown> } | null>(null);
  const running = useRef<AbortController>(undefined);
  const shownGroups = useRef(groupsAtOnce);

  const live = isLive(source);
  const empty = isEmptyText(source);
  const wanted = empty ? null : live ? { source, flavor } : asked;
  const [wantedSource, wantedFlavor] = [wanted?.source, wanted?.flavor];

  useEffect(() => () => worker.end(), [worker]);
  useEffect(() => {
    if (wantedSource === undefined || wantedFlavor === undefined) return;
    const control = new AbortController();
    const task = { source: wantedSource, flavor: wantedFlavor };
    running.current = control;
    let isOver = false;
    let isFinished = false;
    const render = async () => {
      const outcome = await worker.render(task, shownGroups.current, control.signal, () => isOver);
      isFinished = true;
      if (isOver || outcome === null || control.signal.aborted) return;
      startTransition(() => setAnswer({ task, outcome }));
    };
    void render();
    return () => {
      isOver = true;
      // What is nearly finished may finish: a fresh worker would cost more.
      setTimeout(() => isFinished || control.abort(), patienceMs);
    };
  }, [worker, wantedSource, wantedFlavor]);

  const answered = wanted !== null && isSame(wanted, answer?.task);
  const isTyping = live && asked?.source !== source;
  const outcome = !empty && (answered || isTyping) ? (answer?.outcome ?? null) : null;
  const isStale = !live && !isSame({ source, flavor }, asked);
  const shown = outcome?.ok ? outcome.value : null;

  /** Shows more of the document: a few groups, or as many as are needed to reach one. */
  const more = async (upTo?: number): Promise<void> => {
    const from = shown?.groups.length ?? 0;
    const to = upTo ?? from + groupsAtOnce;
    if (shown === null || answer === null || to <= from) return;
    const next = await worker.ask("groups", { from, to });
    if (!next.ok) return;
    const groups = [...shown.groups, ...next.value];
    shownGroups.current = Math.max(groupsAtOnce, groups.length);
    const add = () =>
      setAnswer((now) =>
        now?.outcome === answer.outcome ? { ...now, outcome: ok({ ...shown, groups }) } : now,
      );
    // What was asked for by name is scrolled to next: it must be there.
    if (upTo === undefined) startTransition(add);
    else flushSync(add);
  };

  return {
    source,
    /** `null` while there is nothing to say. */
    outcome,
    shown,
    empty,
    busy: wanted !== null && !answered,
    waits: !live,
    isStale,
    canRun: isStale || outcome?.ok === false,
    more,
    ask: worker.ask,
    prepare: worker.prepare,
    change: (next: TextSource, how: ChangeKind) => {
      setSource(next);
      if (how !== "placed") return;
      shownGroups.current = groupsAtOnce;
      setAsked({ source: next, flavor });
    },
    run: () => {
      const again = { ...source };
      setSource(again);
      setAsked({ source: again, flavor });
    },
    cancel: () => {
      running.current?.abort();
      if (wanted) setAnswer({ task: wanted, outcome: fail(workerMessages.canceled) });
    },
  };
}

export type Markdown = ReturnType<typeof useMarkdown>;

/** One document at a time: of those that wait, only the last is worth the work. */
function openMarkdownWorker() {
  const bridge = openWorker<MarkdownJobs>(
    () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" }),
  );
  let before: Promise<unknown> = Promise.resolve();

  /** `null` when it was over before it began. */
  function render(task: Task, count: number, signal: AbortSignal, isOver: () => boolean) {
    const rendering = before.then(async () => {
      if (isOver()) return null;
      const read = await readBytes(task.source);
      if (!read.ok) return read;
      const bytes = read.value;
      const deadlineMs = isLive(task.source) ? liveDeadlineMs : workDeadlineMs;
      const rules = { deadlineMs, signal, transfer: [bytes.buffer] };
      return bridge.call("render", { bytes, flavor: task.flavor, count }, rules);
    });
    before = rendering;
    return rendering;
  }

  function ask<Name extends Exclude<keyof MarkdownJobs, "render">>(
    name: Name,
    input: InputOf<MarkdownJobs[Name]>,
  ) {
    return bridge.call(name, input, { deadlineMs: workDeadlineMs });
  }

  return { render, ask, prepare: bridge.prepare, end: bridge.end };
}
