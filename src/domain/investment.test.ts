import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { describeParts, describeReal, growthCsv, lumpsumYears, sipYears } from "./growth.ts";
import {
  annuityDue,
  compoundYearly,
  effectiveMonthlyRate,
  growthAfter,
  monthlyFor,
  monthlyIn,
  monthlyRate,
  noStepUp,
  realInvestment,
  realValue,
  type Sip,
} from "./investment.ts";

/** How far off, as a share of what is wanted (of 0: as it is). */
const errorOf = (actual: number, wanted: number): number =>
  Math.abs(actual - wanted) / (Math.abs(wanted) || 1);

const sips: fc.Arbitrary<Sip> = fc.record({
  monthly: fc.integer({ min: 500, max: 1_00_000 }),
  rate: fc.integer({ min: 100, max: 3_000 }).map((hundredths) => monthlyRate(hundredths / 100)),
  stepUp: fc.oneof(
    fc.constant(noStepUp),
    fc.record({ by: fc.integer({ min: 1, max: 25 }), unit: fc.constant("percent" as const) }),
    fc.record({ by: fc.integer({ min: 1, max: 10_000 }), unit: fc.constant("rupees" as const) }),
  ),
});
const terms = fc.integer({ min: 1, max: 480 });
const inflations = fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100);

describe("payments at the start of each month", () => {
  test("without a return they add up", () => {
    expect(annuityDue(5_000, 0, 120)).toBe(6_00_000);
    const idle: Sip = { monthly: 5_000, rate: 0, stepUp: noStepUp };
    expect(growthAfter(idle, 120)).toEqual({ investment: 6_00_000, value: 6_00_000, returns: 0 });
  });

  test("a single one earns for one month, none is nothing", () => {
    expect(annuityDue(1_000, 0.01, 1)).toBeCloseTo(1_010, 10);
    expect(annuityDue(1_000, 0.01, 0)).toBe(0);
    expect(growthAfter({ monthly: 1_000, rate: 0.01, stepUp: noStepUp }, 0).value).toBe(0);
  });

  test("a plan without step-up is the annuity-due formula, whatever its months", () => {
    fc.assert(
      fc.property(sips, terms, (sip, months) => {
        const { value, investment } = growthAfter({ ...sip, stepUp: noStepUp }, months);
        expect(errorOf(value, annuityDue(sip.monthly, sip.rate, months))).toBeLessThan(1e-12);
        expect(investment).toBe(sip.monthly * months);
      }),
    );
  });

  test("each month adds its payment, and then its return on all", () => {
    fc.assert(
      fc.property(sips, terms, (sip, months) => {
        const before = growthAfter(sip, months - 1);
        const after = growthAfter(sip, months);
        const payment = monthlyIn(sip, Math.floor((months - 1) / 12));
        expect(errorOf(after.value, (before.value + payment) * (1 + sip.rate))).toBeLessThan(1e-12);
        expect(errorOf(after.investment, before.investment + payment)).toBeLessThan(1e-12);
        expect(after.returns).toBeGreaterThan(0);
      }),
    );
  });

  test("the value scales with the payment, and grows with rate, term and step-up", () => {
    fc.assert(
      fc.property(sips, terms, fc.integer({ min: 2, max: 9 }), (sip, months, times) => {
        const { value } = growthAfter(sip, months);
        const inRupees = sip.stepUp.unit === "rupees" ? times : 1;
        const larger = {
          ...sip,
          monthly: sip.monthly * times,
          stepUp: { ...sip.stepUp, by: sip.stepUp.by * inRupees },
        };
        expect(errorOf(growthAfter(larger, months).value, value * times)).toBeLessThan(1e-12);
        expect(growthAfter({ ...sip, rate: sip.rate + 0.0001 }, months).value).toBeGreaterThan(
          value,
        );
        expect(growthAfter(sip, months + 1).value).toBeGreaterThan(value);
        const stepped = { ...sip, stepUp: { ...sip.stepUp, by: sip.stepUp.by + 1 } };
        // The first step comes with the second year.
        const gained = growthAfter(stepped, months).value - value;
        expect(Math.sign(gained)).toBe(months > 12 ? 1 : 0);
      }),
    );
  });

  test("the payment for a target reaches the target", () => {
    fc.assert(
      fc.property(sips, terms, fc.integer({ min: 1e5, max: 1e9 }), (sip, months, target) => {
        const monthly = monthlyFor(target, sip, months);
        const { value } = growthAfter({ ...sip, monthly }, months);
        expect(value).toBeGreaterThan(target * (1 - 1e-9));
        // No payment is below 0, though the steps alone may bring more than the target.
        expect(monthly === 0 || errorOf(value, target) < 1e-9).toBe(true);
      }),
    );
  });

  test("steps in rupees that get there by themselves need no payment", () => {
    const sip: Sip = { monthly: 500, rate: 0.01, stepUp: { by: 10_000, unit: "rupees" } };
    expect(monthlyFor(1_00_000, sip, 480)).toBe(0);
  });
});

describe("rates", () => {
  test.each([
    [12, 0.01],
    [7.5, 0.00625],
  ])("%d percent a year is a twelfth a month", (percent, rate) => {
    expect(monthlyRate(percent)).toBeCloseTo(rate, 15);
  });

  test("twelve months at the effective rate are the year's return", () => {
    fc.assert(
      fc.property(inflations, (percent) => {
        const grown = (1 + effectiveMonthlyRate(percent)) ** 12;
        expect(errorOf(grown, 1 + percent / 100)).toBeLessThan(1e-13);
        expect(effectiveMonthlyRate(percent)).toBeLessThanOrEqual(monthlyRate(percent));
      }),
    );
  });
});

describe("inflation", () => {
  test("no value is worth more later than now", () => {
    fc.assert(
      fc.property(sips, terms, inflations, (sip, months, inflation) => {
        const { value, investment } = growthAfter(sip, months);
        expect(realValue(value, inflation, months / 12)).toBeLessThanOrEqual(value);
        expect(realInvestment(sip, inflation, months)).toBeLessThanOrEqual(
          investment * (1 + 1e-12),
        );
      }),
    );
  });

  test("without inflation a rupee stays a rupee", () => {
    fc.assert(
      fc.property(sips, terms, (sip, months) => {
        const { value, investment } = growthAfter(sip, months);
        expect(realValue(value, 0, months / 12)).toBe(value);
        expect(errorOf(realInvestment(sip, 0, months), investment)).toBeLessThan(1e-12);
      }),
    );
  });

  test("returns that equal inflation keep what was put in", () => {
    fc.assert(
      fc.property(sips, fc.integer({ min: 1, max: 40 }), inflations, (sip, years, inflation) => {
        const even = { ...sip, rate: effectiveMonthlyRate(inflation) };
        const { value } = growthAfter(even, years * 12);
        expect(
          errorOf(realValue(value, inflation, years), realInvestment(even, inflation, years * 12)),
        ).toBeLessThan(1e-11);
      }),
    );
  });

  test("the first of two yearly payments counts in full, the rest less", () => {
    const sip: Sip = { monthly: 100, rate: 0.01, stepUp: noStepUp };
    expect(realInvestment(sip, 10, 1)).toBe(100);
    expect(realInvestment(sip, 10, 2)).toBeCloseTo(100 + 100 / 1.1 ** (1 / 12), 10);
  });
});

describe("growth tables", () => {
  test("a plan's years hold their months, and end where the plan ends", () => {
    fc.assert(
      fc.property(sips, fc.integer({ min: 1, max: 40 }), inflations, (sip, years, inflation) => {
        const rows = sipYears(sip, years, inflation);
        expect(rows.map(({ year }) => year)).toEqual(
          Array.from({ length: years }, (_, index) => index + 1),
        );
        for (const { year, after, months, ...row } of rows) {
          expect(after).toBe(year * 12);
          expect(months).toHaveLength(12);
          expect(months.at(-1)).toEqual(row);
          expect(row.returns).toBe(row.value - row.investment);
          expect(row.real).toBe(realValue(row.value, inflation, year));
        }
        expect(rows.at(-1)).toMatchObject(growthAfter(sip, years * 12));
      }),
      { numRuns: 30 },
    );
  });

  test("a lumpsum's years have no months, and no year is worth less than the one before", () => {
    const rows = lumpsumYears(1_00_000, 12, 10, 6);
    expect(rows).toHaveLength(10);
    expect(rows.flatMap(({ months }) => months)).toEqual([]);
    expect(new Set(rows.map(({ investment }) => investment))).toEqual(new Set([1_00_000]));
    expect(rows.at(-1)?.value).toBe(compoundYearly(1_00_000, 12, 10));
    for (const [index, row] of rows.entries()) {
      expect(row.value).toBeGreaterThan(rows[index - 1]?.value ?? 1_00_000);
      expect(row.real).toBeLessThan(row.value);
    }
  });

  test("as CSV: what was asked, one header, a row per year, plain numbers", () => {
    const asked = [["Lumpsum Investment", 1_00_000, "rupees"]];
    const lines = growthCsv(asked, lumpsumYears(1_00_000, 12, 2, 6)).split("\r\n");
    expect(lines).toEqual([
      "\uFEFFLumpsum Investment,100000,rupees",
      "",
      "Year,Investment,Value,Returns,Real Value",
      "1,100000,112000,12000,105660.38",
      "2,100000,125440,25440,111641.15",
      "",
    ]);
  });
});

/** Numbers with 30 decimals, as whole ones. */
const unit = 10n ** 30n;
const times = (a: bigint, b: bigint): bigint => (a * b) / unit;
const hundredths = (percent: number): bigint => BigInt(Math.round(percent * 100));

/** An independent model: every month is lived through, with 30 decimals. */
function livedThrough(sip: Sip, percent: number, months: number) {
  const month = unit + (unit * hundredths(percent)) / 1_20_000n;
  let payment = unit * BigInt(sip.monthly);
  let invested = 0n;
  let value = 0n;
  for (let paid = 0; paid < months; paid++) {
    if (paid > 0 && paid % 12 === 0) {
      payment +=
        sip.stepUp.unit === "rupees"
          ? unit * BigInt(sip.stepUp.by)
          : (payment * BigInt(sip.stepUp.by)) / 100n;
    }
    invested += payment;
    value = times(value + payment, month);
  }
  const asNumber = (amount: bigint): number => Number(amount) / 1e30;
  return { value: asNumber(value), invested: asNumber(invested) };
}

test("random plans with step-up agree with a model that lives through every month", () => {
  const percents = fc.integer({ min: 100, max: 3_000 }).map((parts) => parts / 100);
  fc.assert(
    fc.property(sips, percents, terms, (any, percent, months) => {
      const sip = { ...any, rate: monthlyRate(percent) };
      const lived = livedThrough(sip, percent, months);
      const { value, investment, returns } = growthAfter(sip, months);
      expect(errorOf(value, lived.value)).toBeLessThan(1e-12);
      expect(errorOf(investment, lived.invested)).toBeLessThan(1e-12);
      expect(errorOf(returns, lived.value - lived.invested)).toBeLessThan(1e-9);
    }),
    { numRuns: sampled(10_000) },
  );
});

describe("the pictures in words", () => {
  const over = (years: number) => lumpsumYears(1_00_000, 12, years, 6);

  test.each([
    [1, "over 1 year. At the end ₹1 lakh invested have earned ₹12,000."],
    [2, "over 2 years. At the end ₹1 lakh invested have earned ₹25,440."],
  ])("what it earned in %d", (years, words) => {
    expect(describeParts(over(years))).toBe(
      `What was invested and what it earned at the end of each year, ${words}`,
    );
  });

  test.each([
    [1, "over 1 year, ", "₹1.12 lakh and ₹1.06 lakh"],
    [2, "over 2 years, ", "₹1.25 lakh and ₹1.12 lakh"],
  ])("what it buys after %d", (years, span, amounts) => {
    const words = describeReal(over(years), 6);
    expect(words).toContain(span);
    expect(words).toContain(`at 6% inflation: in the end ${amounts}.`);
  });
});
