import { ReplayPanel } from "#ui/game/replay/replay-panel.tsx";
import { Stack } from "../../../arrange.tsx";
import { sampleResults } from "../../../sample-results.ts";

export default function ReplayPanelExample() {
  return (
    <Stack>
      <ReplayPanel of={sampleResults} ask />
    </Stack>
  );
}
