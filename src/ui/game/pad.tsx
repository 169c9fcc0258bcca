import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";
import type { Direction } from "#domain/direction.ts";
import { PadKey } from "./pad-key.tsx";
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
