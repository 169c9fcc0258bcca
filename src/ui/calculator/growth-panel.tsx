import { memo, useState } from "react";
import { describeParts, describeReal, type GrowthRow, type GrowthYear } from "#domain/growth.ts";
import { formatRupees } from "#domain/money.ts";
import { yearHead } from "#domain/term.ts";
import { Chart } from "../chart/chart.tsx";
import { DataTable, type TableRow } from "../data-table.tsx";
import { Disclosure } from "../disclosure.tsx";
import { Panel } from "../panel.tsx";
import { Segmented } from "../segmented.tsx";

type Picture = "parts" | "real";

interface Props {
  years: readonly GrowthYear[];
  /** What is there on the first day: a lumpsum, or nothing. */
  start: number;
  inflation: number;
  firstPicture: Picture;
}

const rupees = (amount: number): string => formatRupees(amount, 0);

/** An investment over its years: as a picture, and as the whole table. */
export const GrowthPanel = memo(function GrowthPanel(props: Props) {
  const { years, start, inflation, firstPicture } = props;
  const [picture, setPicture] = useState(firstPicture);
  return (
    <Panel title="Growth over the years">
      <div className="flex flex-col gap-4">
        <div className="no-print">
          <Segmented
            label="Picture"
            hideLabel
            options={[
              ["parts", "Invested and returns"],
              ["real", "After inflation"],
            ]}
            value={picture}
            onChange={setPicture}
          />
        </div>
        {picture === "parts" ? (
          <PartsChart years={years} />
        ) : (
          <RealChart years={years} start={start} inflation={inflation} />
        )}
        <Disclosure summary="Whole table">
          <WholeTable years={years} />
        </Disclosure>
      </div>
    </Panel>
  );
});

function PartsChart({ years }: { years: readonly GrowthYear[] }) {
  return (
    <Chart
      kind="bars"
      summary={describeParts(years)}
      points={years.map(({ year }) => String(year))}
      pointName="Year"
      format={rupees}
      series={[
        { name: "Invested", values: years.map(({ investment }) => investment), look: "solid" },
        { name: "Returns", values: years.map(({ returns }) => returns), look: "hatched" },
      ]}
    />
  );
}

function RealChart({ years, start, inflation }: Omit<Props, "firstPicture">) {
  return (
    <Chart
      kind="lines"
      summary={describeReal(years, inflation)}
      points={["0", ...years.map(({ year }) => String(year))]}
      pointName="Year"
      format={rupees}
      series={[
        { name: "Value", values: [start, ...years.map(({ value }) => value)], look: "line" },
        {
          name: "Value in today's rupees",
          values: [start, ...years.map(({ real }) => real)],
          look: "dashed",
        },
      ]}
    />
  );
}

const cells = (row: GrowthRow) => [row.investment, row.value, row.returns, row.real];

const WholeTable = memo(function WholeTable({ years }: { years: readonly GrowthYear[] }) {
  return (
    <DataTable
      caption="Whole table, year by year"
      columns={["Year", "Investment", "Value", "Returns", "Real Value"]}
      format={rupees}
      partsName="months"
      rows={years.map(({ year, after, months, ...row }): TableRow => {
        const parts = months.map((month, index) => ({
          head: `Month ${(year - 1) * 12 + index + 1}`,
          cells: cells(month),
        }));
        return {
          head: `Year ${yearHead(year, after / 12)}`,
          cells: cells(row),
          ...(parts.length > 0 && { parts }),
        };
      })}
    />
  );
});
