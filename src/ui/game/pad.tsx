import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useRef, type ReactNode } from "react";
import type { Direction } from "#domain/direction.ts";

interface Props {
  onPress: (direction: Direction) => void;
  /** What stands to the left and right of the Up button. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Four arrow buttons for thumbs, in the shape of a keyboard's: what a swipe does, by tapping. */
export function Pad({ onPress, before, after }: Props) {
  const key = (direction: Direction, Icon: typeof ArrowUp) => (
    <PadKey name={names[direction]} onPress={() => onPress(direction)}>
      <Icon aria-hidden className="size-5" />
    </PadKey>
  );
  return (
    <div role="group" aria-label="Direction pad" className="grid grid-cols-3 gap-1.5">
      <div className="flex">{before}</div>
      {key("up", ArrowUp)}
      <div className="flex">{after}</div>
      {key("left", ArrowLeft)}
      {key("down", ArrowDown)}
      {key("right", ArrowRight)}
    </div>
  );
}

const names = { up: "Up", right: "Right", down: "Down", left: "Left" };

interface KeyProps {
  name: string;
  onPress: () => void;
  children: ReactNode;
}

/** Acts when the finger goes down, as a game must; a click without one is the keyboard's or a screen reader's. */
function PadKey({ name, onPress, children }: KeyProps) {
  const byFinger = useRef(false);
  return (
    <button
      type="button"
      aria-label={name}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        byFinger.current = true;
        onPress();
      }}
      onClick={(event) => {
        if (event.detail === 0 || !byFinger.current) onPress();
        byFinger.current = false;
      }}
      className="inline-flex h-11 touch-manipulation items-center justify-center rounded-md border border-edge bg-raised text-ink transition-colors select-none hover:bg-sunken active:bg-accent-tint"
    >
      {children}
    </button>
  );
}
