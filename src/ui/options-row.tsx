import type { ReactNode } from "react";

interface Props {
  /** What the options are of: "Formatting". */
  label: string;
  children: ReactNode;
}

/** A tool's options, in one row above its panes. */
export function OptionsRow({ label, children }: Props) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {children}
    </div>
  );
}
