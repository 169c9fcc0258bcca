import { workerMessages } from "#browser/worker.ts";
import { Button } from "#ui/button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { PaneCanceled, PaneEmpty } from "#ui/text/pane-empty.tsx";
import { sample } from "./sample.ts";
import type { Text } from "./use-text.ts";

/** In place of a text's digests: nothing yet, or what is wrong. */
export function TextResult({ text, onEmptyFile }: { text: Text; onEmptyFile: () => void }) {
  const { outcome, blank, empty } = text;
  if (blank) {
    const hashBlank = empty ? onEmptyFile : text.allowBlank;
    return (
      <div className="flex flex-col items-center pb-6">
        <PaneEmpty
          title="All digests at once"
          onSample={() => text.change({ kind: "small", text: sample }, "placed")}
        >
          MD5, SHA-1, SHA-2, SHA-3, BLAKE3 and CRC-32 of what you type, each with its copy button.
        </PaneEmpty>
        <Button look="quiet" size="small" onClick={hashBlank}>
          {empty ? "Hash an empty file" : "Hash the white space"}
        </Button>
      </div>
    );
  }
  if (outcome === null || outcome.ok) return null;
  if (outcome.message === workerMessages.canceled) return <PaneCanceled onRetry={text.run} />;
  return (
    <div className="p-4">
      <ErrorCard
        message={outcome.message}
        {...(outcome.detail === undefined
          ? {
              actions: (
                <Button size="small" onClick={text.run}>
                  Try again
                </Button>
              ),
            }
          : {})}
      >
        {outcome.detail && (
          <>
            <p>{outcome.detail.reason}</p>
            {outcome.detail.place && (
              <p className="text-soft">
                Line {outcome.detail.place.line.toLocaleString("en-US")}, column{" "}
                {outcome.detail.place.column.toLocaleString("en-US")}
              </p>
            )}
          </>
        )}
      </ErrorCard>
    </div>
  );
}
