import type { NumberField, Values } from "#domain/number-field.ts";
import { monthsIn } from "#domain/term.ts";
import {
  compoundYearly,
  growthAfter,
  monthlyRate,
  netReturn,
  noStepUp,
  realInvestment,
  realValue,
  type Sip,
} from "#domain/investment.ts";

/** Spec §9, Mutual fund. */
export const fields = [
  {
    id: "monthly",
    inLink: "m",
    label: "Monthly Investment",
    unit: "rupees",
    min: 1_000,
    max: 100_000,
    step: 1_000,
    initial: 10_000,
  },
  {
    id: "lumpsum",
    inLink: "p",
    label: "Lumpsum Investment",
    unit: "rupees",
    min: 10_000,
    max: 10_000_000,
    step: 10_000,
    initial: 100_000,
    scale: "log",
  },
  {
    id: "rate",
    inLink: "r",
    label: "Expected Return (per year)",
    unit: "percent",
    min: 1,
    max: 25,
    step: 0.5,
    initial: 12,
  },
  {
    id: "years",
    inLink: "y",
    label: "Investment Period",
    unit: "years",
    min: 1,
    max: 30,
    step: 1,
    initial: 10,
  },
  {
    id: "inflation",
    inLink: "i",
    label: "Inflation (per year)",
    unit: "percent",
    min: 2,
    max: 10,
    step: 0.5,
    initial: 6,
  },
] as const satisfies readonly NumberField[];

/** Spec §4: mode sip or lumpsum, default sip. */
export const modes = ["sip", "lumpsum"] as const;

/** What is invested, how, and what is expected of it. */
export interface Fund extends Values<(typeof fields)[number]["id"] | "expense"> {
  mode: (typeof modes)[number];
}

/** The sliders of a mode: all but the other mode's amount. */
export const fieldsFor = (mode: Fund["mode"]) =>
  fields.filter(({ id }) => id !== (mode === "sip" ? "lumpsum" : "monthly"));

export interface Summary {
  futureValue: number;
  totalInvestment: number;
  totalReturns: number;
  realValue: number;
  realGain: number; // real value − what was put in, both in today's rupees
}

export const sipOf = (fund: Fund): Sip => ({
  monthly: fund.monthly,
  rate: monthlyRate(netReturn(fund)),
  stepUp: noStepUp,
});

type Prospect = Pick<Fund, "rate" | "expense" | "years" | "inflation">;

/** What monthly payments come to. */
export function sipResult(sip: Sip, { years, inflation }: Prospect): Summary {
  const { investment, value, returns } = growthAfter(sip, monthsIn(years));
  const real = realValue(value, inflation, years);
  return {
    futureValue: value,
    totalInvestment: investment,
    totalReturns: returns,
    realValue: real,
    realGain: real - realInvestment(sip, inflation, monthsIn(years)),
  };
}

/** What a lumpsum comes to. */
export function lumpsumResult(principal: number, prospect: Prospect): Summary {
  const { years, inflation } = prospect;
  const value = compoundYearly(principal, netReturn(prospect), years);
  const real = realValue(value, inflation, years);
  return {
    futureValue: value,
    totalInvestment: principal,
    totalReturns: value - principal,
    realValue: real,
    realGain: real - principal,
  };
}

/** The figures of the results. Nothing is rounded here. */
export const summarize = (fund: Fund): Summary =>
  fund.mode === "sip" ? sipResult(sipOf(fund), fund) : lumpsumResult(fund.lumpsum, fund);
