import { counted } from "#domain/wording.ts";
import { Progress } from "#ui/progress.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { leftOutWords, sameWords } from "../logic.ts";
import type { Comparing, Comparison } from "./use-compare.ts";

/** The one line that says how the two texts stand to each other. */
export function Status({ outcome, busy, isStale, cancel }: Comparing) {
  return (
    <div className="flex min-h-8 flex-1 flex-wrap items-center gap-x-4">
      {outcome ? (
        <Verdict outcome={outcome} isStale={isStale} />
      ) : (
        <StatusLine tone="neutral" hideIcon={busy}>
          {!busy && "Paste two texts to compare them. They stay in your browser."}
        </StatusLine>
      )}
      {busy && (
        <div className="min-w-56 flex-1">
          <Progress label="Comparing" onCancel={cancel} />
        </div>
      )}
    </div>
  );
}

interface VerdictProps {
  outcome: NonNullable<Comparing["outcome"]>;
  isStale: boolean;
}

function Verdict({ outcome, isStale }: VerdictProps) {
  if (!outcome.ok) return <StatusLine tone="warn">{outcome.message}</StatusLine>;
  const { counts, task } = outcome.value;
  const isUnchanged = counts.added + counts.removed + counts.modified === 0;
  const leftOut = leftOutWords(task.left, task.right);
  const tone = leftOut !== "" ? "warn" : isUnchanged ? "good" : "neutral";
  return (
    <StatusLine tone={tone}>
      {isUnchanged ? (
        sameWords(outcome.value, task.left, task.right)
      ) : (
        <>
          <Counts {...outcome.value} />
          {leftOut}
        </>
      )}
      {isStale && <span className="font-normal text-soft"> · not up to date</span>}
    </StatusLine>
  );
}

function Counts({ counts, likeness }: Comparison) {
  return (
    <span className="figures flex flex-wrap gap-x-3">
      <span className="text-good">+ {counted(counts.added, "line")} added</span>
      <span className="text-bad">− {counted(counts.removed, "line")} removed</span>
      <span className="text-ink">~ {counted(counts.modified, "line")} modified</span>
      <span className="font-normal text-soft">
        {counts.unchanged.toLocaleString("en-US")} unchanged · {Math.floor(likeness * 100)} % alike
      </span>
    </span>
  );
}
