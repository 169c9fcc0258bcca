import { AmountCard } from "#ui/calculator/amount-card.tsx";
import { Panel } from "#ui/panel.tsx";
import { Stack } from "../../arrange.tsx";

export default function AmountCardExample() {
  return (
    <Stack>
      <Panel>
        <AmountCard
          size="large"
          label="Future Value"
          amount={11_61_695}
          note="with 10% more each year"
          steps={["P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)", "₹11,61,695"]}
        />
        <AmountCard
          label="Total Investment"
          amount={6_00_000}
          steps={["monthly × months", "5,000 × 120", "₹6,00,000"]}
        />
      </Panel>
    </Stack>
  );
}
