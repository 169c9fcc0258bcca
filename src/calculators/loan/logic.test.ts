import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clampToField, initialValues } from "#domain/number-field.ts";
import { formatPercent, formatRupees } from "#domain/money.ts";
import { formatMonths } from "#domain/term.ts";
import { sampled } from "#proof/scale.ts";
import { scheduleCsv } from "./logic/export.ts";
import { describeOwed, describePaid } from "./logic/describe.ts";
import { choiceFields, feeFields } from "./logic/what-if/fields.ts";
import { readInputs, writeInputs, type Inputs, type Topic } from "./logic/inputs.ts";
import { plansOf, shownMonths } from "./logic.ts";
import { byYear, schedule } from "./logic/schedule.ts";
import {
  fields,
  monthlyPayment,
  monthsOf,
  summarize,
  type Loan,
  type Row,
} from "./logic/repayment.ts";
import { prepaidSchedule, savingOf, type Prepayment } from "./logic/prepayment.ts";
import { formulaSteps } from "./logic/formula-steps.ts";

const loan = (amount: number, rate: number, years: number): Loan => ({ amount, rate, years });

/** How far off, as a share of what is wanted (of 0: as it is). */
const errorOf = (actual: number, wanted: number): number =>
  Math.abs(actual - wanted) / (Math.abs(wanted) || 1);

const sum = (rows: readonly Row[], part: keyof Row): number =>
  rows.reduce((total, row) => total + row[part], 0);

describe("Spec §9, Loan", () => {
  test.each([
    // “amount 1,000 to 10,000,000 step 1,000 (default 100,000)”
    ["amount", 1_000, 10_000_000, 1_000, 100_000],
    // “rate 0.1 to 30 percent per year step 0.1 (default 7.5)”
    ["rate", 0.1, 30, 0.1, 7.5],
    // “term 1 to 30 years (default 15)”
    ["years", 1, 30, 1, 15],
  ])("%s from %d to %d, step %d, default %d", (id, min, max, step, initial) => {
    expect(fields.find((field) => field.id === id)).toMatchObject({ min, max, step, initial });
  });

  test("“three sliders”, and each starts at a value that it allows", () => {
    expect(fields).toHaveLength(3);
    for (const field of fields) expect(clampToField(field, field.initial)).toBe(field.initial);
  });

  test("“zero rate divides principal evenly”", () => {
    expect(monthlyPayment(loan(1_20_000, 0, 10))).toBe(1_000);
    expect(summarize(loan(1_00_000, 0, 15))).toMatchObject({
      totalPayment: 1_00_000,
      totalInterest: 0,
      interestPercent: 0,
    });
    const rows = schedule(loan(1_00_000, 0, 15));
    expect(rows.every((row) => row.interest === 0 && row.principal === row.payment)).toBe(true);
    expect(rows.at(-1)?.balance).toBe(0);
  });

  test.each([
    [1, 12],
    [15, 12],
    [30, 12],
  ])("“Schedule shows the first min(12, months) months”: %d years, %d rows", (years, rows) => {
    expect(schedule(loan(1_00_000, 7.5, years)).slice(0, shownMonths)).toHaveLength(rows);
  });
});

// Computed elsewhere with 80 decimal digits: amount, rate, years, payment, total, interest; and what
// the page shows.
const vectors = `
  1,00,000    | 7.5  | 15 | 927.01236000273812389345    | 166862.224800492862   | 66862.224800492862    | ₹927.01, ₹1,66,862.22, ₹66,862.22, 66.9%
  1,000       | 0.1  | 1  | 83.37847911815391580248     | 1000.541749417847     | 0.541749417847        | ₹83.38, ₹1,000.54, ₹0.54, 0.1%
  1,000       | 30   | 1  | 97.48712698833794019153     | 1169.845523860055     | 169.845523860055      | ₹97.49, ₹1,169.85, ₹169.85, 17.0%
  1,00,00,000 | 30   | 30 | 250034.46738533664873419267 | 90012408.258721193544 | 80012408.258721193544 | ₹2,50,034.47, ₹9,00,12,408.26, ₹8,00,12,408.26, 800.1%
  1,00,00,000 | 0.1  | 30 | 28197.68505106459409761738  | 10151166.618383253875 | 151166.618383253875   | ₹28,197.69, ₹1,01,51,166.62, ₹1,51,166.62, 1.5%
  50,00,000   | 8.5  | 20 | 43391.16166827669272522409  | 10413878.800386406254 | 5413878.800386406254  | ₹43,391.16, ₹1,04,13,878.80, ₹54,13,878.80, 108.3%
  10,00,000   | 8.5  | 20 | 8678.23233365533854504482   | 2082775.760077281251  | 1082775.760077281251  | ₹8,678.23, ₹20,82,775.76, ₹10,82,775.76, 108.3%
  1,00,000    | 12   | 1  | 8884.87886783417073399878   | 106618.546414010049   | 6618.546414010049     | ₹8,884.88, ₹1,06,618.55, ₹6,618.55, 6.6%
  25,00,000   | 9    | 30 | 20115.56542361956833786781  | 7241603.552503044602  | 4741603.552503044602  | ₹20,115.57, ₹72,41,603.55, ₹47,41,603.55, 189.7%
  10,00,000   | 10.5 | 5  | 21493.90037811746159813048  | 1289634.022687047696  | 289634.022687047696   | ₹21,493.90, ₹12,89,634.02, ₹2,89,634.02, 29.0%
  1,00,000    | 0    | 15 | 555.55555555555555555556    | 100000                | 0                     | ₹555.56, ₹1,00,000.00, ₹0.00, 0.0%
  1,00,00,000 | 0    | 30 | 27777.77777777777777777778  | 10000000              | 0                     | ₹27,777.78, ₹1,00,00,000.00, ₹0.00, 0.0%`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));

describe("summary", () => {
  test.each(vectors)("%s at %s%% over %s years", (...cells) => {
    const shown = cells.pop();
    const numbers = cells.map((cell) => Number(cell.replaceAll(",", "")));
    const [amount = 0, rate = 0, years = 0, payment = 0, total = 0, interest = 0] = numbers;
    const summary = summarize(loan(amount, rate, years));
    expect(errorOf(summary.monthlyPayment, payment)).toBeLessThan(1e-12);
    expect(errorOf(summary.totalPayment, total)).toBeLessThan(1e-12);
    expect(errorOf(summary.totalInterest, interest)).toBeLessThan(1e-9);
    expect(
      [
        formatRupees(summary.monthlyPayment),
        formatRupees(summary.totalPayment),
        formatRupees(summary.totalInterest),
        formatPercent(summary.interestPercent),
      ].join(", "),
    ).toBe(shown);
  });
});

describe("schedule", () => {
  test.each([
    [1, 302.0123600027, 625.0, 99697.9876399973],
    [2, 303.8999372528, 623.11242275, 99394.0877027445],
    [3, 305.7993118606, 621.2130481422, 99088.2883908839],
    [12, 323.4368838722, 603.5754761305, 96248.6392970151],
    [179, 915.532441498, 11.4799185047, 921.2545192574],
    [180, 921.2545192574, 5.7578407454, 0],
  ])("1,00,000 at 7.5%% over 15 years, month %d", (month, principal, interest, balance) => {
    const row = schedule(loan(1_00_000, 7.5, 15))[month - 1];
    expect(row?.month).toBe(month);
    expect(row?.payment).toBeCloseTo(927.0123600027, 9);
    expect(row?.principal).toBeCloseTo(principal, 9);
    expect(row?.interest).toBeCloseTo(interest, 9);
    expect(row?.balance).toBeCloseTo(balance, 9);
  });

  test("the first year of it", () => {
    const [year] = byYear(schedule(loan(1_00_000, 7.5, 15)));
    expect(year?.principal).toBeCloseTo(3751.36070298, 8);
    expect(year?.interest).toBeCloseTo(7372.78761705, 8);
    expect(year?.balance).toBeCloseTo(96248.6392970151, 9);
    expect(year?.months).toHaveLength(12);
  });

  test("1 crore at 30% over 30 years: the first payment is nearly all interest", () => {
    const [row] = schedule(loan(1_00_00_000, 30, 30));
    expect(row?.principal).toBeCloseTo(34.4673853366, 8);
    expect(row?.interest).toBeCloseTo(2_50_000, 8);
  });

  test.each([
    [0, 83.2951457848, 0.0833333333, 916.7048542152],
    [1, 83.302087047, 0.0763920712, 833.4027671682],
    [2, 83.3090288876, 0.0694502306, 750.0937382807],
  ])("1,000 at 0.1%% over a year, row %d", (index, principal, interest, balance) => {
    const row = schedule(loan(1_000, 0.1, 1))[index];
    expect(row?.principal).toBeCloseTo(principal, 9);
    expect(row?.interest).toBeCloseTo(interest, 9);
    expect(row?.balance).toBeCloseTo(balance, 9);
  });

  const ends = fields.map(({ min, max }) => [min, max] as const);
  const corners = (ends[0] ?? []).flatMap((amount) =>
    (ends[1] ?? []).flatMap((rate) => (ends[2] ?? []).map((years) => loan(amount, rate, years))),
  );
  test.each([...corners, loan(1_00_000, 0, 1), loan(1_00_00_000, 0, 30)])(
    "ends at exactly 0.00, at the corner %o",
    (corner) => {
      const rows = schedule(corner);
      expect(rows).toHaveLength(corner.years * 12);
      expect(Object.is(rows.at(-1)?.balance, 0)).toBe(true);
      expect(formatRupees(rows.at(-1)?.balance ?? Number.NaN)).toBe("₹0.00");
      expect(errorOf(sum(rows, "principal"), corner.amount)).toBeLessThan(1e-12);
      expect(errorOf(sum(rows, "payment"), summarize(corner).totalPayment)).toBeLessThan(1e-12);
    },
  );

  // A loop over binary fractions shows “-₹0.00” in month 12 of every second such loan.
  test("no shown balance is negative, in any one-year loan", () => {
    for (let tenths = 1; tenths <= 300; tenths++) {
      for (const amount of [1_000, 37_000, 1_00_000, 99_99_000]) {
        const rows = schedule(loan(amount, tenths / 10, 1));
        expect(formatRupees(rows.at(-1)?.balance ?? Number.NaN)).toBe("₹0.00");
        expect(rows.every((row) => row.balance >= 0 && row.interest > 0)).toBe(true);
      }
    }
  });
});

const loans = fc.record({
  amount: fc.integer({ min: 1_000, max: 1_00_00_000 }),
  rate: fc.integer({ min: 10, max: 3_000 }).map((hundredths) => hundredths / 100),
  years: fc.oneof(
    fc.integer({ min: 1, max: 30 }),
    fc.integer({ min: 12, max: 360 }).map((months) => months / 12),
  ),
});

describe("identities", () => {
  test("the rows add up to the totals, and each pays the interest on what was owed", () => {
    fc.assert(
      fc.property(loans, (any) => {
        const rows = schedule(any);
        const summary = summarize(any);
        expect(errorOf(sum(rows, "principal"), any.amount)).toBeLessThan(1e-12);
        expect(errorOf(sum(rows, "payment"), summary.totalPayment)).toBeLessThan(1e-12);
        expect(errorOf(sum(rows, "interest"), summary.totalInterest)).toBeLessThan(1e-9);
        const wrong = rows.filter((row, index) => {
          const owed = rows[index - 1]?.balance ?? any.amount;
          return !(
            errorOf(row.interest, (owed * any.rate) / 1200) < 1e-9 &&
            errorOf(row.principal + row.interest, row.payment) < 1e-14 &&
            Math.abs(owed - row.principal - row.balance) < 1e-6
          );
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  test("years hold all of their months", () => {
    fc.assert(
      fc.property(loans, (any) => {
        const rows = schedule(any);
        const years = byYear(rows);
        expect(years.flatMap(({ months }) => months)).toEqual(rows);
        expect(years).toHaveLength(Math.ceil(any.years));
        expect(years.at(-1)?.balance).toBe(0);
        expect(
          errorOf(
            years.reduce((total, { interest }) => total + interest, 0),
            sum(rows, "interest"),
          ),
        ).toBeLessThan(1e-9);
      }),
    );
  });

  test("the payment grows with rate and amount, falls with the term, and scales", () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 2, max: 9 }), (any, times) => {
        const payment = monthlyPayment(any);
        expect(monthlyPayment({ ...any, rate: any.rate + 0.1 })).toBeGreaterThan(payment);
        expect(monthlyPayment({ ...any, amount: any.amount + 1 })).toBeGreaterThan(payment);
        expect(monthlyPayment({ ...any, years: any.years + 1 })).toBeLessThan(payment);
        expect(payment).toBeGreaterThan(any.amount / monthsOf(any));
        expect(
          errorOf(monthlyPayment({ ...any, amount: any.amount * times }), payment * times),
        ).toBeLessThan(1e-13);
      }),
    );
  });

  test("as the rate goes to 0 the payment goes to amount / months", () => {
    fc.assert(
      fc.property(loans, (any) => {
        expect(
          errorOf(monthlyPayment({ ...any, rate: 1e-12 }), any.amount / monthsOf(any)),
        ).toBeLessThan(1e-11);
      }),
    );
  });
});

/**
 * An independent model: whole numbers only, so every digit is right. With D = 1,20,000 and
 * A = D + rate in hundredths, the growth of a month is A / D.
 */
function exactLoan({ amount, rate, years }: Loan, month: number) {
  const n = BigInt(Math.round(years * 12));
  const a = BigInt(Math.round(rate * 100));
  const D = 120_000n;
  const A = D + a;
  const grown = A ** n;
  const spread = grown - D ** n;
  const P = BigInt(amount);
  const k = BigInt(month);
  return {
    payment: quotient(P * a * grown, D * spread),
    interest: quotient(n * P * a * grown - P * D * spread, D * spread),
    balance: quotient(P * (grown - A ** k * D ** (n - k)), spread),
  };
}

/** A fraction as the nearest number, by way of 40 decimals. */
const quotient = (top: bigint, bottom: bigint): number =>
  Number((top * 10n ** 40n) / bottom) / 1e40;

test("random loans agree with a model in exact whole numbers", () => {
  const loanAndMonth = loans.chain((any) =>
    fc.tuple(fc.constant(any), fc.integer({ min: 1, max: monthsOf(any) })),
  );
  fc.assert(
    fc.property(loanAndMonth, ([any, month]) => {
      const exact = exactLoan(any, month);
      const summary = summarize(any);
      expect(errorOf(summary.monthlyPayment, exact.payment)).toBeLessThan(1e-12);
      expect(errorOf(summary.totalInterest, exact.interest)).toBeLessThan(1e-9);
      expect(errorOf(schedule(any)[month - 1]?.balance ?? Number.NaN, exact.balance)).toBeLessThan(
        1e-9,
      );
    }),
    { numRuns: sampled(10_000) },
  );
});

const home = loan(50_00_000, 8.5, 20);
const prepay = (part: Partial<Prepayment>): Prepayment => ({
  extra: 0,
  after: 12,
  inMonth: 12,
  when: "monthly",
  effect: "term",
  ...part,
});

describe("prepayment: 50 lakh at 8.5% over 20 years", () => {
  test("5,000 more every month", () => {
    const rows = prepaidSchedule(home, prepay({ extra: 5_000 }));
    const saving = savingOf(home, rows);
    expect(saving.months).toBe(187);
    expect(saving.savedMonths).toBe(53);
    expect(errorOf(saving.interest, 4024629.09106)).toBeLessThan(1e-9);
    expect(formatRupees(saving.savedInterest)).toBe("₹13,89,249.71");
    expect(formatRupees(rows.at(-1)?.payment ?? 0)).toBe("₹23,873.02");
  });

  test("5 lakh after month 12, the payment stays", () => {
    const rows = prepaidSchedule(home, prepay({ extra: 5_00_000, when: "once" }));
    expect(rows).toHaveLength(192);
    expect(errorOf(savingOf(home, rows).interest, 3810188.074726)).toBeLessThan(1e-9);
    expect(rows.filter((row) => row.extra > 0).map((row) => row.month)).toEqual([12]);
  });

  test("5 lakh after month 12, the term stays", () => {
    const rows = prepaidSchedule(home, prepay({ extra: 5_00_000, when: "once", effect: "emi" }));
    const saving = savingOf(home, rows);
    expect(rows).toHaveLength(240);
    expect(saving.savedMonths).toBe(0);
    expect(formatRupees(saving.lastInstallment)).toBe("₹38,963.93");
    expect(errorOf(saving.interest, 4904470.781334)).toBeLessThan(1e-9);
  });

  test("a single payment comes at the latest before the last month", () => {
    const rows = prepaidSchedule(
      loan(1_00_000, 10, 1),
      prepay({ extra: 1_000, when: "once", after: 300 }),
    );
    expect(rows.find((row) => row.extra > 0)?.month).toBe(11);
  });

  test("more than what is owed pays it off at once", () => {
    const rows = prepaidSchedule(home, prepay({ extra: 1_00_00_000 }));
    expect(rows).toHaveLength(1);
    expect(errorOf(sum(rows, "principal") + sum(rows, "extra"), 50_00_000)).toBeLessThan(1e-15);
    expect(savingOf(home, rows).savedMonths).toBe(239);
  });

  const prepayments = fc.record({
    extra: fc.integer({ min: 0, max: 1_00_00_000 }),
    after: fc.integer({ min: 1, max: 359 }),
    inMonth: fc.integer({ min: 1, max: 12 }),
    when: fc.constantFrom("monthly" as const, "yearly" as const, "once" as const),
    effect: fc.constantFrom("term" as const, "emi" as const),
  });

  test("whatever is prepaid: the debt is paid exactly, in time, and never costs more", () => {
    fc.assert(
      fc.property(loans, prepayments, (any, prepayment) => {
        const rows = prepaidSchedule(any, prepayment);
        const saving = savingOf(any, rows);
        expect(errorOf(sum(rows, "principal") + sum(rows, "extra"), any.amount)).toBeLessThan(
          1e-11,
        );
        expect(Object.is(rows.at(-1)?.balance, 0)).toBe(true);
        expect(rows.length).toBeLessThanOrEqual(monthsOf(any));
        expect(rows.every((row) => row.balance >= 0 && row.principal > -1e-9)).toBe(true);
        expect(saving.interest).toBeLessThanOrEqual(summarize(any).totalInterest * (1 + 1e-11));
        expect(saving.savedInterest).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("no extra gives the loan as agreed", () => {
    fc.assert(
      fc.property(loans, (any) => {
        const rows = prepaidSchedule(any, prepay({}));
        const agreed = schedule(any);
        expect(rows).toHaveLength(agreed.length);
        const apart = rows.map((row, index) => row.balance - (agreed[index]?.balance ?? 0));
        expect(Math.max(...apart.map(Math.abs))).toBeLessThan(0.005);
        expect(formatRupees(savingOf(any, rows).savedInterest)).toBe("₹0.00");
      }),
    );
  });

  test.each([
    [0, "0 months"],
    [1, "1 month"],
    [12, "1 year"],
    [53, "4 years 5 months"],
    [187, "15 years 7 months"],
    [240, "20 years"],
  ])("%d months are “%s”", (months, words) => {
    expect(formatMonths(months)).toBe(words);
  });
});

describe("a link", () => {
  const start: Inputs = {
    ...initialValues(fields),
    ...initialValues(choiceFields),
    ...initialValues(feeFields),
    ...prepay({}),
    newRate: 9,
    fromMonth: 13,
    keep: "term",
    meanwhile: "added",
    termIn: "years",
  };
  const silent = { prepayment: false, choice: false, rateChange: false, fees: false };

  test.each<[string, string, Partial<Inputs>, boolean]>([
    ["nothing", "", {}, false],
    ["a loan", "#p=5000000&r=8.5&y=20", { amount: 50_00_000, rate: 8.5, years: 20 }, false],
    ["out of range", "#p=5&r=99&y=0", { amount: 1_000, rate: 30, years: 1 }, true],
    ["nonsense", "#p=%3Cb%3E&r=&y=1e1", {}, true],
    [
      "a prepayment",
      "#p=100000&r=7.5&y=15&x=5000&when=once&m=24&effect=emi",
      { extra: 5_000, when: "once", after: 24, effect: "emi" },
      false,
    ],
    [
      "a yearly prepayment",
      "#p=5000000&r=8.5&y=20&x=100000&when=yearly&k=3&effect=term",
      { amount: 50_00_000, rate: 8.5, years: 20, extra: 1_00_000, when: "yearly", inMonth: 3 },
      false,
    ],
    ["a term in months", "#n=18", { years: 1.5, termIn: "months" }, false],
    ["too many months", "#n=999", { years: 30, termIn: "months" }, true],
    ["months that are none", "#n=1.5", { termIn: "months" }, true],
    ["unknown words", "#when=always&effect=__proto__", {}, true],
    ["a month after the end", "#y=1&x=5000&m=24", { years: 1, extra: 5_000, after: 11 }, true],
    ["a short loan without a month", "#y=1", { years: 1 }, false],
    ["a skip link", "#main", {}, false],
  ])("with %s", (_case, fragment, inputs, adjusted) => {
    const asks = { ...silent, prepayment: inputs.extra !== undefined };
    expect(readInputs(fragment)).toEqual({ inputs: { ...start, ...inputs }, adjusted, asks });
  });

  test("carries the loan, and the prepayment only when there is one", () => {
    expect(writeInputs(start)).toBe("#p=100000&r=7.5&y=15");
    expect(writeInputs({ ...start, extra: 5_000 })).toBe(
      "#p=100000&r=7.5&y=15&x=5000&when=monthly&effect=term",
    );
    expect(writeInputs({ ...start, extra: 5_000, when: "yearly", inMonth: 4 })).toBe(
      "#p=100000&r=7.5&y=15&x=5000&when=yearly&k=4&effect=term",
    );
    const once = { ...start, extra: 5_000, when: "once", after: 24, effect: "emi" } as const;
    expect(readInputs(writeInputs(once))).toEqual({
      inputs: once,
      adjusted: false,
      asks: { ...silent, prepayment: true },
    });
  });

  test.each<[Topic, Partial<Inputs>, string]>([
    ["choice", { spare: 7_500, expected: 10, tax: 20 }, "&e=7500&er=10&et=20"],
    ["rateChange", { newRate: 9.25, fromMonth: 25, keep: "emi" }, "&nr=9.25&nm=25&keep=emi"],
    ["fees", { fee: 10_000, moratorium: 6, meanwhile: "paid" }, "&f=10000&mo=6&wait=paid"],
  ])("opens what it is about: %s", (topic, part, written) => {
    const inputs = { ...start, ...part };
    expect(writeInputs(inputs)).toBe(`#p=100000&r=7.5&y=15${written}`);
    expect(readInputs(writeInputs(inputs))).toEqual({
      inputs,
      adjusted: false,
      asks: { ...silent, [topic]: true },
    });
  });

  test("carries a term in months as it was set", () => {
    const inMonths = { ...start, years: 19 / 12, termIn: "months" } as const;
    expect(writeInputs(inMonths)).toBe("#p=100000&r=7.5&n=19");
    expect(readInputs("#p=100000&r=7.5&n=19").inputs).toEqual(inMonths);
  });

  test("a change of rate after the loan's end comes in its last month", () => {
    const { inputs, adjusted } = readInputs("#y=1&nm=24");
    expect(inputs.fromMonth).toBe(12);
    expect(adjusted).toBe(true);
  });
});

describe("the pictures in words", () => {
  const years = (term: number) => byYear(schedule(loan(1_00_000, 12, term)));

  test.each([
    [1, "Paid in 1 year: ₹1 lakh principal and ₹6,619 interest."],
    [
      2,
      "Principal and interest paid each year, over 2 years. Interest falls from ₹9,470 in the first year to ₹3,507 in the last.",
    ],
  ])("what is paid in %d", (term, words) => {
    expect(describePaid(years(term))).toBe(words);
  });

  test.each([
    [1, null, "over 1 year."],
    [1.5, null, "over 1 year 6 months."],
    [20, 14, "over 20 years; with prepayment nothing after 14 years."],
    [2, 1, "over 2 years; with prepayment nothing after 1 year."],
  ])("what is owed in %d, prepaid in %o", (term, prepaid, words) => {
    expect(describeOwed(years(term), prepaid === null ? null : years(prepaid))).toBe(
      `What is still owed at the end of each year, ${words}`,
    );
  });
});

describe("the CSV of the schedule", () => {
  const csvOf = (fragment: string): string[] => {
    const { inputs } = readInputs(fragment);
    const { agreed, prepaid } = plansOf(inputs);
    return scheduleCsv(inputs, agreed, prepaid).split("\r\n");
  };

  test("what was asked and answered, one header, a row per month, plain numbers", () => {
    const lines = csvOf("");
    expect(lines.slice(0, 10)).toEqual([
      "\uFEFFLoan Amount,100000,rupees",
      "Interest Rate (per year),7.5,percent",
      "Loan Term,15,years",
      "Monthly Payment,927.01,rupees",
      "Total Payment,166862.22,rupees",
      "Total Interest,66862.22,rupees",
      "Interest Percentage,66.9,percent",
      "",
      "Month,Payment,Principal,Interest,Balance",
      "1,927.01,302.01,625,99697.99",
    ]);
    expect(lines[188]).toBe("180,927.01,921.25,5.76,0");
    expect(lines).toHaveLength(190); // and the empty end
  });

  test("a term in months is written in months", () => {
    expect(csvOf("#n=18")).toContain("Loan Term,18,months");
  });

  test("with a prepayment both plans stand side by side, to the end of the longer", () => {
    const lines = csvOf("#p=5000000&r=8.5&y=20&x=5000&when=monthly&effect=term");
    expect(lines).toContain('Prepayment,"₹5,000 extra every month"');
    expect(lines).toContain("Interest Saved,1389249.71,rupees");
    expect(lines).toContain("Time Saved,53,months");
    const [header = "", ...months] = lines.slice(lines.indexOf("") + 1);
    expect(header).toBe(
      "Month,Payment,Principal,Interest,Balance,Payment with prepayment,Principal with prepayment,Interest with prepayment,Extra with prepayment,Balance with prepayment",
    );
    expect(months[0]).toBe(
      "1,43391.16,7974.5,35416.67,4992025.5,43391.16,7974.5,35416.67,5000,4987025.5",
    );
    expect(months[186]).toMatch(/^187,43391\.16,.*,23873\.02,.*,0$/);
    expect(months[187]).toMatch(/^188,43391\.16,.*,,,,,$/);
    expect(months).toHaveLength(241); // and the empty end
  });
});

describe("working", () => {
  test("the formula with the numbers put in", () => {
    const { monthlyPayment, totalPayment, totalInterest, interestPercent } = formulaSteps(
      loan(1_00_000, 7.5, 15),
    );
    expect(monthlyPayment).toEqual([
      "P × r × (1 + r)^n ÷ ((1 + r)^n − 1)",
      "P = 1,00,000",
      "r = 7.5 ÷ 100 ÷ 12 = 0.00625",
      "n = 15 × 12 = 180 months",
      "(1 + r)^n = 3.069451727056",
      "1,00,000 × 0.00625 × 3.069451727056 ÷ 2.069451727056",
      "Monthly Payment = ₹927.01",
    ]);
    expect(totalPayment.at(-1)).toBe("Total Payment = ₹1,66,862.22");
    expect(totalInterest).toEqual([
      "Total Payment − Loan Amount",
      "1,66,862.2248005 − 1,00,000",
      "Total Interest = ₹66,862.22",
    ]);
    expect(interestPercent.at(-1)).toBe("Interest Percentage = 66.9%");
  });

  test("the numbers put in give the paise that are shown", () => {
    fc.assert(
      fc.property(loans, (any) => {
        const lines = formulaSteps(any).monthlyPayment;
        const [P, r, growth, less] = (lines.at(-2) ?? "")
          .split(/ [×÷] /)
          .map((part) => Number(part.replaceAll(",", "")));
        const payment = ((P ?? 0) * (r ?? 0) * (growth ?? 0)) / (less ?? 0);
        expect(Math.abs(payment - monthlyPayment(any))).toBeLessThan(1e-5);
      }),
    );
  });

  test("at zero rate it divides", () => {
    expect(formulaSteps(loan(1_20_000, 0, 10)).monthlyPayment).toEqual([
      "P ÷ n",
      "n = 10 × 12 = 120 months",
      "1,20,000 ÷ 120",
      "Monthly Payment = ₹1,000.00",
    ]);
  });
});
