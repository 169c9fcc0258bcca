import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  copyText,
  Decimal,
  euler,
  exactText,
  figureOf,
  groupIndian,
  numberText,
  pi,
  readDecimal,
  settle,
} from "./decimal.ts";

describe("“Display up to 15 significant digits”", () => {
  test.each([
    ["0", "0"],
    ["-0", "0"],
    ["123456789012345", "12,34,56,78,90,12,345"],
    ["1234567890123456", "1.23456789012346e15"],
    ["0.1234567890123456789", "0.123456789012346"],
    ["999999999999999.5", "1e15"],
    ["0.000001", "0.000001"],
    ["0.00000123", "0.00000123"],
    ["0.0000001", "1e-7"],
    ["-1234.50", "-1,234.5"],
    ["1e21", "1e21"],
    ["-2.5e-300", "-2.5e-300"],
    ["Infinity", "Infinity"],
    ["-Infinity", "-Infinity"],
    ["NaN", "NaN"],
  ])("%s is written %s", (value, written) => {
    expect(numberText(settle(new Decimal(value)))).toBe(written);
  });

  test("never more than 15 digits", () => {
    const parts = fc.tuple(
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      fc.integer({ min: -60, max: 60 }),
    );
    fc.assert(
      fc.property(parts, ([digits, power]) => {
        const { digits: shown } = figureOf(new Decimal(`${digits}e${power}`));
        const significant = shown.replace(/\D/g, "").replace(/^0+/, "");
        expect(significant.length).toBeLessThanOrEqual(15);
      }),
    );
  });
});

describe("Indian grouping", () => {
  test.each([
    ["0", "0"],
    ["999", "999"],
    ["1000", "1,000"],
    ["100000", "1,00,000"],
    ["-1234567.", "-12,34,567."],
    ["1234.5678", "1,234.5678"],
    ["0.1000", "0.1000"],
    ["Infinity", "Infinity"],
  ])("%s is %s", (digits, grouped) => {
    expect(groupIndian(digits)).toBe(grouped);
  });

  test("agrees with the browser's own", () => {
    const format = new Intl.NumberFormat("en-IN");
    fc.assert(
      fc.property(fc.maxSafeInteger(), (whole) => {
        expect(groupIndian(String(whole))).toBe(format.format(whole));
      }),
    );
  });
});

describe("dust", () => {
  test.each([
    [new Decimal(1).div(3).times(3), "1"],
    [new Decimal(2).sqrt().pow(2), "2"],
    [new Decimal("1e-30").plus(1), "1.000000000000000000000000000001"],
    [new Decimal("12.5").div(7).times(7), "12.5"],
    [new Decimal("-0"), "0"],
  ])("%s settles to %s", (value, settled) => {
    expect(settle(value).toString()).toBe(settled);
  });

  test("the constants are right to their last digit", () => {
    const more = Decimal.clone({ precision: 80 });
    expect(pi.minus(more.acos(-1)).abs().lt("1e-79")).toBe(true);
    expect(euler.minus(more.exp(1)).abs().lt("1e-59")).toBe(true);
  });
});

describe("all digits", () => {
  test.each([
    ["999999998000000001", "9,99,99,99,98,00,00,00,001", "999999998000000001"],
    ["123.5", "", "123.5"],
    ["0.0000001", "0.0000001", "0.0000001"],
    ["1e50", "", "1e50"],
    ["1e15", "1,00,00,00,00,00,00,000", "1000000000000000"],
    ["NaN", "", "NaN"],
    ["-Infinity", "", "-Infinity"],
  ])("of %s are %j, and %s is copied", (value, exact, copied) => {
    expect(exactText(new Decimal(value))).toBe(exact);
    expect(copyText(new Decimal(value))).toBe(copied);
  });

  test("of a third are not known: 15 are copied", () => {
    expect(exactText(new Decimal(1).div(3))).toBe("");
    expect(copyText(new Decimal(1).div(3))).toBe("0.333333333333333");
  });
});

describe("pasted numbers", () => {
  test.each([
    ["1,00,000", "100000"],
    ["₹ 5,00,000.50", "500000.5"],
    ["  -12 ", "-12"],
    ["−3.5", "-3.5"],
    ["5L", "500000"],
    ["1.2cr", "12000000"],
    ["१२३", "123"],
    ["1.5e-7", "1.5e-7"],
    ["2E+20", "200000000000000000000"],
    ["9007199254740993", "9007199254740993"],
    ["-0", "0"],
    ["1e99999", null],
    ["0x10", null],
    ["", null],
    ["tea", null],
    ["1.2.3", null],
    ["2+3", null],
    ["8,5", null],
    ["10 20", null],
    ["10⁶", null],
    ["5%", null],
    ["Infinity", null],
    ["9".repeat(200), null],
  ])("%j is %s", (text, value) => {
    expect(readDecimal(text)?.toString() ?? null).toBe(
      value === null ? null : new Decimal(value).toString(),
    );
  });

  test("what is copied can be pasted back", () => {
    const parts = fc.tuple(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      fc.integer({ min: -300, max: 300 }),
    );
    fc.assert(
      fc.property(parts, ([digits, power]) => {
        const value = settle(new Decimal(`${digits}e${power}`));
        expect(readDecimal(copyText(value))?.toString()).toBe(value.toString());
      }),
    );
  });
});
