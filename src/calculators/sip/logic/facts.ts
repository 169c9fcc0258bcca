import { plainAmount, roundTo } from "#domain/money.ts";
import type { Fact } from "#domain/operation/facts.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { monthsIn } from "#domain/term.ts";
import { summarize, type Plan } from "./projection.ts";
import { inflationEffect } from "./what-if.ts";

interface Asked extends Pick<Plan, "monthly" | "rate" | "years" | "expense"> {
  stepUp: number; // percent per year
  inflation: number;
}

/** What a plan comes to, in plain numbers. */
export function sipFacts({ stepUp, inflation, ...asked }: Asked): Result<readonly Fact[]> {
  if (asked.expense > asked.rate) return fail("expense must not be more than rate.");
  const years = monthsIn(asked.years) / 12;
  const steps = { stepUnit: "percent", stepPercent: stepUp, stepRupees: 0 } as const;
  const plan: Plan = { ...asked, ...steps, years };
  const { futureValue, totalInvestment, totalReturns, returnMultiple } = summarize(plan);
  const { real, gain } = inflationEffect(plan, inflation);
  return ok([
    { label: "Future value", value: plainAmount(futureValue) },
    { label: "Total investment", value: plainAmount(totalInvestment) },
    { label: "Total returns", value: plainAmount(totalReturns) },
    { label: "Return multiple", value: roundTo(returnMultiple, 2).toFixed(2) },
    { label: "Real value", value: plainAmount(real) },
    { label: "Real gain", value: plainAmount(gain) },
  ]);
}
