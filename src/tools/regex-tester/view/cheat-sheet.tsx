import { Disclosure } from "#ui/disclosure.tsx";
import { cheatSheet } from "./cheat-sheet.data.ts";

/** The signs and their meaning, folded away. */
export function CheatSheet() {
  return (
    <Disclosure summary="Cheat sheet">
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {cheatSheet.map(({ title, rows }) => (
          <section key={title}>
            <h3 className="mb-2 text-sm font-semibold">{title}</h3>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
              {rows.map(([sign, meaning]) => (
                <div key={sign} className="contents">
                  <dt translate="no" className="font-mono text-accent-text">
                    {sign}
                  </dt>
                  <dd className="text-soft">{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Disclosure>
  );
}
