import type { ReactNode } from "react";
import { LinkNotice } from "../link-notice.tsx";
import { Notes } from "../notes.tsx";
import { Panel } from "../panel.tsx";

interface Props {
  /** Whether a link asked for values that are not possible. */
  adjusted: boolean;
  /** The sliders, and what chooses between them. */
  inputs: ReactNode;
  /** A `ResultsPanel`. */
  results: ReactNode;
  /** "What if" questions, between the results and the table. */
  questions?: ReactNode;
  table: { title: string; content: ReactNode };
  tips: readonly string[];
  notices: readonly string[];
  /** Pictures and further panels. */
  children: ReactNode;
}

/** Where everything of a finance calculator stands: what is set on the left, what it means beside. */
export function CalculatorFrame(props: Props) {
  return (
    <div className="flex flex-col gap-4">
      <LinkNotice adjusted={props.adjusted} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Panel className="flex flex-col gap-5">{props.inputs}</Panel>
        {props.results}
      </div>
      {props.questions}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <Panel title={props.table.title} className="break-inside-avoid lg:col-span-2">
          {props.table.content}
        </Panel>
        <Notes title="Tips" lines={props.tips} />
      </div>
      {props.children}
      <Notes title="Good to know" lines={props.notices} />
    </div>
  );
}
