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
  /** The one figure that people came for: on a phone it stays in sight. */
  headline: Headline;
  /** "What if" questions, between the results and the table. */
  questions?: ReactNode;
  /** A wide one has no room for the tips beside it. */
  table: { title: string; content: ReactNode; isWide?: boolean };
  tips: readonly string[];
  notices: readonly string[];
  /** Pictures and further panels. */
  children: ReactNode;
}

interface Headline {
  label: string; // "Monthly Payment"
  value: string; // "₹927.01"
}

// What gets the focus must not end up under the strip, nor under the site's header.
const besideStrip =
  "max-lg:[&_:is(input,button,summary)]:scroll-mt-32 max-lg:[&_:is(input,button,summary)]:scroll-mb-16";

/** A slim line at the bottom of a phone while the sliders move, and at its top below them. */
function HeadlineStrip({ label, value }: Headline) {
  return (
    <div
      // The results say it to a screen reader, once the sliders rest.
      aria-hidden
      className="sticky top-14 bottom-0 z-20 -mx-4 flex items-baseline justify-between gap-3 border-y border-line bg-raised px-4 py-2 no-print sm:-mx-6 sm:px-6 lg:hidden"
    >
      <span className="text-sm text-soft">{label}</span>
      <span className="figures text-lg font-semibold">{value}</span>
    </div>
  );
}

/** Where everything of a finance calculator stands: what is set on the left, what it means beside. */
export function CalculatorFrame(props: Props) {
  const wide = props.table.isWide ? "lg:col-span-3" : "";
  return (
    <div className="flex flex-col gap-4">
      <LinkNotice adjusted={props.adjusted} />
      <div className={`flex flex-col gap-4 lg:grid lg:grid-cols-2 ${besideStrip}`}>
        <Panel className="flex flex-col gap-5">{props.inputs}</Panel>
        <HeadlineStrip {...props.headline} />
        {props.results}
        {props.questions !== undefined && <div className="lg:col-span-2">{props.questions}</div>}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <Panel
          title={props.table.title}
          className={`break-inside-avoid ${wide || "lg:col-span-2"}`}
        >
          {props.table.content}
        </Panel>
        <div className={wide}>
          <Notes title="Tips" lines={props.tips} />
        </div>
      </div>
      {props.children}
      <Notes title="Good to know" lines={props.notices} />
    </div>
  );
}
