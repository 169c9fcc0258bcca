import { effectiveMonthlyRate, growthOver, netReturn, type Sip } from "#domain/investment.ts";
import { formatNumber } from "#domain/money.ts";
import { monthsIn } from "#domain/term.ts";
import { lumpsumResult, sipOf, sipResult, type Fund, type Summary } from "./projection.ts";

/** Each mode by its own convention, or both made to grow alike in a year. */
export const paceWords = ["own", "same"] as const;
export type Pace = (typeof paceWords)[number];

export interface Comparison {
  sip: Sip;
  lumpsum: number;
  bySip: Summary;
  byLumpsum: Summary;
  ahead: number; // by how much the lumpsum is worth more
  effectivePercent: number; // what the SIP's months compound to in a year
}

/** The same money put in month by month, and all of it on the first day. */
export function compare(fund: Fund, pace: Pace): Comparison {
  const months = monthsIn(fund.years);
  const lumpsum = fund.mode === "sip" ? fund.monthly * months : fund.lumpsum;
  const stated = sipOf(fund);
  const sip: Sip = {
    ...stated,
    monthly: lumpsum / months,
    rate: pace === "same" ? effectiveMonthlyRate(netReturn(fund)) : stated.rate,
  };
  const bySip = sipResult(sip, fund);
  const byLumpsum = lumpsumResult(lumpsum, fund);
  return {
    sip,
    lumpsum,
    bySip,
    byLumpsum,
    ahead: byLumpsum.futureValue - bySip.futureValue,
    effectivePercent: (growthOver(sip.rate, 12) - 1) * 100,
  };
}

/** How the two differ beside the date of the payments, in plain words. */
export function explainPace(fund: Fund, pace: Pace, { sip, effectivePercent }: Comparison) {
  const rate = netReturn(fund);
  const monthly = `${formatNumber(sip.rate * 100, 4)}% a month`;
  return pace === "own"
    ? `Not like for like: the SIP earns ${formatNumber(rate)}% ÷ 12 = ${monthly}, which compounds to ${formatNumber(effectivePercent)}% a year. The lumpsum compounds once a year, at ${formatNumber(rate)}%.`
    : `Like for like: both grow by ${formatNumber(rate)}% a year. The SIP earns ${monthly}, which compounds to just that.`;
}
