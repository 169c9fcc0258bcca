import type { ReactNode } from "react";
import Lightbulb from "lucide-react/icons/lightbulb";
import Pause from "lucide-react/icons/pause";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Progress } from "#ui/progress.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { isRunning, type State } from "../logic.ts";
import { isUnproven, unproven } from "./announcements.ts";

interface Props {
  state: State;
  advice: string | null;
  fit: ReactNode; // the switch for small cells
  isRace: boolean;
  tapFlags: boolean;
  onTapFlags: (flags: boolean) => void;
  onHint: () => void;
  onPause: () => void;
  onCancel: () => void;
}

const taps = [
  ["open", "Tap opens"],
  ["flag", "Tap flags"],
] as const;

/** What a tap does, help, and a word about the board, right under it. */
export function Controls(props: Props) {
  const { state, advice, fit, isRace, tapFlags, onTapFlags, onHint, onPause, onCancel } = props;
  const canAsk = isRunning(state) && !state.isPaused;
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap gap-2">
        <Segmented
          label="What a tap does"
          hideLabel
          size="large"
          options={taps}
          value={tapFlags ? "flag" : "open"}
          onChange={(tap) => onTapFlags(tap === "flag")}
        />
        <Button
          className="min-h-12 flex-1 px-3!"
          aria-keyshortcuts="H"
          disabled={!canAsk}
          icon={<Lightbulb aria-hidden className="size-4" />}
          onClick={onHint}
        >
          Hint
        </Button>
        <IconButton
          label="Pause"
          aria-keyshortcuts="P"
          className="size-12 border border-edge bg-raised"
          disabled={!canAsk}
          onClick={onPause}
        >
          <Pause aria-hidden className="size-5" />
        </IconButton>
      </div>
      {state.isLaying ? (
        <Progress label="Looking for a board without guessing" onCancel={onCancel} />
      ) : (
        <div className="flex flex-wrap items-start gap-x-3">
          <p className="min-h-10 min-w-40 flex-1 text-sm text-soft compact:min-h-5">
            {advice ?? noteOn(state, isRace)}
          </p>
          {fit}
        </div>
      )}
    </div>
  );
}

function noteOn(state: State, isRace: boolean): string {
  if (state.counts === null && isRace)
    return "Open any cell. The board begins where the other game did.";
  if (state.counts === null) return "Open any cell. The first is never a mine and opens an area.";
  return isUnproven(state) ? unproven : "";
}
