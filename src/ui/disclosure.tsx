import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";

interface Props {
  summary: string;
  children: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
}

/** What is rarely needed, folded away: "More options". It is printed only while it is open. */
export function Disclosure({ summary, children, open = false, onToggle }: Props) {
  return (
    <details
      className="group rounded-lg border border-line bg-raised print:[&:not([open])]:hidden"
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-lg px-4 py-1.5 text-sm font-medium text-soft select-none hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        {summary}
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}
