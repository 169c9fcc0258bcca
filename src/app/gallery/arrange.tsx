import type { ReactNode } from "react";

/** Small things side by side. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-4">{children}</div>
);

/** One above the other, as wide as a column of a page. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className="flex max-w-xl flex-col gap-4">{children}</div>
);

/** Larger things side by side where there is room. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">{children}</div>
);
