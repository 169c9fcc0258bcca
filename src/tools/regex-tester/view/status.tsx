import { counted } from "#domain/wording.ts";
import { Progress } from "#ui/progress.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { groupNames, matchWords } from "../logic.ts";
import type { Outcome } from "./use-search.ts";

interface Props {
  outcome: Outcome | null;
  isTextEmpty: boolean;
  isBusy: boolean;
  isStale: boolean;
  onCancel: () => void;
}

/** The one line that says how the search stands. */
export function Status({ outcome, isTextEmpty, isBusy, isStale, onCancel }: Props) {
  return (
    <div className="flex min-h-8 flex-1 flex-wrap items-center gap-x-4">
      <Verdict outcome={outcome} isTextEmpty={isTextEmpty} isBusy={isBusy} isStale={isStale} />
      {isBusy && !isStale && (
        <div className="min-w-56 flex-1">
          <Progress label="Searching" onCancel={onCancel} />
        </div>
      )}
    </div>
  );
}

function Verdict({ outcome, isTextEmpty, isBusy, isStale }: Omit<Props, "onCancel">) {
  const failure = outcome?.failure;
  if (failure) {
    return (
      <StatusLine tone={failure.detail ? "bad" : "warn"}>
        {failure.message}
        {failure.detail && <span className="font-normal"> · {failure.detail.reason}</span>}
        {failure.isStopped && outcome.matches.length > 0 && (
          <span className="font-normal"> {matchWords(outcome.matches.length)} until then.</span>
        )}
      </StatusLine>
    );
  }
  if (!outcome?.answer || isTextEmpty) {
    return (
      <StatusLine tone="neutral" hideIcon={isBusy && !outcome}>
        {outcome?.answer
          ? "Now type or paste a test string."
          : !isBusy && "Type a pattern and a test string. Both stay in your browser."}
      </StatusLine>
    );
  }
  const { total, listed } = outcome.answer;
  const groups = groupNames(outcome.search.pattern, outcome.search.flags).length;
  return (
    <StatusLine tone={total === 0 ? "neutral" : "good"}>
      {total === 0 ? "No match" : matchWords(total)}
      <span className="figures font-normal text-soft">
        {groups > 0 && ` · ${counted(groups, "group")}`}
        {` · ${timeWords(outcome.ms)}`}
        {listed < total && ` · the first ${listed.toLocaleString("en-US")} are listed`}
        {isStale && " · not up to date"}
      </span>
    </StatusLine>
  );
}

const timeWords = (ms: number): string =>
  ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms).toLocaleString("en-US")} ms`;
