import { ReplayPanel } from "#ui/game/replay/replay-panel.tsx";
import { Stack } from "../../../arrange.tsx";
import { sampleText } from "../../../sample-replay.ts";

export default function ReplayPanelExample() {
  return (
    <Stack>
      <ReplayPanel best={sampleText} ask onWatch={() => {}} onRace={() => {}} />
    </Stack>
  );
}
