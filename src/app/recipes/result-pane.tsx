import { sizeWords } from "#domain/bytes.ts";
import type { Step } from "#domain/operation/recipe.ts";
import { DownloadButton } from "#ui/text/download-button.tsx";
import { OutputPane } from "#ui/text/output-pane.tsx";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { TextField } from "#ui/text/text-field.tsx";
import { nameAfter } from "../chain/file-names.ts";
import type { Described, ShownStep } from "../operations/jobs.ts";

interface Props {
  /** Of the last step that ran; `null` while there is none. */
  outcome: ShownStep;
  steps: readonly Step[];
  described: readonly Described[] | null;
}

/** What came out of the last step: text, or bytes as a dump. */
export function ResultPane({ outcome, steps, described }: Props) {
  const fileName = nameAfter("result.txt", steps, described ?? []);
  if (outcome?.ok === false)
    return (
      <Pane output label="Result" status="">
        <p role="status" className="p-4 text-sm font-medium text-bad">
          {outcome.message}
        </p>
      </Pane>
    );
  if (outcome?.ok === true && !outcome.isText)
    return (
      <Pane
        output
        label="Result"
        actions={
          <DownloadButton what="result" fileName={fileName} read={async () => outcome.all} />
        }
        notice={<PaneNotice>These bytes are not text. Download gives all of them.</PaneNotice>}
        status={sizeWords(outcome.bytes)}
      >
        <TextField readOnly label="Result" text={outcome.head} />
      </Pane>
    );
  return (
    <OutputPane
      label="Result"
      result={outcome}
      fileName={fileName}
      readAll={async () => outcome?.all ?? null}
    />
  );
}
