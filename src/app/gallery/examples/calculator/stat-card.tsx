import { Panel } from "#ui/panel.tsx";
import { StatCard } from "#ui/calculator/stat-card.tsx";
import { Stack } from "../../arrange.tsx";

export default function StatCardExample() {
  return (
    <Stack>
      <Panel>
        <StatCard
          size="large"
          label="Monthly Payment"
          value="₹927.01"
          steps={["P × r ÷ (1 − (1 + r)⁻ⁿ)", "1,00,000 × 0.00625 ÷ (1 − 1.00625⁻¹⁸⁰)", "₹927.01"]}
        />
        <StatCard
          label="Total Payment"
          value="₹1,66,862.22"
          note="₹1.67 lakh"
          steps={["payment × months", "927.01 × 180", "₹1,66,862.22"]}
        />
        <StatCard label="Months" value="180" steps={["years × 12", "180"]} />
      </Panel>
    </Stack>
  );
}
