import type { ReactNode } from "react";

/** Two panes: side by side where there is room, one above the other where there is not. */
export function Panes({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 lg:grid-cols-2">{children}</div>;
}
