import RotateCw from "lucide-react/icons/rotate-cw";
import { useState } from "react";
import type { Direction } from "#domain/direction.ts";
import { Pad } from "#ui/game/pad.tsx";
import { PadKey } from "#ui/game/pad-key.tsx";
import { Stack } from "../../arrange.tsx";

export default function PadExample() {
  const [last, setLast] = useState<Direction | "turn">("up");
  const turn = (
    <PadKey name="Turn" onPress={() => setLast("turn")}>
      <RotateCw aria-hidden className="size-5" />
    </PadKey>
  );
  return (
    <Stack>
      <Pad onPress={setLast} />
      <Pad onPress={setLast} after={turn} />
      <p className="text-sm text-soft">Last pressed: {last}</p>
    </Stack>
  );
}
