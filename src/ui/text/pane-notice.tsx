import type { ReactNode } from "react";

interface Props {
  tone?: "neutral" | "warn" | "bad";
  children: ReactNode;
}

const looks = {
  neutral: "bg-raised text-soft",
  warn: "bg-warn-tint text-warn",
  bad: "bg-bad-tint text-bad",
};

/** A strip under a pane's bar. It takes room from the content, so nothing on the page moves. */
export function PaneNotice({ tone = "neutral", children }: Props) {
  return (
    <div
      role={tone === "bad" ? "alert" : undefined}
      className={`max-h-40 shrink-0 overflow-y-auto border-b border-line px-3 py-1.5 text-xs font-medium ${looks[tone]}`}
    >
      {children}
    </div>
  );
}
