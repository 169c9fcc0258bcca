import { useSyncExternalStore } from "react";
import { mediaQuery } from "#browser/media.ts";
import { workerMessages } from "#browser/worker.ts";
import { Button } from "#ui/button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { PaneCanceled, PaneEmpty } from "#ui/text/pane-empty.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { ResultPane } from "./result-pane.tsx";
import type { Comparing } from "./use-compare.ts";

interface Props {
  comparing: Comparing;
  unified: boolean;
  all: boolean;
  onText: () => void;
  onSample: () => void;
}

/** What came of the comparison, or why there is nothing. */
export function Body({ comparing, unified, all, onText, onSample }: Props) {
  const { outcome, worker, isEmpty } = comparing;
  if (outcome === null) {
    return (
      <Pane short output label="Differences">
        {isEmpty && (
          <PaneEmpty title="What changed, line by line" onSample={onSample}>
            Compared as you type, down to the word. Differences that cannot be seen, such as
            invisible characters and line endings, are shown too.
          </PaneEmpty>
        )}
      </Pane>
    );
  }
  if (outcome.ok) {
    return <ResultPane worker={worker} compared={outcome.value} unified={unified} all={all} />;
  }
  const { message, detail } = outcome;
  return (
    <Pane short output label="Differences">
      {message === workerMessages.canceled ? (
        <PaneCanceled onRetry={comparing.run} />
      ) : (
        <div className="p-4">
          <ErrorCard
            quiet
            message={message}
            actions={
              detail === undefined ? (
                <Button size="small" onClick={comparing.run}>
                  Try again
                </Button>
              ) : (
                <Button size="small" onClick={onText}>
                  Compare as text
                </Button>
              )
            }
          >
            {detail}
          </ErrorCard>
        </div>
      )}
    </Pane>
  );
}

const roomForTwo = mediaQuery("(min-width: 48rem)");

/** Whether two texts fit beside each other. */
export const useRoomForTwo = (): boolean =>
  useSyncExternalStore(roomForTwo.subscribe, roomForTwo.matches, () => true);
