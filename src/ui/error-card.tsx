import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";

interface Props {
  /** The message, word for word. */
  message: string;
  /** What is wrong and where. */
  children?: ReactNode;
  /** What would repair it. */
  actions?: ReactNode;
  /** Said by a status line already: a screen reader need not hear it twice. */
  quiet?: boolean;
}

/** Something did not work: the message, then where, then a repair. Never a modal. */
export function ErrorCard({ message, children, actions, quiet = false }: Props) {
  return (
    <div
      role={quiet ? undefined : "alert"}
      className="flex gap-3 rounded-lg border border-bad bg-bad-tint p-4 text-sm"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="font-semibold text-bad">{message}</p>
        {children !== undefined && <div className="min-w-0 text-ink">{children}</div>}
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
