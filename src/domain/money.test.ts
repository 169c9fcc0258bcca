import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  amountText,
  formatExact,
  formatNumber,
  formatPercent,
  formatRupees,
  inLakhAndCrore,
  roundTo,
  shortRupees,
  spokenRupees,
} from "./money.ts";

describe("amounts, “Currency en-IN INR”", () => {
  test.each([
    [0, 2, "₹0.00"],
    [-0, 2, "₹0.00"],
    [-0.001, 2, "₹0.00"],
    [-0.004999, 2, "₹0.00"],
    [-0.4, 0, "₹0"],
    [-5, 2, "-₹5.00"],
    [0.005, 2, "₹0.01"],
    [1.005, 2, "₹1.01"],
    [999.999, 2, "₹1,000.00"],
    [12_34_567.5, 2, "₹12,34,567.50"],
    [166862.2248004929, 2, "₹1,66,862.22"],
    [90012408.25872119, 2, "₹9,00,12,408.26"],
    [575752923850.6469, 0, "₹5,75,75,29,23,851"],
    [Number.NaN, 2, "–"],
    [Number.POSITIVE_INFINITY, 2, "–"],
    [Number.NEGATIVE_INFINITY, 0, "–"],
  ])("%d with %d decimals is %s", (amount, decimals, shown) => {
    expect(formatRupees(amount, decimals)).toBe(shown);
  });

  test("none is ever “-₹0.00”, “₹NaN” or “₹∞”", () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(0, 2), (amount, decimals) => {
        for (const shown of [formatRupees(amount, decimals), shortRupees(amount)]) {
          expect(shown).not.toMatch(/NaN|∞|-₹0(\.0+)?$/);
        }
      }),
    );
  });

  test.each([
    [66.8622248005, 1, "66.9%"],
    [800.12, 1, "800.1%"],
    [-0.01, 1, "0.0%"],
    [17, 1, "17.0%"],
    [Number.NaN, 1, "–"],
  ])("%d percent is %s", (percent, decimals, shown) => {
    expect(formatPercent(percent, decimals)).toBe(shown);
  });

  test.each([
    [1234567.5, 2, "12,34,567.5"],
    [7.5, 2, "7.5"],
    [-0.0001, 2, "0"],
    [0.00625, 10, "0.00625"],
    [Number.POSITIVE_INFINITY, 2, "–"],
  ])("the bare number %d is %s", (value, decimals, shown) => {
    expect(formatNumber(value, decimals)).toBe(shown);
  });

  test.each([
    [1_00_000, "1,00,000"],
    [-0, "0"],
    [0.1 / 1200, "0.00008333333333333"],
    [166862.2248004929, "1,66,862.2248005"],
    [Number.NaN, "–"],
  ])("in a working %d is %s", (value, shown) => {
    expect(formatExact(value)).toBe(shown);
  });

  test("rounding is decimal and never gives -0", () => {
    expect(roundTo(1.005, 2)).toBe(1.01);
    expect(roundTo(-0.004, 2)).toBe(0);
    expect(roundTo(99_999.5, 0)).toBe(1_00_000);
  });
});

describe("in lakh and crore: round first, choose the unit after", () => {
  test.each([
    [0, "₹0"],
    [99_999, "₹99,999"],
    [99_999.49, "₹99,999"],
    [99_999.5, "₹1 lakh"],
    [1_00_000, "₹1 lakh"],
    [1_50_000, "₹1.5 lakh"],
    [11_61_695.38, "₹11.62 lakh"],
    [99_99_499, "₹99.99 lakh"],
    [99_99_500, "₹1 crore"],
    [1_00_00_000, "₹1 crore"],
    [1_98_88_715.49, "₹1.99 crore"],
    [999_99_99_999, "₹1,000 crore"],
    [57575_29_23_850.65, "₹57,575 crore"],
    [1e12, "₹1,00,000 crore"],
    [-5_00_000, "-₹5 lakh"],
    [-0.2, "₹0"],
    [Number.NaN, "–"],
  ])("%d is %s", (amount, shown) => {
    expect(shortRupees(amount)).toBe(shown);
  });

  test("beside a full amount it stands only from one lakh on", () => {
    expect(inLakhAndCrore(99_999)).toBe("");
    expect(inLakhAndCrore(1_66_862.22)).toBe("₹1.67 lakh");
    expect(inLakhAndCrore(Number.NaN)).toBe("");
  });
});

describe("spoken", () => {
  test.each([
    [0, "0 rupees"],
    [1, "1 rupee"],
    [1_000, "1,000 rupees"],
    [50_00_000, "50 lakh rupees"],
    [1_00_00_000, "1 crore rupees"],
    [12_34_567, "12 lakh 34,567 rupees"],
    [1_20_05_000, "1 crore 20 lakh 5,000 rupees"],
    [57575_29_23_850, "57,575 crore 29 lakh 23,850 rupees"],
    [99_999.6, "1 lakh rupees"],
    [-500, "minus 500 rupees"],
    [-0.2, "0 rupees"],
    [Number.POSITIVE_INFINITY, "no amount"],
  ])("%d is “%s”", (amount, words) => {
    expect(spokenRupees(amount)).toBe(words);
  });
});

describe("typed amounts", () => {
  const parseAmount = (text: string): number | null => {
    const amount = amountText(text);
    return amount === null ? null : Number(amount) + 0;
  };

  test.each([
    ["5L", 5_00_000],
    ["5 l", 5_00_000],
    ["5 lakh", 5_00_000],
    ["5 Lakhs", 5_00_000],
    ["5lac", 5_00_000],
    ["1.2cr", 1_20_00_000],
    ["1.13cr", 1_13_00_000],
    ["0.07 crore", 7_00_000],
    ["12,34,567", 12_34_567],
    ["1,234,567", 12_34_567],
    ["₹ 5,00,000", 5_00_000],
    ["Rs. 500", 500],
    ["INR 500", 500],
    ["5000/-", 5_000],
    ["5 lakh rupees", 5_00_000],
    ["10k", 10_000],
    ["2.5K", 2_500],
    [".5L", 50_000],
    ["5.", 5],
    ["  7.50 ", 7.5],
    ["1 00 000", 1_00_000],
    ["1\u00a000\u00a0000", 1_00_000],
    ["५ लाख", 5_00_000],
    ["१२,३४,५६७", 12_34_567],
    ["২৫", 25], // Bengali
    ["௫", 5], // Tamil
    ["१ करोड़", 1_00_00_000],
    ["2.5 Cr.", 2_50_00_000],
    ["50 lakhs", 50_00_000],
    ["50 Lacs.", 50_00_000],
    ["3 Crs", 3_00_00_000],
    ["₹ 50,00,000/-", 50_00_000],
    ["Rs. 5,00,000/- only", 5_00_000],
    ["5 lakh rupees only", 5_00_000],
    ["500 rs.", 500],
    ["500 ₹", 500],
    ["1, 00, 000", 1_00_000],
    ["100 000", 1_00_000],
    ["1_000_000", 10_00_000],
    ["1,000.5", 1_000.5],
    ["５００", 500], // full width
    ["+5", 5],
    ["-5", -5],
    ["−5k", -5_000],
    ["-0", 0],
    ["0", 0],
  ])("%s is %d", (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test.each([
    ["", "nothing"],
    ["   ", "blanks"],
    ["₹", "a sign alone"],
    ["L", "a scale alone"],
    [".", "a point alone"],
    [",", "a comma alone"],
    ["abc", "words"],
    ["5 lakhs and more", "a sentence"],
    ["1,,000", "two commas"],
    ["1,", "a comma at the end"],
    ["1.2.3", "two points"],
    ["1.234,56", "European decimals"],
    ["8,5", "a comma that groups nothing"],
    ["1,00", "a group of two at the end"],
    ["1,0000", "a group of four"],
    ["10 20", "two numbers"],
    ["8 5", "two digits apart"],
    ["1,000 000", "two kinds of gaps"],
    ["5²", "a power"],
    ["10⁶", "a power of ten"],
    ["½", "a fraction"],
    ["5 lakh lakh", "two scales"],
    ["5%", "a share"],
    ["5 years", "a time"],
    ["1e5", "an exponent"],
    ["0x10", "hexadecimal"],
    ["NaN", "NaN"],
    ["Infinity", "Infinity"],
    ["--5", "two signs"],
    ["5-5", "a subtraction"],
    ["5M", "a scale we do not know"],
    ["=5", "a formula"],
    ["1".repeat(41), "more digits than any amount"],
    ["\ud800", "a lone surrogate"],
    ["constructor", "a name of every object"],
  ])("%j is not an amount: %s", (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  test("what is written with Indian grouping reads back as the same", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(parseAmount(formatNumber(amount))).toBe(amount + 0);
        expect(parseAmount(formatRupees(Math.abs(amount), 0))).toBe(Math.abs(amount));
      }),
    );
  });

  const letters = fc.constantFrom(..."0159.,-−+/₹lkcrs५लाख e\t\ud800".split(""));
  test("any text gives a finite number or null, never -0", () => {
    fc.assert(
      fc.property(fc.string({ unit: letters }), (text) => {
        const amount = parseAmount(text);
        expect(amount === null || Number.isFinite(amount)).toBe(true);
        expect(Object.is(amount, -0)).toBe(false);
      }),
    );
  });
});
