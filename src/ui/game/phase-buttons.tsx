import Pause from "lucide-react/icons/pause";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { isCountdown, type Phase } from "#domain/phase.ts";
import { Button } from "../button.tsx";
import { ConfirmButton } from "./confirm-button.tsx";

interface Props {
  game: { state: { phase: Phase }; pause: () => void; reset: () => void };
  /** Whether Reset would throw away a game that is worth a question. */
  ask?: boolean;
}

/** Pause and Reset, for the row above the board. Going on is the overlay's. */
export function PhaseButtons({ game, ask = false }: Props) {
  const { phase } = game.state;
  const isGoing = phase === "running" || isCountdown(phase);
  return (
    <div className="flex gap-2 compact:self-center">
      <Button
        className="min-h-11 min-w-11 px-3!"
        disabled={!isGoing}
        aria-keyshortcuts="P"
        icon={<Pause aria-hidden className="size-4" />}
        onClick={game.pause}
      >
        <span className="max-sm:sr-only">Pause</span>
      </Button>
      <ConfirmButton
        label={<span className="max-sm:sr-only">Reset</span>}
        question="Start over?"
        ask={ask}
        className="min-h-11 min-w-11 px-3!"
        disabled={phase === "idle"}
        aria-keyshortcuts="R"
        icon={<RotateCcw aria-hidden className="size-4" />}
        onConfirm={game.reset}
      />
    </div>
  );
}
