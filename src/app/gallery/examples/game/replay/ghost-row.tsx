import { useState } from "react";
import { GhostRow } from "#ui/game/replay/ghost-row.tsx";
import { Stack } from "../../../arrange.tsx";
import { samplePlayback, sampleReplay } from "../../../sample-replay.ts";

const drawCount = (count: number) => <p className="figures p-4 text-4xl font-bold">{count}</p>;

export default function GhostRowExample() {
  const [playback] = useState(samplePlayback);
  const ghost = { playback, result: "Score 9" };
  return (
    <Stack>
      <GhostRow
        stage={{ challenge: { seed: 4711, options: {}, ghost }, leave: () => {} }}
        resultOf={sampleReplay.resultOf}
        draw={drawCount}
        playedMs={() => 3000}
        isOver={false}
      />
    </Stack>
  );
}
