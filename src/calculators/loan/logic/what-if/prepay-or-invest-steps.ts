import { formatExact as exact, formatPercent, formatRupees } from "#domain/money.ts";
import {
  afterTax,
  breakEvenReturn,
  fundRate,
  outcomeOf,
  taxOn,
  type Fund,
} from "./prepay-or-invest.ts";
import type { Choice } from "./fields.ts";
import { monthlyPayment, monthsOf, type Loan } from "../repayment.ts";

type Lines = readonly string[];

const whole = (amount: number): string => formatRupees(amount, 0);

/** How each figure of the panel comes about. */
export function choiceSteps(
  loan: Loan,
  choice: Choice,
): Record<"prepay" | "invest" | "lead" | "breakEven", Lines> {
  const { prepay, invest, budget, rest, left } = outcomeOf(loan, choice);
  const months = monthsOf(loan);
  const rate = `i = ${exact(choice.expected)} ÷ 100 ÷ 12 = ${exact(fundRate(choice))}`;
  const [byPrepaying, byInvesting] = [afterTax(prepay, choice), afterTax(invest, choice)];
  const breakEven = breakEvenReturn(loan, choice);
  const even = outcomeOf(loan, { ...choice, expected: breakEven });
  return {
    prepay: [
      "What is free once nothing is owed goes to the fund: the rest of the last payment, then P each month",
      `Paid off after ${months - left} months, ${left} are left`,
      `P = ${exact(monthlyPayment(loan))} + ${exact(choice.spare)} = ${exact(budget)}`,
      rate,
      `${exact(rest)} × (1 + i)^${left} + P × ((1 + i)^${left} − 1) ÷ i = ${exact(prepay.value)}`,
      ...taxLines(prepay, choice),
      `By Prepaying = ${whole(byPrepaying)}`,
    ],
    invest: [
      "P × ((1 + i)^n − 1) ÷ i, less tax",
      `P = ${exact(choice.spare)}, paid at the end of each month, as the loan is`,
      rate,
      `n = ${months} months`,
      `${exact(choice.spare)} × ((1 + i)^${months} − 1) ÷ i = ${exact(invest.value)}`,
      ...taxLines(invest, choice),
      `By Investing = ${whole(byInvesting)}`,
    ],
    lead: [
      "By Investing − By Prepaying",
      `${exact(byInvesting)} − ${exact(byPrepaying)}`,
      `Difference = ${whole(byInvesting - byPrepaying)}`,
    ],
    breakEven: [
      "The return at which both ways end alike, found by halving a range",
      `At ${exact(breakEven)}%: ${exact(afterTax(even.prepay, choice))} and ${exact(afterTax(even.invest, choice))}`,
      `Break-even Return = ${formatPercent(breakEven, 2)}`,
    ],
  };
}

/** Tax on what was gained, if all is sold at the end. */
const taxLines = (fund: Fund, choice: Choice): Lines => [
  `Tax: ${exact(choice.tax)}% of ${exact(fund.value)} − ${exact(fund.paidIn)} paid in = ${exact(taxOn(fund, choice))}`,
  `${exact(fund.value)} − ${exact(taxOn(fund, choice))}`,
];
