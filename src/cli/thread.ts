import { Worker } from "node:worker_threads";
import type { Outcome } from "#domain/operation/operation.ts";
import { fail } from "#domain/result.ts";
import type { Job } from "./job.ts";

/**
 * Jobs in a thread, which can be ended in the middle of anything. It loads the same file, with a mark
 * behind its address that makes it begin in serve-jobs.ts.
 */
const threadCode = `import(${JSON.stringify(new URL("#thread", import.meta.url).href)})`;

interface Limits {
  /** 0: none. */
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface Threads {
  run: (job: Job, limits: Limits) => Promise<Outcome>;
  close: () => void;
}

/** Threads that are kept for the next job, except those that had to be ended. */
export function openThreads(): Threads {
  const idle: Worker[] = [];
  return {
    run: async (job, limits) => {
      const thread = idle.pop() ?? new Worker(threadCode, { eval: true });
      thread.ref();
      const { outcome, isSpent } = await runIn(thread, job, limits);
      if (isSpent) void thread.terminate();
      else idle.push(thread);
      thread.unref();
      return outcome;
    },
    close: () => {
      for (const thread of idle) void thread.terminate();
    },
  };
}

interface Finished {
  outcome: Outcome;
  /** The thread was in the middle of something, or is broken: it is of no use any more. */
  isSpent: boolean;
}

function runIn(thread: Worker, job: Job, { timeoutMs, signal }: Limits): Promise<Finished> {
  return new Promise((resolve) => {
    const end = (message: string) => finish({ outcome: fail(message), isSpent: true });
    const onTimeout = () => end(`Stopped after ${timeoutMs / 1000} s: it took too long.`);
    const timer = timeoutMs > 0 ? setTimeout(onTimeout, timeoutMs) : undefined;
    const onMessage = (outcome: Outcome) => finish({ outcome, isSpent: false });
    const onError = (error: Error) => end(`It failed: ${error.message}`);
    const onAbort = () => end("Cancelled.");
    function finish(finished: Finished): void {
      clearTimeout(timer);
      thread.off("message", onMessage).off("error", onError);
      signal?.removeEventListener("abort", onAbort);
      resolve(finished);
    }
    thread.on("message", onMessage).on("error", onError);
    signal?.addEventListener("abort", onAbort);
    if (signal?.aborted) onAbort();
    else thread.postMessage(job);
  });
}
