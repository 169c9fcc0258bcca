import { Staircase } from "../answer/staircase.tsx";
import { example } from "./example.ts";

/** What the field does, shown on a value that it really reads so. It is in the page before scripts. */
export const AskExample = () => (
  <div className="h-37 overflow-hidden border-t border-line bg-surface/50 px-4 py-2 sm:h-44 sm:px-5">
    <p className="flex items-baseline gap-2 text-xs leading-5 text-soft">
      <b className="font-semibold">Example</b>
      <span className="min-w-0 truncate font-mono">{example.text}</span>
    </p>
    <Staircase sayings={example.sayings} />
  </div>
);
