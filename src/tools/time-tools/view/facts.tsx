import { CopyButton } from "#ui/copy-button.tsx";
import { relativeText, type Fact } from "../logic.ts";
import { useNow } from "./use-now.ts";

/** A moment in many forms, each to copy; `of` says which moment: "of the date". */
export function Facts({ facts, of = "" }: { facts: readonly Fact[]; of?: string }) {
  return (
    <dl className="flex flex-col">
      {facts.map((fact) => (
        <FactRow key={fact.label} {...fact} of={of} />
      ))}
    </dl>
  );
}

function FactRow({ label, value, of }: Fact & { of: string }) {
  return (
    <div className="flex items-center gap-x-3 border-t border-line max-sm:flex-wrap">
      <dt className="w-32 shrink-0 text-sm text-soft max-sm:w-full max-sm:pt-1.5 max-sm:text-xs">
        {label}
      </dt>
      <dd className="flex min-w-0 flex-1 items-center gap-2 pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_button]:min-w-11">
        <span className="min-w-0 flex-1 py-1 font-mono text-sm wrap-anywhere">{value}</span>
        <CopyButton iconOnly text={value} what={`${label} ${of}`.trim()} />
      </dd>
    </div>
  );
}

/** How far from now a moment is. It changes with the clock, and only it is drawn again. */
export function Relative({ ms }: { ms: number }) {
  return relativeText(ms, useNow());
}
