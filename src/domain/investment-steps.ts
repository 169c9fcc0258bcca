import {
  annuityDue,
  expenseOf,
  growthAfter,
  growthOver,
  monthlyIn,
  realInvestment,
  realValue,
  type Sip,
} from "./investment.ts";
import { formatExact as exact, formatNumber, formatRupees } from "./money.ts";
import type { Values } from "./number-field.ts";
import { monthsIn, termLine } from "./term.ts";

/** How the month's rate and the number of months came about, in words. */
export interface Said {
  rate: string; // "i = 12 ÷ 100 ÷ 12 = 0.01"
  term: string; // "n = 10 × 12 = 120 months"
}

/** More years than these are cut to the first ones and the last. */
const maxYears = 4;
const wholeRupees = (amount: number): string => formatRupees(amount, 0);

/** The last line of a working. */
export const resultLine = (label: string, amount: number): string =>
  `${label} = ${wholeRupees(amount)}`;

/** A yearly return in a working: "12", or after costs "(12 − 1)". */
export const saidReturn = (expected: Values<"rate" | "expense">): string =>
  expected.expense === 0
    ? exact(expected.rate)
    : `(${exact(expected.rate)} − ${exact(expenseOf(expected))})`;

/** The usual words: a twelfth of the yearly return, and whole years. */
export const saidPlainly = (percent: string, rate: number, years: number): Said => ({
  rate: `i = ${percent} ÷ 100 ÷ 12 = ${exact(rate)}`,
  term: termLine(years),
});

/** How the value of monthly payments comes about, up to the result. */
export function valueSteps(sip: Sip, months: number, said: Said): readonly string[] {
  if (sip.stepUp.by > 0) return steppedSteps(sip, months, said);
  if (sip.rate === 0) {
    return [
      "P × n, as the costs take the whole return",
      said.rate,
      said.term,
      `${exact(sip.monthly)} × ${months}`,
    ];
  }
  const grown = growthOver(sip.rate, months);
  return [
    "P × ((1 + i)^n − 1) ÷ i × (1 + i)",
    `P = ${exact(sip.monthly)}, paid at the start of each month`,
    said.rate,
    said.term,
    `(1 + i)^n = ${exact(grown)}`,
    `${exact(sip.monthly)} × ${exact(grown - 1)} ÷ ${exact(sip.rate)} × ${exact(1 + sip.rate)}`,
  ];
}

function steppedSteps(sip: Sip, months: number, said: Said): readonly string[] {
  const grown = exact(growthOver(sip.rate, 12));
  const ofOneRupee = exact(annuityDue(1, sip.rate, 12));
  const valueAfter = (year: number): string => exact(growthAfter(sip, year * 12).value);
  const lineOf = (year: number): string => {
    const before = year === 0 ? "" : `${valueAfter(year)} × ${grown} + `;
    const payments = `${exact(monthlyIn(sip, year))} × ${ofOneRupee}`;
    return `Year ${year + 1}: ${before}${payments} = ${valueAfter(year + 1)}`;
  };
  const fullYears = Math.floor(months / 12);
  const rest = months % 12;
  const tail = `Then ${rest} more at ${exact(monthlyIn(sip, fullYears))} = ${exact(growthAfter(sip, months).value)}`;
  return [
    "Each year: value × (1 + i)^12 + P × ((1 + i)^12 − 1) ÷ i × (1 + i)",
    said.rate,
    said.term,
    `(1 + i)^12 = ${grown}`,
    `((1 + i)^12 − 1) ÷ i × (1 + i) = ${ofOneRupee}`,
    ...listYears(fullYears, lineOf, "… and so on, to the last year"),
    ...(rest > 0 ? [tail] : []),
  ];
}

/** Each year, or of many the first two and the last. */
function listYears(years: number, say: (year: number) => string, gap: string): readonly string[] {
  const all = Array.from({ length: years }, (_, year) => year);
  return years <= maxYears
    ? all.map(say)
    : [...all.slice(0, 2).map(say), gap, ...all.slice(-1).map(say)];
}

/** How the money put in comes about. */
export function investmentSteps(sip: Sip, years: number): readonly string[] {
  const months = monthsIn(years);
  const result = resultLine("Total Investment", growthAfter(sip, months).investment);
  if (sip.stepUp.by === 0) {
    return ["P × n", termLine(years), `${exact(sip.monthly)} × ${months}`, result];
  }
  const fullYears = Math.floor(months / 12);
  const payments = listYears(fullYears, (year) => exact(monthlyIn(sip, year)), "…");
  const rest = months % 12;
  const more = rest === 0 ? "" : ` + ${rest} × ${exact(monthlyIn(sip, fullYears))}`;
  return ["12 × the monthly payment of each year", `12 × (${payments.join(" + ")})${more}`, result];
}

/** The costs in a few words, or "" when there are none: "after costs of 1% a year". */
export const describeExpense = (expected: Values<"rate" | "expense">): string =>
  expected.expense === 0 ? "" : `after costs of ${formatNumber(expenseOf(expected))}% a year`;

/** What the costs have taken in the end. */
export const costSteps = (without: number, value: number): readonly string[] => [
  "Future Value without costs − with them",
  `${exact(without)} − ${exact(value)}`,
  resultLine("Lost to Costs", without - value),
];

/** How a lumpsum grows. */
export const lumpsumGrowthSteps = (
  principal: number,
  percent: number,
  said: string, // "12", "(12 − 1)"
  years: number,
) => [
  "P × (1 + r)^years, compounded once a year",
  `P = ${exact(principal)}`,
  `r = ${said} ÷ 100 = ${exact(percent / 100)}`,
  `(1 + r)^${exact(years)} = ${exact(growthOver(percent / 100, years))}`,
  `${exact(principal)} × ${exact(growthOver(percent / 100, years))}`,
];

/** What came on top of the money put in. */
export const returnsSteps = (value: number, investment: number): readonly string[] => [
  "Future Value − Total Investment",
  `${exact(value)} − ${exact(investment)}`,
  resultLine("Total Returns", value - investment),
];

/** What a later amount buys. */
export const realSteps = (value: number, inflation: number, years: number) => [
  "Future Value ÷ (1 + inflation)^years",
  `(1 + ${exact(inflation)} ÷ 100)^${exact(years)} = ${exact(growthOver(inflation / 100, years))}`,
  `${exact(value)} ÷ ${exact(growthOver(inflation / 100, years))}`,
  resultLine("Real Value", realValue(value, inflation, years)),
];

/** What the payments were worth when they were made, in today's rupees. */
export function realInvestmentSteps(sip: Sip, inflation: number, years: number) {
  const months = monthsIn(years);
  const last = monthlyIn(sip, Math.ceil(months / 12) - 1);
  const shrink = growthOver(inflation / 100, (months - 1) / 12);
  return [
    "Each payment ÷ (1 + inflation)^(months until then ÷ 12), added up",
    `First: ${exact(sip.monthly)}, paid today`,
    `Last: ${exact(last)} ÷ (1 + ${exact(inflation)} ÷ 100)^(${months - 1} ÷ 12) = ${exact(last / shrink)}`,
    `All ${months} payments = ${wholeRupees(realInvestment(sip, inflation, months))}`,
  ];
}

/** What is gained when both sides are counted in today's rupees. */
export const realGainSteps = (
  real: number,
  invested: number,
  investedSteps: readonly string[] = [],
): readonly string[] => [
  "Real Value − Investment, both in today's rupees",
  ...investedSteps,
  `${exact(real)} − ${exact(invested)}`,
  resultLine("Gain", real - invested),
];
