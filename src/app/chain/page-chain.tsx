import { useEffect, useRef } from "react";
import { handOverHere } from "#browser/handover.ts";
import type { ShownStep, Value } from "../operations/jobs.ts";
import { useGo } from "../router.ts";
import { ChainStrip } from "./chain-strip.tsx";
import { setChain, type Chain } from "./chain.ts";
import { useChainRun } from "./use-chain-run.ts";

/** The chain that led to a unit's page, above it. What is changed in it reaches the page. */
export default function PageChain({ chain, unit }: { chain: Chain; unit: string }) {
  const run = useChainRun(chain);
  const go = useGo();
  const lastAt = chain.steps.findLastIndex(({ isOff }) => isOff !== true);
  const last = run.described?.find(({ id }) => id === chain.steps[lastAt]?.id);
  const given = valueBefore(chain, run.outcomes, lastAt);
  const isHere = last === undefined || last.unit === unit;

  // The page got the first value when it was opened; from then on it gets what has changed.
  const handed = useRef<Value | null>(null);
  useEffect(() => {
    if (run.busy || given === null) return;
    const isFirst = handed.current === null;
    const isNew = handed.current !== given;
    handed.current = given;
    if (!isFirst && isNew && isHere && typeof given === "string")
      handOverHere({ word: last?.word ?? "", text: given });
  }, [run.busy, given, isHere, last]);

  const show = () => {
    setChain({ ...chain, at: "/recipes" });
    go("/recipes");
  };
  return (
    <>
      <ChainStrip chain={chain} run={run} onClose={() => setChain(null)} />
      {!isHere && (
        <p role="status" className="mb-4 text-sm text-soft">
          The chain no longer ends on this page.{" "}
          <button type="button" className="font-medium text-ink underline" onClick={show}>
            Show its result
          </button>
        </p>
      )}
    </>
  );
}

/** What goes into a step: the result of the one before it that is on, or the source. */
function valueBefore(
  { source }: Chain,
  outcomes: readonly (ShownStep | undefined)[],
  at: number,
): Value | null {
  const before = outcomes.slice(0, Math.max(at, 0)).findLast((outcome) => outcome !== null);
  if (before === undefined) return source;
  return before.ok ? before.value : null;
}
