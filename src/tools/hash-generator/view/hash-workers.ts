import { openWorker, spareCores, type CallOptions } from "#browser/worker.ts";
import { workDeadlineMs } from "#domain/limits.ts";
import { ok, type Result } from "#domain/result.ts";
import { isNative, shareOut, type Making } from "../logic.ts";
import type { Digests } from "../logic/digests.ts";
import type { HashJobs } from "../worker.ts";

export const createWorker = () =>
  new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });

/** More than this would only wait for the disk. */
const maxWorkers = 4;

/** A smaller file is done before a second worker has started. */
const smallBytes = 16 * 1024 * 1024;

/** A slow phone makes one digest of so much in a second. */
const slowBytesPerSecond = 10_000_000;

/** A bar that moves more often costs time and looks no smoother. */
const tellMs = 100;

/** Several workers that make the digests of one file, each some of them. */
export function openHashWorkers() {
  const workers = Array.from({ length: Math.min(spareCores(), maxWorkers) }, () =>
    openWorker<HashJobs>(createWorker),
  );

  async function hash(
    file: File,
    { ids, key }: Making,
    { signal, onProgress }: Required<Pick<CallOptions, "signal" | "onProgress">>,
  ): Promise<Result<Digests>> {
    const count = file.size > smallBytes ? workers.length : 1;
    const shares = shareOut(ids, count, (id) => isNative(id, file.size, key !== null));
    const seconds = (file.size * ids.length) / slowBytesPerSecond;
    const deadlineMs = workDeadlineMs + Math.ceil(seconds) * 1000;
    const done = shares.map(() => 0);
    let toldAt = performance.now();
    const tell = (at: number, share: number) => {
      done[at] = share;
      if (performance.now() - toldAt < tellMs) return;
      toldAt = performance.now();
      onProgress(Math.min(...done));
    };
    const answers = await Promise.all(
      shares.map(async (share, at) => {
        const options = { deadlineMs, signal, onProgress: (now: number) => tell(at, now) };
        const answer = await workers[at]?.call("hashFile", { file, ids: share, key }, options);
        tell(at, 1);
        return answer ?? ok({});
      }),
    );
    const failed = answers.find((answer) => !answer.ok);
    return failed ?? ok(Object.assign({}, ...answers.map((answer) => answer.ok && answer.value)));
  }

  return {
    hash,
    prepare: () => workers[0]?.prepare(),
    end: () => {
      for (const worker of workers) worker.end();
    },
  };
}
