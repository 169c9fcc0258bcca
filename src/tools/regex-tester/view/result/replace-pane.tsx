import { OutputPane } from "#ui/text/output-pane.tsx";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { Draft } from "../../logic/draft.ts";
import { madeBy, type Outcome } from "../use-search.ts";

interface Props {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  outcome: Outcome | null;
}

const outputs = [
  ["text", "Whole text"],
  ["only", "Matches only"],
] as const;

/** What the text becomes when every match is replaced. */
export function ReplacePane({ draft, onChange, outcome }: Props) {
  const answer = outcome?.answer ?? null;
  const made = answer?.output ?? null;
  return (
    <OutputPane
      label="Replaced"
      result={made}
      readAll={async () => made?.all ?? null}
      fileName="replaced.txt"
      made={outcome ? madeBy(outcome, "replace") : undefined}
      notice={
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 border-b border-line p-3">
          <div className="min-w-48 flex-1">
            <TextInput
              mono
              label="Replace with"
              placeholder="$1, $<name>, $& …"
              value={draft.template}
              onChange={(template) => onChange({ template })}
            />
          </div>
          <Segmented
            label="Result"
            hideLabel
            size="large"
            options={outputs}
            value={draft.only ? "only" : "text"}
            onChange={(output) => onChange({ only: output === "only" })}
          />
          {answer?.isCut && (
            <PaneNotice tone="warn">The result is larger than 50 MiB and was cut there.</PaneNotice>
          )}
        </div>
      }
    />
  );
}
