import { useEffect, useState } from "react";
import { openWorker } from "#browser/worker.ts";
import type { Result } from "#domain/result.ts";
import type { Explained } from "../logic/analysis/explain.ts";
import type { Verdict } from "../logic/analysis/safety.ts";
import type { AnalysisJobs } from "../logic/analysis/analysis-worker.ts";

/** What can be said of a pattern without running it. */
export interface Analysis {
  pattern: string;
  flags: string;
  explained: Result<Explained[]>;
  verdict: Verdict;
}

/** Judging is quick, but a pattern can be written to make it slow. */
const deadlineMs = 5000;

const undecided: Verdict = { risk: "unknown", culprits: [], attack: null };

/** Explains and judges a valid pattern in a worker of its own; `null` until it is known. */
export function useAnalysis(pattern: string, flags: string, isValid: boolean): Analysis | null {
  const [bridge] = useState(() =>
    openWorker<AnalysisJobs>(
      () =>
        new Worker(new URL("../logic/analysis/analysis-worker.ts", import.meta.url), {
          type: "module",
        }),
    ),
  );
  const [analysis, setStudy] = useState<Analysis | null>(null);
  useEffect(() => () => bridge.end(), [bridge]);

  useEffect(() => {
    if (!isValid) return;
    const control = new AbortController();
    const rules = { deadlineMs, signal: control.signal };
    const work = async () => {
      const [explained, judged] = await Promise.all([
        bridge.call("explain", { pattern, flags }, rules),
        bridge.call("judge", { pattern, flags }, rules),
      ]);
      if (control.signal.aborted) return;
      setStudy({ pattern, flags, explained, verdict: judged.ok ? judged.value : undecided });
    };
    void work();
    return () => control.abort();
  }, [bridge, pattern, flags, isValid]);

  return isValid && analysis?.pattern === pattern && analysis.flags === flags ? analysis : null;
}
