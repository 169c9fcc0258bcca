import type { ReactNode } from "react";

interface Props {
  title?: string;
  children: ReactNode;
  className?: string;
}

/** A raised surface with an optional heading: How to Play, Tips, a group of results. */
export function Panel({ title, children, className = "" }: Props) {
  return (
    <section className={`rounded-lg border border-line bg-raised p-4 sm:p-5 ${className}`}>
      {title !== undefined && <h2 className="mb-3 text-base font-semibold">{title}</h2>}
      {children}
    </section>
  );
}
