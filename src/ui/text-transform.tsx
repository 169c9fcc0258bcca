import Crosshair from "lucide-react/icons/crosshair";
import Play from "lucide-react/icons/play";
import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { workerMessages } from "#browser/worker.ts";
import type { Failure } from "#domain/result.ts";
import type { TextPlace } from "#domain/text-source.ts";
import type { MadeText } from "#domain/transform.ts";
import { Button } from "./button.tsx";
import { ErrorCard } from "./error-card.tsx";
import type { Language } from "./field.ts";
import { OptionsRow } from "./options-row.tsx";
import { OutputPane } from "./output-pane.tsx";
import { PaneCanceled, PaneEmpty } from "./pane-empty.tsx";
import { Panes } from "./panes.tsx";
import { Progress } from "./progress.tsx";
import { StatusLine } from "./status-line.tsx";
import { TextPane, type TextPaneActions } from "./text-pane.tsx";
import type { Transforming } from "./use-transform.ts";

interface Props<Value extends MadeText, Detail> {
  work: Transforming<Value, Detail>;
  input: {
    label: string;
    placeholder: string;
    sample: string;
    accept?: string;
    language?: Language;
  };
  output: { label: string; fileName: string; language?: Language };
  /** What the tool does, on the button that a long text waits for: "Encode". */
  verb: string;
  /** The same while it is being done: "Encoding". */
  doing: string;
  /** In the status line before anything is given. */
  idle: string;
  /** In the status line once there is a result. */
  describe: (value: Value) => ReactNode;
  empty: { title: string; text: string };
  options?: ReactNode;
  notice?: ReactNode;
  /** Where something is wrong. */
  placeOf?: (detail: Detail) => TextPlace | null;
  /** What is wrong, under the message. */
  explain?: ((detail: Detail) => ReactNode) | undefined;
  /** What would repair it. */
  repairs?: ((detail: Detail) => ReactNode) | undefined;
}

/** A tool that turns text into text: options, how it stands, what goes in, what comes out. */
export function TextTransform<Value extends MadeText, Detail>(props: Props<Value, Detail>) {
  const { work, input, output, verb } = props;
  const { outcome } = work;
  const field = useRef<TextPaneActions>(null);
  const failure = outcome?.ok === false ? outcome : null;
  const place = failure?.detail === undefined ? null : (props.placeOf?.(failure.detail) ?? null);

  const runOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !work.canRun) return;
    event.preventDefault();
    event.stopPropagation();
    work.run();
  };
  const body = () => {
    if (outcome?.ok) return undefined;
    if (failure === null) {
      if (!work.empty) return <></>;
      const loadSample = () => work.change({ kind: "small", text: input.sample }, "placed");
      return (
        <PaneEmpty title={props.empty.title} onSample={loadSample}>
          {props.empty.text}
        </PaneEmpty>
      );
    }
    if (failure.message === workerMessages.canceled) return <PaneCanceled onRetry={work.run} />;
    return (
      <div className="h-full overflow-y-auto p-4">
        <Problem
          failure={failure}
          explain={props.explain}
          repairs={props.repairs}
          onGoTo={place && (() => field.current?.goTo(place))}
          onRetry={work.run}
        />
      </div>
    );
  };

  return (
    <div className="flex flex-col gap-3" onKeyDownCapture={runOnEnter} onFocus={work.prepare}>
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
      <div className="flex min-h-8 flex-wrap items-center">
        <Verdict {...props} />
        {work.busy && (
          <div className={`min-w-56 flex-1 ${outcome === null ? "" : "ms-4"}`}>
            <Progress label={props.doing} value={work.done} onCancel={work.cancel} />
          </div>
        )}
      </div>
      <Panes>
        <TextPane ref={field} {...input} source={work.source} onChange={work.change} mark={place} />
        <OutputPane
          {...output}
          result={outcome?.ok ? outcome.value : null}
          readAll={async () => (outcome?.ok ? outcome.value.all : null)}
          notice={props.notice}
        >
          {body()}
        </OutputPane>
      </Panes>
    </div>
  );
}

type VerdictProps<Value extends MadeText, Detail> = Pick<
  Props<Value, Detail>,
  "work" | "idle" | "describe" | "placeOf"
>;

/** The one line that says how the text stands. */
function Verdict<Value extends MadeText, Detail>(props: VerdictProps<Value, Detail>) {
  const { outcome, busy, isStale } = props.work;
  if (outcome === null) {
    const isIdle = !busy && !isStale;
    return (
      <StatusLine tone="neutral" hideIcon={!isIdle}>
        {isIdle && props.idle}
      </StatusLine>
    );
  }
  if (!outcome.ok) {
    const { message, detail } = outcome;
    const place = detail === undefined ? null : props.placeOf?.(detail);
    return (
      <StatusLine tone={detail === undefined ? "warn" : "bad"}>
        {message}
        {place && <span className="font-normal"> · {placeWords(place)}</span>}
      </StatusLine>
    );
  }
  return (
    <StatusLine tone="good">
      {props.describe(outcome.value)}
      {isStale && <span className="font-normal text-soft"> · not up to date</span>}
    </StatusLine>
  );
}

/** "line 1, column 5". */
const placeWords = ({ line, column }: TextPlace): string =>
  `line ${line.toLocaleString("en-US")}, column ${column.toLocaleString("en-US")}`;

interface ProblemProps<Detail> extends Pick<Props<MadeText, Detail>, "explain" | "repairs"> {
  failure: Failure<Detail>;
  onGoTo: (() => void) | null;
  onRetry: () => void;
}

/** What is wrong, where, and the ways out. */
function Problem<Detail>({ failure, explain, repairs, onGoTo, onRetry }: ProblemProps<Detail>) {
  const { message, detail } = failure;
  const actions =
    detail === undefined ? (
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    ) : (
      <>
        {onGoTo && (
          <Button size="small" icon={<Crosshair aria-hidden className="size-4" />} onClick={onGoTo}>
            Go to the error
          </Button>
        )}
        {repairs?.(detail)}
      </>
    );
  return (
    <ErrorCard quiet message={message} actions={actions}>
      {detail !== undefined && explain?.(detail)}
    </ErrorCard>
  );
}
