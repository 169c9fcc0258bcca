import { ConfirmButton } from "./confirm-button.tsx";

interface Props {
  /** Whether a running game would be lost. */
  ask: boolean;
  onConfirm: () => void;
  /** Says aloud what the button asks. */
  say: (words: string) => void;
  /** The keys that press it: R, and what else a game has. */
  keys?: string;
}

/** New Game, for the row above the board. */
export const NewGameButton = ({ ask, onConfirm, say, keys = "R" }: Props) => (
  <ConfirmButton
    label="New Game"
    className="min-h-11 min-w-28"
    question="Start over?"
    aria-keyshortcuts={keys}
    ask={ask}
    onConfirm={onConfirm}
    onAsk={() => say("Press again to start over.")}
  />
);
