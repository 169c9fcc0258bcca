import { toCsv } from "#domain/csv.ts";
import { roundTo } from "#domain/money.ts";
import type { Row } from "./repayment.ts";

const columns = ["Payment", "Principal", "Interest"];

/**
 * The schedule for a spreadsheet: one header, amounts as the page shows them, in paise. With a
 * prepayment both plans stand side by side; where the shorter one has ended its cells are empty.
 */
export function scheduleCsv(agreed: readonly Row[], prepaid: readonly Row[] | null): string {
  const withPrepayment = [...columns, "Extra", "Balance"].map((name) => `${name} with prepayment`);
  return toCsv([
    ["Month", ...columns, "Balance", ...(prepaid === null ? [] : withPrepayment)],
    ...agreed.map((row, index) => [
      row.month,
      ...[row.payment, row.principal, row.interest, row.balance].map(toPaise),
      ...(prepaid === null ? [] : cellsWithExtra(prepaid[index])),
    ]),
  ]);
}

function cellsWithExtra(row: Row | undefined): readonly (number | string)[] {
  if (row === undefined) return Array.from({ length: columns.length + 2 }, () => "");
  return [row.payment, row.principal, row.interest, row.extra, row.balance].map(toPaise);
}

const toPaise = (amount: number): number => roundTo(amount, 2);
