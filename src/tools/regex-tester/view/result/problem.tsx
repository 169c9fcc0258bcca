import { workerMessages } from "#browser/worker.ts";
import { Button } from "#ui/button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { PaneCanceled } from "#ui/text/pane-empty.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { secondChoices, type Options } from "../../logic.ts";
import type { Outcome } from "../use-search.ts";

interface Props {
  failure: NonNullable<Outcome["failure"]>;
  pattern: string;
  seconds: Options["seconds"];
  onSeconds: (seconds: Options["seconds"]) => void;
  onRetry: () => void;
  onSafety: () => void;
}

const longest = secondChoices[secondChoices.length - 1] ?? 10;

/** Why there is no result: the message, the place, and ways out. */
export function Problem({ failure, pattern, seconds, onSeconds, onRetry, onSafety }: Props) {
  if (failure.message === workerMessages.canceled) {
    return (
      <Pane output label="Matches">
        <PaneCanceled onRetry={onRetry} />
      </Pane>
    );
  }
  const { detail } = failure;
  return (
    <Pane output label="Matches">
      <div className="h-full overflow-y-auto p-4">
        <ErrorCard
          quiet
          message={failure.message}
          {...(detail
            ? {}
            : {
                actions: (
                  <>
                    <Button size="small" onClick={onRetry}>
                      Try again
                    </Button>
                    {failure.isStopped && seconds < longest && (
                      <Button size="small" onClick={() => onSeconds(longest)}>
                        Allow {longest} seconds
                      </Button>
                    )}
                    {failure.isStopped && (
                      <Button size="small" onClick={onSafety}>
                        Why is it slow?
                      </Button>
                    )}
                  </>
                ),
              })}
        >
          {detail && (
            <>
              <p>{detail.reason}</p>
              {detail.at !== null && <Excerpt pattern={pattern} at={detail.at} />}
            </>
          )}
          {failure.isStopped && (
            <p>
              It was stopped so that this page goes on. Change the pattern or the text to search
              anew.
            </p>
          )}
        </ErrorCard>
      </div>
    </Pane>
  );
}

/** How much of a long pattern to show on either side of the mistake. */
const around = 40;

function Excerpt({ pattern, at }: { pattern: string; at: number }) {
  const start = Math.max(0, at - around);
  // A space to point at where the pattern ends.
  const character = String.fromCodePoint(pattern.codePointAt(at) ?? 0xa0);
  return (
    <>
      <p className="text-soft">
        At character {(at + 1).toLocaleString("en-US")} of {pattern.length.toLocaleString("en-US")}
      </p>
      <pre
        translate="no"
        className="mt-2 rounded-md border border-line bg-raised px-3 py-1 font-mono text-sm leading-8 wrap-anywhere whitespace-pre-wrap"
      >
        {start > 0 && "…"}
        {pattern.slice(start, at)}
        <mark className="relative bg-transparent font-bold text-bad underline after:absolute after:start-0 after:top-4 after:leading-4 after:content-['^']">
          {character}
        </mark>
        {pattern.slice(at + character.length, at + around)}
        {pattern.length > at + around && "…"}
      </pre>
    </>
  );
}
