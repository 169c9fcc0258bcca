import ArrowRight from "lucide-react/icons/arrow-right";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { useState } from "react";
import type { Step } from "#domain/operation/recipe.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Progress } from "#ui/progress.tsx";
import { Scroller } from "#ui/scroller.tsx";
import { moved, setChain, undone, withSteps, type Chain } from "./chain.ts";
import { FilesPanel } from "./files-panel.tsx";
import { SavePanel } from "./save-panel.tsx";
import { SharePanel } from "./share-panel.tsx";
import { StepButton } from "./step-button.tsx";
import { StepPanel } from "./step-panel.tsx";
import type { ChainRun } from "./use-chain-run.ts";

interface Props {
  chain: Chain;
  run: ChainRun;
  onClose: () => void;
}

type Opened = number | "save" | "share" | "files" | null;

const panels = [
  ["save", "Save"],
  ["share", "Copy link"],
  ["files", "Run on files"],
] as const;

/** What is done to a value, one step after the other, and what can be done with that. */
export function ChainStrip({ chain, run, onClose }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const { steps } = chain;
  const { described, outcomes, busy, problem } = run;
  const change = (next: readonly Step[]) => setChain(withSteps(chain, next));
  const toggle = (which: Opened) => setOpened(opened === which ? null : which);
  const nameOf = (id: string) => described?.find((one) => one.id === id)?.name ?? id;
  const step = typeof opened === "number" ? steps[opened] : undefined;

  return (
    <section
      aria-label="Chain of tools"
      className="no-print mb-4 flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-raised p-2"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Scroller aria-label="Steps" className="min-w-0 flex-1 overflow-x-auto max-sm:basis-full">
          <ol className="flex items-center gap-1">
            {steps.map((one, at) => (
              // A step is known by its place: the same may stand there twice.
              // oxlint-disable-next-line react/no-array-index-key -- see above
              <li key={at} className="flex shrink-0 items-center gap-1">
                {at > 0 && <ArrowRight aria-hidden className="size-4 text-soft" />}
                <StepButton
                  name={nameOf(one.id)}
                  isOff={one.isOff === true}
                  outcome={outcomes[at]}
                  isOpen={opened === at}
                  onClick={() => toggle(at)}
                />
              </li>
            ))}
          </ol>
        </Scroller>
        <div className="flex flex-wrap items-center">
          {chain.past.length > 0 && (
            <IconButton
              label="Undo the last change of the chain"
              onClick={() => setChain(undone(chain))}
            >
              <Undo2 aria-hidden className="size-4" />
            </IconButton>
          )}
          {panels.map(([id, label]) => (
            <Button
              key={id}
              look="quiet"
              size="small"
              aria-expanded={opened === id}
              onClick={() => toggle(id)}
            >
              {label}
            </Button>
          ))}
          <IconButton label="Close the chain" onClick={onClose}>
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
      </div>
      {busy && <Progress label="Running" onCancel={run.cancel} />}
      {problem !== null && (
        <p role="status" className="px-2 text-sm text-bad">
          {problem}
        </p>
      )}
      {step !== undefined && typeof opened === "number" && (
        <StepPanel
          key={`${opened} ${step.id}`}
          step={step}
          operation={described?.find(({ id }) => id === step.id)}
          outcome={outcomes[opened]}
          onChange={(next) => change(steps.with(opened, next))}
          onMove={(by) => {
            change(moved(steps, opened, by));
            setOpened(opened + by);
          }}
          canMove={{ back: opened > 0, on: opened < steps.length - 1 }}
          onRemove={() => {
            change(steps.toSpliced(opened, 1));
            setOpened(null);
          }}
        />
      )}
      {opened === "save" && <SavePanel steps={steps} described={described} />}
      {opened === "share" && <SharePanel chain={chain} described={described} />}
      {opened === "files" && <FilesPanel steps={steps} described={described} />}
    </section>
  );
}
