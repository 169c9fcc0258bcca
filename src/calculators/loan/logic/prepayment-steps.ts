import { formatExact as exact, formatPercent, formatRupees } from "#domain/money.ts";
import { formatMonths } from "#domain/term.ts";
import { savingOf, type Prepayment, type Saving } from "./prepayment.ts";
import { paymentSteps, rateLine } from "./payment-steps.ts";
import { monthsOf, summarize, type Loan, type Row } from "./repayment.ts";

type Lines = readonly string[];

/** How each figure of a loan with prepayment comes about. */
export function prepaymentSteps(
  loan: Loan,
  { effect }: Prepayment,
  rows: readonly Row[],
): Record<keyof Saving, Lines> {
  const saving = savingOf(loan, rows);
  const { totalInterest } = summarize(loan);
  const term = monthsOf(loan);
  return {
    lastInstallment:
      effect === "emi"
        ? installmentSteps(loan, rows)
        : [
            "The payment stays, the extra shortens the term",
            `Monthly Payment = ${formatRupees(saving.lastInstallment)}`,
          ],
    totalPayment: [
      "Loan Amount + Total Interest",
      `${exact(loan.amount)} + ${exact(saving.interest)}`,
      `Total Payment = ${formatRupees(saving.totalPayment)}`,
    ],
    interest: interestSteps(loan, rows),
    interestPercent: [
      "Total Interest ÷ Loan Amount × 100",
      `${exact(saving.interest)} ÷ ${exact(loan.amount)} × 100`,
      `Interest Percentage = ${formatPercent(saving.interestPercent)}`,
    ],
    savedInterest: [
      "Total Interest without − with prepayment",
      `${exact(totalInterest)} − ${exact(saving.interest)}`,
      `Interest Saved = ${formatRupees(saving.savedInterest)}`,
    ],
    months: [
      "The month after which nothing is owed",
      ...lastMonth(loan, rows),
      `Paid off after ${saving.months} months = ${formatMonths(saving.months)}`,
    ],
    savedMonths: [
      "Months as agreed − months with prepayment",
      `${term} − ${saving.months} = ${saving.savedMonths} months`,
      `Time Saved = ${formatMonths(saving.savedMonths)}`,
    ],
  };
}

/** What is owed when a month begins. */
const owedBefore = (loan: Loan, rows: readonly Row[], month: number): number =>
  rows[month - 2]?.balance ?? loan.amount;

const interestIn = (loan: Loan, rows: readonly Row[], month: number): string =>
  `Month ${month}: ${exact(owedBefore(loan, rows, month))} × r = ${exact(rows[month - 1]?.interest ?? 0)}`;

function interestSteps(loan: Loan, rows: readonly Row[]): Lines {
  const months = rows.length;
  return [
    "What is owed × r in each month, added up",
    rateLine(loan),
    interestIn(loan, rows, 1),
    ...(months > 2 ? [`… and so on, over ${months} months`] : []),
    ...(months > 1 ? [interestIn(loan, rows, months)] : []),
    `Total Interest = ${formatRupees(savingOf(loan, rows).interest)}`,
  ];
}

/** How the last month ends the debt. */
function lastMonth(loan: Loan, rows: readonly Row[]): Lines {
  const last = rows.at(-1);
  if (last === undefined) return [];
  const owed = exact(owedBefore(loan, rows, last.month));
  const paid = `${exact(last.payment)}${last.extra > 0 ? ` + ${exact(last.extra)} extra` : ""}`;
  return [`Month ${last.month}: ${owed} + interest ${exact(last.interest)} − ${paid} = 0`];
}

/** The formula of the payment, on what is owed after the last extra that changed it. */
function installmentSteps(loan: Loan, rows: readonly Row[]): Lines {
  const changed = rows.slice(0, -2).findLast(({ extra }) => extra > 0);
  const { lastInstallment } = savingOf(loan, rows);
  const result = `Monthly Payment = ${formatRupees(lastInstallment)}`;
  if (changed === undefined) return ["No extra has changed it", result];
  const left = monthsOf(loan) - changed.month;
  return [
    ...paymentSteps(
      changed.balance,
      loan.rate,
      left,
      `n = ${monthsOf(loan)} − ${changed.month} = ${left} months left`,
    ),
    result,
  ];
}
