import { useEffect, useState } from "react";
import { ok } from "#domain/result.ts";
import { useWork } from "#ui/use-work.ts";
import { useWorker } from "#ui/use-worker.ts";
import { describeOperations, openOperations } from "../operations/bridge.ts";
import type { Described, ShownStep } from "../operations/jobs.ts";
import type { Chain } from "./chain.ts";

/** A hostile pattern is stopped after this; nothing honest takes as long. */
const deadlineMs = 20_000;

export interface ChainRun {
  described: readonly Described[] | null;
  /** What each step came to, as far as it went; one entry a step, `undefined` behind a failure. */
  outcomes: readonly (ShownStep | undefined)[];
  busy: boolean;
  /** Why nothing came of it at all: it was canceled. */
  problem: string | null;
  cancel: () => void;
}

/** Runs a chain whenever it changes. */
export function useChainRun({ source, steps }: Pick<Chain, "source" | "steps">): ChainRun {
  const bridge = useWorker(openOperations);
  const [described, setDescribed] = useState<readonly Described[] | null>(null);
  useEffect(() => void describeOperations(bridge).then(setDescribed), [bridge]);
  const work = useWork({
    task: { source, steps },
    live: true,
    run: async ({ source: value, steps: wanted }, control) => {
      const told: ShownStep[] = [];
      const onPart = (part: unknown) => told.push(part as ShownStep);
      const answer = await bridge.call(
        "run",
        { value, steps: wanted },
        { ...control, deadlineMs, onPart },
      );
      // Stopped half way: what was made before stays, and the step that it was in says why.
      return answer.ok ? answer : ok([...told, answer]);
    },
  });
  const { outcome } = work;
  return {
    described,
    outcomes: outcome?.ok ? outcome.value : [],
    busy: work.busy,
    problem: outcome?.ok === false ? outcome.message : null,
    cancel: work.cancel,
  };
}
