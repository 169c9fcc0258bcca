import { formatSize, savedWords } from "../logic.ts";

/** The sizes before and after, and what was saved. */
export function Sizes({ before, after }: { before: number; after: number }) {
  return (
    <dl
      aria-live="polite"
      className="figures flex shrink-0 flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line bg-raised px-4 py-2"
    >
      <Size label="Original size" value={formatSize(before)} />
      <Size label="Optimized size" value={formatSize(after)} />
      <div className="ms-auto">
        <dt className="sr-only">Difference</dt>
        <dd className={`text-lg font-semibold ${after < before ? "text-good" : "text-warn"}`}>
          {savedWords(before, after)}
        </dd>
      </div>
    </dl>
  );
}

const Size = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-wrap items-baseline gap-x-2">
    <dt className="text-xs text-soft">{label}</dt>
    <dd className="text-lg font-semibold">{value}</dd>
  </div>
);
