import { formatExact as exact } from "#domain/money.ts";
import { monthlyRate, type Loan } from "./repayment.ts";

/** How a yearly rate in percent becomes a month's. */
export const rateLine = (loan: Pick<Loan, "rate">): string =>
  `r = ${exact(loan.rate)} ÷ 100 ÷ 12 = ${exact(monthlyRate(loan))}`;

/** How a payment comes about, up to the result: the formula, then the numbers put in. */
export function paymentSteps(
  balance: number,
  rate: number, // percent per year
  months: number,
  term: string, // "n = 15 × 12 = 180 months"
): readonly string[] {
  if (rate === 0) return ["P ÷ n", term, `${exact(balance)} ÷ ${months}`];
  const perMonth = monthlyRate({ rate });
  const growth = Math.exp(months * Math.log1p(perMonth));
  return [
    "P × r × (1 + r)^n ÷ ((1 + r)^n − 1)",
    `P = ${exact(balance)}`,
    rateLine({ rate }),
    term,
    `(1 + r)^n = ${exact(growth)}`,
    `${exact(balance)} × ${exact(perMonth)} × ${exact(growth)} ÷ ${exact(growth - 1)}`,
  ];
}
