import { plainAmount } from "#domain/money.ts";
import type { Fact } from "#domain/operation/facts.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { monthsIn } from "#domain/term.ts";
import { summarize, type Fund } from "./projection.ts";

interface Asked extends Pick<Fund, "mode" | "rate" | "years" | "inflation" | "expense"> {
  amount: number; // each month, or once
}

/** What an investment comes to, in plain numbers. */
export function fundFacts({ amount, ...asked }: Asked): Result<readonly Fact[]> {
  if (asked.expense > asked.rate) return fail("expense must not be more than rate.");
  const years = monthsIn(asked.years) / 12;
  const summary = summarize({ ...asked, years, monthly: amount, lumpsum: amount });
  return ok([
    { label: "Future value", value: plainAmount(summary.futureValue) },
    { label: "Total investment", value: plainAmount(summary.totalInvestment) },
    { label: "Total returns", value: plainAmount(summary.totalReturns) },
    { label: "Real value", value: plainAmount(summary.realValue) },
    { label: "Real gain", value: plainAmount(summary.realGain) },
  ]);
}
