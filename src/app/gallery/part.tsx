import type { ReactNode } from "react";

/** One part under its file's name. */
export function Part({ file, children }: { file: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-3">
      <h2 className="mb-3 font-mono text-sm text-soft">{file}</h2>
      <div className="flex flex-wrap items-start gap-3 *:data-wide:w-full">{children}</div>
    </section>
  );
}

/** For parts that take the whole width. */
export const Wide = ({ children }: { children: ReactNode }) => <div data-wide>{children}</div>;
