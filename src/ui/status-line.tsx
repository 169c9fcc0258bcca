import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import LoaderCircle from "lucide-react/icons/loader-circle";
import type { ReactNode } from "react";

export type Tone = "neutral" | "good" | "warn" | "bad" | "busy";

interface Props {
  tone: Tone;
  /** For words that begin with a mark of their own: "✓ Valid JSON". */
  hideIcon?: boolean;
  children: ReactNode;
}

const looks = {
  neutral: { Icon: Info, color: "text-soft" },
  good: { Icon: CircleCheck, color: "text-good" },
  warn: { Icon: CircleAlert, color: "text-warn" },
  bad: { Icon: CircleAlert, color: "text-bad" },
  busy: { Icon: LoaderCircle, color: "text-soft" },
};

/** The one place where a tool says how it stands: an icon, words and a color. */
export function StatusLine({ tone, hideIcon = false, children }: Props) {
  const { Icon, color } = looks[tone];
  return (
    <div role="status" className={`flex min-h-6 items-start gap-2 text-sm font-medium ${color}`}>
      {!hideIcon && (
        <Icon
          aria-hidden
          className={`mt-0.5 size-4 shrink-0 ${tone === "busy" ? "motion:animate-spin" : ""}`}
        />
      )}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
