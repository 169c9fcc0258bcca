import type { AnswerOf, InputOf, Jobs, Reply, Request } from "#domain/jobs.ts";
import { fail, type Failure } from "#domain/result.ts";

export interface CallOptions {
  /** Every call ends by then: a worker that ran out of memory dies without a word. */
  deadlineMs: number;
  /** Buffers that move to the worker instead of being copied. */
  transfer?: Transferable[];
  /** Aborting ends the worker; the next call starts a fresh one. */
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
  /** What the job sends ahead, in order. All of it arrives before the answer, or before a stop. */
  onPart?: (part: unknown) => void;
}

/** A worker as the page sees it: jobs to call, and failures that are words, never exceptions. */
export interface WorkerBridge<Served extends Jobs> {
  call: <Name extends keyof Served & string>(
    name: Name,
    input: InputOf<Served[Name]>,
    options: CallOptions,
  ) => Promise<AnswerOf<Served[Name]> | Failure>;
  /** Loads the worker's script ahead of the first call, when a visitor is about to need it. */
  prepare: () => void;
  /** Stops what runs. A later call starts again, so that an effect may end it in its clean-up. */
  end: () => void;
}

/** How many workers can be at work while the page still answers. */
export const spareCores = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);

export const workerMessages = {
  canceled: "Canceled",
  late: (deadlineMs: number) =>
    `Stopped: this took longer than ${deadlineMs / 1000} seconds. Try a smaller input.`,
  crashed: "This could not be finished. Please try again.",
  crashedAgain:
    "This failed twice in a row. The input may be too much for this browser: try a smaller one, or reload the page.",
};

/**
 * Opens a worker when it is first called. Calls wait for each other and share it; after an abort,
 * a deadline or a crash the next call gets a fresh one. The unit writes
 * `openWorker<Jobs>(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }))`,
 * in one expression, because that is how the bundler finds the script.
 */
export function openWorker<Served extends Jobs>(create: () => Worker): WorkerBridge<Served> {
  let worker: Worker | undefined;
  let cancelRunning: (() => void) | undefined;
  let crashesInARow = 0;
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const discard = () => {
    worker?.terminate();
    worker = undefined;
  };

  const start = (): Worker => {
    const made = create();
    // Script not found, or a crash between calls: the next call must not wait for the dead.
    made.addEventListener("error", () => {
      if (worker === made && cancelRunning === undefined) discard();
    });
    return made;
  };

  const run = (name: string, input: unknown, options: CallOptions) =>
    new Promise<unknown>((resolve) => {
      const id = ++lastId;
      const over = new AbortController();
      const settle = (answer: unknown) => {
        over.abort();
        clearTimeout(timer);
        cancelRunning = undefined;
        resolve(answer);
      };
      const giveUp = (message: string) => {
        discard();
        settle(fail(message));
      };
      const crash = () => {
        crashesInARow += 1;
        giveUp(crashesInARow > 1 ? workerMessages.crashedAgain : workerMessages.crashed);
      };
      const hear = ({ data }: MessageEvent<Reply>) => {
        if (data.id !== id) return;
        if (data.kind === "progress") return options.onProgress?.(data.done);
        if (data.kind === "part") return options.onPart?.(data.part);
        if (data.kind === "crash") {
          console.warn(data.reason);
          return crash();
        }
        crashesInARow = 0;
        settle(data.answer);
      };
      const timer = setTimeout(
        () => giveUp(workerMessages.late(options.deadlineMs)),
        options.deadlineMs,
      );
      const cancel = () => giveUp(workerMessages.canceled);
      if (options.signal?.aborted) return settle(fail(workerMessages.canceled));
      cancelRunning = cancel;

      const until = { signal: over.signal };
      options.signal?.addEventListener("abort", cancel, until);
      try {
        worker ??= start();
        worker.addEventListener("message", hear, until);
        worker.addEventListener("error", crash, until);
        worker.addEventListener("messageerror", crash, until);
        worker.postMessage({ id, name, input } satisfies Request, options.transfer ?? []);
      } catch {
        crash();
      }
    });

  return {
    call(name, input, options) {
      const answer = queue.then(() => run(name, input, options));
      queue = answer;
      return answer as Promise<AnswerOf<Served[typeof name]> | Failure>;
    },
    prepare() {
      try {
        worker ??= start();
      } catch {
        // The call that follows will say so.
      }
    },
    end() {
      cancelRunning?.();
      discard();
    },
  };
}
