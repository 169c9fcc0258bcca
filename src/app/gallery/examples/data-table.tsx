import { formatRupees } from "#domain/money.ts";
import { DataTable } from "#ui/data-table.tsx";
import { Panel } from "#ui/panel.tsx";
import { Columns } from "../arrange.tsx";
import { planYears } from "../sample-plan.ts";

const columns = ["Year", "Investment", "Value"];
const rupees = (amount: number) => formatRupees(amount, 0);

export default function DataTableExample() {
  const rows = planYears.slice(0, 3).map(({ year, investment, value, months }) => ({
    head: `Year ${year}`,
    cells: [investment, value],
    parts: months.map((month, index) => ({
      head: `Month ${(year - 1) * 12 + index + 1}`,
      cells: [month.investment, month.value],
    })),
  }));
  return (
    <Columns>
      <Panel title="Rows">
        <DataTable
          caption="First years"
          columns={columns}
          rows={rows.map(({ head, cells }) => ({ head, cells }))}
          format={rupees}
        />
      </Panel>
      <Panel title="Rows that open">
        <DataTable
          caption="First years with their months"
          columns={columns}
          rows={rows}
          format={rupees}
          partsName="months"
        />
      </Panel>
    </Columns>
  );
}
