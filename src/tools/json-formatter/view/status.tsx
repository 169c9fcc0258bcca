import { counted } from "#domain/wording.ts";
import { Progress } from "#ui/progress.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { messages } from "../logic.ts";
import type { Outcome } from "./use-format.ts";

interface Props {
  outcome: Outcome | null;
  busy: boolean;
  done: number | undefined;
  isStale: boolean;
  onCancel: () => void;
}

/** The one line that says how the text stands. Its first words are the spec's. */
export function Status({ outcome, busy, done, isStale, onCancel }: Props) {
  return (
    <div className="flex min-h-8 flex-wrap items-center">
      <Verdict outcome={outcome} busy={busy} isStale={isStale} />
      {busy && (
        <div className={`min-w-56 flex-1 ${outcome === null ? "" : "ms-4"}`}>
          <Progress label="Formatting" value={done} onCancel={onCancel} />
        </div>
      )}
    </div>
  );
}

function Verdict({ outcome, busy, isStale }: Pick<Props, "outcome" | "busy" | "isStale">) {
  if (outcome === null) {
    const isIdle = !busy && !isStale;
    return (
      <StatusLine tone="neutral" hideIcon={!isIdle}>
        {isIdle && "Paste, type or drop JSON. It stays in your browser."}
      </StatusLine>
    );
  }
  if (!outcome.ok) {
    const { message, detail } = outcome;
    return (
      <StatusLine tone={message === messages.invalid ? "bad" : "warn"}>
        {message}
        {detail !== undefined && (
          <span className="font-normal">
            {" "}
            · line {detail.line.toLocaleString("en-US")}, column{" "}
            {detail.column.toLocaleString("en-US")}
          </span>
        )}
      </StatusLine>
    );
  }
  const { message, statistics } = outcome.value;
  return (
    <StatusLine tone="good" hideIcon>
      {message}
      <span className="font-normal text-soft">
        {statistics.documents > 1 && ` · ${counted(statistics.documents, "document")}`}
        {` · ${counted(statistics.keys, "key")} · ${counted(statistics.depth, "level")} deep`}
        {isStale && " · not up to date"}
      </span>
    </StatusLine>
  );
}
