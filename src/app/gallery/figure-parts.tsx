import { useState } from "react";
import type { NumberField } from "#domain/number-field.ts";
import { formatRupees } from "#domain/money.ts";
import { ChartSplit } from "#ui/chart/chart-split.tsx";
import { Chart } from "#ui/chart/chart.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { ExportActions } from "#ui/calculator/export-actions.tsx";
import { Part, Wide } from "./part.tsx";

const field: NumberField = {
  id: "amount",
  inLink: "p",
  label: "Amount",
  unit: "rupees",
  min: 1_000,
  max: 10_000_000,
  step: 1_000,
  initial: 100_000,
  scale: "log",
};
const rupees = (value: number) => formatRupees(value, 0);
const years = ["1", "2", "3", "4"];

/** Figures: fields, cards, tables and charts. */
export function FigureParts() {
  const [amount, setAmount] = useState(field.initial);
  const growth = years.map((_, index) => amount * 1.1 ** index);
  return (
    <>
      <Part file="slider-field.tsx, stat-card.tsx, working.tsx">
        <Wide>
          <SliderField field={field} value={amount} onChange={setAmount} />
        </Wide>
        <StatCard size="large" label="Amount" value={rupees(amount)} working={["as it was set"]} />
        <StatCard label="Half" value={rupees(amount / 2)} working={["amount ÷ 2"]} />
      </Part>
      <Part file="chart.tsx, chart-split.tsx">
        <Wide>
          <Chart
            summary="Growth by a tenth each year."
            kind="lines"
            series={[{ name: "Value", values: growth, look: "solid" }]}
            points={years}
            pointName="Year"
            format={rupees}
          />
        </Wide>
        <Wide>
          <ChartSplit
            first={{ name: "Principal", amount: 70 }}
            second={{ name: "Interest", amount: 30 }}
          />
        </Wide>
      </Part>
      <Part file="data-table.tsx, take-away.tsx, share-link.tsx">
        <Wide>
          <DataTable
            caption="Growth"
            columns={["Year", "Value"]}
            rows={years.map((head, index) => ({ head, cells: [growth[index] ?? 0] }))}
            format={rupees}
          />
        </Wide>
        <ExportActions fragment={`p=${amount}`} fileName="growth.csv" csv={() => "Year,Value\n"} />
      </Part>
    </>
  );
}
