import { readBytes } from "#browser/files.ts";
import { openWorker, workerMessages } from "#browser/worker.ts";
import type { InputOf } from "#domain/jobs.ts";
import { workDeadlineMs } from "#domain/limits.ts";
import { fail, type Result } from "#domain/result.ts";
import { isLive } from "#domain/text-source.ts";
import type { TextTask } from "#ui/text/use-text-work.ts";
import type { Flavor } from "../logic.ts";
import type { MarkdownJobs, Shown } from "../worker.ts";

/** A document that takes longer than this is shown as plain text. A long one may take more. */
const liveDeadlineMs = 10_000;

/** How long a text that has been typed over may go on before the next one is worth a fresh worker. */
const patienceMs = 1000;

/** One document at a time: of those that wait, only the last is worth the work. */
export function openMarkdownWorker() {
  const bridge = openWorker<MarkdownJobs>(
    () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" }),
  );
  let before: Promise<unknown> = Promise.resolve();

  async function renderNow(
    { source, options: flavor }: TextTask<Flavor>,
    count: number,
    wanted: AbortSignal,
  ): Promise<Result<Shown>> {
    if (wanted.aborted) return fail(workerMessages.canceled);
    const control = new AbortController();
    // What is nearly finished may finish: a fresh worker would cost more.
    wanted.addEventListener("abort", () => setTimeout(() => control.abort(), patienceMs));
    const read = await readBytes(source);
    if (!read.ok) return read;
    const bytes = read.value;
    const deadlineMs = isLive(source) ? liveDeadlineMs : workDeadlineMs;
    const rules = { deadlineMs, signal: control.signal, transfer: [bytes.buffer] };
    return bridge.call("render", { bytes, flavor, count }, rules);
  }

  /** Once `wanted` is aborted, the answer may be anything. */
  function render(task: TextTask<Flavor>, count: number, wanted: AbortSignal) {
    const rendering = before.then(() => renderNow(task, count, wanted));
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
