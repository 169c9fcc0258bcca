import { readBytes } from "#browser/files.ts";
import { openWorker, type WorkerBridge } from "#browser/worker.ts";
import { workDeadlineMs } from "#domain/limits.ts";
import { ok, type Result } from "#domain/result.ts";
import { useTextWork, type TextTask } from "#ui/text/use-text-work.ts";
import type { Control } from "#ui/use-work.ts";
import { useWorker } from "#ui/use-worker.ts";
import type { Made } from "../logic/findings.ts";
import type { ConversionJobs } from "../logic/jobs.ts";
import { transformPlain, type Options } from "../logic.ts";
import { computeTrials } from "./computed.ts";

const createWorker = () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });

/** The visitor's CSS, and what came of it: short and simple at once, all else in a worker. */
export function useConversion(options: Options) {
  const worker = useWorker(() => openWorker<ConversionJobs>(createWorker));
  // Only the worker has Tailwind in it.
  const atHand = options.mode === "plain" ? { atOnce: transformPlain } : {};
  const work = useTextWork<Options, Made>({
    options,
    ...atHand,
    run: (task, control) => convert(worker, task, control),
  });
  return { ...work, prepare: worker.prepare };
}

/** A string stays one, so that nothing in it is lost; a long text moves as bytes. */
async function convert(
  worker: WorkerBridge<ConversionJobs>,
  { source, options }: TextTask<Options>,
  control: Control,
): Promise<Result<Made>> {
  const rules = { ...control, deadlineMs: workDeadlineMs };
  const read = source.kind === "small" ? ok(source.text) : await readBytes(source);
  if (!read.ok) return read;
  const given = { text: read.value };
  const moving =
    typeof given.text === "string" ? rules : { ...rules, transfer: [given.text.buffer] };
  if (options.mode === "plain") return worker.call("plain", given, moving);
  const opened = await worker.call("open", given, moving);
  if (!opened.ok) return opened;
  const refused = opened.value.filter(([property, value]) => !CSS.supports(property, value));
  const found = await worker.call("find", { options, refused }, rules);
  if (!found.ok) return found;
  const outcomes = await computeTrials(found.value, control.signal);
  return worker.call("finish", { outcomes }, rules);
}
