import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import { PadKey } from "#ui/game/pad-key.tsx";
import type { Action, Side } from "../logic.ts";

const sides = {
  left: { name: "Left", Icon: ArrowLeft },
  right: { name: "Right", Icon: ArrowRight },
};

/** Buttons for thumbs: the sides are held, the middle serves. */
export function Controls({ send }: { send: (action: Action) => void }) {
  const sideKey = (side: Side) => {
    const { name, Icon } = sides[side];
    return (
      <PadKey
        name={name}
        onPress={() => send({ type: "press", side })}
        onRelease={() => send({ type: "release", side })}
      >
        <Icon aria-hidden className="size-5" />
      </PadKey>
    );
  };
  return (
    <div
      role="group"
      aria-label="Controls"
      className="hidden grid-cols-3 gap-1.5 pointer-coarse:grid"
    >
      {sideKey("left")}
      <PadKey name="Serve" onPress={() => send({ type: "serve" })}>
        <ArrowUp aria-hidden className="size-5" />
      </PadKey>
      {sideKey("right")}
    </div>
  );
}
