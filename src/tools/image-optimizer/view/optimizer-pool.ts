import { openWorker, spareCores, workerMessages, type WorkerBridge } from "#browser/worker.ts";
import { fail, type Failure, type Result } from "#domain/result.ts";
import { refuseBySize, type Options, type Reason } from "../logic.ts";
import type { Optimized, ToDraw } from "../logic/encode/optimize.ts";
import type { ImageJobs } from "../worker.ts";

const createWorker = () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });

/** More would need the memory of as many decoded pictures. */
const maxWorkers = 4;

/** Ten minutes: AVIF of a large photo on a slow phone. Cancel is always there. */
const deadlineMs = 600_000;

type Bridge = WorkerBridge<ImageJobs>;

const isToDraw = (answer: Optimized | ToDraw): answer is ToDraw => "text" in answer;

interface Call {
  signal: AbortSignal;
  /** Its turn has come. */
  onStart: () => void;
  onProgress: (done: number) => void;
}

/** A few workers that many pictures wait for, each in its turn. */
export function openPool() {
  const workers = Array.from({ length: Math.min(spareCores(), maxWorkers) }, () =>
    openWorker<ImageJobs>(createWorker),
  );
  const idle: Bridge[] = [...workers];
  const waiting: ((worker: Bridge) => void)[] = [];

  async function lend<Answer>(ask: (worker: Bridge) => Promise<Answer>): Promise<Answer> {
    const worker = idle.shift() ?? (await new Promise<Bridge>((got) => waiting.push(got)));
    try {
      return await ask(worker);
    } finally {
      const next = waiting.shift();
      if (next) next(worker);
      else idle.unshift(worker);
    }
  }

  async function optimize(
    file: File,
    options: Options,
    { signal, onStart, onProgress }: Call,
  ): Promise<Result<Optimized, Reason> | Failure> {
    const tooLarge = refuseBySize(file.size);
    if (tooLarge !== null) return tooLarge;
    return lend(async (worker) => {
      if (signal.aborted) return fail(workerMessages.canceled);
      onStart();
      const call = { deadlineMs, signal, onProgress };
      const answer = await worker.call("optimize", { file, options }, call);
      if (!answer.ok || !isToDraw(answer.value)) return answer as Result<Optimized, Reason>;
      const { drawSvg } = await import("./draw-svg.ts");
      const drawn = await drawSvg(answer.value);
      if (!drawn.ok) return drawn;
      const given = { file, options, drawn: drawn.value };
      const second = await worker.call("optimize", given, { ...call, transfer: [drawn.value] });
      return second as Result<Optimized, Reason>;
    });
  }

  return {
    optimize,
    checksum: (blob: Blob) => lend((worker) => worker.call("checksum", blob, { deadlineMs })),
    drawSample: () => lend((worker) => worker.call("drawSample", undefined, { deadlineMs })),
    prepare: () => workers[0]?.prepare(),
    end: () => {
      for (const worker of workers) worker.end();
    },
  };
}
