import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useCopy } from "#ui/use-copy.ts";

interface Props {
  label: string; // "100"
  /** What is copied and shown under the color. */
  text: string; // "#D8E6FD"
  /** What is painted, when it is not the text. */
  color?: string;
}

/** A color as a tile: a click copies it. */
export function Swatch({ label, text, color = text }: Props) {
  const { state, copy } = useCopy();
  const Icon = { idle: Copy, copied: Check, failed: TriangleAlert }[state];
  return (
    <button
      type="button"
      aria-label={`Copy ${label}, ${text}`}
      onClick={() => copy(text)}
      className="group flex min-w-0 flex-col rounded-md border border-line bg-raised text-start hover:border-edge"
    >
      <span
        aria-hidden
        className="h-14 w-full rounded-t-md forced-color-adjust-none"
        style={{ backgroundColor: color }}
      />
      <span className="flex w-full items-center justify-between gap-1 px-2 pt-1.5 text-sm font-medium">
        {label}
        <Icon
          aria-hidden
          className={`size-3.5 shrink-0 ${state === "copied" ? "text-good" : "text-soft"}`}
        />
      </span>
      <span className="px-2 pb-1.5 font-mono text-xs wrap-anywhere text-soft">{text}</span>
      <span role="status" className="sr-only">
        {state === "copied" && `${text} copied`}
        {state === "failed" && "Copying failed. Select the text and press Ctrl+C."}
      </span>
    </button>
  );
}
