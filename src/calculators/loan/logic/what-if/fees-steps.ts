import { formatExact as exact, formatPercent, formatRupees } from "#domain/money.ts";
import type { FullCost } from "./fees.ts";
import type { Fees } from "./fields.ts";
import { termLine } from "#domain/term.ts";
import { paymentSteps, rateLine } from "../payment-steps.ts";
import { monthsOf, type Loan } from "../repayment.ts";

type Lines = readonly string[];

/** How each figure of the full cost comes about. */
export function feesSteps(
  loan: Loan,
  fees: Fees,
  full: FullCost,
): Record<"payment" | "effective" | "nominal" | "cost", Lines> {
  const { received, owed, waiting, payment, monthlyRate } = full;
  const { fee, insurance, moratorium, meanwhile } = fees;
  const grown =
    moratorium > 0 && meanwhile === "added"
      ? [`Owed then: ${exact(loan.amount)} × (1 + r)^${moratorium} = ${exact(owed)}`]
      : [];
  const months = monthsOf(loan);
  const meanwhilePaid =
    waiting > 0 && moratorium > 0 ? [`${moratorium} × ${exact(waiting)} while waiting`] : [];
  const then = `${months} × ${exact(payment)}${moratorium > 0 ? ` from month ${moratorium + 1} on` : ""}`;
  return {
    payment: [
      ...grown,
      ...paymentSteps(owed, loan.rate, months, termLine(loan.years)),
      `Monthly Payment = ${formatRupees(payment)}`,
    ],
    effective: [
      "The rate at which all payments are worth what was received, twelve months compounded",
      `Received: ${exact(loan.amount)} − ${exact(fee)} − ${exact(insurance)} = ${exact(received)}`,
      ...meanwhilePaid,
      then,
      `A month: x = ${exact(monthlyRate)}, found by halving a range`,
      `((1 + x)^12 − 1) × 100`,
      `Effective Yearly Rate = ${formatPercent(full.effectivePercent, 2)}`,
    ],
    nominal: [
      "12 × x × 100, as lenders state a rate",
      `x = ${exact(monthlyRate)}`,
      `Annual Percentage Rate = ${formatPercent(full.nominalPercent, 2)}`,
    ],
    cost: [
      "All payments + fees − Loan Amount",
      ...(moratorium > 0 ? [rateLine(loan)] : []),
      `${exact(waiting * moratorium)} + ${exact(payment * months)} + ${exact(fee + insurance)} − ${exact(loan.amount)}`,
      `Full Cost = ${formatRupees(full.cost)}`,
    ],
  };
}
