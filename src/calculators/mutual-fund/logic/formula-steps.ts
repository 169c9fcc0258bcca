import { realInvestment, type Sip } from "#domain/investment.ts";
import {
  investmentWorking,
  lumpsumWorking,
  realGainWorking,
  realInvestmentWorking,
  realWorking,
  resultLine,
  returnsWorking,
  saidPlainly,
  valueWorking,
} from "#domain/investment-working.ts";
import { formatExact as exact } from "#domain/money.ts";
import type { Pace } from "./comparison.ts";
import { lumpsumResult, sipOf, sipResult, type Fund, type Summary } from "./projection.ts";

type Workings = Record<keyof Summary, readonly string[]>;

/** How each figure of the results comes about: the formula, then the numbers put in. */
export const workings = (fund: Fund): Workings =>
  fund.mode === "sip" ? sipWorkings(sipOf(fund), fund) : lumpsumWorkings(fund.lumpsum, fund);

/** The same for monthly payments. */
export function sipWorkings(sip: Sip, fund: Fund, pace: Pace = "own"): Workings {
  const { rate, years, inflation } = fund;
  const { futureValue, totalInvestment, realValue } = sipResult(sip, fund);
  const plain = saidPlainly(rate, sip.rate, years);
  const even = `i = (1 + ${exact(rate)} ÷ 100)^(1 ÷ 12) − 1 = ${exact(sip.rate)}`;
  const said = pace === "same" ? { ...plain, rate: even } : plain;
  return {
    futureValue: [...valueWorking(sip, years * 12, said), resultLine("Future Value", futureValue)],
    totalInvestment: investmentWorking(sip, years),
    totalReturns: returnsWorking(futureValue, totalInvestment),
    realValue: realWorking(futureValue, inflation, years),
    realGain: realGainWorking(
      realValue,
      realInvestment(sip, inflation, years * 12),
      realInvestmentWorking(sip, inflation, years),
    ),
  };
}

/** The same for a lumpsum. */
export function lumpsumWorkings(principal: number, fund: Fund): Workings {
  const { rate, years, inflation } = fund;
  const { futureValue, realValue } = lumpsumResult(principal, fund);
  return {
    futureValue: [
      ...lumpsumWorking(principal, rate, years),
      resultLine("Future Value", futureValue),
    ],
    totalInvestment: ["P, paid once", resultLine("Total Investment", principal)],
    totalReturns: returnsWorking(futureValue, principal),
    realValue: realWorking(futureValue, inflation, years),
    realGain: realGainWorking(realValue, principal),
  };
}
