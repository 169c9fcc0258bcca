import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copyText, Decimal, exactText } from "#domain/decimal.ts";
import { expressionOf, shownFigure, shownOperand } from "#domain/keypad.ts";
import { sampled } from "#proof/scale.ts";
import {
  applyGst,
  describeGst,
  ratesShape,
  freshState,
  initialRates,
  press,
  rows,
  rupees,
  type Key,
} from "./logic.ts";

/** "12.5 + 3 =" as keys: numbers are typed digit by digit. */
const keysOf = (line: string): Key[] =>
  line.split(" ").flatMap((word) => (/^[\d.]+$/.test(word) ? word.split("") : [word])) as Key[];
const after = (line: string) => keysOf(line).reduce(press, freshState);
/** The display as the spec has it: a string. */
function display({ pad }: typeof freshState): string {
  const { digits, exponent } = shownFigure(pad);
  return exponent === 0 ? digits : `${digits}e${exponent}`;
}

describe("Spec §2, Basic", () => {
  test("keypad rows `C ± % ÷` / `7 8 9 ×` / `4 5 6 -` / `1 2 3 +` / `0 . =`", () => {
    expect(rows.map((row) => row.join(" "))).toEqual([
      "C ± % ÷",
      "7 8 9 ×",
      "4 5 6 -",
      "1 2 3 +",
      "0 . =",
    ]);
  });
});

describe("Spec §4, Calculators", () => {
  test.each<[rule: string, keys: string, shown: string]>([
    ["digit entry replaces the display when the new-entry flag is set", "5 + 7", "7"],
    ["otherwise appends", "12 3", "123"],
    ["a leading “0” is replaced", "0 0 7", "7"],
    ["“.” is added only once", "1 . 2 . 3", "1.23"],
    ["“.” gives “0.” after a result", "1 + 2 = .", "0."],
    ["“.” gives “0.” after an operator", "1 + .", "0."],
    ["“.” on a fresh display", ". 5", "0.5"],
    ["An operator applies the pending operation to the stored operand", "2 + 3 ×", "5"],
    ["… and sets the new-entry flag", "2 + 3 × 4", "4"],
    ["“=” applies and clears the pending operator", "2 + 3 =", "5"],
    ["a second “=” changes nothing", "2 × 3 = =", "6"],
    ["“=” alone ends the entry", "5 = 3", "3"],
    ["C clears everything", "2 + 3 C", "0"],
    ["C clears the pending operator too", "2 + 3 C 7 =", "7"],
    ["± negates", "5 ±", "-5"],
    ["± twice", "5 ± ±", "5"],
    ["± leaves an entry open", "5 ± 2", "-52"],
    ["± on a result", "2 + 3 = ±", "-5"],
    ["± never shows -0", "0 ±", "0"],
    ["± never shows -0 on a result", "5 - 5 = ±", "0"],
    ["% divides by 100", "50 %", "0.5"],
    ["% on a result", "1 + 2 = %", "0.03"],
    ["a digit after % begins a new entry", "50 % 7", "7"],
    ["Infinity is displayed", "7 ÷ 0 =", "Infinity"],
    ["-Infinity is displayed", "7 ± ÷ 0 =", "-Infinity"],
    ["NaN is displayed", "0 ÷ 0 =", "NaN"],
    ["and nobody is stuck with it", "0 ÷ 0 = 7 + 1 =", "8"],
    ["an operator carries it on", "7 ÷ 0 + 1 =", "Infinity"],
  ])("%s: %s shows %s", (_rule, keys, shown) => {
    expect(display(after(keys))).toBe(shown);
  });

  test.each([
    ["0.1 + 0.2 =", "0.3"],
    ["1 ÷ 3 × 3 =", "1"],
    ["2 + 3 × 4 =", "20"],
    ["1.1 × 1.1 =", "1.21"],
    ["4.35 × 100 =", "435"],
    ["8.2 - 0.2 =", "8"],
    ["100 + 10 % =", "100.1"],
    ["200 × 5 % =", "10"],
    ["5 + =", "10"],
    ["2 × 3 = =", "6"],
    ["0 ±", "0"],
    ["5 ± + 8 =", "3"],
    ["1 . 2 . 3", "1.23"],
    ["2 + 3 = 7", "7"],
    ["5 + × 3 =", "15"],
    ["1 ÷ 3 × 3 - 1 =", "0"],
    ["2 ÷ 3 =", "0.666666666666667"],
    ["100 ÷ 7 - 14 × 7 - 2 =", "0"],
    ["999999999999999 + 1 =", "1e15"],
    ["1 ÷ 10000000 =", "1e-7"],
    ["1 ÷ 1000000 =", "0.000001"],
    ["± 5 - 3 =", "2"],
    ["5 - ± =", "10"],
    ["5 + % =", "5.05"],
  ])("the key sequence %s gives %s", (keys, shown) => {
    expect(display(after(keys))).toBe(shown);
  });

  test("999999999 × 999999999 is exact to the last digit", () => {
    const { value } = shownOperand(after("999999999 × 999999999 =").pad);
    expect(value.toFixed()).toBe("999999998000000001");
    expect(exactText(value)).toBe("9,99,99,99,98,00,00,00,001");
    expect(copyText(value)).toBe("999999998000000001");
    expect(display(after("999999999 × 999999999 ="))).toBe("9.99999998e17");
  });

  test.each([
    ["7 ÷ 0 =", "Cannot divide by zero."],
    ["0 ÷ 0 =", "0 ÷ 0 is undefined."],
    ["7 ÷ 0 + 1 =", "Cannot divide by zero."],
    ["7 ÷ 0 = - =", "Cannot divide by zero."],
    ["7 ÷ 2 =", ""],
    ["1 ÷ 0 = 5", ""],
  ])("in plain words %s: %s", (keys, words) => {
    expect(shownOperand(after(keys).pad).why).toBe(words);
  });
});

describe("entry", () => {
  test("the display has room for 15 digits, and says so", () => {
    const full = after("123456789012345");
    expect(display(press(full, "6"))).toBe("123456789012345");
    expect(press(full, "6").pad.hint).toBe("15 digits are the most that can be typed.");
    expect(press(full, "+").pad.hint).toBe("");
    expect(display(after("0.000000000000001"))).toBe("0.000000000000001");
    expect(display(after("0.0000000000000012"))).toBe("0.000000000000001");
  });

  test("400 digits do no harm", () => {
    const many = Array.from({ length: 400 }, () => "9" as const).reduce(press, freshState);
    expect(display(many)).toBe("9".repeat(15));
    expect(display(keysOf("+ 1 =").reduce(press, many))).toBe("1e15");
  });

  test.each([
    ["12 ⌫", "1"],
    ["1 ⌫", "0"],
    ["1.5 ⌫ ⌫", "1"],
    ["5 ± ⌫", "0"],
    ["0.5 ± ⌫", "-0."],
    ["0.5 ± ⌫ ⌫", "0"],
    ["0.5 ± ⌫ =", "0"],
    ["2 + 3 = ⌫", "5"],
    ["7 ÷ 0 = ⌫", "Infinity"],
  ])("⌫ takes back a typed digit, and leaves results alone: %s shows %s", (keys, shown) => {
    expect(display(after(keys))).toBe(shown);
  });
});

describe("the line above the display", () => {
  test.each([
    ["2 + 3", "2 +"],
    ["2 + 3 ×", "(2 + 3) ×"],
    ["2 × 3 +", "2 × 3 +"],
    ["2 + 3 × 4 =", "(2 + 3) × 4 ="],
    ["2 + 3 = × 4", "5 ×"],
    ["5 - 3 ± =", "5 - (-3) ="],
    ["100000 + 10 %", "1,00,000 + 10%"],
    ["5 - 3 - =", "5 - 3 - (5 - 3) ="],
    ["5 + ×", "5 ×"],
    ["5 =", ""],
    ["5 + 3 = 7", ""],
    ["2 + 3 + ±", "2 + 3 + (-(2 + 3))"],
  ])("after %s reads %s", (keys, line) => {
    expect(expressionOf(after(keys).pad)).toBe(line);
  });

  test("it says what % did", () => {
    expect(after("100 + 10 %").pad.hint).toBe("10% = 0.1");
    expect(after("100 + 10 % =").pad.hint).toBe("");
  });

  test("it stays short, however long the chain", () => {
    const chain = Array.from({ length: 300 }, () => "+ 12345").join(" ");
    expect(expressionOf(after(`1 ${chain}`).pad).length).toBeLessThan(130);
    expect(display(after(`1 ${chain} =`))).toBe(String(1 + 300 * 12345));
  });
});

describe("the history", () => {
  test("keeps finished sums, the newest first", () => {
    const { history } = after("2 + 3 × 4 = 1 ÷ 4 =").pad;
    expect(history.map(({ expression, value }) => `${expression} = ${value.toString()}`)).toEqual([
      "1 ÷ 4 = 0.25",
      "(2 + 3) × 4 = 20",
    ]);
  });

  test("C leaves it; “=” without a sum, and a second “=”, add nothing", () => {
    expect(after("2 + 3 = = C 5 =").pad.history).toHaveLength(1);
  });

  test("it ends at 100 lines, each with a number of its own", () => {
    const { history } = after(Array.from({ length: 120 }, () => "1 + 1 =").join(" ")).pad;
    expect(history).toHaveLength(100);
    expect(new Set(history.map(({ id }) => id)).size).toBe(100);
  });
});

describe("GST", () => {
  test.each<[string, "+" | "-", number, string, string]>([
    ["1000", "+", 18, "1180", "1,000 + 18% GST ="],
    ["1180", "-", 18, "1000", "1,180 - 18% GST ="],
    ["99.99", "+", 5, "104.9895", "99.99 + 5% GST ="],
    ["500 + 500", "+", 18, "1180", "(500 + 500) + 18% GST ="],
    ["100", "+", 0.25, "100.25", "100 + 0.25% GST ="],
    ["100", "+", 0, "100", "100 + 0% GST ="],
    ["100", "-", 40, "71.4285714285714", "100 - 40% GST ="],
  ])("%s %s %d%% is %s", (keys, sign, rate, shown, line) => {
    const state = applyGst(after(keys), sign, rate);
    expect(display(state)).toBe(shown);
    expect(expressionOf(state.pad)).toBe(line);
  });

  test("taking out what was added leaves the amount, and the split adds up", () => {
    const amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
    const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(amount, rate, (paise, percent) => {
        const start = { pad: { ...freshState.pad }, split: null };
        start.pad.shown = { as: "typing", text: new Decimal(paise).div(100).toFixed() };
        const added = applyGst(start, "+", percent);
        const { net, tax, gross } = added.split!;
        expect(net.plus(tax).eq(gross)).toBe(true);
        const taken = applyGst(added, "-", percent);
        expect(shownOperand(taken.pad).value.eq(new Decimal(paise).div(100))).toBe(true);
      }),
    );
  });

  test.each<[string, "+" | "-", number, string]>([
    [
      "100",
      "+",
      18,
      "Without GST ₹100.00 | GST 18% ₹18.00: CGST ₹9.00 + SGST ₹9.00 | With GST ₹118.00",
    ],
    [
      "1180",
      "-",
      18,
      "Without GST ₹1,000.00 | GST 18% ₹180.00: CGST ₹90.00 + SGST ₹90.00 | With GST ₹1,180.00",
    ],
    [
      "1000",
      "-",
      18,
      "Without GST ₹847.46 | GST 18% ₹152.54: CGST ₹76.27 + SGST ₹76.27 | With GST ₹1,000.00",
    ],
    [
      "100.50",
      "+",
      18,
      "Without GST ₹100.50 | GST 18% ₹18.09: CGST ₹9.05 + SGST ₹9.05, each rounded, together ₹18.10 | With GST ₹118.59",
    ],
    [
      "0.1",
      "+",
      5,
      "Without GST ₹0.10 | GST 5% ₹0.01: CGST ₹0.00 + SGST ₹0.00, each rounded, together ₹0.00 | With GST ₹0.11",
    ],
    // Both parts end in half a paisa: rounded alike they would come to ₹0.02.
    [
      "0.01",
      "-",
      100,
      "Without GST ₹0.01 | GST 100% ₹0.00: CGST ₹0.00 + SGST ₹0.00 | With GST ₹0.01",
    ],
    [
      "100000",
      "+",
      5,
      "Without GST ₹1,00,000.00 | GST 5% ₹5,000.00: CGST ₹2,500.00 + SGST ₹2,500.00 | With GST ₹1,05,000.00",
    ],
  ])("%s %s %d%%: the parts in paise add up", (amount, sign, rate, lines) => {
    const { split } = applyGst(after(amount), sign, rate);
    expect(describeGst(split!).join(" | ")).toBe(lines);
    expect(split!.net.plus(split!.tax).eq(split!.gross)).toBe(true);
  });

  test("the split is gone with the next key, and there is none of Infinity", () => {
    const added = applyGst(after("1000"), "+", 18);
    expect(rupees(added.split!.tax)).toBe("₹180.00");
    expect(press(added, "1").split).toBeNull();
    expect(applyGst(after("1 ÷ 0 ="), "+", 18).split).toBeNull();
  });

  test.each([
    ["1180", "₹1,180.00"],
    ["-0.001", "₹0.00"],
    ["-1234567.895", "-₹12,34,567.90"],
  ])("%s rupees are written %s", (amount, written) => {
    expect(rupees(new Decimal(amount))).toBe(written);
  });

  test.each([
    [
      [1, 2, 3],
      [1, 2, 3],
    ],
    [
      [0, 100, 0.25],
      [0, 100, 0.25],
    ],
    [undefined, initialRates],
    [[1, 2], initialRates],
    [[1, 2, 101], initialRates],
    [[1, 2, Number.NaN], initialRates],
    [["1", 2, 3], initialRates],
    ["<img>", initialRates],
  ])("stored rates %j are read as %j", (stored, rates) => {
    expect(ratesShape.read(stored)).toEqual(rates);
  });
});

// An independent model: the spec's own variables, and exact fractions of whole numbers.
// A denominator of 0 stands for Infinity, -Infinity (numerator 1, -1) and NaN (0).
type Fraction = readonly [bigint, bigint];
const abs = (n: bigint): bigint => (n < 0n ? -n : n);
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? abs(a) : gcd(b, a % b));
function fraction(n: bigint, d: bigint): Fraction {
  if (d === 0n) return [n > 0n ? 1n : n < 0n ? -1n : 0n, 0n];
  const by = gcd(n, d) * (d < 0n ? -1n : 1n);
  return [n / by, d / by];
}
function work(left: Fraction, operator: string, right: Fraction): Fraction {
  const [a, b] = left;
  const [c, d] = operator === "-" ? ([-right[0], right[1]] as const) : right;
  if (operator === "×") return b * d === 0n && a * c === 0n ? [0n, 0n] : fraction(a * c, b * d);
  if (operator === "÷") {
    if (b === 0n && d === 0n) return [0n, 0n];
    if (d === 0n) return c === 0n ? [0n, 0n] : [0n, 1n];
    if (b === 0n) return fraction(c < 0n ? -a : a, 0n);
    return fraction(a * d, b * c);
  }
  if (b === 0n && d === 0n) return a === c ? left : [0n, 0n];
  if (b === 0n) return left;
  if (d === 0n) return [c, d];
  return fraction(a * d + c * b, b * d);
}
/** 15 digits, half away from zero, by long division. */
function write([n, d]: Fraction): string {
  if (d === 0n) return n === 0n ? "NaN" : n > 0n ? "Infinity" : "-Infinity";
  if (n === 0n) return "0";
  let power = abs(n).toString().length - d.toString().length;
  const scaled = (by: number) =>
    by >= 0 ? [abs(n), d * 10n ** BigInt(by)] : [abs(n) * 10n ** BigInt(-by), d];
  if (scaled(power)[0]! < scaled(power)[1]!) power -= 1;
  const [top, bottom] = scaled(power - 14) as [bigint, bigint];
  let digits = ((top * 2n + bottom) / (bottom * 2n)).toString();
  if (digits.length > 15) power += 1;
  digits = digits.slice(0, 15).replace(/0+$/, "");
  const sign = n < 0n ? "-" : "";
  if (power >= 15 || power < -6) {
    return `${sign}${digits[0]}${digits.length > 1 ? `.${digits.slice(1)}` : ""}e${power}`;
  }
  if (power < 0) return `${sign}0.${"0".repeat(-power - 1)}${digits}`;
  const whole = digits.slice(0, power + 1).padEnd(power + 1, "0");
  return sign + (digits.length > power + 1 ? `${whole}.${digits.slice(power + 1)}` : whole);
}
function read(text: string): Fraction {
  const [whole = "", decimals = ""] = text.split(".");
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

function model(keys: readonly Key[]): string {
  let text = "0"; // the display string
  let exact: Fraction | null = null; // what it stands for, unless it is typed
  let stored: Fraction | null = null;
  let pending = "";
  let newEntry = false;
  let justOperated = false;
  const shown = (): Fraction => exact ?? (text.startsWith("-") ? negative(text) : read(text));
  const show = (value: Fraction) => {
    exact = value;
    text = write(value);
    newEntry = true;
  };
  for (const key of keys) {
    const operated: boolean = justOperated;
    justOperated = false;
    if (/\d/.test(key) || key === ".") {
      if (newEntry) [text, exact, newEntry] = [key === "." ? "0." : key, null, false];
      else if (key === ".") text = text.includes(".") ? text : `${text}.`;
      else if (text === "0") text = key;
      else if (text.replace(/^-?0\./, "").replace(/[-.]/g, "").length < 15) text += key;
    } else if (key === "C") {
      [text, exact, stored, pending, newEntry] = ["0", null, null, "", false];
    } else if (key === "⌫") {
      if (newEntry) justOperated = operated;
      else text = text.slice(0, -1);
      if (["", "-", "-0"].includes(text)) text = "0";
    } else if (key === "±") {
      const [n, d] = shown();
      if (n === 0n && d !== 0n) justOperated = operated;
      else if (newEntry) show([-n, d]);
      else text = text.startsWith("-") ? text.slice(1) : `-${text}`;
    } else if (key === "%") show(work(shown(), "÷", [100n, 1n]));
    else {
      const isReplacing = operated && key !== "=";
      if (stored !== null && !isReplacing) show(work(stored, pending, shown()));
      else show(shown());
      justOperated = key !== "=";
      [stored, pending] = key === "=" ? [null, ""] : [shown(), key];
    }
  }
  return text;
}
const negative = (text: string): Fraction => {
  const [n, d] = read(text.slice(1));
  return [-n, d];
};

test("random key sequences agree with exact fractions", () => {
  const digit = fc.constantFrom<Key>(...("0123456789".split("") as Key[]));
  const other = fc.constantFrom<Key>("+", "-", "×", "÷", "=", "±", "%", ".", "⌫", "C");
  const key = fc.oneof({ arbitrary: digit, weight: 5 }, { arbitrary: other, weight: 5 });
  fc.assert(
    fc.property(fc.array(key, { minLength: 1, maxLength: 40 }), (keys) => {
      expect(display(keys.reduce(press, freshState))).toBe(model(keys));
    }),
    { numRuns: sampled(10_000) },
  );
});
