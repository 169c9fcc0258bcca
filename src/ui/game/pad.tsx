import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useRef, type ReactNode } from "react";
import type { Direction } from "#domain/direction.ts";
import style from "./pad.module.css";

interface Props {
  onPress: (direction: Direction) => void;
  /** What stands to the left and right of the Up button. */
  before?: ReactNode;
  after?: ReactNode;
}

const keys = [
  { direction: "left", name: "Left", Icon: ArrowLeft },
  { direction: "up", name: "Up", Icon: ArrowUp },
  { direction: "down", name: "Down", Icon: ArrowDown },
  { direction: "right", name: "Right", Icon: ArrowRight },
] as const;

/** Four arrow buttons for thumbs: what a swipe does, by tapping. */
export function Pad({ onPress, before, after }: Props) {
  return (
    <div role="group" aria-label="Direction pad" className={style.pad}>
      <div className={style.before}>{before}</div>
      {keys.map(({ direction, name, Icon }) => (
        <PadKey
          key={direction}
          name={name}
          className={style[direction]}
          onPress={() => onPress(direction)}
        >
          <Icon aria-hidden className="size-5" />
        </PadKey>
      ))}
      {after !== undefined && <div className={style.after}>{after}</div>}
    </div>
  );
}

interface KeyProps {
  name: string;
  className: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

/**
 * Acts when the finger goes down, as a game must. A click without a finger is the keyboard's or a
 * screen reader's.
 */
function PadKey({ name, className, onPress, children }: KeyProps) {
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
      className={`inline-flex min-h-11 min-w-11 touch-manipulation items-center justify-center rounded-md border border-edge bg-raised text-ink transition-colors select-none hover:bg-sunken active:bg-accent-tint ${className}`}
    >
      {children}
    </button>
  );
}
