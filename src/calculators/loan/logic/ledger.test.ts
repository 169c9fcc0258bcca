import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPercent, formatRupees } from "#domain/money.ts";
import { formatMonths } from "#domain/term.ts";
import { isProof, sampled } from "#proof/scale.ts";
import { describePrepayment, prepaidSchedule, savingOf, type Prepayment } from "./prepayment.ts";
import { fullCost } from "./what-if/fees.ts";
import type { Choice, Fees, RateChange } from "./what-if/fields.ts";
import { feesSteps } from "./what-if/fees-steps.ts";
import { describeChoice, finalLead, turnsOf } from "./what-if/lead.ts";
import { afterTax, breakEvenReturn, coursesOf, outcomeOf } from "./what-if/prepay-or-invest.ts";
import { choiceSteps } from "./what-if/prepay-or-invest-steps.ts";
import { prepaymentSteps } from "./prepayment-steps.ts";
import { changeRate } from "./what-if/rate-change.ts";
import { rateChangeSteps } from "./what-if/rate-change-steps.ts";
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
  const term = Math.round(years * 12);
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
  years: fc.integer({ min: 12, max: 360 }).map((months) => months / 12),
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
    [{}, "₹1,00,000 extra every year"],
    [{ inMonth: 4 }, "₹1,00,000 extra every year after month 4"],
    [{ when: "monthly", extra: 5_000 }, "₹5,000 extra every month"],
    [{ when: "once", after: 24 }, "₹1,00,000 extra after month 24"],
    [{ when: "once", after: 300 }, "₹1,00,000 extra after month 239"],
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
    { numRuns: isProof ? 200 : 8 },
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

/** Two purses with the same money: one prepays and then invests, the other invests from the start. */
function purses(loan: Loan, { spare, expected, tax }: Choice) {
  const agreed = ledger(loan, prepay({ extra: 0 }));
  const prepaid = ledger(loan, prepay({ extra: spare, when: "monthly" }));
  const budget = clearingPayment(
    new Exact(loan.amount),
    rateOf(loan.rate),
    Math.round(loan.years * 12),
  ).plus(spare);
  const growth = rateOf(expected).plus(1);
  const left = (value: Exact, paidIn: Exact) =>
    value.minus(Exact.max(0, value.minus(paidIn)).times(tax).div(100));
  let [one, onePaid, two, twoPaid] = [zero, zero, zero, zero];
  return agreed.map(({ owed }, index) => {
    const entry = prepaid[index];
    const free = entry === undefined ? budget : budget.minus(entry.paid).minus(entry.extra);
    one = one.times(growth).plus(free);
    onePaid = onePaid.plus(free);
    two = two.times(growth).plus(spare);
    twoPaid = twoPaid.plus(spare);
    return {
      prepay: left(one, onePaid)
        .plus(owed)
        .minus(entry?.owed ?? zero),
      invest: left(two, twoPaid),
    };
  });
}

const choice = (spare: number, expected: number, tax: number): Choice => ({ spare, expected, tax });
const choices: fc.Arbitrary<Choice> = fc.record({
  spare: fc.integer({ min: 500, max: 1_00_000 }),
  expected: fc.integer({ min: 100, max: 3_000 }).map((hundredths) => hundredths / 100),
  tax: fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
});

describe("prepay or invest?", () => {
  test("random choices agree with two purses, month by month and by formula", () => {
    fc.assert(
      fc.property(loans, choices, (loan, any) => {
        const { prepay, invest } = coursesOf(loan, any);
        const wanted = purses(loan, any);
        const scale = Math.max(1_000, wanted.at(-1)?.invest.toNumber() ?? 0);
        for (const [index, { prepay: one, invest: two }] of wanted.entries()) {
          const apart = [
            (prepay[index + 1]?.worth ?? Number.NaN) - one.toNumber(),
            (invest[index + 1]?.worth ?? Number.NaN) - two.toNumber(),
          ].map(Math.abs);
          expect(Math.max(...apart) / scale).toBeLessThan(1e-8);
        }
        const outcome = outcomeOf(loan, any);
        expect(
          Math.abs(afterTax(outcome.prepay, any) - (prepay.at(-1)?.worth ?? 0)) / scale,
        ).toBeLessThan(1e-8);
        expect(
          Math.abs(afterTax(outcome.invest, any) - (invest.at(-1)?.worth ?? 0)) / scale,
        ).toBeLessThan(1e-8);
      }),
      { numRuns: sampled(100, 10) },
    );
  });

  test("before tax the higher rate wins, from the second month to the last", () => {
    fc.assert(
      fc.property(loans, choices, (loan, any) => {
        const untaxed = { ...any, tax: 0 };
        const turns = turnsOf(coursesOf(loan, untaxed));
        const apart = Math.abs(any.expected - loan.rate);
        if (apart < 0.5 || loan.amount < 1_00_000) return;
        expect(turns).toHaveLength(1);
        expect(turns[0]?.ahead).toBe(any.expected > loan.rate ? "invest" : "prepay");
      }),
    );
  });

  test("at the loan's own rate, untaxed, both come to the same", () => {
    const same = choice(5_000, 8.5, 0);
    expect(Math.abs(finalLead(coursesOf(home, same)))).toBeLessThan(0.01);
    expect(breakEvenReturn(home, same)).toBeCloseTo(8.5, 6);
    expect(describeChoice(coursesOf(home, same))).toBe("Both come to the same.");
  });

  test("the break-even return ends both alike, by the purses", () => {
    for (const any of [choice(5_000, 12, 12.5), choice(50_000, 12, 30), choice(500, 12, 0)]) {
      const expected = breakEvenReturn(home, any);
      const last = purses(home, { ...any, expected }).at(-1);
      expect(errorOf(last?.invest.toNumber() ?? 0, last?.prepay.toNumber() ?? 1)).toBeLessThan(
        1e-8,
      );
    }
  });

  test.each([
    // by the purses: who is ahead, from which month, and by how much in the end
    [choice(5_000, 12, 12.5), "Investing is ahead all the way, by ₹"],
    [choice(5_000, 6, 12.5), "Prepaying is ahead all the way, by ₹"],
    [
      choice(5_000, 9.5, 12.5),
      "Prepaying is ahead first, investing from 6 years 4 months on, by ₹1,33,539 after 20 years.",
    ],
  ])("%o: “%s…”", (any, words) => {
    const courses = coursesOf(home, any);
    expect(describeChoice(courses)).toContain(words);
    const leads = purses(home, any).map(({ prepay, invest }) => invest.minus(prepay).toNumber());
    const wanted = leads
      .map((lead, index) => ({ month: index + 1, ahead: lead > 0 ? "invest" : "prepay", lead }))
      .filter(({ lead }) => Math.abs(lead) >= 0.005)
      .filter(({ ahead }, index, all) => all[index - 1]?.ahead !== ahead)
      .map(({ month, ahead }) => ({ month, ahead }));
    expect(turnsOf(courses)).toEqual(wanted);
    expect(errorOf(finalLead(courses), leads.at(-1) ?? 0)).toBeLessThan(1e-8);
  });

  test("the working gives the figures", () => {
    const any = choice(5_000, 12, 12.5);
    const steps = choiceSteps(home, any);
    expect(steps.invest).toEqual([
      "P × ((1 + i)^n − 1) ÷ i, less tax",
      "P = 5,000, paid at the end of each month, as the loan is",
      "i = 12 ÷ 100 ÷ 12 = 0.01",
      "n = 240 months",
      "5,000 × ((1 + i)^240 − 1) ÷ i = 49,46,276.826937",
      "Tax: 12.5% of 49,46,276.826937 − 12,00,000 paid in = 4,68,284.6033671",
      "49,46,276.826937 − 4,68,284.6033671",
      "By Investing = ₹44,77,992",
    ]);
    expect(steps.prepay).toContain("Paid off after 187 months, 53 are left");
    expect(steps.lead.at(-1)).toMatch(/^Difference = ₹[\d,]+$/);
    expect(steps.breakEven.at(-1)).toMatch(/^Break-even Return = \d+\.\d\d%$/);
  });
});

/** A loan whose rate changes: what is paid from then on, in how many months, and the interest. */
function changedLedger(loan: Loan, { newRate, fromMonth, keep }: RateChange) {
  const term = Math.round(loan.years * 12);
  const from = Math.min(fromMonth, term);
  let owed = new Exact(loan.amount);
  let payment = clearingPayment(owed, rateOf(loan.rate), term);
  let interest = zero;
  let month = 1;
  for (; owed.gt("1e-6"); month++) {
    const rate = rateOf(month < from ? loan.rate : newRate);
    if (month === from && keep === "term") payment = clearingPayment(owed, rate, term - from + 1);
    const due = owed.times(rate);
    if (due.gte(payment) || month > 1_300) return null;
    interest = interest.plus(due);
    owed = owed.plus(due).minus(Exact.min(payment, owed.plus(due)));
  }
  return { payment: payment.toNumber(), interest: interest.toNumber(), months: month - 1 };
}

const changes: fc.Arbitrary<RateChange> = fc.record({
  newRate: fc.integer({ min: 10, max: 3_000 }).map((hundredths) => hundredths / 100),
  fromMonth: fc.integer({ min: 2, max: 360 }),
  keep: fc.constantFrom("term", "emi"),
});

describe("a rate that changes", () => {
  test("random changes agree with the ledger", () => {
    fc.assert(
      fc.property(loans, changes, (loan, change) => {
        const wanted = changedLedger(loan, change);
        const actual = changeRate(loan, change);
        if (wanted === null || wanted.months > 1_100) return;
        expect(actual.ok).toBe(true);
        if (!actual.ok) return;
        expect(errorOf(actual.value.payment, wanted.payment)).toBeLessThan(1e-9);
        expect(Math.abs(actual.value.interest - wanted.interest)).toBeLessThan(0.01);
        // A last payment of less than a paisa may count as a month here and not there.
        const isHair = actual.value.lastPayment < 0.01;
        expect(Math.abs(actual.value.months - wanted.months)).toBeLessThanOrEqual(isHair ? 1 : 0);
      }),
      { numRuns: isProof ? 200 : 8 },
    );
  });

  test.each<[Partial<RateChange>, string, number, string]>([
    // by the ledger: 50 lakh at 8.5% over 20 years
    [{ newRate: 9.5, keep: "term" }, "₹46,497.78", 240, "₹61,22,187.65"],
    [{ newRate: 9.5, keep: "emi" }, "₹43,391.16", 297, "₹78,75,019.08"],
    [{ newRate: 7.5, keep: "emi" }, "₹43,391.16", 209, "₹40,42,868.70"],
  ])("%o", (part, payment, months, interest) => {
    const actual = changeRate(home, { newRate: 9, fromMonth: 13, keep: "term", ...part });
    expect(actual).toMatchObject({ ok: true, value: { months } });
    if (!actual.ok) return;
    expect(formatRupees(actual.value.payment)).toBe(payment);
    expect(formatRupees(actual.value.interest)).toBe(interest);
  });

  test("the old rate again changes nothing", () => {
    for (const keep of ["term", "emi"] as const) {
      const actual = changeRate(home, { newRate: 8.5, fromMonth: 100, keep });
      expect(actual).toMatchObject({ ok: true, value: { months: 240 } });
      expect(actual.ok && formatRupees(actual.value.moreInterest)).toBe("₹0.00");
    }
  });

  test("a payment that never ends the debt is refused in words", () => {
    expect(changeRate(home, { newRate: 12, fromMonth: 13, keep: "emi" })).toEqual({
      ok: false,
      message:
        "At 12% the interest is ₹49,004.89 a month, and a payment of ₹43,391.16 does not cover it: the debt would grow. Choose a new EMI.",
    });
    expect(changeRate(home, { newRate: 12, fromMonth: 13, keep: "term" }).ok).toBe(true);
  });

  test("has its working", () => {
    const change: RateChange = { newRate: 9.5, fromMonth: 13, keep: "term" };
    const actual = changeRate(home, change);
    const steps = actual.ok ? rateChangeSteps(home, change, actual.value) : null;
    expect(steps?.payment).toContain("n = 240 − 12 = 228 months left");
    expect(steps?.payment.at(-1)).toBe("New Monthly Payment = ₹46,497.78");
    expect(steps?.months.at(-1)).toBe("New Term = 240 months = 20 years");
    expect(steps?.moreInterest[1]).toMatch(/ − 54,13,878\.800386$/);
  });
});

const noFees: Fees = { fee: 0, insurance: 0, moratorium: 0, meanwhile: "added" };

/** What was received less what all payments are worth at a month's rate, payment by payment. */
function shortfall(loan: Loan, fees: Fees, monthly: Decimal.Value): Exact {
  const rate = rateOf(loan.rate);
  let owed = new Exact(loan.amount);
  const paid: Exact[] = [];
  for (let month = 1; month <= fees.moratorium; month++) {
    const interest = owed.times(rate);
    if (fees.meanwhile === "added") owed = owed.plus(interest);
    paid.push(fees.meanwhile === "added" ? zero : interest);
  }
  const payment = clearingPayment(owed, rate, Math.round(loan.years * 12));
  for (let month = 1; month <= Math.round(loan.years * 12); month++) paid.push(payment);
  let discount = new Exact(1);
  let worth = zero;
  for (const one of paid) {
    discount = discount.div(new Exact(monthly).plus(1));
    worth = worth.plus(one.times(discount));
  }
  return new Exact(loan.amount).minus(fees.fee).minus(fees.insurance).minus(worth);
}

describe("fees and moratorium", () => {
  test("the illustration of the Reserve Bank: RBI/2024-25/18, Annex B", () => {
    const full = fullCost({ amount: 20_000, rate: 15, years: 2 }, { ...noFees, fee: 400 });
    expect(full.ok && formatPercent(full.value.nominalPercent, 2)).toBe("17.07%");
    expect(full.ok && formatRupees(full.value.payment, 0)).toBe("₹970");
  });

  test("at the rate found, all payments are worth what was received", () => {
    const anyFees: fc.Arbitrary<Fees> = fc.record({
      fee: fc.integer({ min: 0, max: 5_00_000 }),
      insurance: fc.integer({ min: 0, max: 10_00_000 }),
      moratorium: fc.integer({ min: 0, max: 84 }),
      meanwhile: fc.constantFrom("added", "paid"),
    });
    fc.assert(
      fc.property(loans, anyFees, (loan, fees) => {
        const full = fullCost(loan, fees);
        expect(full.ok).toBe(fees.fee + fees.insurance < loan.amount);
        if (!full.ok) return;
        const found = full.value.monthlyRate;
        expect(shortfall(loan, fees, found * (1 - 1e-9)).toNumber()).toBeLessThan(0);
        expect(shortfall(loan, fees, found * (1 + 1e-9)).toNumber()).toBeGreaterThan(0);
      }),
      { numRuns: sampled(100, 10) },
    );
  });

  test("without fees it is the loan's own rate, compounded", () => {
    const full = fullCost(home, noFees);
    expect(full.ok && full.value.nominalPercent).toBeCloseTo(8.5, 12);
    expect(full.ok && formatPercent(full.value.effectivePercent, 2)).toBe("8.84%");
    expect(full.ok && formatRupees(full.value.cost)).toBe("₹54,13,878.80");
  });

  test("a moratorium alone changes the payment and the cost, not the rate", () => {
    const added = fullCost(home, { ...noFees, moratorium: 12 });
    const paid = fullCost(home, { ...noFees, moratorium: 12, meanwhile: "paid" });
    expect(added.ok && added.value.nominalPercent).toBeCloseTo(8.5, 12);
    expect(paid.ok && paid.value.nominalPercent).toBeCloseTo(8.5, 12);
    expect(added.ok && formatRupees(added.value.payment)).toBe("₹47,226.55");
    expect(paid.ok && formatRupees(paid.value.payment)).toBe("₹43,391.16");
    expect(paid.ok && formatRupees(paid.value.waiting)).toBe("₹35,416.67");
  });

  test("fees that leave nothing are refused in words", () => {
    expect(fullCost({ ...home, amount: 1_000 }, { ...noFees, fee: 1_000 })).toEqual({
      ok: false,
      message: "The fees are as much as the loan: nothing would be paid out.",
    });
  });

  test("each figure has its working, no line twice", () => {
    const fees: Fees = { fee: 25_000, insurance: 50_000, moratorium: 12, meanwhile: "paid" };
    const full = fullCost(home, fees);
    for (const lines of Object.values(full.ok ? feesSteps(home, fees, full.value) : {})) {
      expect(lines.join(" ")).not.toMatch(/NaN|undefined|–/);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });
});
