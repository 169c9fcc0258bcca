import type { Saying } from "#domain/operation/operation.ts";

const marks = {
  good: "bg-good-tint text-good",
  bad: "bg-bad-tint text-bad",
  plain: "bg-accent-tint text-accent-text",
};

/** What a value says, one layer a step: Base64, in it gzip, in it JSON, in it a moment. */
export const Staircase = ({ sayings }: { sayings: readonly Saying[] }) => (
  <ul className="ms-2">
    {sayings.map((saying) => (
      <li
        key={`${saying.label} ${saying.words}`}
        className="relative ps-3.5 before:absolute before:start-0 before:-top-1 before:h-4.5 before:w-3 before:rounded-es-sm before:border-s-2 before:border-b-2 before:border-accent/60"
      >
        <div className="flex min-h-6 items-center gap-2.5 sm:min-h-7">
          <b className="shrink-0 rounded-sm bg-accent-tint px-2 text-xs leading-5 font-semibold text-accent-text">
            {saying.label}
          </b>
          <span className={`min-w-0 truncate ${saying.isCode ? "font-mono text-xs" : "text-sm"}`}>
            {saying.words}
          </span>
          {saying.mark && (
            <span
              className={`shrink-0 rounded-full px-2 text-xs leading-5 font-semibold ${marks[saying.mark.is]}`}
            >
              {saying.mark.words}
            </span>
          )}
        </div>
        {saying.inner && <Staircase sayings={saying.inner} />}
      </li>
    ))}
  </ul>
);
