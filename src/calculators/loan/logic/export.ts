import { toCsv } from "#domain/csv.ts";
import { roundTo } from "#domain/money.ts";
import type { Row } from "./repayment.ts";

/** The schedule for a spreadsheet: one header, amounts as the page shows them, in paise. */
export function scheduleCsv(rows: readonly Row[]): string {
  const hasExtra = rows.some((row) => row.extra > 0);
  const extraHeading = hasExtra ? ["Extra"] : [];
  return toCsv([
    ["Month", "Payment", "Principal", "Interest", ...extraHeading, "Balance"],
    ...rows.map(({ month, payment, principal, interest, extra, balance }) => {
      const amounts = [payment, principal, interest, ...(hasExtra ? [extra] : []), balance];
      return [month, ...amounts.map(toPaise)];
    }),
  ]);
}

const toPaise = (amount: number): number => roundTo(amount, 2);
