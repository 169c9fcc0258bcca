import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clampToField, initialValues } from "#domain/number-field.ts";
import { growthCsv, sipYears } from "#domain/growth.ts";
import { expenseField, growthAfter, realInvestment } from "#domain/investment.ts";
import { formatPercent, formatRupees } from "#domain/money.ts";
import { exampleAmbient } from "#domain/operation/example.ts";
import type { Operation } from "#domain/operation/operation.ts";
import { runOperation } from "#domain/operation/run.ts";
import { sampled } from "#proof/scale.ts";
import { readInputs, writeInputs, type Inputs } from "./logic/inputs.ts";
import { describePlan, describeStepUp, exportRows, shownYears } from "./logic.ts";
import { fields, monthsOf, sipOf, stepFields, summarize, type Plan } from "./logic/projection.ts";
import {
  conventionsOf,
  expenseEffect,
  goalField,
  goalPlan,
  inflationEffect,
  inflationField,
  stepUpEffect,
  waitField,
  waitFieldFor,
  waitingCost,
} from "./logic/what-if.ts";
import operations from "./operations.ts";
import {
  expenseSteps,
  goalSteps,
  inflationSteps,
  stepUpSteps,
  waitingSteps,
} from "./logic/what-if-steps.ts";
import { formatMultiple, formulaSteps } from "./logic/formula-steps.ts";

const plan = (monthly: number, rate: number, years: number, step: Partial<Plan> = {}): Plan => ({
  monthly,
  rate,
  years,
  stepPercent: 0,
  stepRupees: 0,
  stepUnit: "percent",
  expense: 0,
  ...step,
});
const usual = plan(5_000, 12, 10);
const byRupees = (stepRupees: number) => ({ stepRupees, stepUnit: "rupees" }) as const;

/** How far off, as a share of what is wanted (of 0: as it is). */
const errorOf = (actual: number, wanted: number): number =>
  Math.abs(actual - wanted) / (Math.abs(wanted) || 1);

const rupees = (amount: number): string => formatRupees(amount, 0);
const numberIn = (text: string): number => Number(text.replaceAll(",", ""));

describe("Spec §9, SIP", () => {
  test.each([
    // “monthly 500 to 100,000 step 500 (default 5,000)”
    ["monthly", 500, 100_000, 500, 5_000],
    // “annual return 1 to 30 step 0.5 (default 12)”
    ["rate", 1, 30, 0.5, 12],
    // “period 1 to 40 years (default 10)”
    ["years", 1, 40, 1, 10],
  ])("%s from %d to %d, step %d, default %d", (id, min, max, step, initial) => {
    expect(fields.find((field) => field.id === id)).toMatchObject({ min, max, step, initial });
  });

  test("“three sliders”, and every field starts at a value that it allows", () => {
    expect(fields).toHaveLength(3);
    const extras = [...Object.values(stepFields), inflationField, goalField, waitField];
    for (const field of [...fields, ...extras]) {
      expect(clampToField(field, field.initial)).toBe(field.initial);
    }
  });

  test.each([
    [1, 1],
    [9, 9],
    [10, 10],
    [40, 10],
  ])("“Table shows up to the first 10 years”: %d years, %d rows", (years, rows) => {
    expect(sipYears(sipOf(plan(500, 1, years)), years, 6).slice(0, shownYears)).toHaveLength(rows);
  });

  test("“payments at the start of each month”: even the last earns a month's return", () => {
    const { value } = growthAfter(sipOf(usual), 1);
    expect(value).toBeCloseTo(5_050, 9);
  });

  test.each([
    [1, "1.00×"],
    [1.9361589, "1.94×"],
    [11994.85, "11,994.85×"],
  ])("“Return Multiple 2 decimals”: %d is “%s”", (multiple, shown) => {
    expect(formatMultiple(multiple)).toBe(shown);
  });
});

// Computed elsewhere with 80 decimal digits: monthly, return, years, invested, future value when paid
// at the start of the month; what the page shows; multiple, share; future value when paid at its end.
const vectors = `
  5,000    | 12   | 10 | 6,00,000    | 1161695.381759700849      | ₹11,61,695       | 1.94     | 48.4%  | 1150193.447286832524
  500      | 1    | 1  | 6,000       | 6032.599512752805         | ₹6,033           | 1.01     | 0.5%   | 6027.576532309214
  1,00,000 | 30   | 40 | 4,80,00,000 | 575752923850.646864225703 | ₹5,75,75,29,23,851 | 11,994.85 | 100.0% | 561710169610.387184610442
  10,000   | 12   | 20 | 24,00,000   | 9991479.190412336452      | ₹99,91,479       | 4.16     | 76.0%  | 9892553.653873600447
  1,000    | 12.5 | 5  | 60,000      | 83634.960256723114        | ₹83,635          | 1.39     | 28.3%  | 82772.744171602257
  25,000   | 15   | 30 | 90,00,000   | 175245515.149741228028    | ₹17,52,45,515    | 19.47    | 94.9%  | 173081990.271349361015
  5,000    | 12   | 1  | 60,000      | 64046.640216644709        | ₹64,047          | 1.07     | 6.3%   | 63412.515065984860
  2,000    | 12   | 2  | 48,000      | 54486.399003446723        | ₹54,486          | 1.14     | 11.9%  | 53946.929706382894
  5,000    | 12   | 40 | 24,00,000   | 59412101.176770137569     | ₹5,94,12,101     | 24.76    | 96.0%  | 58823862.551257561950`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));

describe("results", () => {
  test.each(vectors)("%s a month at %s percent over %s years", (...cells) => {
    const [monthly = 0, rate = 0, years = 0, invested = 0, value = 0] = cells.map(numberIn);
    const any = plan(monthly, rate, years);
    const summary = summarize(any);
    expect(summary.totalInvestment).toBe(invested);
    expect(errorOf(summary.futureValue, value)).toBeLessThan(1e-12);
    expect(errorOf(summary.totalReturns, value - invested)).toBeLessThan(1e-9);
    expect(errorOf(summary.returnMultiple, value / invested)).toBeLessThan(1e-12);
    expect(rupees(summary.futureValue)).toBe(cells[5]);
    expect(formatMultiple(summary.returnMultiple)).toBe(`${cells[6]}×`);
    // “returns share 1 decimal”
    expect(formatPercent((summary.totalReturns / summary.futureValue) * 100)).toBe(cells[7]);
    const atEnd = conventionsOf(any).find(({ name }) => name === "End of month");
    expect(errorOf(atEnd?.value ?? 0, numberIn(cells[8] ?? ""))).toBeLessThan(1e-12);
  });

  test("the year table of the defaults", () => {
    const rows = sipYears(sipOf(usual), 10, 6);
    const wanted = [
      64046.64021664, 136215.99750862, 217538.23571375, 309174.16922964, 412431.83277487,
      528785.15261057, 659894.98574038, 807632.82740749, 974107.52529566, 1161695.3817597,
    ];
    expect(rows).toHaveLength(wanted.length);
    for (const [index, row] of rows.entries()) {
      expect(row.investment).toBe(60_000 * (index + 1));
      expect(errorOf(row.value, wanted[index] ?? 0)).toBeLessThan(1e-12);
      expect(row.returns).toBe(row.value - row.investment);
    }
  });
});

describe("yearly step-up", () => {
  test.each([
    // monthly, return, years, step; computed elsewhere: invested, future value
    [10_000, 12, 20, { stepPercent: 10 }, 6872999.93919072, 19888715.48593496],
    [5_000, 12, 10, { stepPercent: 10 }, 956245.47606, 1687163.13208875],
    [5_000, 12, 10, byRupees(500), 870_000, 1572678.11840946],
    [5_000, 12, 20, { stepPercent: 5 }, 1983957.2461733, 6868811.64243779],
    [5_000, 12, 10, { stepPercent: 0 }, 6_00_000, 1161695.3817597],
    [5_000, 12, 10, byRupees(0), 6_00_000, 1161695.3817597],
  ])("%d at %d percent over %d years with %o", (monthly, rate, years, step, invested, value) => {
    const summary = summarize(plan(monthly, rate, years, step));
    expect(errorOf(summary.totalInvestment, invested)).toBeLessThan(1e-11);
    expect(errorOf(summary.futureValue, value)).toBeLessThan(1e-11);
  });

  test("only the chosen kind of step counts", () => {
    const both = { stepPercent: 10, stepRupees: 500 };
    const percent = plan(5_000, 12, 10, { ...both, stepUnit: "percent" });
    const inRupees = plan(5_000, 12, 10, { ...both, stepUnit: "rupees" });
    expect(errorOf(summarize(percent).futureValue, 1687163.13208875)).toBeLessThan(1e-11);
    expect(errorOf(summarize(inRupees).futureValue, 1572678.11840946)).toBeLessThan(1e-11);
  });

  test("what it adds, and what the last year asks for", () => {
    const effect = stepUpEffect(plan(5_000, 12, 10, { stepPercent: 10 }));
    expect(rupees(effect.without)).toBe("₹11,61,695");
    expect(rupees(effect.added)).toBe("₹5,25,468");
    expect(rupees(effect.lastMonthly)).toBe("₹11,790");
    expect(stepUpEffect(plan(5_000, 12, 10, byRupees(500))).lastMonthly).toBe(9_500);
    expect(stepUpEffect(usual).added).toBe(0);
  });

  test.each([
    [{}, ""],
    [{ stepPercent: 10 }, "with 10% more each year"],
    [byRupees(500), "with ₹500 more each year"],
  ])("%o is said as “%s”", (step, words) => {
    expect(describeStepUp(plan(5_000, 12, 10, step))).toBe(words);
  });
});

// A purse in 50 decimal digits that lives through every month: pay in, then earn.
const Exact = Decimal.clone({ precision: 50 });
function purse(any: Plan, months: number): number {
  let value = new Exact(0);
  let payment = new Exact(any.monthly);
  for (let month = 0; month < months; month++) {
    if (month > 0 && month % 12 === 0) {
      payment =
        any.stepUnit === "percent"
          ? payment.times(new Exact(any.stepPercent).div(100).plus(1))
          : payment.plus(any.stepRupees);
    }
    value = value.plus(payment);
    value = value.plus(value.times(new Exact(any.rate).minus(any.expense)).div(1200));
  }
  return value.toNumber();
}

describe("expense ratio", () => {
  test.each([
    // computed elsewhere with 60 decimal digits: monthly, return, costs, years, future value
    [5_000, 12, 1, 10, 1094936.440566],
    [10_000, 12, 1.5, 20, 8175967.937541],
    [5_000, 12, 0, 10, 1161695.38176],
  ])("%d a month at %d percent less %d over %d years", (monthly, rate, expense, years, value) => {
    const any = plan(monthly, rate, years, { expense });
    expect(errorOf(summarize(any).futureValue, value)).toBeLessThan(1e-11);
    expect(errorOf(summarize(any).futureValue, purse(any, years * 12))).toBeLessThan(1e-12);
  });

  test("random plans with costs and steps agree with the purse", () => {
    const withCosts = fc.tuple(plans, fc.integer({ min: 0, max: 300 }));
    fc.assert(
      fc.property(withCosts, ([any, hundredths]) => {
        const costly = { ...any, expense: Math.min(hundredths / 100, any.rate) };
        const wanted = purse(costly, any.years * 12);
        expect(errorOf(summarize(costly).futureValue, wanted)).toBeLessThan(1e-11);
        expect(expenseEffect(costly).taken).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: sampled(100) },
    );
  });

  test("costs as high as the return leave what was paid in, and the working says so", () => {
    const idle = plan(5_000, 2, 10, { expense: 2 });
    expect(summarize(idle)).toMatchObject({ futureValue: 6_00_000, totalReturns: 0 });
    expect(formulaSteps(idle).futureValue).toEqual([
      "P × n, as the costs take the whole return",
      "i = (2 − 2) ÷ 100 ÷ 12 = 0",
      "n = 10 × 12 = 120 months",
      "5,000 × 120",
      "Future Value = ₹6,00,000",
    ]);
  });

  test("they take at most the return", () => {
    const costly = plan(5_000, 1, 10, { expense: 3 });
    expect(summarize(costly).futureValue).toBe(6_00_000);
    expect(describePlan(costly)).toBe("after costs of 1% a year");
    expect(formulaSteps(costly).futureValue).toContain("i = (1 − 1) ÷ 100 ÷ 12 = 0");
  });

  test("what they take, with its working", () => {
    const costly = plan(5_000, 12, 10, { expense: 1 });
    expect(rupees(expenseEffect(costly).taken)).toBe("₹66,759");
    const { taken, without } = expenseSteps(costly);
    expect(taken.at(-1)).toBe("Lost to Costs = ₹66,759");
    expect(without.at(-1)).toBe("Without Costs = ₹11,61,695");
  });

  test.each([
    [{}, ""],
    [{ stepPercent: 10 }, "with 10% more each year"],
    [{ expense: 1.25 }, "after costs of 1.25% a year"],
    [{ stepPercent: 10, expense: 1 }, "with 10% more each year, after costs of 1% a year"],
  ])("what is folded away is said beside the answer: %o as “%s”", (part, words) => {
    expect(describePlan(plan(5_000, 12, 10, part))).toBe(words);
  });
});

describe("goal", () => {
  const crore = { goal: 1_00_00_000, goalIn: "then", inflation: 6 } as const;

  test.each([
    // computed elsewhere: years, monthly
    [15, 19818.62000906076, 19_819],
    [20, 10008.52807619901, 10_009],
  ])("“how much a month for 1 crore?” at 12 percent in %d years", (years, monthly, whole) => {
    const reached = goalPlan(plan(5_000, 12, years), crore);
    expect(errorOf(reached.monthly, monthly)).toBeLessThan(1e-12);
    expect(reached).toMatchObject({ target: 1_00_00_000, wholeMonthly: whole, isInRange: true });
  });

  test("in today's rupees the goal grows with prices", () => {
    const { target, wholeMonthly } = goalPlan(plan(5_000, 12, 20), { ...crore, goalIn: "today" });
    expect(errorOf(target, 1_00_00_000 * 1.06 ** 20)).toBeLessThan(1e-12);
    expect(rupees(wholeMonthly)).toBe("₹32,099");
  });

  test.each([
    ["less than a rupee", plan(5_000, 30, 40), 1_00_000, 1],
    ["a hair over whole rupees", plan(5_000, 12, 20), 9991479.194, 10_001],
    ["whole rupees", plan(5_000, 12, 20), 9991479.190412337, 10_000],
  ])("%s: the goal is reached, not nearly", (_case, any, goal, whole) => {
    expect(goalPlan(any, { ...crore, goal }).wholeMonthly).toBe(whole);
  });

  test("out of the slider's range it is said, not set", () => {
    expect(goalPlan(plan(5_000, 1, 1), crore).isInRange).toBe(false);
    expect(goalPlan(plan(5_000, 30, 40), crore).isInRange).toBe(false);
  });

  test("whatever the plan, the whole rupees reach the goal, and one less does not", () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1e5, max: 1e9 }), (any, goal) => {
        const { monthly, wholeMonthly } = goalPlan(any, { ...crore, goal });
        fc.pre(monthly > 0);
        expect(summarize({ ...any, monthly: wholeMonthly }).futureValue).toBeGreaterThan(
          goal * (1 - 1e-11),
        );
        expect(summarize({ ...any, monthly: wholeMonthly - 1 }).futureValue).toBeLessThan(goal);
      }),
    );
  });
});

describe("inflation", () => {
  test("10,000 a month at 12% over 10 years, 6% inflation", () => {
    const { real, invested, gain } = inflationEffect(plan(10_000, 12, 10), 6);
    expect(errorOf(real, 1297369.267082062)).toBeLessThan(1e-12);
    expect(invested).toBe(realInvestment(sipOf(plan(10_000, 12, 10)), 6, 120));
    expect(invested).toBeLessThan(12_00_000);
    expect(gain).toBe(real - invested);
  });

  test("a return below inflation is a loss, and shown as one", () => {
    expect(inflationEffect(plan(1_000, 1, 30), 10).gain).toBeLessThan(0);
  });

  test("real value is never above future value", () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 150 }), (any, tenths) => {
        const { real, value } = inflationEffect(any, tenths / 10);
        expect(real).toBeLessThanOrEqual(value);
      }),
    );
  });
});

describe("cost of waiting", () => {
  test("a year, with the defaults", () => {
    const { left, cost, later, lostReturns, catchUp } = waitingCost(usual, 12);
    expect(left).toBe(108);
    expect(errorOf(later.value, 974107.52529566)).toBeLessThan(1e-12);
    expect(errorOf(cost, 1161695.3817597 - 974107.52529566)).toBeLessThan(1e-11);
    expect(rupees(cost)).toBe("₹1,87,588");
    expect(rupees(lostReturns)).toBe("₹1,27,588");
    expect(errorOf(catchUp, (5_000 * 1161695.3817597) / 974107.52529566)).toBeLessThan(1e-11);
  });

  test("at least one month is left", () => {
    expect(waitFieldFor(plan(500, 1, 1)).max).toBe(11);
    expect(waitFieldFor(plan(500, 1, 40)).max).toBe(120);
    expect(waitingCost(plan(500, 1, 1), 120).left).toBe(1);
  });

  test("it always costs, more the longer, and catching up gets there", () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 119 }), (any, wait) => {
        const { cost, lostReturns, catchUp, left, now } = waitingCost(any, wait);
        expect(cost).toBeGreaterThan(0);
        expect(lostReturns).toBeGreaterThan(0);
        expect(waitingCost(any, wait + 1).cost).toBeGreaterThanOrEqual(cost);
        const { value } = growthAfter({ ...sipOf(any), monthly: catchUp }, left);
        expect(errorOf(value, now.value)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe("conventions", () => {
  test.each([
    [1, ["₹64,047", "₹63,413", "₹63,832"]],
    [10, ["₹11,61,695", "₹11,50,193", "₹11,20,179"]],
  ])("5,000 a month at 12 percent over %d years, as others count it", (years, shown) => {
    const conventions = conventionsOf(plan(5_000, 12, years));
    expect(conventions.map(({ name }) => name)).toEqual(["Here", "End of month", "Effective rate"]);
    expect(conventions.map(({ value }) => rupees(value))).toEqual(shown);
  });

  test("paid at the end instead of the start costs one month's return", () => {
    const [here, atEnd] = conventionsOf(usual);
    expect(here?.difference).toBe(0);
    expect(formatRupees(atEnd?.difference ?? 0)).toBe("-₹11,501.93");
  });
});

const plans = fc.record({
  monthly: fc.integer({ min: 500, max: 1_00_000 }),
  rate: fc.integer({ min: 100, max: 3_000 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 40 }),
  stepPercent: fc.integer({ min: 0, max: 25 }),
  stepRupees: fc.integer({ min: 0, max: 10_000 }),
  stepUnit: fc.constantFrom("percent" as const, "rupees" as const),
  expense: fc.constant(0),
});

/**
 * An independent model: whole numbers only, so every digit is right. With D = 1,20,000 and
 * A = D + return in hundredths, the growth of a month is A / D.
 */
function exactValue({ monthly, rate }: Plan, months: number): number {
  const a = BigInt(Math.round(rate * 100));
  const D = 1_20_000n;
  const A = D + a;
  const n = BigInt(months);
  const top = BigInt(monthly) * A * (A ** n - D ** n);
  return Number((top * 10n ** 40n) / (a * D ** n)) / 1e40;
}

test("random plans agree with a model in exact whole numbers", () => {
  const planAndMonth = plans.chain(({ monthly, rate, years }) =>
    fc.tuple(fc.constant(plan(monthly, rate, years)), fc.integer({ min: 1, max: years * 12 })),
  );
  fc.assert(
    fc.property(planAndMonth, ([any, month]) => {
      const summary = summarize(any);
      const exact = exactValue(any, monthsOf(any));
      expect(errorOf(summary.futureValue, exact)).toBeLessThan(1e-12);
      expect(errorOf(summary.totalReturns, exact - summary.totalInvestment)).toBeLessThan(1e-9);
      expect(errorOf(growthAfter(sipOf(any), month).value, exactValue(any, month))).toBeLessThan(
        1e-12,
      );
    }),
    { numRuns: sampled(10_000) },
  );
});

describe("a link", () => {
  const start: Inputs = {
    ...initialValues([...fields, ...Object.values(stepFields)]),
    ...initialValues([expenseField, inflationField, goalField, waitField]),
    stepUnit: "percent",
    goalIn: "then",
    termIn: "years",
  };
  const nothing = { stepUp: false, expense: false, inflation: false, goal: false, wait: false };

  test.each<[string, string, Partial<Inputs>, boolean, Partial<typeof nothing>]>([
    ["nothing", "", {}, false, {}],
    ["a plan", "#m=10000&r=12.5&y=20", { monthly: 10_000, rate: 12.5, years: 20 }, false, {}],
    ["out of range", "#m=5&r=99&y=0", { monthly: 500, rate: 30, years: 1 }, true, {}],
    ["nonsense", "#m=%3Cb%3E&r=&y=1e1", {}, true, {}],
    ["steps in percent", "#s=10", { stepPercent: 10 }, false, { stepUp: true }],
    ["steps in rupees", "#sr=500", { ...byRupees(500) }, false, { stepUp: true }],
    ["a term in months", "#n=18", { years: 1.5, termIn: "months" }, false, {}],
    ["costs", "#x=1.25", { expense: 1.25 }, false, { expense: true }],
    ["costs above the return", "#r=1&x=2", { rate: 1, expense: 1 }, true, { expense: true }],
    ["an inflation", "#i=7", { inflation: 7 }, false, { inflation: true }],
    ["a goal", "#g=5000000", { goal: 50_00_000 }, false, { goal: true }],
    ["a goal of today", "#in=today", { goalIn: "today" }, false, { goal: true }],
    ["an unknown word", "#in=__proto__", {}, true, {}],
    ["a wait", "#w=24", { wait: 24 }, false, { wait: true }],
    ["a wait beyond the end", "#y=1&w=24", { years: 1, wait: 11 }, true, { wait: true }],
    ["a short plan without a wait", "#y=1", { years: 1 }, false, {}],
    ["a skip link", "#main", {}, false, {}],
  ])("with %s", (_case, fragment, inputs, adjusted, asks) => {
    expect(readInputs(fragment)).toEqual({
      inputs: { ...start, ...inputs },
      adjusted,
      asks: { ...nothing, ...asks },
    });
  });

  test("carries the plan, and the rest only when it was changed", () => {
    expect(writeInputs(start)).toBe("#m=5000&r=12&y=10");
    const all: Inputs = {
      ...start,
      ...byRupees(500),
      inflation: 7.5,
      goal: 50_00_000,
      goalIn: "today",
      wait: 24,
    };
    expect(writeInputs(all)).toBe("#m=5000&r=12&y=10&sr=500&i=7.5&g=5000000&w=24&in=today");
    expect(readInputs(writeInputs(all)).inputs).toEqual(all);
    // A period made shorter than the wait: the link asks for what is possible.
    expect(readInputs(writeInputs({ ...start, years: 1, wait: 24 }))).toMatchObject({
      inputs: { wait: 11 },
      adjusted: false,
    });
  });
});

test("the CSV: what was asked and answered, one header, a row per year, plain numbers", () => {
  const { inputs } = readInputs("#x=0.5");
  const lines = growthCsv(exportRows(inputs), sipYears(sipOf(usual), 10, 6)).split("\r\n");
  expect(lines.slice(0, 13)).toEqual([
    "\uFEFFMonthly Investment,5000,rupees",
    "Expected Return (per year),12,percent",
    "Investment Period,10,years",
    "Step-up (per year),0,percent",
    "Expense Ratio (per year),0.5,percent",
    "Inflation (per year),6,percent",
    expect.stringMatching(/^Future Value,[\d.]+,rupees$/),
    "Total Investment,600000,rupees",
    expect.stringMatching(/^Total Returns,[\d.]+,rupees$/),
    expect.stringMatching(/^Return Multiple,[\d.]+,times$/),
    "",
    "Year,Investment,Value,Returns,Real Value",
    "1,60000,64046.64,4046.64,60421.36",
  ]);
  expect(lines[21]).toBe("10,600000,1161695.38,561695.38,648684.63");
  expect(lines).toHaveLength(23); // and the empty end
});

describe("working", () => {
  test("the formula with the numbers put in", () => {
    const { futureValue, totalInvestment, totalReturns, returnMultiple } = formulaSteps(usual);
    expect(futureValue).toEqual([
      "P × ((1 + i)^n − 1) ÷ i × (1 + i)",
      "P = 5,000, paid at the start of each month",
      "i = 12 ÷ 100 ÷ 12 = 0.01",
      "n = 10 × 12 = 120 months",
      "(1 + i)^n = 3.300386894574",
      "5,000 × 2.300386894574 ÷ 0.01 × 1.01",
      "Future Value = ₹11,61,695",
    ]);
    expect(totalInvestment).toEqual([
      "P × n",
      "n = 10 × 12 = 120 months",
      "5,000 × 120",
      "Total Investment = ₹6,00,000",
    ]);
    expect(totalReturns.at(-1)).toBe("Total Returns = ₹5,61,695");
    expect(returnMultiple).toEqual([
      "Future Value ÷ Total Investment",
      "11,61,695.38176 ÷ 6,00,000",
      "Return Multiple = 1.94×",
    ]);
  });

  test("the numbers put in give what is shown", () => {
    fc.assert(
      fc.property(plans, (any) => {
        const flat = { ...any, stepPercent: 0, stepRupees: 0 };
        const [P = 0, less = 0, i = 1, more = 0] = (formulaSteps(flat).futureValue.at(-2) ?? "")
          .split(/ [×÷] /)
          .map(numberIn);
        const value = ((P * less) / i) * more;
        expect(errorOf(value, summarize(flat).futureValue)).toBeLessThan(1e-11);
      }),
    );
  });

  test("with a step-up, year by year", () => {
    const stepped = plan(5_000, 12, 10, { stepPercent: 10 });
    expect(formulaSteps(stepped).futureValue.slice(3)).toEqual([
      "(1 + i)^12 = 1.126825030132",
      "((1 + i)^12 − 1) ÷ i × (1 + i) = 12.80932804333",
      "Year 1: 5,000 × 12.80932804333 = 64,046.64021664",
      "Year 2: 64,046.64021664 × 1.126825030132 + 5,500 × 12.80932804333 = 1,42,620.6615303",
      "… and so on, to the last year",
      expect.stringMatching(
        /^Year 10: .* \+ 11,789\.738455 × 12\.80932804333 = 16,87,163\.132089$/,
      ),
      "Future Value = ₹16,87,163",
    ]);
    expect(formulaSteps(stepped).totalInvestment).toEqual([
      "12 × the monthly payment of each year",
      "12 × (5,000 + 5,500 + … + 11,789.738455)",
      "Total Investment = ₹9,56,245",
    ]);
    expect(stepUpSteps(stepped).lastMonthly).toEqual([
      "P × (1 + step-up)^(years − 1)",
      "5,000 × (1 + 10 ÷ 100)^9",
      "Monthly in Year 10 = ₹11,790",
    ]);
    expect(stepUpSteps(plan(5_000, 12, 10, byRupees(500))).lastMonthly).toEqual([
      "P + step-up × (years − 1)",
      "5,000 + 500 × 9",
      "Monthly in Year 10 = ₹9,500",
    ]);
  });

  test("of a goal", () => {
    const goal = { goal: 1_00_00_000, goalIn: "today", inflation: 6 } as const;
    expect(goalSteps(plan(5_000, 12, 20), { ...goal, goalIn: "then" }).monthly).toEqual([
      "Goal ÷ what ₹1 a month becomes",
      "i = 12 ÷ 100 ÷ 12 = 0.01",
      "₹1 a month for 240 months becomes 999.1479190412",
      "1,00,00,000 ÷ 999.1479190412",
      "Needed each month = ₹10,009, rounded up",
    ]);
    const { target, monthly } = goalSteps(plan(5_000, 12, 20, byRupees(500)), goal);
    expect(target).toEqual([
      "Goal × (1 + inflation)^years",
      "1,00,00,000 × (1 + 6 ÷ 100)^20",
      "Goal on that day = ₹3,20,71,355",
    ]);
    expect(monthly[3]).toMatch(/^The steps of ₹500 alone become /);
  });

  test("no two lines of a working are the same, and none shows a number that is none", () => {
    const goal = { goal: 1_00_00_000, goalIn: "today", inflation: 6 } as const;
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 120 }), (any, wait) => {
        const all = [
          formulaSteps(any),
          stepUpSteps(any),
          inflationSteps(any, 6),
          goalSteps(any, goal),
          waitingSteps(any, wait),
        ].flatMap((group) => Object.values(group));
        for (const lines of all) {
          expect(new Set(lines).size).toBe(lines.length);
          expect(lines.join("\n")).not.toMatch(/NaN|∞|undefined|–/);
        }
      }),
    );
  });
});

describe("its operation", () => {
  const run = async (given: Record<string, unknown>) => {
    const [operation] = operations;
    return runOperation(operation as Operation, null, given, exampleAmbient());
  };
  test("the largest amounts are written with all their digits", async () => {
    const made = await run({ monthly: 1e8, rate: 50, years: 50, stepUp: 25 });
    expect(made.ok && made.value).toMatch(/^Future value: \d{15,21}\.\d\d$/m);
    expect(made.ok && made.value).not.toContain("e+");
  });
  test("costs above the return are refused, and not cut", async () => {
    expect(await run({ rate: 1, expense: 2 })).toEqual({
      ok: false,
      message: "expense must not be more than rate.",
    });
  });
  test("a term is counted in whole months, and that is said", async () => {
    const made = await run({ years: 1.02 });
    expect(made).toEqual({
      ...(await run({ years: 1 })),
      notes: ["The term is counted as 12 months."],
    });
  });
});
