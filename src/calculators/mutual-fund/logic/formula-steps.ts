import { netReturn, realInvestment, type Sip } from "#domain/investment.ts";
import {
  investmentSteps,
  lumpsumGrowthSteps,
  realGainSteps,
  realInvestmentSteps,
  realSteps,
  resultLine,
  returnsSteps,
  saidPlainly,
  saidReturn,
  valueSteps,
} from "#domain/investment-steps.ts";
import { formatExact as exact } from "#domain/money.ts";
import { monthsIn } from "#domain/term.ts";
import type { Pace } from "./comparison.ts";
import { lumpsumResult, sipOf, sipResult, type Fund, type Summary } from "./projection.ts";

type Steps = Record<keyof Summary, readonly string[]>;

/** How each figure of the results comes about: the formula, then the numbers put in. */
export const formulaSteps = (fund: Fund): Steps =>
  fund.mode === "sip" ? sipSteps(sipOf(fund), fund) : lumpsumSteps(fund.lumpsum, fund);

/** The same for monthly payments. */
export function sipSteps(sip: Sip, fund: Fund, pace: Pace = "own"): Steps {
  const { years, inflation } = fund;
  const { futureValue, totalInvestment, realValue } = sipResult(sip, fund);
  const plain = saidPlainly(saidReturn(fund), sip.rate, years);
  const even = `i = (1 + ${saidReturn(fund)} ÷ 100)^(1 ÷ 12) − 1 = ${exact(sip.rate)}`;
  const said = pace === "same" ? { ...plain, rate: even } : plain;
  return {
    futureValue: [
      ...valueSteps(sip, monthsIn(years), said),
      resultLine("Future Value", futureValue),
    ],
    totalInvestment: investmentSteps(sip, years),
    totalReturns: returnsSteps(futureValue, totalInvestment),
    realValue: realSteps(futureValue, inflation, years),
    realGain: realGainSteps(
      realValue,
      realInvestment(sip, inflation, monthsIn(years)),
      realInvestmentSteps(sip, inflation, years),
    ),
  };
}

/** The same for a lumpsum. */
export function lumpsumSteps(principal: number, fund: Fund): Steps {
  const { years, inflation } = fund;
  const { futureValue, realValue } = lumpsumResult(principal, fund);
  return {
    futureValue: [
      ...lumpsumGrowthSteps(principal, netReturn(fund), saidReturn(fund), years),
      resultLine("Future Value", futureValue),
    ],
    totalInvestment: ["P, paid once", resultLine("Total Investment", principal)],
    totalReturns: returnsSteps(futureValue, principal),
    realValue: realSteps(futureValue, inflation, years),
    realGain: realGainSteps(realValue, principal),
  };
}
