import { CopyButton } from "#ui/copy-button.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { Scroller } from "#ui/scroller.tsx";
import { outline } from "../../logic.ts";
import type { Explained } from "../../logic/analysis/explain.ts";
import type { Analysis } from "../use-analysis.ts";

/** The pattern in words, part by part. */
export function Explanation({ analysis }: { analysis: Analysis | null }) {
  const explained = analysis?.explained;
  return (
    <Pane
      output
      label="Explanation"
      actions={explained?.ok && <CopyButton what="explanation" text={outline(explained.value)} />}
    >
      {explained &&
        (explained.ok ? (
          <Scroller aria-label="The pattern in words" className="h-full overflow-auto p-4">
            <Parts parts={explained.value} />
          </Scroller>
        ) : (
          <p className="p-4 text-sm text-soft">{explained.message}</p>
        ))}
    </Pane>
  );
}

function Parts({ parts }: { parts: readonly Explained[] }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {parts.map(({ raw, words, parts }, index) => (
        // A part is its place in the pattern: the same may stand there twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="text-sm">
          <code
            translate="no"
            className="me-2 rounded-sm border border-line bg-raised px-1.5 py-0.5 font-mono wrap-anywhere"
          >
            {raw === "" ? "∅" : raw}
          </code>
          {words}
          {parts.length > 0 && (
            <div className="mt-1.5 ms-2 border-s-2 border-line ps-3">
              <Parts parts={parts} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
