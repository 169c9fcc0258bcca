import { describe, expect, test } from "vitest";
import { readInputs } from "./inputs.ts";
import { saysOf } from "./facts.ts";
import { linkOfText, readLoan } from "./read-loan.ts";

describe("a loan as people write it", () => {
  test.each([
    ["50L 8.5% 20y", 5_000_000, 8.5, 240],
    ["50 lakh at 8.5% for 20 years", 5_000_000, 8.5, 240],
    ["₹ 50,00,000 @ 8.5% p.a. for 240 months", 5_000_000, 8.5, 240],
    ["home loan of 1.2 Cr at 9 percent over 15 yrs", 12_000_000, 9, 180],
    ["emi 5000000 8.5 20", 5_000_000, 8.5, 240],
    ["loan 500000 10.25% 5", 500_000, 10.25, 60],
    ["8.5% 20y 50L", 5_000_000, 8.5, 240],
    ["10k, 12%, 6 months", 10_000, 12, 6],
    ["5 lakh 9% 2 years 6 months", 500_000, 9, 30],
    ["$300,000 at 6% for 30 years", 300_000, 6, 360],
    ["1L 0% 1y", 100_000, 0, 12],
  ])("%s", (text, amount, rate, months) => {
    expect(readLoan(text)).toMatchObject({
      ok: true,
      value: { loan: { amount, rate, years: months / 12 }, months },
    });
  });
});

describe("what is no loan is refused, and says nothing", () => {
  test.each([
    "24/7",
    "50-50",
    "9/11",
    "2026-11-16",
    "16 Nov 2026",
    "1.2.3",
    "+91 98765 43210",
    "50L",
    "50L 8.5%",
    "8.5% 20y",
    "50L 20y",
    "5000000 8.5 20",
    "50L 8.5% 20y extra",
    "50% off for 2 months",
    "50L 8.5% 200y",
    "50L 120% 20y",
    "0 8.5% 20y",
    "50L 8,5% 20y",
    "20% of 500 in 2 years",
    "grew 5% in 3 years",
    "",
    `50L 8.5% 20y${" ".repeat(200)}`,
  ])("%s", (text) => {
    expect(readLoan(text)).toMatchObject({ ok: false });
    expect(saysOf(text)).toEqual([]);
    expect(linkOfText(text)).toBeNull();
  });
});

describe("in a few words", () => {
  test.each([
    ["50L 8.5% 20y", "₹43,391.16", "20 years", "₹54,13,878.80"],
    ["$300,000 at 6% for 30 years", "$1,798.65", "30 years", "$347,514.57"],
    ["1L 0% 6 months", "₹16,666.67", "6 months", "₹0.00"],
  ])("%s: %s", (text, payment, term, interest) => {
    const [first, second] = saysOf(text);
    expect([first?.words, first?.mark?.words, second?.words]).toEqual([payment, term, interest]);
  });
});

test.each([
  ["50L 8.5% 20y", { amount: 5_000_000, rate: 8.5, years: 20, termIn: "years" }, false],
  ["5L 9% 30 months", { amount: 500_000, rate: 9, years: 2.5, termIn: "months" }, false],
  ["5 Cr 9% 10y", { amount: 10_000_000 }, true],
])("the page takes %s", (text, inputs, adjusted) => {
  expect(readInputs(linkOfText(text) ?? "")).toMatchObject({ inputs, adjusted });
});
