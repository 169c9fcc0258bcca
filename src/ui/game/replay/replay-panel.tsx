import { useRef, useState } from "react";
import { takeFile } from "#browser/files.ts";
import { Button } from "../../button.tsx";
import { Panel } from "../../panel.tsx";
import { ConfirmButton } from "../confirm-button.tsx";
import type { GameResults } from "../results/use-results.ts";

interface Props {
  of: GameResults;
  /** Whether a running game would be lost by a race. */
  ask: boolean;
}

/** Replays that come from elsewhere, and the visitor's own best to race against. */
export function ReplayPanel({ of: { replays }, ask }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("");
  if (replays === null) return null;
  const { best, race, watch } = replays;
  const open = async (file: File) => {
    const taken = await takeFile(file);
    const isText = taken.ok && taken.value.kind === "small";
    setMessage(taken.ok ? (isText ? "" : "This file is too large to be a replay.") : taken.message);
    if (taken.ok && taken.value.kind === "small") watch(taken.value.text);
  };
  return (
    <Panel title="Replays">
      <p className="text-sm text-soft">
        Every finished game can be watched again, and shared as a link or a file.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {best !== null && (
          <ConfirmButton
            label="Race your best"
            question="Start over?"
            ask={ask}
            onConfirm={() => race(best)}
          />
        )}
        <Button onClick={() => input.current?.click()}>Open a replay</Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".txt,text/plain"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void open(file);
            // The same file can be chosen again.
            event.currentTarget.value = "";
          }}
        />
      </div>
      <p role="status" className="mt-1 text-sm text-bad empty:hidden">
        {message}
      </p>
    </Panel>
  );
}
