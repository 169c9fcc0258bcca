import { useRef, type ReactNode } from "react";
import { workerMessages } from "#browser/worker.ts";
import type { MadeText } from "#domain/transform.ts";
import { sentSource, type SentFrom } from "../send.ts";
import type { Language } from "./editor/text-surface.ts";
import { OutputPane } from "./output-pane.tsx";
import { PaneCanceled, PaneEmpty } from "./pane-empty.tsx";
import { PaneProblem, type Problem } from "./pane-problem.tsx";
import { Panes } from "./panes.tsx";
import { TextPane, type TextPaneActions } from "./text-pane.tsx";
import { TransformFrame, type FrameProps } from "./transform-frame.tsx";
import type { Transforming } from "./use-transform.ts";

interface Props extends Omit<FrameProps, "work" | "place" | "hasProblem" | "children"> {
  work: Transforming<MadeText, unknown>;
  input: {
    label: string;
    placeholder: string;
    sample: string;
    sampleLabel?: string;
    accept?: string;
    language?: Language;
  };
  output: { label: string; fileName: string; language?: Language };
  /** In the output before anything is given. */
  empty: { title: string; text: string };
  /** What the visitor should know of the result. */
  notice?: ReactNode;
  /** A result that is more than plain text, drawn. What is copied stays the same. */
  drawn?: ReactNode;
  /** The operation that does the same, with the options as they stand: a chain begins with it. */
  operation?: Pick<SentFrom, "id" | "options"> | undefined;
  /** What is wrong with the text; `null` while nothing is. */
  problem?: Problem | null;
}

/** A tool that turns text into text: options, how it stands, what goes in, what comes out. */
export function TextTransform(props: Props) {
  const { work, input, output, problem = null } = props;
  const { outcome } = work;
  const field = useRef<TextPaneActions>(null);

  const body = () => {
    if (outcome?.ok) return props.drawn;
    if (outcome === null) {
      if (!work.empty) return <></>;
      const loadSample = () => work.change({ kind: "small", text: input.sample }, "placed");
      return (
        <PaneEmpty title={props.empty.title} onSample={loadSample} sampleLabel={input.sampleLabel}>
          {props.empty.text}
        </PaneEmpty>
      );
    }
    if (outcome.message === workerMessages.canceled) return <PaneCanceled onRetry={work.run} />;
    return (
      <div className="h-full overflow-y-auto p-4">
        <PaneProblem
          message={outcome.message}
          problem={problem}
          onGoTo={(place) => field.current?.goTo(place)}
          onRetry={work.run}
        />
      </div>
    );
  };

  return (
    <TransformFrame {...props} place={problem?.place ?? null} hasProblem={problem !== null}>
      <Panes>
        <TextPane
          ref={field}
          {...input}
          source={work.source}
          onChange={work.change}
          mark={problem?.place ?? null}
          problem={problem !== null && outcome?.ok === false ? outcome.message : null}
        />
        <OutputPane
          {...output}
          result={outcome?.ok ? outcome.value : null}
          readAll={async () => (outcome?.ok ? outcome.value.all : null)}
          notice={props.notice}
          made={props.operation && { ...props.operation, source: sentSource(work.source) }}
        >
          {body()}
        </OutputPane>
      </Panes>
    </TransformFrame>
  );
}
