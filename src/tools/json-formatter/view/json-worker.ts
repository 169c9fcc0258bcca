import { readBytes } from "#browser/files.ts";
import { openWorker, type CallOptions } from "#browser/worker.ts";
import type { AnswerOf, InputOf } from "#domain/jobs.ts";
import { workDeadlineMs } from "#domain/limits.ts";
import type { Failure } from "#domain/result.ts";
import type { TextSource } from "#domain/text-source.ts";
import type { TextTask } from "#ui/text/use-text-work.ts";
import type { Control } from "#ui/use-work.ts";
import { optionsShape, type Options } from "../logic.ts";
import type * as Served from "../worker.ts";

type JsonJobs = Served.JsonJobs;

// A value imported from the worker's script would run that script in the page.
const nothingOpen: typeof Served.nothingOpen = "No document is open";

/** A text as it is to be formatted. */
export type Task = TextTask<Options>;

/** What the worker has, or is about to have. */
interface Open {
  task: Task;
  sent: Promise<unknown>;
}

export type JsonWorker = ReturnType<typeof openJsonWorker>;

/** Remembers which text the worker has open, so that bytes travel once per text. */
export function openJsonWorker() {
  const bridge = openWorker<JsonJobs>(
    () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" }),
  );
  let open: Open | undefined;

  /** Sends the text itself. Whoever asks about it meanwhile waits until it is there. */
  async function send({ source, options }: Task, rules: CallOptions) {
    const read = await readBytes(source);
    if (!read.ok) return read;
    const bytes = read.value;
    return bridge.call("format", { bytes, options }, { ...rules, transfer: [bytes.buffer] });
  }

  const openedFor = (source: TextSource) => (open?.task.source === source ? open : undefined);
  /** Waits until a text has arrived; false if it was stopped on its way. */
  async function isThere(opened: Open): Promise<boolean> {
    await opened.sent;
    return opened === open;
  }

  async function format(task: Task, control?: Control) {
    const rules = { ...control, deadlineMs: workDeadlineMs };
    const known = openedFor(task.source);
    if (known && (await isThere(known))) {
      known.task = task;
      const answer = await bridge.call("format", { options: task.options }, rules);
      if (answer.ok || answer.message !== nothingOpen) return answer;
    }
    const sent = send(task, rules);
    const opening = { task, sent };
    open = opening;
    const answer = await sent;
    // Stopped on its way: the worker may still have the text before it.
    if (!answer.ok && answer.detail === undefined && open === opening) open = undefined;
    return answer;
  }

  /** Asks about a text, and opens it first where the worker does not have it. */
  async function ask<Name extends Exclude<keyof JsonJobs, "format">>(
    source: TextSource,
    name: Name,
    input: InputOf<JsonJobs[Name]>,
  ): Promise<AnswerOf<JsonJobs[Name]> | Failure> {
    const rules = { deadlineMs: workDeadlineMs };
    const known = openedFor(source);
    if (known && (await isThere(known))) {
      const answer = await bridge.call(name, input, rules);
      if (answer.ok || answer.message !== nothingOpen) return answer;
    }
    await format({ source, options: open?.task.options ?? optionsShape.initial });
    return bridge.call(name, input, rules);
  }

  return {
    format,
    ask,
    prepare: bridge.prepare,
    /** All of what a text became. */
    async output(task: Task): Promise<Blob | null> {
      const last = open?.task;
      if (last?.source !== task.source || last.options !== task.options) await format(task);
      const answer = await ask(task.source, "output", null);
      return answer.ok ? answer.value : null;
    },
    end() {
      open = undefined;
      bridge.end();
    },
  };
}
