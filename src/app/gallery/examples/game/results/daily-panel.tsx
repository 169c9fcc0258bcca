import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import { Stack } from "../../../arrange.tsx";
import { sampleResults } from "../../../sample-results.ts";

export default function DailyPanelExample() {
  return (
    <Stack>
      <DailyPanel of={sampleResults} settings="8 pairs" ask={false} onPlay={() => {}} />
    </Stack>
  );
}
