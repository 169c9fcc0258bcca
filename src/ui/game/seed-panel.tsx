import { useId, useState } from "react";
import { dailySeed, readSeed, seedName } from "#domain/seed.ts";
import { CopyButton } from "../copy-button.tsx";
import { Panel } from "../panel.tsx";
import { ConfirmButton } from "./confirm-button.tsx";

interface Props {
  seed: number;
  /** What "Copy result" copies. */
  result: string;
  /** Whether a running game would be lost. */
  ask: boolean;
  onPlay: (seed: number) => void;
  /** The game has a `DailyPanel` of its own. */
  hasDaily?: boolean;
}

/** The luck of this game: play it again, play the day's, or a friend's. */
export function SeedPanel({ seed, result, ask, onPlay, hasDaily = false }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [message, setMessage] = useState("");

  const wanted = readSeed(typed);
  const playTyped = () => {
    setMessage(wanted.ok ? "" : wanted.message);
    if (!wanted.ok) return;
    setTyped("");
    onPlay(wanted.value);
  };

  return (
    <Panel title="Seed">
      <p className="text-sm text-soft">
        Everyone who plays a seed gets the same luck. This is{" "}
        <strong className="figures font-semibold text-ink">{seedName(seed)}</strong>.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ConfirmButton
          label="Play this seed again"
          className="max-w-full whitespace-normal!"
          question="Start over?"
          ask={ask}
          onConfirm={() => onPlay(seed)}
        />
        {!hasDaily && (
          <ConfirmButton
            label="Daily seed"
            question="Start over?"
            ask={ask}
            onConfirm={() => onPlay(dailySeed(new Date()))}
          />
        )}
      </div>
      {/* Enter in the field presses the button, and that one asks. */}
      <form onSubmit={(event) => event.preventDefault()} className="mt-3 flex items-end gap-2">
        <label htmlFor={id} className="flex min-w-0 flex-1 flex-col gap-1 text-sm text-soft">
          Another seed
          <input
            id={id}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
            aria-invalid={message !== ""}
            aria-describedby={`${id}-message`}
            className="figures min-h-10 w-full min-w-0 rounded-md border border-edge bg-surface px-3 text-ink"
          />
        </label>
        <ConfirmButton
          type="submit"
          label="Play"
          question="Start over?"
          ask={ask && wanted.ok}
          onConfirm={playTyped}
        />
      </form>
      <p id={`${id}-message`} role="status" className="mt-1 text-sm text-bad empty:hidden">
        {message}
      </p>
      <div className="mt-3 flex items-start justify-between gap-2 border-t border-line pt-3">
        <p className="text-sm whitespace-pre-line text-soft">{result}</p>
        <CopyButton text={result} what="result" />
      </div>
    </Panel>
  );
}
