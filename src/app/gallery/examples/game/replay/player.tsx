import { useState } from "react";
import { Player } from "#ui/game/replay/player.tsx";
import { Stack } from "../../../arrange.tsx";
import { samplePlayback, sampleReplay } from "../../../sample-replay.ts";

const drawCount = (count: number) => <p className="figures p-4 text-4xl font-bold">{count}</p>;

export default function PlayerExample() {
  const [playback] = useState(samplePlayback);
  return (
    <Stack>
      <Player playback={playback} resultOf={sampleReplay.resultOf} draw={drawCount} />
    </Stack>
  );
}
