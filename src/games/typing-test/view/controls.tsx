import type { Ref } from "react";
import { Button } from "#ui/button.tsx";
import { EndActions } from "#ui/game/afterwards.tsx";
import { noticeOf } from "./announcements.ts";
import { kind, modeName, resultWords } from "./results.ts";
import type { Run } from "./use-run.ts";

interface Props {
  run: Run;
  /** Start Test, Restart, Play Again: one button, so that it stays where it is. */
  main: Ref<HTMLButtonElement>;
  onStart: () => void;
  onReset: () => void;
}

const labels = { idle: "Start Test", typing: "Restart", complete: "Play Again" };

/** The row under the field. */
export function Controls({ run, main, onStart, onReset }: Props) {
  const { state, results, problem } = run;
  const { phase, options } = state;
  // Letters and spaces are the test's own while it is on.
  const isOn = phase === "typing";
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        ref={main}
        look={isOn ? "plain" : "primary"}
        className="min-h-11"
        aria-keyshortcuts={isOn ? undefined : "Space Enter"}
        onClick={onStart}
      >
        {labels[phase]}
      </Button>
      <Button
        className="min-h-11"
        aria-keyshortcuts="R"
        disabled={phase === "idle"}
        onClick={onReset}
      >
        Reset
      </Button>
      {results.finished !== null && (
        <EndActions
          of={results}
          name={`${kind.name}, ${modeName(options)}`}
          result={resultWords(state)}
        />
      )}
      <p role="status" className="min-w-40 flex-1 text-sm font-medium text-warn">
        {problem || noticeOf(state)}
      </p>
    </div>
  );
}
