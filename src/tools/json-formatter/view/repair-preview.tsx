import { useEffect, useRef, useState } from "react";
import { takeFile } from "#browser/files.ts";
import type { Failure } from "#domain/result.ts";
import type { TextSource } from "#domain/text-source.ts";
import { Button } from "#ui/button.tsx";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { TextField } from "#ui/text/text-field.tsx";
import type { JsonWorker, Task } from "./json-worker.ts";
import type { Repaired } from "../worker.ts";

/** A repair that was asked for, of one text. */
export interface Repair {
  source: TextSource;
  found: Repaired | Failure | null; // null while it is being looked for
}

/** Looks for a repair. It is a proposal: the visitor's text stays until it is accepted. */
export function useRepair(worker: JsonWorker, task: Task) {
  const [repair, setRepair] = useState<Repair | null>(null);
  const { source } = task;
  return {
    // Whoever edits the text has decided against the proposal.
    repair: repair?.source === source ? repair : null,
    look: async () => {
      setRepair({ source, found: null });
      const answer = await worker.ask(source, "repair", { options: task.options });
      setRepair((now) =>
        now?.source === source ? { source, found: answer.ok ? answer.value : answer } : now,
      );
    },
    forget: () => setRepair(null),
  };
}

interface Props {
  repaired: Repaired;
  name: string | undefined;
  onAccept: (source: TextSource) => void;
  onKeep: () => void;
}

/** The repaired text as a preview, with what was changed. */
export function RepairPreview({ repaired, name, onAccept, onKeep }: Props) {
  // The button that was pressed is gone: the keyboard goes on here.
  const acceptButton = useRef<HTMLDivElement>(null);
  useEffect(() => acceptButton.current?.querySelector("button")?.focus(), []);

  const accept = async () => {
    const { text } = repaired;
    const taken = await takeFile(name === undefined ? new Blob([text]) : new File([text], name));
    if (taken.ok) onAccept(taken.value);
  };
  return (
    <div className="flex h-full flex-col">
      <PaneNotice tone="warn">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <ul className="min-w-40 flex-1">
            {repaired.fixes.map((fix) => (
              <li key={fix}>{fix}</li>
            ))}
          </ul>
          <div ref={acceptButton} className="flex gap-2">
            <Button size="small" look="primary" onClick={accept}>
              Accept
            </Button>
            <Button size="small" onClick={onKeep}>
              Keep mine
            </Button>
          </div>
        </div>
      </PaneNotice>
      <div className="min-h-0 flex-1">
        <TextField readOnly label="Repaired JSON" text={repaired.shown.head} language="json" />
      </div>
    </div>
  );
}
