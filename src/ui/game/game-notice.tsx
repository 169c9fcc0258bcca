import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button.tsx";

interface Props {
  title: string; // "🎉 You Won!"
  children: ReactNode;
  /** The edge of the board where it hides least. */
  at: "top" | "bottom";
  onDismiss: () => void;
}

/** Good news that stops nothing: play goes on beneath it, by key and by swipe. */
export function GameNotice({ title, children, at, onDismiss }: Props) {
  return (
    <div
      role="group"
      aria-label={title}
      className={`pointer-events-none absolute inset-x-2 z-20 flex items-start gap-1 rounded-lg border border-accent bg-raised ps-4 shadow-panel motion:animate-rise ${
        at === "top" ? "top-2" : "bottom-2"
      }`}
    >
      <div className="flex-1 py-2.5">
        <h2 className="text-lg font-bold">{title}</h2>
        <div className="text-sm">{children}</div>
      </div>
      <IconButton label="Dismiss" className="pointer-events-auto" onClick={onDismiss}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
