import type { ReactNode } from "react";

interface Props {
  label: string;
  /** A result, so it must not look like something to type into. */
  output?: boolean;
  /** Beside the label: how the content is shown. */
  views?: ReactNode;
  /** On the right of the bar: what can be done with the content. */
  actions?: ReactNode;
  /** Under the bar: what the visitor should know of the content. */
  notice?: ReactNode;
  /** At the bottom: counts. */
  status?: ReactNode;
  /** As high as its content, up to a point or `whole`, instead of as high as its neighbor. */
  fit?: boolean | "whole";
  /** Low, where what stands beside it or below it matters as much; or lowest, where it matters more. */
  short?: boolean | "lowest";
  /** As high as what it is put into. */
  fill?: boolean;
  children: ReactNode;
}

const heights = {
  fit: "max-h-112",
  whole: "",
  short: "h-64 lg:h-80",
  fill: "h-full",
  lowest: "h-52",
  full: "h-96 lg:h-[clamp(22rem,calc(100dvh-20rem),44rem)]",
};

/** A framed surface for text: a slim bar, the content, a line of counts. */
export function Pane(props: Props) {
  const {
    label,
    output = false,
    fit = false,
    short = false,
    fill = false,
    views,
    actions,
    notice,
    status,
    children,
  } = props;
  return (
    <section
      tabIndex={-1} // takes the focus of a button in it that vanishes
      aria-label={label}
      className={`relative flex min-w-0 flex-col overflow-hidden rounded-lg border bg-raised print:h-auto print:max-h-none print:overflow-visible print:border-0 ${heights[fit === "whole" ? fit : fit ? "fit" : fill ? "fill" : short === "lowest" ? short : short ? "short" : "full"]} ${output ? "border-line" : `border-edge ${fit === "whole" ? "" : "max-sm:max-h-60"}`}`}
    >
      <div className="flex min-h-11 shrink-0 items-center gap-x-3 border-b border-line ps-3 pe-1 no-print">
        <h2 className={`text-sm font-semibold ${views ? "max-sm:sr-only" : ""}`}>{label}</h2>
        {views}
        <div className="ms-auto flex items-center pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_button]:min-w-11">
          {actions}
        </div>
      </div>
      {notice}
      <div
        className={`min-h-0 flex-1 ${output ? "bg-sunken [--pane:var(--surface-sunken)]" : ""} ${fit ? "overflow-y-auto" : ""}`}
      >
        {children}
      </div>
      {status !== undefined && (
        <div className="figures flex min-h-7 shrink-0 items-center gap-x-3 border-t border-line px-3 py-1 text-xs text-soft no-print">
          {status}
        </div>
      )}
    </section>
  );
}
