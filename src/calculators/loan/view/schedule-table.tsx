import { memo } from "react";
import { formatRupees } from "#domain/money.ts";
import { yearHead } from "#domain/term.ts";
import { DataTable } from "#ui/data-table.tsx";
import { byYear, shownMonths, type Plans, type Row } from "../logic.ts";

type Sums = Omit<Row, "month">;

const columns = ["Payment", "Principal", "Interest", "Balance"];
const columnsWithExtra = ["Payment", "Principal", "Interest", "Extra", "Balance"];
const plansSideBySide = [
  { name: "Without prepayment", columns: columns.length },
  { name: "With prepayment", columns: columnsWithExtra.length },
];

/** The columns of one plan, or of both with a heading for each. */
function headings(head: string, { prepaid }: Plans) {
  return prepaid === null
    ? { columns: [head, ...columns] }
    : { columns: [head, ...columns, ...columnsWithExtra], groups: plansSideBySide };
}

const cellsOf = (row: Sums): readonly number[] => [
  row.payment,
  row.principal,
  row.interest,
  row.balance,
];

/** Both plans of a month or year. Where the shorter one has ended there is nothing to show. */
function cells({ prepaid }: Plans, row: Sums, other: Sums | undefined): readonly number[] {
  if (prepaid === null) return cellsOf(row);
  const extra =
    other === undefined
      ? columnsWithExtra.map(() => Number.NaN)
      : [other.payment, other.principal, other.interest, other.extra, other.balance];
  return [...cellsOf(row), ...extra];
}

/** Spec §9: the first months, payment by payment. */
export const FirstMonths = memo(function FirstMonths({ plans }: { plans: Plans }) {
  return (
    <DataTable
      caption={`The first ${shownMonths} months, payment by payment`}
      {...headings("Month", plans)}
      format={formatRupees}
      rows={plans.agreed.slice(0, shownMonths).map((row, index) => ({
        head: String(row.month),
        cells: cells(plans, row, plans.prepaid?.[index]),
      }))}
    />
  );
});

/** The whole schedule by year; each year opens to its months. */
export function ScheduleTable({ plans }: { plans: Plans }) {
  const years = byYear(plans.agreed);
  const others = plans.prepaid === null ? [] : byYear(plans.prepaid);
  return (
    <DataTable
      caption="Whole schedule by year; each year opens to its months"
      {...headings("Year", plans)}
      format={formatRupees}
      partsName="months"
      rows={years.map((year, index) => ({
        head: `Year ${yearHead(year.year, plans.agreed.length / 12)}`,
        cells: cells(plans, year, others[index]),
        parts: year.months.map((row) => ({
          head: `Month ${row.month}`,
          cells: cells(plans, row, plans.prepaid?.[row.month - 1]),
        })),
      }))}
    />
  );
}
