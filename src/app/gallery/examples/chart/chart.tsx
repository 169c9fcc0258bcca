import { formatRupees } from "#domain/money.ts";
import { Chart } from "#ui/chart/chart.tsx";
import { Columns } from "../../arrange.tsx";
import { planYears } from "../../sample-plan.ts";

const axis = {
  points: planYears.map(({ year }) => String(year)),
  pointName: "Year",
  format: (amount: number) => formatRupees(amount, 0),
};

export default function ChartExample() {
  return (
    <Columns>
      <Chart
        {...axis}
        kind="bars"
        summary="What was invested and what it earned, over ten years."
        series={[
          { name: "Invested", values: planYears.map((year) => year.investment), look: "solid" },
          { name: "Returns", values: planYears.map((year) => year.returns), look: "hatched" },
        ]}
      />
      <Chart
        {...axis}
        kind="lines"
        summary="The value over ten years, and what it buys in today's rupees."
        series={[
          { name: "Value", values: planYears.map((year) => year.value), look: "line" },
          { name: "In today's rupees", values: planYears.map((year) => year.real), look: "dashed" },
        ]}
      />
    </Columns>
  );
}
