import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clampToField, initialValues } from "#domain/number-field.ts";
import { growthCsv } from "#domain/growth.ts";
import { formatRupees } from "#domain/money.ts";
import { exampleAmbient } from "#domain/operation/example.ts";
import type { Operation } from "#domain/operation/operation.ts";
import { runOperation } from "#domain/operation/run.ts";
import { sampled } from "#proof/scale.ts";
import { categories, middleOf } from "./logic/categories.ts";
import { compare, explainPace, paceWords } from "./logic/comparison.ts";
import { readInputs, writeInputs, type Inputs } from "./logic/inputs.ts";
import { expenseEffect, expenseSteps, exportRows, summarize, yearsOf } from "./logic.ts";
import { fields, fieldsFor, modes, type Fund } from "./logic/projection.ts";
import { notices } from "./view/notes.ts";
import { lumpsumSteps, sipSteps, formulaSteps } from "./logic/formula-steps.ts";
import operations from "./operations.ts";

const usual: Fund = { ...initialValues(fields), expense: 0, mode: "sip" };

const lumpsum = (amount: number, rate: number, years: number, inflation: number): Fund => ({
  mode: "lumpsum",
  lumpsum: amount,
  monthly: 10_000,
  rate,
  years,
  inflation,
  expense: 0,
});
const sip = (monthly: number, rate: number, years: number, inflation: number): Fund => ({
  mode: "sip",
  lumpsum: 1_00_000,
  monthly,
  rate,
  years,
  inflation,
  expense: 0,
});

/** How far off, as a share of what is wanted (of 0: as it is). */
const errorOf = (actual: number, wanted: number): number =>
  Math.abs(actual - wanted) / (Math.abs(wanted) || 1);

const rupees = (amount: number): string => formatRupees(amount, 0);
const numberIn = (text: string): number => Number(text.replaceAll(",", ""));

describe("Spec §9, Mutual fund", () => {
  test.each([
    // “lumpsum 10,000 to 10,000,000 step 10,000 (default 100,000)”
    ["lumpsum", 10_000, 10_000_000, 10_000, 100_000],
    // “monthly 1,000 to 100,000 step 1,000 (default 10,000)”
    ["monthly", 1_000, 100_000, 1_000, 10_000],
    // “return 1 to 25 step 0.5 (default 12)”
    ["rate", 1, 25, 0.5, 12],
    // “period 1 to 30 years (default 10)”
    ["years", 1, 30, 1, 10],
    // “inflation 2 to 10 step 0.5 (default 6)”
    ["inflation", 2, 10, 0.5, 6],
  ])("%s from %d to %d, step %d, default %d", (id, min, max, step, initial) => {
    const field = fields.find((one) => one.id === id);
    expect(field).toMatchObject({ min, max, step, initial });
    expect(field && clampToField(field, initial)).toBe(initial);
  });

  test.each([
    ["Large Cap Equity", "10-12%", "Moderate", 11],
    ["Mid Cap Equity", "12-15%", "High", 13.5],
    ["Small Cap Equity", "15-18%", "Very High", 16.5],
    ["Hybrid Funds", "8-10%", "Low-Moderate", 9],
    ["Debt Funds", "6-8%", "Low", 7],
    ["ELSS", "12-15%", "High", 13.5],
  ])("category %s %s %s, set to %d", (name, range, risk, middle) => {
    const category = categories.find((one) => one.name === name);
    expect(`${category?.low}-${category?.high}%`).toBe(range);
    expect(category?.risk).toBe(risk);
    expect(category && middleOf(category)).toBe(middle);
  });

  test("these six categories and no other, each a return that the slider allows", () => {
    expect(categories).toHaveLength(6);
    const rate = fields.find(({ id }) => id === "rate");
    for (const category of categories) {
      expect(rate && clampToField(rate, middleOf(category))).toBe(middleOf(category));
    }
  });

  test("“mode sip or lumpsum, default sip”, each with its own amount", () => {
    expect(modes).toEqual(["sip", "lumpsum"]);
    expect(readInputs("").inputs.mode).toBe("sip");
    expect(fieldsFor("sip").map(({ id }) => id)).toEqual(["monthly", "rate", "years", "inflation"]);
    expect(fieldsFor("lumpsum").map(({ id }) => id)).toEqual([
      "lumpsum",
      "rate",
      "years",
      "inflation",
    ]);
  });

  test("“Lumpsum future value = principal compounded annually”", () => {
    expect(summarize(lumpsum(1_00_000, 10, 2, 6)).futureValue).toBeCloseTo(1_21_000, 8);
  });

  test("“Real value = future value divided by inflation compounded over the period”", () => {
    const { futureValue, realValue } = summarize(lumpsum(1_00_000, 12, 3, 5));
    expect(errorOf(realValue, futureValue / 1.05 ** 3)).toBeLessThan(1e-14);
  });

  test("the usual notices are there", () => {
    const all = notices.join("\n");
    expect(all).toContain("Mutual fund investments are subject to market risks");
    expect(all).toContain("This is an illustration, not advice.");
  });
});

// Computed elsewhere with 80 decimal digits: amount, return, years, inflation, future value, real value.
const lumpsums = `
  1,00,000    | 12  | 10 | 6   | 310584.820834420916     | 173428.941743058415
  10,000      | 1   | 1  | 2   | 10100                   | 9901.960784313725
  1,00,00,000 | 25  | 30 | 10  | 8077935669.463160887416 | 462934806.876836457982
  5,00,000    | 8.5 | 7  | 5.5 | 885071.123547471602     | 608430.468514882977
  10,00,000   | 15  | 20 | 6   | 16366537.392946113042   | 5103163.721878453761
  10,000      | 1   | 30 | 10  | 13478.489153329057      | 772.432714062774
  1,00,000    | 12  | 1  | 6   | 112000                  | 105660.377358490566`;
const sips = `
  10,000      | 12  | 10 | 6   | 2323390.763519401698    | 1297369.267082062401
  1,000       | 1   | 1  | 2   | 12065.199025505609      | 11828.626495593734
  1,00,000    | 25  | 30 | 10  | 8197471494.622387247045 | 469785232.084373090869
  5,000       | 8.5 | 7  | 5.5 | 575268.955337404885     | 395461.054717408114
  10,000      | 15  | 20 | 6   | 15159549.749942135600   | 4726819.269496719601
  1,000       | 1   | 30 | 10  | 419977.905507834890     | 24068.326183108689`;
const cellsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map(numberIn));

describe("results", () => {
  const cases = [
    ...cellsOf(lumpsums).map((cells) => ({ fund: lumpsum, cells, paymentsAYear: null })),
    ...cellsOf(sips).map((cells) => ({ fund: sip, cells, paymentsAYear: 12 })),
  ];
  test.each(cases)("$fund.name: $cells", ({ fund, cells, paymentsAYear }) => {
    const [amount = 0, rate = 0, years = 0, inflation = 0, value = 0, real = 0] = cells;
    const summary = summarize(fund(amount, rate, years, inflation));
    const invested = paymentsAYear === null ? amount : amount * years * paymentsAYear;
    expect(errorOf(summary.futureValue, value)).toBeLessThan(1e-12);
    expect(errorOf(summary.realValue, real)).toBeLessThan(1e-12);
    expect(summary.totalInvestment).toBe(invested);
    expect(errorOf(summary.totalReturns, value - invested)).toBeLessThan(1e-9);
  });

  test("the defaults, as shown", () => {
    const shown = ({ futureValue, totalInvestment, totalReturns, realValue }: typeof summary) =>
      [futureValue, totalInvestment, totalReturns, realValue].map(rupees);
    const summary = summarize(usual);
    expect(shown(summary)).toEqual(["₹23,23,391", "₹12,00,000", "₹11,23,391", "₹12,97,369"]);
    expect(shown(summarize({ ...usual, mode: "lumpsum" }))).toEqual([
      "₹3,10,585",
      "₹1,00,000",
      "₹2,10,585",
      "₹1,73,429",
    ]);
  });

  test("a gain counts both sides in today's rupees; below inflation it is a loss", () => {
    expect(rupees(summarize(usual).realGain)).toBe("₹3,85,710");
    expect(rupees(summarize(lumpsum(1_00_000, 12, 10, 6)).realGain)).toBe("₹73,429");
    expect(rupees(summarize(lumpsum(10_000, 1, 30, 10)).realGain)).toBe("-₹9,228");
    expect(errorOf(summarize(sip(1_000, 1, 30, 10)).realGain, -95092.931277536059)).toBeLessThan(
      1e-11,
    );
  });
});

describe("expense ratio", () => {
  test.each([
    // computed elsewhere with 60 decimal digits: 12 percent less 1, over 10 years
    ["lumpsum", lumpsum(1_00_000, 12, 10, 6), 283942.098607],
    ["SIP", sip(10_000, 12, 10, 6), 2189872.881131],
  ])("%s", (_mode, fund, value) => {
    const costly = { ...fund, expense: 1 };
    const { futureValue } = summarize(costly);
    expect(errorOf(futureValue, value)).toBeLessThan(1e-11);
    expect(yearsOf(costly).at(-1)?.value).toBe(futureValue);
    expect(expenseEffect(costly).taken).toBe(summarize(fund).futureValue - futureValue);
    expect(expenseSteps(costly).taken.at(-1)).toBe(
      `Lost to Costs = ${rupees(expenseEffect(costly).taken)}`,
    );
    expect(formulaSteps(costly).futureValue.join(" ")).toContain("(12 − 1) ÷ 100");
  });

  test("both modes of the comparison bear the costs", () => {
    const costly = { ...usual, expense: 1 };
    expect(compare(costly, "own").effectivePercent).toBeCloseTo(11.5718836195, 9);
    expect(explainPace(costly, "same", compare(costly, "same"))).toContain(
      "both grow by 11% a year",
    );
  });
});

const funds: fc.Arbitrary<Fund> = fc.record({
  mode: fc.constantFrom(...modes),
  lumpsum: fc.integer({ min: 10_000, max: 1_00_00_000 }),
  monthly: fc.integer({ min: 1_000, max: 1_00_000 }),
  rate: fc.integer({ min: 100, max: 2_500 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 30 }),
  inflation: fc.integer({ min: 200, max: 1_000 }).map((hundredths) => hundredths / 100),
  expense: fc.constant(0),
});

describe("identities", () => {
  test("real value is never above future value, and a gain is never above the returns", () => {
    fc.assert(
      fc.property(funds, (any) => {
        const summary = summarize(any);
        expect(summary.realValue).toBeLessThan(summary.futureValue);
        expect(summary.realGain).toBeLessThan(summary.totalReturns);
        expect(summary.totalReturns).toBeGreaterThan(0);
      }),
    );
  });

  test("the last year of the table is the result", () => {
    fc.assert(
      fc.property(funds, (any) => {
        const years = yearsOf(any);
        const summary = summarize(any);
        expect(years).toHaveLength(any.years);
        expect(years.at(-1)).toMatchObject({
          investment: summary.totalInvestment,
          value: summary.futureValue,
          returns: summary.totalReturns,
          real: summary.realValue,
        });
      }),
      { numRuns: 50 },
    );
  });

  test("more return is more value, more inflation is less real value, the value scales", () => {
    fc.assert(
      fc.property(funds, fc.integer({ min: 2, max: 9 }), (any, times) => {
        const { futureValue, realValue } = summarize(any);
        expect(summarize({ ...any, rate: any.rate + 0.01 }).futureValue).toBeGreaterThan(
          futureValue,
        );
        const dearer = summarize({ ...any, inflation: any.inflation + 0.01 });
        expect(dearer.futureValue).toBe(futureValue);
        expect(dearer.realValue).toBeLessThan(realValue);
        const larger = { ...any, monthly: any.monthly * times, lumpsum: any.lumpsum * times };
        expect(errorOf(summarize(larger).futureValue, futureValue * times)).toBeLessThan(1e-12);
      }),
    );
  });
});

const asHundredths = (percent: number): bigint => BigInt(Math.round(percent * 100));
const whole = 10_000n; // 100 percent

/** An independent model: whole numbers only, so every digit is right. */
function exactFund({ mode, monthly, lumpsum, rate, years, inflation }: Fund) {
  const y = BigInt(years);
  const r = asHundredths(rate);
  const [D, n] = [whole * 12n, y * 12n];
  const A = D + r;
  const [top, bottom] =
    mode === "sip"
      ? [BigInt(monthly) * A * (A ** n - D ** n), r * D ** n]
      : [BigInt(lumpsum) * (whole + r) ** y, whole ** y];
  const prices = (whole + asHundredths(inflation)) ** y;
  return {
    value: quotient(top, bottom),
    real: quotient(top * whole ** y, bottom * prices),
  };
}

/** A fraction as the nearest number, by way of 40 decimals. */
const quotient = (top: bigint, bottom: bigint): number =>
  Number((top * 10n ** 40n) / bottom) / 1e40;

test("random inputs agree with a model in exact whole numbers", () => {
  fc.assert(
    fc.property(funds, (any) => {
      const exact = exactFund(any);
      const summary = summarize(any);
      expect(errorOf(summary.futureValue, exact.value)).toBeLessThan(1e-12);
      expect(errorOf(summary.realValue, exact.real)).toBeLessThan(1e-12);
    }),
    { numRuns: sampled(10_000) },
  );
});

describe("SIP or lumpsum, with the same money", () => {
  test("a SIP against all of its payments at once", () => {
    const { lumpsum: atOnce, bySip, byLumpsum, ahead } = compare(usual, "own");
    expect(atOnce).toBe(12_00_000);
    expect(bySip).toEqual(summarize(usual));
    expect(errorOf(byLumpsum.futureValue, 12 * 310584.8208344209)).toBeLessThan(1e-12);
    expect(rupees(ahead)).toBe("₹14,03,627");
  });

  test("a lumpsum against the same amount in equal months", () => {
    const fund = lumpsum(1_20_000, 12, 10, 6);
    const { sip: months, bySip, byLumpsum } = compare(fund, "own");
    expect(months.monthly).toBe(1_000);
    expect(byLumpsum).toEqual(summarize(fund));
    expect(errorOf(bySip.futureValue, 232339.07635194017)).toBeLessThan(1e-12);
  });

  test("like for like, the SIP compounds to the yearly return", () => {
    const same = compare(sip(5_000, 12, 10, 6), "same");
    expect(rupees(same.bySip.futureValue)).toBe("₹11,20,179");
    expect(same.effectivePercent).toBeCloseTo(12, 12);
    expect(compare(usual, "own").effectivePercent).toBeCloseTo(12.682503, 6);
  });

  test("by either convention the lumpsum is ahead: its money is at work for longer", () => {
    fc.assert(
      fc.property(funds, fc.constantFrom(...paceWords), (any, pace) => {
        const { ahead, bySip, byLumpsum } = compare(any, pace);
        expect(ahead).toBeGreaterThan(0);
        expect(errorOf(bySip.totalInvestment, byLumpsum.totalInvestment)).toBeLessThan(1e-12);
      }),
    );
  });

  test("the difference in convention is said", () => {
    expect(explainPace(usual, "own", compare(usual, "own"))).toBe(
      "Not like for like: the SIP earns 12% ÷ 12 = 1% a month, which compounds to 12.68% a year. The lumpsum compounds once a year, at 12%.",
    );
    expect(explainPace(usual, "same", compare(usual, "same"))).toBe(
      "Like for like: both grow by 12% a year. The SIP earns 0.9489% a month, which compounds to just that.",
    );
  });
});

describe("a link", () => {
  const start: Inputs = { ...usual, pace: "own", termIn: "years" };

  test.each<[string, string, Partial<Inputs>, boolean]>([
    ["nothing", "", {}, false],
    [
      "a SIP",
      "#mode=sip&m=25000&r=15&y=30&i=5",
      { monthly: 25_000, rate: 15, years: 30, inflation: 5 },
      false,
    ],
    ["a lumpsum", "#mode=lumpsum&p=500000", { mode: "lumpsum", lumpsum: 5_00_000 }, false],
    [
      "out of range",
      "#m=1&p=1&r=99&y=99&i=99",
      { monthly: 1_000, lumpsum: 10_000, rate: 25, years: 30, inflation: 10 },
      true,
    ],
    ["nonsense", "#m=%3Cb%3E&r=NaN&y=1e1&i=", {}, true],
    ["unknown words", "#mode=__proto__&pace=fast", {}, true],
    ["a term in months", "#n=18", { years: 1.5, termIn: "months" }, false],
    ["costs", "#x=1.25", { expense: 1.25 }, false],
    ["the same growth", "#pace=same", { pace: "same" }, false],
    ["a skip link", "#main", {}, false],
  ])("with %s", (_case, fragment, inputs, adjusted) => {
    const asksExpense = inputs.expense !== undefined;
    expect(readInputs(fragment)).toEqual({
      inputs: { ...start, ...inputs },
      adjusted,
      asksExpense,
    });
  });

  test("carries the mode and what belongs to it", () => {
    expect(writeInputs(start)).toBe("#mode=sip&m=10000&r=12&y=10&i=6");
    expect(writeInputs({ ...start, mode: "lumpsum", pace: "same" })).toBe(
      "#mode=lumpsum&p=100000&r=12&y=10&i=6&pace=same",
    );
    expect(writeInputs({ ...start, expense: 0.5 })).toBe("#mode=sip&m=10000&r=12&y=10&i=6&x=0.5");
  });

  test("reads back what it writes", () => {
    fc.assert(
      fc.property(funds, (any) => {
        const { inputs, adjusted } = readInputs(
          writeInputs({ ...any, pace: "same", termIn: "years" }),
        );
        expect(adjusted).toBe(false);
        expect(summarize(inputs)).toEqual(summarize(any));
      }),
    );
  });
});

test("the CSV: what was asked and answered, one header, a row per year, plain numbers", () => {
  const { inputs } = readInputs("");
  const lines = growthCsv(exportRows(inputs), yearsOf(usual)).split("\r\n");
  expect(lines[0]).toBe("\uFEFFMode,SIP Investment");
  expect(lines).toContain("Investment Period,10,years");
  expect(lines).toContain("Real Value (After Inflation),1297369.27,rupees");
  expect(lines[12]).toBe("Year,Investment,Value,Returns,Real Value");
  expect(lines[22]).toBe("10,1200000,2323390.76,1123390.76,1297369.27");
});

describe("working", () => {
  test("of a SIP", () => {
    const steps = formulaSteps(usual);
    expect(steps.futureValue).toEqual([
      "P × ((1 + i)^n − 1) ÷ i × (1 + i)",
      "P = 10,000, paid at the start of each month",
      "i = 12 ÷ 100 ÷ 12 = 0.01",
      "n = 10 × 12 = 120 months",
      "(1 + i)^n = 3.300386894574",
      "10,000 × 2.300386894574 ÷ 0.01 × 1.01",
      "Future Value = ₹23,23,391",
    ]);
    expect(steps.realValue).toEqual([
      "Future Value ÷ (1 + inflation)^years",
      "(1 + 6 ÷ 100)^10 = 1.790847696543",
      "23,23,390.763519 ÷ 1.790847696543",
      "Real Value = ₹12,97,369",
    ]);
    expect(sipSteps(compare(usual, "same").sip, usual, "same").futureValue[2]).toBe(
      "i = (1 + 12 ÷ 100)^(1 ÷ 12) − 1 = 0.009488792934583",
    );
  });

  test("of a lumpsum", () => {
    expect(lumpsumSteps(1_00_000, usual).futureValue).toEqual([
      "P × (1 + r)^years, compounded once a year",
      "P = 1,00,000",
      "r = 12 ÷ 100 = 0.12",
      "(1 + r)^10 = 3.105848208344",
      "1,00,000 × 3.105848208344",
      "Future Value = ₹3,10,585",
    ]);
  });

  test("no two lines of a working are the same, and none shows a number that is none", () => {
    fc.assert(
      fc.property(funds, (any) => {
        for (const lines of Object.values(formulaSteps(any))) {
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
    const made = await run({ amount: 1e8, rate: 50, years: 50 });
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
