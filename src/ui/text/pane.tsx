import Maximize2 from "lucide-react/icons/maximize-2";
import Minimize2 from "lucide-react/icons/minimize-2";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { useFilled } from "./use-filled.ts";

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
  // On a large screen as high as the window lets it be.
  full: "h-96 lg:h-[clamp(22rem,calc(100dvh-20rem),44rem)] min-[90rem]:h-[max(22rem,calc(100dvh-18rem))]",
  filled: "fixed inset-0 m-0 size-auto max-h-none max-w-none text-ink",
};

function heightOf({ fit = false, short = false, fill = false }: Props): keyof typeof heights {
  if (fit !== false) return fit === "whole" ? fit : "fit";
  if (fill) return "fill";
  if (short === "lowest") return short;
  return short ? "short" : "full";
}

/** A framed surface for text: a slim bar, the content, a line of counts. */
export function Pane(props: Props) {
  const { label, output = false, fit = false, views, actions, notice, status, children } = props;
  const { isFilled, toggle, props: fillProps } = useFilled<HTMLElement>();
  const isLarge = ["full", "lowest"].includes(heightOf(props));
  const height = isFilled ? "filled" : heightOf(props);
  return (
    <section
      {...(isLarge && fillProps)}
      tabIndex={-1} // takes the focus of a button in it that vanishes
      aria-label={label}
      className={`flex min-w-0 flex-col overflow-hidden rounded-lg border bg-raised print:h-auto print:max-h-none print:overflow-visible print:border-0 ${heights[height]} ${isFilled ? "" : "relative"} ${output ? "border-line" : `border-edge ${fit === "whole" ? "" : "max-sm:max-h-60"}`}`}
    >
      <div className="@container shrink-0 border-b border-line no-print">
        <div className="flex min-h-11 items-center gap-x-3 ps-3 pe-1">
          {/* Where the views need the room, they say enough. */}
          <h2 className={`text-sm font-semibold ${views ? "@max-2xl:sr-only" : ""}`}>{label}</h2>
          <div className="shrink-0 empty:hidden">{views}</div>
          <div className="ms-auto flex items-center pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_button]:min-w-11">
            {actions}
            {isLarge && <FillButton label={label} isFilled={isFilled} onClick={toggle} />}
          </div>
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

interface FillProps {
  label: string;
  isFilled: boolean;
  onClick: () => void;
}

function FillButton({ label, isFilled, onClick }: FillProps) {
  const Icon = isFilled ? Minimize2 : Maximize2;
  const name = isFilled ? "Back to the page" : `Fill the window with ${label.toLowerCase()}`;
  return (
    <Button
      look="quiet"
      size="small"
      icon={<Icon aria-hidden className="size-4" />}
      aria-label={name}
      title={`${name} (${isFilled ? "Escape" : "Ctrl+Shift+Enter"})`}
      className="max-sm:hidden"
      onClick={onClick}
    />
  );
}
