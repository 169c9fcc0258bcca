import { useDeferredValue, useState } from "react";
import { formatRupees, shortRupees } from "#domain/money.ts";
import { Chart } from "#ui/chart/chart.tsx";
import { DataTable, type TableRow } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { byYear, type Row, type Year } from "../logic.ts";

interface Props {
  /** As agreed, and with the extra payments; the same rows when there are none. */
  agreed: readonly Row[];
  prepaid: readonly Row[];
}

/** The loan over its years: as a picture, and as the whole schedule. */
export function CoursePanel({ agreed, prepaid }: Props) {
  const [picture, setPicture] = useState<"paid" | "owed">("paid");
  const [plan, setPlan] = useState<"prepaid" | "agreed">("prepaid");
  const hasExtra = prepaid !== agreed;
  const rows = plan === "prepaid" ? prepaid : agreed;
  // 360 open rows take longer than a frame: the sliders and the figures go first.
  const tableRows = useDeferredValue(rows);
  return (
    <Panel title="Principal against interest" className="flex flex-col">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-3 no-print">
          <Segmented
            label="Picture"
            hideLabel
            options={[
              ["paid", "Paid each year"],
              ["owed", "Still owed"],
            ]}
            value={picture}
            onChange={setPicture}
          />
          {hasExtra && (
            <Segmented
              label="Plan"
              hideLabel
              options={[
                ["prepaid", "With prepayment"],
                ["agreed", "Without"],
              ]}
              value={plan}
              onChange={setPlan}
            />
          )}
        </div>
        {picture === "paid" ? (
          <PaidChart years={byYear(rows)} />
        ) : (
          <OwedChart agreed={byYear(agreed)} prepaid={hasExtra ? byYear(prepaid) : null} />
        )}
        <Disclosure summary="Whole schedule, by year and month">
          <ScheduleTable rows={tableRows} />
        </Disclosure>
      </div>
    </Panel>
  );
}

function PaidChart({ years }: { years: readonly Year[] }) {
  const first = years[0];
  const last = years.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <Chart
      kind="bars"
      summary={`Principal and interest paid in each of ${years.length} years. Interest falls from ${shortRupees(first.interest)} in the first year to ${shortRupees(last.interest)} in the last.`}
      points={years.map(({ year }) => String(year))}
      pointName="Year"
      format={(value) => formatRupees(value, 0)}
      series={[
        {
          name: "Principal",
          values: years.map(({ principal, extra }) => principal + extra),
          look: "solid",
        },
        { name: "Interest", values: years.map(({ interest }) => interest), look: "hatched" },
      ]}
    />
  );
}

function OwedChart(props: { agreed: readonly Year[]; prepaid: readonly Year[] | null }) {
  const { agreed, prepaid } = props;
  return (
    <Chart
      kind="lines"
      summary={`What is still owed at the end of each of ${agreed.length} years${prepaid === null ? "" : `; with prepayment nothing after year ${prepaid.length}`}.`}
      points={agreed.map(({ year }) => String(year))}
      pointName="Year"
      format={(value) => formatRupees(value, 0)}
      series={
        prepaid === null
          ? [{ name: "Still owed", values: agreed.map(({ balance }) => balance), look: "line" }]
          : [
              {
                name: "With prepayment",
                values: agreed.map((_, index) => prepaid[index]?.balance ?? 0),
                look: "line",
              },
              { name: "Without", values: agreed.map(({ balance }) => balance), look: "dashed" },
            ]
      }
    />
  );
}

function ScheduleTable({ rows }: { rows: readonly Row[] }) {
  const hasExtra = rows.some(({ extra }) => extra > 0);
  const cells = (row: Omit<Row, "month">): readonly number[] => {
    const paid = [row.payment, row.principal, row.interest];
    return hasExtra ? [...paid, row.extra, row.balance] : [...paid, row.balance];
  };
  const columns = ["Year", "Payment", "Principal", "Interest"];
  return (
    <DataTable
      caption="Whole schedule by year; each year opens to its months"
      columns={[...columns, ...(hasExtra ? ["Extra"] : []), "Balance"]}
      format={formatRupees}
      partsName="months"
      rows={byYear(rows).map((year): TableRow => ({
        head: `Year ${year.year}`,
        cells: cells(year),
        parts: year.months.map((row) => ({ head: `Month ${row.month}`, cells: cells(row) })),
      }))}
    />
  );
}
