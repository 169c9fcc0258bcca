import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatRupees } from "#domain/money.ts";
import { sampled } from "#proof/scale.ts";
import {
  describePrepayment,
  formatMonths,
  prepaidSchedule,
  savingOf,
  type Prepayment,
} from "./prepayment.ts";
import { prepaymentSteps } from "./prepayment-steps.ts";
import type { Loan } from "./repayment.ts";

// A second implementation, which shares nothing with ours: a ledger in 50 decimal digits that lives
// through every month, as a clerk would.
const Exact = Decimal.clone({ precision: 50 });
type Exact = InstanceType<typeof Exact>;
const zero = new Exact(0);
const rateOf = (percent: Decimal.Value): Exact => new Exact(percent).div(1200);

/** The payment that clears a debt: the debt ÷ the sum of what a rupee of each month is worth today. */
function clearingPayment(owed: Exact, rate: Exact, months: number): Exact {
  let worth = zero;
  let discount = new Exact(1);
  for (let month = 1; month <= months; month++) {
    discount = discount.div(rate.plus(1));
    worth = worth.plus(discount);
  }
  return owed.div(worth);
}

interface Entry {
  interest: Exact;
  paid: Exact; // without the extra
  extra: Exact;
  owed: Exact;
}

/** The ledger of a loan with extra payments; less than a millionth of a rupee is nothing. */
function ledger({ amount, rate, years }: Loan, prepayment: Prepayment): Entry[] {
  const { extra, when, after, inMonth, effect } = prepayment;
  const term = years * 12;
  const perMonth = rateOf(rate);
  const entries: Entry[] = [];
  let owed = new Exact(amount);
  let payment = clearingPayment(owed, perMonth, term);
  for (let month = 1; month <= term && owed.gt("1e-6"); month++) {
    const interest = owed.times(perMonth);
    const debt = owed.plus(interest);
    const paid = Exact.min(payment, debt);
    const isDue =
      when === "monthly" ||
      (when === "once" && month === Math.min(after, term - 1)) ||
      (when === "yearly" && (month - inMonth) % 12 === 0);
    const more = isDue ? Exact.min(extra, debt.minus(paid)) : zero;
    owed = debt.minus(paid).minus(more);
    entries.push({ interest, paid, extra: more, owed });
    if (effect === "emi" && more.gt(0) && month < term && owed.gt("1e-6")) {
      payment = clearingPayment(owed, perMonth, term - month);
    }
  }
  return entries;
}

const total = (entries: readonly Entry[], part: keyof Entry): number =>
  entries.reduce((sum, entry) => sum.plus(entry[part]), zero).toNumber();

/** How far off, as a share of what is wanted (of 0: as it is). */
const errorOf = (actual: number, wanted: number): number =>
  Math.abs(actual - wanted) / (Math.abs(wanted) || 1);

const home: Loan = { amount: 50_00_000, rate: 8.5, years: 20 };
const prepay = (part: Partial<Prepayment>): Prepayment => ({
  extra: 1_00_000,
  after: 12,
  inMonth: 12,
  when: "yearly",
  effect: "term",
  ...part,
});
const loans: fc.Arbitrary<Loan> = fc.record({
  amount: fc.integer({ min: 1_000, max: 1_00_00_000 }),
  rate: fc.integer({ min: 10, max: 3_000 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 30 }),
});
const prepayments: fc.Arbitrary<Prepayment> = fc.record({
  extra: fc.integer({ min: 1, max: 10_00_000 }),
  after: fc.integer({ min: 1, max: 359 }),
  inMonth: fc.integer({ min: 1, max: 12 }),
  when: fc.constantFrom("monthly", "yearly", "once"),
  effect: fc.constantFrom("term", "emi"),
});

describe("a prepayment every year", () => {
  test.each([
    // after month; months until nothing is owed; interest saved: by the ledger
    [12, 168, "₹18,55,389.33", "6 years"],
    [6, 163, "₹19,62,775.55", "6 years 5 months"],
    [1, 161, "₹20,55,123.15", "6 years 7 months"],
  ])("of 1 lakh on 50 lakh, after month %d", (inMonth, months, saved, time) => {
    const saving = savingOf(home, prepaidSchedule(home, prepay({ inMonth })));
    const entries = ledger(home, prepay({ inMonth }));
    expect(entries).toHaveLength(months);
    expect(saving.months).toBe(months);
    expect(formatRupees(saving.savedInterest)).toBe(saved);
    expect(formatMonths(saving.savedMonths)).toBe(time);
    expect(errorOf(saving.interest, total(entries, "interest"))).toBeLessThan(1e-12);
  });

  test("comes in its month only", () => {
    const due = prepaidSchedule(home, prepay({ inMonth: 3 })).filter(({ extra }) => extra > 0);
    expect(due.slice(0, 3).map(({ month }) => month)).toEqual([3, 15, 27]);
  });

  test.each<[Partial<Prepayment>, string]>([
    [{}, "with ₹1,00,000 extra every year"],
    [{ inMonth: 4 }, "with ₹1,00,000 extra every year after month 4"],
    [{ when: "monthly", extra: 5_000 }, "with ₹5,000 extra every month"],
    [{ when: "once", after: 24 }, "with ₹1,00,000 extra after month 24"],
    [{ when: "once", after: 300 }, "with ₹1,00,000 extra after month 239"],
  ])("%o is said as “%s”", (part, words) => {
    expect(describePrepayment(home, prepay(part))).toBe(words);
  });
});

test("random prepayments agree with the ledger, month by month", () => {
  fc.assert(
    fc.property(loans, prepayments, (loan, prepayment) => {
      const rows = prepaidSchedule(loan, prepayment);
      const entries = ledger(loan, prepayment);
      // Ours forgives half a paisa, which may end a loan one month before the ledger does.
      const forgiven = entries.slice(rows.length).reduce((sum, { paid }) => sum.plus(paid), zero);
      expect(forgiven.toNumber()).toBeLessThan(0.01);
      expect(rows.length).toBeLessThanOrEqual(entries.length);
      const apart = rows.map((row, index) =>
        Math.abs(row.balance - (entries[index]?.owed.toNumber() ?? Number.NaN)),
      );
      expect(Math.max(...apart)).toBeLessThan(0.005);
      expect(Math.abs(savingOf(loan, rows).interest - total(entries, "interest"))).toBeLessThan(
        0.005,
      );
    }),
    { numRuns: sampled(200) },
  );
});

describe("the working of a prepayment", () => {
  const rows = prepaidSchedule(home, prepay({}));
  const steps = prepaymentSteps(home, prepay({}), rows);

  test("the saving, and the time", () => {
    expect(steps.savedInterest).toEqual([
      "Total Interest without − with prepayment",
      "54,13,878.800386 − 35,58,489.472327",
      "Interest Saved = ₹18,55,389.33",
    ]);
    expect(steps.savedMonths).toEqual([
      "Months as agreed − months with prepayment",
      "240 − 168 = 72 months",
      "Time Saved = 6 years",
    ]);
  });

  test("the interest of the first month and of the last", () => {
    expect(steps.interest).toEqual([
      "What is owed × r in each month, added up",
      "r = 8.5 ÷ 100 ÷ 12 = 0.007083333333333",
      "Month 1: 50,00,000 × r = 35,416.66666667",
      "… and so on, over 168 months",
      expect.stringMatching(/^Month 168: [\d,.]+ × r = [\d,.]+$/),
      "Total Interest = ₹35,58,489.47",
    ]);
  });

  test("a smaller payment is the formula on what is left", () => {
    const once = prepay({ extra: 5_00_000, when: "once", effect: "emi" });
    const lines = prepaymentSteps(home, once, prepaidSchedule(home, once)).lastInstallment;
    expect(lines).toContain("n = 240 − 12 = 228 months left");
    expect(lines.at(-1)).toBe("Monthly Payment = ₹38,963.93");
  });

  test("all figures have one, however short the loan becomes", () => {
    const short: Loan = { amount: 1_000, rate: 10, years: 1 };
    const all = prepay({ extra: 5_000, when: "monthly", effect: "emi" });
    for (const lines of Object.values(prepaymentSteps(short, all, prepaidSchedule(short, all)))) {
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.join(" ")).not.toMatch(/NaN|undefined|–/);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });
});
