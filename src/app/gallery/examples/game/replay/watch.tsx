import Watch from "#ui/game/replay/watch.tsx";
import { Stack } from "../../../arrange.tsx";
import { sampleReplay } from "../../../sample-replay.ts";

const drawCount = (count: number) => <p className="figures p-4 text-4xl font-bold">{count}</p>;

export default function WatchExample() {
  return (
    <Stack>
      <Watch
        source="Tabkit replay 0"
        replay={sampleReplay}
        draw={drawCount}
        onClose={() => {}}
        onAccept={() => {}}
      />
    </Stack>
  );
}
