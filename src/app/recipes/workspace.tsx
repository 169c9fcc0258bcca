import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Send } from "#ui/send.ts";
import { Panes } from "#ui/text/panes.tsx";
import { ChainStrip } from "../chain/chain-strip.tsx";
import { setChain, withSteps, type Chain } from "../chain/chain.ts";
import { OperationDialog } from "../chain/operation-dialog.tsx";
import { takers } from "../chain/targets.ts";
import { useChainRun } from "../chain/use-chain-run.ts";
import type { Described } from "../operations/jobs.ts";
import { InputPane } from "./input-pane.tsx";
import { ResultPane } from "./result-pane.tsx";

interface Props {
  chain: Chain;
  sample: string;
}

/** Where a recipe is made and tried: a text, the steps, and what comes out. */
export function Workspace({ chain, sample }: Props) {
  const run = useChainRun(chain);
  const [isAdding, setAdding] = useState(false);
  const { source, steps } = chain;
  const add = ({ id }: Described) => setChain(withSteps(chain, [...steps, { id, options: {} }]));
  const outcome = run.outcomes.findLast((one) => one !== null) ?? null;
  return (
    <div className="flex flex-col gap-3">
      {steps.length > 0 && (
        <ChainStrip
          chain={chain}
          run={run}
          onClose={() => setChain({ ...chain, steps: [], past: [] })}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look={steps.length === 0 ? "primary" : "plain"}
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => setAdding(true)}
        >
          Add step
        </Button>
        {steps.length === 0 && (
          <p className="text-sm text-soft">
            Choose what is done to the text, or take a recipe below.
          </p>
        )}
      </div>
      <Panes>
        <InputPane
          value={source}
          sample={sample}
          onChange={(next) => setChain({ ...chain, source: next })}
        />
        <Send value={null}>
          <ResultPane outcome={outcome} steps={steps} described={run.described} />
        </Send>
      </Panes>
      {isAdding && (
        <OperationDialog
          label="Add step"
          operations={run.described && (steps.length === 0 ? run.described : takers(run.described))}
          best={[]}
          problem={null}
          onChoose={add}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
