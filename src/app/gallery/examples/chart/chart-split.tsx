import { ChartSplit } from "#ui/chart/chart-split.tsx";
import { Stack } from "../../arrange.tsx";

export default function ChartSplitExample() {
  return (
    <Stack>
      <ChartSplit
        first={{ name: "Principal", amount: 100_000 }}
        second={{ name: "Interest", amount: 66_862 }}
      />
      <ChartSplit
        first={{ name: "Investment", amount: 60_000 }}
        second={{ name: "Returns", amount: 0 }}
      />
    </Stack>
  );
}
