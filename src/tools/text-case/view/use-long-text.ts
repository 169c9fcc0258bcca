import { useEffect, useState } from "react";
import { openWorker } from "#browser/worker.ts";
import { workDeadlineMs } from "#domain/limits.ts";
import type { TextSource } from "#domain/text-source.ts";
import type { CaseId, Options } from "../logic.ts";
import type { TextCaseJobs } from "../worker.ts";

/** Converts texts that would hold the page up, when somebody wants one of the results. */
export function useLongText(create: () => Worker) {
  const [worker] = useState(() => openWorker<TextCaseJobs>(create));
  const [running, setRunning] = useState<AbortController | null>(null);
  useEffect(() => () => worker.end(), [worker]);

  return {
    busy: running !== null,
    cancel: () => running?.abort(),
    /** All of a text in a case; `null` when that failed or was canceled. */
    convert: async (source: TextSource, id: CaseId, options: Options): Promise<Blob | null> => {
      const control = new AbortController();
      setRunning(control);
      const text = source.kind === "small" ? source.text : source.blob;
      const rules = { deadlineMs: workDeadlineMs, signal: control.signal };
      const made = await worker.call("convert", { text, id, options }, rules);
      setRunning(null);
      return made.ok ? made.value : null;
    },
  };
}
