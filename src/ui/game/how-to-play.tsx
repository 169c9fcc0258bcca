import type { ReactNode } from "react";
import { Panel } from "../panel.tsx";

interface Props {
  children: ReactNode;
  /** Which keys do what: `[["↑", "W"], "Move up"]`. */
  keys: readonly (readonly [keys: readonly string[], meaning: string])[];
}

/** The rules in a few words, and the keys. */
export function HowToPlay({ children, keys }: Props) {
  return (
    <Panel title="How to Play">
      <div className="flex flex-col gap-2 text-sm text-soft">{children}</div>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
        {keys.map(([names, meaning]) => (
          <div key={meaning} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt className="flex flex-wrap gap-1">
              {names.map((name) => (
                <kbd
                  key={name}
                  className="min-w-6 rounded-sm border border-line bg-sunken px-1.5 text-center font-sans text-xs leading-6 font-medium"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd className="text-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
