import { openWorker, type WorkerBridge } from "#browser/worker.ts";
import type { Described, OperationJobs } from "./jobs.ts";

export type OperationsBridge = WorkerBridge<OperationJobs>;

/** The worker that runs operations: no page holds them, and every one has a deadline. */
export const openOperations = (): OperationsBridge =>
  openWorker<OperationJobs>(
    () => new Worker(new URL("./serve.ts", import.meta.url), { type: "module" }),
  );

/** Declarations are there at once: only a worker that cannot start takes this long. */
const describeDeadlineMs = 15_000;

let described: readonly Described[] | null = null;

/** All operations, by what they say of themselves; `null` when the worker cannot be had. */
export async function describeOperations(
  bridge: OperationsBridge,
): Promise<readonly Described[] | null> {
  if (described !== null) return described;
  const answer = await bridge.call("describe", undefined, {
    deadlineMs: describeDeadlineMs,
  });
  if (answer.ok) described = answer.value;
  return described;
}
