import { openWorker } from "#browser/worker.ts";
import { workDeadlineMs } from "#domain/limits.ts";
import { emptyText } from "#domain/text-source.ts";
import type { Transforming } from "#ui/text/use-transform.ts";
import { useWork } from "#ui/use-work.ts";
import { useWorker } from "#ui/use-worker.ts";
import type { Problem } from "../logic/problems.ts";
import type { Made, Options } from "../logic.ts";
import type { Base64Jobs } from "../worker.ts";

export const createWorker = () =>
  new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });

/** A slow phone does so much of a file in a second. */
const slowBytesPerSecond = 5_000_000;

interface Task {
  file: File;
  options: Options;
}

/** As `useTransform`, for a file of any size, which is worked on at once. */
export function useFileWork(file: File | null, options: Options): Transforming<Made, Problem> {
  const worker = useWorker(() => openWorker<Base64Jobs>(createWorker));
  const work = useWork<Task, Made, Problem>({
    task: file && { file, options },
    live: true,
    run: (task, control) => {
      const deadlineMs = workDeadlineMs + Math.ceil(task.file.size / slowBytesPerSecond) * 1000;
      return worker.call("transformFile", task, { ...control, deadlineMs });
    },
  });
  return {
    ...work,
    source: emptyText,
    // Of a file, nothing is shown that is of another one.
    outcome: work.busy ? null : work.outcome,
    empty: file === null,
    prepare: worker.prepare,
    change: () => {},
  };
}
