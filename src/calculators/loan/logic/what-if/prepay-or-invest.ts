import { prepaidSchedule } from "../prepayment.ts";
import { monthlyPayment, monthsOf, type Loan, type Row } from "../repayment.ts";
import { schedule } from "../schedule.ts";
import type { Choice } from "./fields.ts";

/** Money in a fund. */
export interface Fund {
  value: number;
  paidIn: number;
}

/** One way after so many months. */
interface Side extends Fund {
  owed: number;
  /** What the extra has brought: less debt than agreed, and the fund after tax. */
  worth: number;
}

const noFund: Fund = { value: 0, paidIn: 0 };

/** A month of a fund: it earns, then money comes in, on the day of the loan's payment. */
const grow = ({ value, paidIn }: Fund, rate: number, payment: number): Fund => ({
  value: value * (1 + rate) + payment,
  paidIn: paidIn + payment,
});

/** The tax if all of a fund were sold now. A loss costs none. */
export const taxOn = ({ value, paidIn }: Fund, { tax }: Choice): number =>
  (Math.max(0, value - paidIn) * tax) / 100;

export const fundRate = ({ expected }: Choice): number => expected / 100 / 12;

const prepaidRows = (loan: Loan, { spare }: Choice): readonly Row[] =>
  prepaidSchedule(loan, { extra: spare, when: "monthly", effect: "term", after: 1, inMonth: 1 });

/** Both ways, from the first day to the loan's last month as agreed. */
export interface Courses {
  prepay: readonly Side[];
  invest: readonly Side[];
}

/**
 * The same money leaves the purse each month: the installment and the extra. One way gives all of it
 * to the loan, and to the fund once nothing is owed; the other gives the extra to the fund at once.
 */
export function coursesOf(loan: Loan, choice: Choice): Courses {
  const prepaid = prepaidRows(loan, choice);
  const rate = fundRate(choice);
  const budget = monthlyPayment(loan) + choice.spare;
  const side = (fund: Fund, owed: number, owedAsAgreed: number): Side => ({
    ...fund,
    owed,
    worth: owedAsAgreed - owed + fund.value - taxOn(fund, choice),
  });
  const start = side(noFund, loan.amount, loan.amount);
  const prepay = [start];
  const invest = [start];
  let afterLoan = noFund;
  let beside = noFund;
  for (const [index, { balance }] of schedule(loan).entries()) {
    const row = prepaid[index];
    const spent = row === undefined ? 0 : row.payment + row.extra;
    afterLoan = grow(afterLoan, rate, budget - spent);
    beside = grow(beside, rate, choice.spare);
    prepay.push(side(afterLoan, row?.balance ?? 0, balance));
    invest.push(side(beside, balance, balance));
  }
  return { prepay, invest };
}

/** Equal payments at the end of each month, after the last. */
function annuity(payment: number, rate: number, months: number): number {
  if (rate === 0) return payment * months;
  return (payment * Math.expm1(months * Math.log1p(rate))) / rate;
}

/** What both ways have come to in the end, by formula; and what they were made of. */
export function outcomeOf(loan: Loan, choice: Choice, rows = prepaidRows(loan, choice)) {
  const rate = fundRate(choice);
  const budget = monthlyPayment(loan) + choice.spare;
  const last = rows.at(-1);
  const left = monthsOf(loan) - rows.length;
  // What the last payment to the loan leaves of the month's money goes to the fund at once.
  const rest = budget - (last?.payment ?? 0) - (last?.extra ?? 0);
  const prepay: Fund = {
    value: rest * Math.exp(left * Math.log1p(rate)) + annuity(budget, rate, left),
    paidIn: rest + budget * left,
  };
  const invest: Fund = {
    value: annuity(choice.spare, rate, monthsOf(loan)),
    paidIn: choice.spare * monthsOf(loan),
  };
  return { prepay, invest, budget, rest, left };
}

/** What is left of a fund when it is sold. */
export const afterTax = (fund: Fund, choice: Choice): number => fund.value - taxOn(fund, choice);

/** No return of a fund is higher than this. */
const maxReturn = 200;

/** The return at which both come to the same in the end, in percent per year. */
export function breakEvenReturn(loan: Loan, choice: Choice): number {
  const rows = prepaidRows(loan, choice);
  let low = 0;
  let high = maxReturn;
  for (let halving = 0; halving < 60; halving++) {
    const tried = { ...choice, expected: (low + high) / 2 };
    const { prepay, invest } = outcomeOf(loan, tried, rows);
    if (afterTax(invest, tried) > afterTax(prepay, tried)) high = tried.expected;
    else low = tried.expected;
  }
  return (low + high) / 2;
}

/** The loan's months, each year's last, the first day and the very last: what a picture shows. */
export const yearEnds = (loan: Loan): readonly number[] =>
  Array.from({ length: Math.ceil(monthsOf(loan) / 12) + 1 }, (_, year) =>
    Math.min(year * 12, monthsOf(loan)),
  );
