import { Statistics } from "#ui/game/results/statistics.tsx";
import { Stack } from "../../../arrange.tsx";
import { sampleResults } from "../../../sample-results.ts";

export default function StatisticsExample() {
  return (
    <Stack>
      <Statistics of={sampleResults} mode="usual" modeName="8 pairs" />
    </Stack>
  );
}
