import { Afterwards, Statistics } from "#ui/game/afterwards.tsx";
import { Stack } from "../../arrange.tsx";
import { sampleResults } from "../../sample-results.ts";

export default function AfterwardsExample() {
  return (
    <Stack>
      <Afterwards>
        <Statistics of={sampleResults} mode="usual" />
      </Afterwards>
    </Stack>
  );
}
