import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowRight from "lucide-react/icons/arrow-right";
import RotateCw from "lucide-react/icons/rotate-cw";
import { PadKey } from "#ui/game/pad-key.tsx";
import type { Action } from "../logic.ts";

const heldKeys = [
  { key: "left", name: "Left", Icon: ArrowLeft },
  { key: "right", name: "Right", Icon: ArrowRight },
  { key: "down", name: "Down", Icon: ArrowDown },
] as const;

const tappedKeys = [
  { action: { type: "drop" }, name: "Drop", Icon: ArrowDownToLine },
  { action: { type: "hold" }, name: "Hold", Icon: ArrowLeftRight },
  { action: { type: "turn", by: 1 }, name: "Rotate", Icon: RotateCw },
] as const;

/** Buttons for thumbs: what gestures on the board do, by tapping. */
export function Controls({ send }: { send: (action: Action) => void }) {
  return (
    <div
      role="group"
      aria-label="Controls"
      className="hidden grid-cols-6 gap-1.5 pointer-coarse:grid"
    >
      {heldKeys.map(({ key, name, Icon }) => (
        <PadKey
          key={name}
          name={name}
          onPress={() => send({ type: "press", key })}
          onRelease={() => send({ type: "release", key })}
        >
          <Icon aria-hidden className="size-5" />
        </PadKey>
      ))}
      {tappedKeys.map(({ action, name, Icon }) => (
        <PadKey key={name} name={name} onPress={() => send(action)}>
          <Icon aria-hidden className="size-5" />
        </PadKey>
      ))}
    </div>
  );
}
