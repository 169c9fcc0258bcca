import { Button } from "#ui/button.tsx";
import { ConfirmButton } from "#ui/game/confirm-button.tsx";
import { EndCard } from "#ui/game/results/end-card.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { isUnderWay, type Action, type State } from "../logic.ts";

interface Props {
  state: State;
  results: GameResults;
  onAct: (action: Action) => void;
  /** Says aloud what a button asks. */
  onAsk: (question: string) => void;
}

/** Under the pad: how a series ended, and the buttons. */
export function Controls({ state, results, onAct, onAsk }: Props) {
  const { phase, attempts } = state;
  return (
    <div className="flex flex-col gap-2">
      {phase === "clicked" && results.finished !== null && (
        <EndCard
          isBelow
          title="Series finished"
          of={results}
          onAgain={() => onAct({ type: "start" })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {phase === "waiting" && (
          <Button
            look="primary"
            className="min-h-11"
            aria-keyshortcuts="Space Enter"
            onClick={() => onAct({ type: "start" })}
          >
            Start Test
          </Button>
        )}
        <ConfirmButton
          className="min-h-11"
          label="Reset"
          question="Start over?"
          aria-keyshortcuts="R"
          ask={isUnderWay(state)}
          onAsk={() => onAsk("Press again to start over.")}
          onConfirm={() => onAct({ type: "reset" })}
        />
        {attempts.length > 0 && (
          <ConfirmButton
            className="min-h-11 min-w-32"
            label="Clear History"
            question="Clear all?"
            ask
            onAsk={() => onAsk("Press again to clear the history.")}
            onConfirm={() => onAct({ type: "clear" })}
          />
        )}
      </div>
    </div>
  );
}
