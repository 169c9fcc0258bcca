import { EndDetails } from "#ui/game/results/end-details.tsx";
import { Stack } from "../../../arrange.tsx";
import { sampleResults } from "../../../sample-results.ts";

export default function EndDetailsExample() {
  return (
    <Stack>
      <EndDetails of={sampleResults} praise="New Best Score!" />
    </Stack>
  );
}
