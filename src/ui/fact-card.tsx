import type { ReactNode } from "react";
import { CopyButton } from "./copy-button.tsx";

interface Props {
  label: string; // "Screen Width"
  value: string; // "1920 px"
  /** More about it, in small letters. Its line is kept free while there is nothing to say. */
  note?: ReactNode;
  /** What is copied, when it is not what is shown. */
  copy?: string;
  /** Nothing to copy yet. */
  disabled?: boolean;
}

/** One thing that the browser or a service told, with its name and a copy button. */
export function FactCard({ label, value, note = "", copy = value, disabled = false }: Props) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex min-w-0 flex-col rounded-lg border border-line bg-raised px-4 pt-2 pb-3"
    >
      <div className="flex min-h-9 items-center justify-between gap-2 pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_button]:min-w-11">
        <span className="text-sm text-soft">{label}</span>
        <span className="-me-2 shrink-0 no-print">
          <CopyButton iconOnly text={copy} what={label} disabled={disabled} />
        </span>
      </div>
      <span className="figures text-xl font-semibold wrap-anywhere">{value}</span>
      <span className="figures min-h-5 text-sm text-soft wrap-anywhere">{note}</span>
    </div>
  );
}
