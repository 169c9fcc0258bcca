import { workerMessages } from "#browser/worker.ts";
import { counted } from "#domain/wording.ts";
import { Progress } from "#ui/progress.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import type { Markdown } from "./use-markdown.ts";

/** The one line that says how the document stands. */
export function Status({ markdown }: { markdown: Markdown }) {
  const { outcome, busy } = markdown;
  return (
    <div className="flex min-h-8 flex-wrap items-center no-print">
      <Verdict markdown={markdown} />
      {busy && (
        <div className={`min-w-56 flex-1 ${outcome === null ? "" : "ms-4"}`}>
          <Progress label="Rendering" onCancel={markdown.cancel} />
        </div>
      )}
    </div>
  );
}

function Verdict({ markdown: { outcome, busy, isStale } }: { markdown: Markdown }) {
  if (outcome === null) {
    const isIdle = !busy && !isStale;
    return (
      <StatusLine tone="neutral" hideIcon={!isIdle}>
        {isIdle && "Type, paste or drop Markdown. It stays in your browser."}
      </StatusLine>
    );
  }
  if (!outcome.ok) {
    const isCanceled = outcome.message === workerMessages.canceled;
    return (
      <StatusLine tone="warn">
        {outcome.message}
        {!isCanceled && <span className="font-normal"> Shown as plain text.</span>}
      </StatusLine>
    );
  }
  const { words, characters, minutes } = outcome.value.counts;
  return (
    // Not a status: a reader who types does not want to hear every count.
    <p className="figures text-sm font-medium text-soft">
      {counted(words, "word")} · {counted(characters, "character")} · {minutes} min read
      {isStale && " · not up to date"}
    </p>
  );
}
