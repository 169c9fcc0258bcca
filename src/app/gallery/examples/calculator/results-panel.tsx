import { AmountCard } from "#ui/calculator/amount-card.tsx";
import { ResultsPanel } from "#ui/calculator/results-panel.tsx";
import { Stack } from "../../arrange.tsx";

export default function ResultsPanelExample() {
  return (
    <Stack>
      <ResultsPanel
        spoken="Future Value ₹11,61,695"
        splits={[
          {
            first: { name: "Investment", amount: 6_00_000 },
            second: { name: "Returns", amount: 5_61_695 },
          },
        ]}
        exportActions={{ fragment: "m=5000", fileName: "plan.csv", csv: () => "Year,Value\n" }}
      >
        <AmountCard size="large" label="Future Value" amount={11_61_695} steps={["₹11,61,695"]} />
        <AmountCard label="Total Returns" amount={5_61_695} steps={["₹5,61,695"]} />
      </ResultsPanel>
    </Stack>
  );
}
