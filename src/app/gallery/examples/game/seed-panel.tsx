import { useState } from "react";
import { SeedPanel } from "#ui/game/seed-panel.tsx";
import { Stack } from "../../arrange.tsx";

export default function SeedPanelExample() {
  const [seed, setSeed] = useState(4711);
  return (
    <Stack>
      <SeedPanel seed={seed} result={"2048: 1,284 points\nSeed 4711"} ask onPlay={setSeed} />
    </Stack>
  );
}
