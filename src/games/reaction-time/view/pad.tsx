import CircleCheck from "lucide-react/icons/circle-check";
import OctagonX from "lucide-react/icons/octagon-x";
import Timer from "lucide-react/icons/timer";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Zap from "lucide-react/icons/zap";
import type { KeyboardEvent, MouseEvent, PointerEvent, Ref } from "react";
import type { Device, Phase, State } from "../logic.ts";
import style from "./pad.module.css";
import { hintOf, labelOf } from "./announcements.ts";

interface Props {
  ref: Ref<HTMLButtonElement>;
  state: State;
  onPress: (at: number, by: Device) => void;
}

/** A shape for each state: color alone would not do. */
const icons: Record<Phase, typeof Zap> = {
  waiting: Timer,
  ready: OctagonX,
  go: Zap,
  clicked: CircleCheck,
  "too-early": TriangleAlert,
};

/** The large colored pad. It acts when it is pressed, not when it is let go. */
export function ReactionPad({ ref, state, onPress }: Props) {
  const Icon = icons[state.phase];

  const pressByPointer = (event: PointerEvent) => {
    if (event.isPrimary && event.button === 0) onPress(event.timeStamp, deviceOf(event));
  };
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== " " && event.key !== "Enter") return;
    // The page does not scroll, and no click follows.
    event.preventDefault();
    if (!event.repeat) onPress(event.timeStamp, "key");
  };
  const pressByReader = (event: MouseEvent) => {
    // A screen reader clicks without a pointer; a pointer's own click has been dealt with.
    if (event.detail === 0) onPress(event.timeStamp, "key");
  };
  return (
    <button
      ref={ref}
      type="button"
      data-phase={state.phase}
      className={style["pad"]}
      onPointerDown={pressByPointer}
      onKeyDown={pressByKey}
      onClick={pressByReader}
    >
      <Icon aria-hidden className="size-12" />
      <span className="figures text-2xl font-bold sm:text-3xl">{labelOf(state)}</span>
      <span className="min-h-6 px-4 text-base">{hintOf(state)}</span>
    </button>
  );
}

const deviceOf = ({ pointerType }: PointerEvent): Device =>
  pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse";
