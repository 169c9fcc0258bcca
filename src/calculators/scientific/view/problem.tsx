import type { Draft } from "../logic/draft.ts";

interface Props {
  id: string;
  draft: Draft;
}

/** What is wrong with an expression, and where. Empty while nothing is. */
export function Mistake({ id, draft: { text, failure } }: Props) {
  const { at, length } = failure?.detail ?? { at: 0, length: 0 };
  return (
    <div id={id} role="alert" className="empty:hidden">
      {failure !== null && (
        <div className="rounded-md border border-bad bg-bad-tint px-3 py-2 text-sm">
          <p className="font-semibold text-bad">{failure.message}</p>
          {text.trim() !== "" && (
            <p className="mt-1 font-mono wrap-anywhere text-ink" translate="no">
              {text.slice(0, at)}
              <mark className="rounded-sm bg-bad px-1 text-raised">
                {text.slice(at, at + length) || "?"}
              </mark>
              {text.slice(at + length)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
