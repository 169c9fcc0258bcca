import Lightbulb from "lucide-react/icons/lightbulb";
import Pause from "lucide-react/icons/pause";
import Shuffle from "lucide-react/icons/shuffle";
import SkipForward from "lucide-react/icons/skip-forward";
import X from "lucide-react/icons/x";
import { Button } from "#ui/button.tsx";
import { maxHints, type State } from "../logic.ts";

interface Props {
  state: State;
  onHint: () => void;
  onShuffle: () => void;
  onClear: () => void;
  onSkip: () => void;
  onPause: () => void;
}

/** What helps with a word, within a thumb's reach. */
export function Controls({ state, onHint, onShuffle, onClear, onSkip, onPause }: Props) {
  const isOpen = state.phase === "playing" && !state.isPaused;
  const buttons = [
    { name: "Hint", Icon: Lightbulb, onClick: onHint, isOn: state.hints < maxHints },
    { name: "Shuffle", Icon: Shuffle, onClick: onShuffle, isOn: true },
    { name: "Clear", Icon: X, onClick: onClear, isOn: state.answer.length > 0 },
    { name: "Skip", Icon: SkipForward, onClick: onSkip, isOn: true },
    { name: "Pause", Icon: Pause, onClick: onPause, isOn: true },
  ];
  return (
    <div className="grid grid-cols-5 gap-1.5 sm:gap-2 landscape:compact:grid-cols-3">
      {buttons.map(({ name, Icon, onClick, isOn }) => (
        <Button
          key={name}
          className="min-h-11 min-w-0 px-0.5!"
          disabled={!isOpen || !isOn}
          icon={<Icon aria-hidden className="size-4 max-sm:hidden compact:hidden" />}
          onClick={onClick}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
