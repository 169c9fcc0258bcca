import { Button } from "#ui/button.tsx";
import { ReplayStage } from "#ui/game/replay/replay-stage.tsx";
import { Stack } from "../../../arrange.tsx";
import { sampleReplay, sampleText } from "../../../sample-replay.ts";

const drawCount = (count: number) => <p className="figures p-4 text-4xl font-bold">{count}</p>;

export default function ReplayStageExample() {
  return (
    <Stack>
      <ReplayStage replay={sampleReplay} draw={drawCount}>
        {({ watch }) => <Button onClick={() => watch(sampleText)}>Watch replay</Button>}
      </ReplayStage>
    </Stack>
  );
}
