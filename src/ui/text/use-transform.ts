import { readBytes } from "#browser/files.ts";
import { openWorker, type WorkerBridge } from "#browser/worker.ts";
import { workDeadlineMs } from "#domain/limits.ts";
import type { Result } from "#domain/result.ts";
import type { TransformJobs } from "#domain/transform.ts";
import type { Control } from "../use-work.ts";
import { useWorker } from "../use-worker.ts";
import { useTextWork, type TextTask } from "./use-text-work.ts";

interface Work<Options, Value, Detail> {
  /** The same object until one of them changes. */
  options: Options;
  /** See `useTextWork`. */
  isSecret?: boolean;
  /** Answers short texts without a worker. Left out where only the worker can. */
  atOnce?: (text: string, options: Options) => Result<Value, Detail>;
  /** Stands outside of the component, and makes the unit's `worker.ts`. */
  create: () => Worker;
}

/** A tool's input, and what came of it. */
export type Transforming<Value, Detail = never> = Omit<
  ReturnType<typeof useTransform<unknown, Value, Detail>>,
  "answered"
>;

/** Turns a text into something: short ones at once, longer ones in a worker. */
export function useTransform<Options, Value, Detail = never>({
  create,
  ...work
}: Work<Options, Value, Detail>) {
  const worker = useWorker(() => openWorker<TransformJobs<Options, Value, Detail>>(create));
  const text = useTextWork<Options, Value, Detail>({
    ...work,
    run: (task, control) => transform(worker, task, control),
  });
  return { ...text, prepare: worker.prepare };
}

/** A string stays one, so that nothing in it is lost; a long text moves as bytes. */
async function transform<Options, Value, Detail>(
  worker: WorkerBridge<TransformJobs<Options, Value, Detail>>,
  { source, options }: TextTask<Options>,
  control: Control,
): Promise<Result<Value, Detail>> {
  const rules = { ...control, deadlineMs: workDeadlineMs };
  if (source.kind === "small")
    return worker.call("transform", { text: source.text, options }, rules);
  const read = await readBytes(source);
  if (!read.ok) return read;
  const bytes = read.value;
  return worker.call("transform", { text: bytes, options }, { ...rules, transfer: [bytes.buffer] });
}
