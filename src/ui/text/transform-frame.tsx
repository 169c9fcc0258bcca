import Play from "lucide-react/icons/play";
import type { KeyboardEvent, ReactNode } from "react";
import type { TextPlace } from "#domain/text-source.ts";
import { Button } from "../button.tsx";
import { OptionsRow } from "../options-row.tsx";
import { Progress } from "../progress.tsx";
import { StatusLine, type Tone } from "../status-line.tsx";
import type { Transforming } from "./use-transform.ts";

export interface FrameProps {
  work: Transforming<unknown, unknown>;
  /** What the tool does, on the button that a long text waits for: "Encode". */
  verb: string;
  /** The same while it is being done: "Encoding". */
  doing: string;
  /** In the status line before anything is given. */
  idle: string;
  /** In the status line once there is a result. */
  summary: ReactNode;
  /** How good that is: "good" unless it says otherwise. */
  tone?: Tone;
  /** The summary begins with a mark of its own: "✓ Valid JSON". */
  hideIcon?: boolean;
  options?: ReactNode;
  /** Something is wrong with the text, and not only with the work on it. */
  hasProblem: boolean;
  /** Where it is wrong. */
  place?: TextPlace | null;
  children: ReactNode;
}

/** Around a tool's panes: its options, Run for long texts, how it stands, progress and Cancel. */
export function TransformFrame(props: FrameProps) {
  const { work, verb, children } = props;
  const runOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !work.canRun) return;
    event.preventDefault();
    event.stopPropagation();
    work.run();
  };
  return (
    <div className="flex flex-col gap-3" onKeyDownCapture={runOnEnter} onFocus={work.prepare}>
      {(props.options !== undefined || work.waits) && (
        <OptionsRow label={`${verb} options`}>
          {props.options}
          {work.waits && (
            <Button
              look="primary"
              title="Texts over 1 MiB wait until you ask (Ctrl+Enter)"
              disabled={!work.canRun}
              icon={<Play aria-hidden className="size-4" />}
              onClick={work.run}
            >
              {verb}
            </Button>
          )}
        </OptionsRow>
      )}
      <div className="flex min-h-8 flex-wrap items-center">
        <Verdict {...props} />
        {work.busy && (
          <div className={`min-w-56 flex-1 ${work.outcome === null ? "" : "ms-4"}`}>
            <Progress label={props.doing} value={work.done} onCancel={work.cancel} />
          </div>
        )}
      </div>
      {children}
    </div>
  );
}

/** The one line that says how the text stands. */
function Verdict(props: FrameProps) {
  const { idle, summary, tone = "good", hideIcon = false, hasProblem, place } = props;
  const { outcome, busy, isStale } = props.work;
  if (outcome === null) {
    const isIdle = !busy && !isStale;
    return (
      <StatusLine tone="neutral" hideIcon={!isIdle}>
        {isIdle && idle}
      </StatusLine>
    );
  }
  if (!outcome.ok) {
    return (
      <StatusLine tone={hasProblem ? "bad" : "warn"}>
        {outcome.message}
        {place && <span className="font-normal"> · {placeWords(place)}</span>}
      </StatusLine>
    );
  }
  return (
    <StatusLine tone={tone} hideIcon={hideIcon}>
      {summary}
      {isStale && <span className="font-normal text-soft"> · not up to date</span>}
    </StatusLine>
  );
}

/** "line 1, column 5". */
const placeWords = ({ line, column }: TextPlace): string =>
  `line ${line.toLocaleString("en-US")}, column ${column.toLocaleString("en-US")}`;
