import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "#proof/any-character.ts";
import { sampled } from "#proof/scale.ts";
import {
  amountText,
  figureText,
  formulaText,
  grouped,
  headlineText,
  moreDigits,
  resultText,
} from "./logic/figures.ts";
import { fraction, isSame, readDecimal, significantText, type Fraction } from "./logic/fraction.ts";
import {
  optionsShape,
  mainCategories,
  noResultText,
  pairOf,
  unitLabel,
  warningFor,
  type CategoryId,
  type Unit,
} from "./logic.ts";
import { categories, categoryOf, convert, measureOf, unitOf } from "./logic/conversion.ts";
import { sampleText } from "./view/sample.ts";
import { readTyped } from "./logic/typed.ts";

const number = (text: string): Fraction => {
  const read = readDecimal(text);
  if (read === null) throw new Error(`“${text}” is no number`);
  return read;
};

/** Everything from typed text to the figure, as the page does it. */
function converted(text: string, category: CategoryId = "length"): string {
  const typed = readTyped(text, category);
  if (!typed.ok) return "";
  const chosen = categoryOf(typed.value.category);
  const from = unitOf(chosen, typed.value.from ?? chosen.from);
  const to = unitOf(chosen, typed.value.to ?? chosen.to);
  const result = convert(typed.value.amount, from, to);
  return result === null ? "" : resultText(result);
}

const factorOf = (id: CategoryId, symbol: string): string =>
  significantText(measureOf(unitOf(categoryOf(id), symbol)).factor, 7);

describe("Spec §9, unit converter", () => {
  test("“categories length, weight, temperature, area, volume”", () => {
    expect(mainCategories.map((id) => categoryOf(id).name)).toEqual([
      "Length",
      "Weight",
      "Temperature",
      "Area",
      "Volume",
    ]);
  });

  test.each([
    ["a mile is 1609.344 m, so that it is 5280 feet", "1 mi to m", "1609.344"],
    ["a mile is 1609.344 m, so that it is 5280 feet", "1 mi to ft", "5280"],
    ["a pound is 0.45359237 kg", "1 lb to kg", "0.453592"],
    ["a US gallon is 3.785411784 L", "1 gal to L", "3.785412"],
    ["temperature: freezing", "0 C to F", "32"],
    ["temperature: boiling", "212 °F to °C", "100"],
    ["temperature: where both meet", "-40 C to F", "-40"],
    ["temperature: absolute zero", "0 K to °F", "-459.67"],
    [
      "no noise of binary numbers (10 m² once gave 0.000009999999999999999)",
      "10 m2 to km2",
      "0.00001",
    ],
    ["a marathon", "42.195 km to mi", "26.218757"],
    ["rounded to 6 decimals, half away from zero", "0.0000005 m to m", "0.000001"],
    ["rounded to 6 decimals, half away from zero", "-0.0000005 m to m", "-0.000001"],
    ["never -0", "-0.0000004 m to m", "0"],
    ["never -0", "-0 m to km", "0"],
    ["acre", "1 acre to sq ft", "43560"],
  ])("%s: %s", (_rule, typed, result) => {
    expect(converted(typed)).toBe(result);
  });

  test.each([
    "",
    " ",
    "abc",
    "Infinity",
    "NaN",
    "-",
    ".",
    "--5",
    "1..2",
    "1e",
    "0x10",
    "5/0",
    "१२x",
    "12abc",
    "1e99999",
    "<b>1</b>",
  ])("spec §5: a value that is no number gives an empty result: %j", (typed) => {
    expect(converted(typed)).toBe("");
  });
});

describe("factors, against NIST SP 811 appendix B.8 (7 digits) and the definitions", () => {
  test.each<[CategoryId, string, string]>([
    ["length", "ft", "0.3048"],
    ["length", "nmi", "1852"],
    ["length", "Å", "1e-10"],
    ["length", "mil", "0.0000254"],
    ["length", "ly", "9.460730e15"],
    ["length", "pc", "3.085678e16"],
    ["length", "au", "1.495979e11"],
    ["weight", "oz", "0.02834952"],
    ["weight", "oz t", "0.03110348"],
    ["weight", "gr", "0.00006479891"],
    ["weight", "ton (US)", "907.1847"],
    ["weight", "ton (UK)", "1016.047"],
    ["weight", "slug", "14.59390"],
    ["weight", "st", "6.350293"],
    ["area", "in²", "0.00064516"],
    ["area", "mi²", "2589988"],
    ["volume", "gal (UK)", "4.54609"],
    ["volume", "fl oz", "0.02957353"],
    ["volume", "fl oz (UK)", "0.02841306"],
    ["volume", "cup", "0.2365882"],
    ["volume", "pt", "0.4731765"],
    ["volume", "qt", "0.9463529"],
    ["volume", "tbsp", "0.01478676"],
    ["volume", "tsp", "0.004928922"],
    ["volume", "bbl", "158.9873"],
    ["volume", "ft³", "28.31685"],
    ["volume", "yd³", "764.5549"],
    ["speed", "mph", "0.44704"],
    ["speed", "kn", "0.5144444"],
    ["speed", "km/h", "0.2777778"],
    ["pressure", "psi", "6894.757"],
    ["pressure", "mmHg", "133.3224"],
    ["pressure", "Torr", "133.3224"],
    ["pressure", "inHg", "3386.389"],
    ["pressure", "kgf/cm²", "98066.5"],
    ["energy", "Btu", "1055.056"],
    ["energy", "thm", "105480400"],
    ["energy", "ft·lbf", "1.355818"],
    ["energy", "eV", "1.602177e-19"],
    ["power", "hp", "745.6999"],
    ["power", "PS", "735.4988"],
    ["power", "TR", "3516.853"],
    ["force", "lbf", "4.448222"],
    ["force", "kgf", "9.80665"],
    ["angle", "rad", "57.29578"],
    ["fuel", "mpg (US)", "0.4251437"],
    ["css", "pt", "1.333333"],
  ])("%s: 1 %s = %s", (category, symbol, factor) => {
    expect(factorOf(category, symbol)).toBe(significantText(number(factor), 7));
  });
});

describe("the units of India", () => {
  test.each([
    ["1 tola to g", "11.663804"],
    ["1 maund to kg", "37.324172"],
    ["1 seer to tola", "80"],
    ["1 tola to ratti", "96"],
    ["1 bigha to sq ft", "27225"],
    ["1 bigha to gaj", "3025"],
    ["1 acre to guntha", "40"],
    ["1 guntha to sq ft", "1089"],
    ["1 acre to cent", "100"],
    ["1 kanal to marla", "20"],
    ["1 acre to kanal", "8"],
    ["20 katha to bigha (WB)", "1"],
    ["20 biswa to bigha", "1"],
    ["1 crore to lakh", "100"],
    ["1 crore to million", "10"],
    ["1 lakh crore to trillion", "1"],
    ["2.5 lakh to thousand", "250"],
  ])("%s = %s", (typed, result) => {
    expect(converted(typed)).toBe(result);
  });
});

describe("what people type", () => {
  const read = (text: string, category: CategoryId = "length") => {
    const typed = readTyped(text, category);
    if (!typed.ok) return typed.message;
    const { amount, from = "", to = "" } = typed.value;
    return [amountText(amount), typed.value.category, from, to].join(" ").trim();
  };

  test.each([
    ["1e3", "1000 length"],
    ["1E-3", "0.001 length"],
    ["1,00,000", "100000 length"],
    ["12,34,567.5", "1234567.5 length"],
    ["1,000", "1000 length"],
    ["1,000,000.25", "1000000.25 length"],
    ["1.000.000,5", "1000000.5 length"],
    ["1.000,5", "1000.5 length"],
    ["1,5", "1.5 length"],
    ["0,500", "0.5 length"],
    ["1 000 000", "1000000 length"],
    ["1_000", "1000 length"],
    [".5", "0.5 length"],
    ["5.", "5 length"],
    ["+7", "7 length"],
    ["−7", "-7 length"],
    ["१२", "12 length"],
    ["1/2", "0.5 length"],
    ["3 1/2", "3.5 length"],
    ["3½", "3.5 length"],
    ["¾ in", "0.75 length in"],
    ["6.02 × 10²³", "602000000000000000000000 length"],
    ["2x10^-3 m", "0.002 length m"],
    ["5 lakh", "500000 length"],
    ["1.5 crore", "15000000 length"],
    ["2 lakh km", "200000 length km"],
    [sampleText, "5.91666666666667 length ft cm"],
    [`5'11"`, "5.91666666666667 length ft"],
    ["5′11″", "5.91666666666667 length ft"],
    ["5’11”", "5.91666666666667 length ft"],
    ["5 ft 11 in", "5.91666666666667 length ft"],
    ["5ft11in to m", "5.91666666666667 length ft m"],
    [`-5'6"`, "-5.5 length ft"],
    ["6'", "6 length ft"],
    ["12 in", "12 length in"],
    ["12 in in cm", "12 length in cm"],
    ["6 lb 4 oz", "6.25 weight lb"],
    ["1 h 30 min", "1.5 time h"],
    [`30° 15' 36"`, "30.26 angle °"],
    ["10 km/h to mph", "10 speed km/h mph"],
    ["60 miles per hour in kmph", "60 speed mph km/h"],
    ["7 l/100km", "7 fuel L/100 km"],
    ["100 F", "100 temperature °F"],
    ["20 degC as kelvin", "20 temperature °C K"],
    ["500 Sq. Ft", "500 area ft²"],
    ["3 square metres", "3 area m²"],
    ["2 m²", "2 area m²"],
    ["8 Mb to MB", "8 data Mbit MB"],
    ["8 mb", "8 data MB"],
    ["5 gms", "5 weight g"],
    ["5 → cm", "5 length  cm"],
    ["5 foo", "“foo” is not a number or a unit known here"],
    ["5 km to bar", "“km” and “bar” do not measure the same thing"],
    ["20 C 5 F", "Type one value with one unit here"],
    ["5 ft 1,2,3 in", "“ft 1,2,3 in” is not a number or a unit known here"],
    ["x", "Not a number: “x”"],
    ["1e99999", "Too large or too small: 1e1000 and 1e-1000 are the limits"],
    ["9".repeat(121), "Too long: at most 120 characters"],
    ["", ""],
  ])("%j is %j", (typed, meaning) => {
    expect(read(typed)).toBe(meaning);
  });

  test.each([
    ["5 + 3", "8 length"],
    ["5+3", "8 length"],
    ["5-3", "2 length"],
    ["5 - -3", "8 length"],
    ["2*3 ft", "6 length ft"],
    ["3 ft * 2", "6 length ft"],
    ["2 x 3 ft", "6 length ft"],
    ["2*100", "200 length"], // no 2 × 10⁰
    ["2 × 1000 m", "2000 length m"],
    ["2*10^3", "2000 length"],
    ["(5 + 3) ft", "8 length ft"],
    ["5 + 3 ft", "8 length ft"],
    ["5 ft + 3", "8 length ft"],
    ["5 m - 2", "3 length m"], // no 5 m²
    ["5 ft + 6 in", "5.5 length ft"],
    ["2 in + 3 in", "5 length in"],
    ["2 in + 3 in in cm", "5 length in cm"],
    ["(1 ft + 6 in) * 2 to cm", "3 length ft cm"],
    ["10 / 4 km", "2.5 length km"],
    ["10 km / 4", "2.5 length km"],
    ["1/2 + 1/3", "0.833333333333333 length"],
    ["3 1/2 * 2", "7 length"],
    ["2 + 3 * 4", "14 length"],
    ["-(2 + 3)", "-5 length"],
    ["2 * 50 km/h to mph", "100 speed km/h mph"],
    ["7 L/100 km + 1", "8 fuel L/100 km"],
    ["20 °C + 5 °C", "25 temperature °C"],
    ["1 lakh km + 50000 km", "150000 length km"],
    ["1,000 + 1,5", "1001.5 length"],
    ["5 ton (US) * 2", "10 weight ton (US)"],
    ["20 °C + 5 °F", "Type one value with one unit here"],
    ["5 ft * 3 ft", "Only one of two factors can have a unit"],
    ["10 km / 2 km", "Divide by a number without a unit"],
    ["5 / (3 - 3)", "Division by zero"],
    ["5 ft + 3 in + 2", "Say the unit of each number"],
    ["5 km + 3 kg", "“km” and “kg” do not measure the same thing"],
    ["5 +", "“+” is not a number or a unit known here"],
    ["(5 + 3", "Not a number: “(5 + 3”"],
  ])("a sum is worked out: %j is %j", (typed, meaning) => {
    expect(read(typed)).toBe(meaning);
  });

  test("sums agree with a tree that knows its own value", () => {
    interface Tree {
      text: string;
      value: number;
    }
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.nat({ max: 99 }).map((value) => ({ text: String(value), value })),
        fc
          .tuple(tie("tree"), fc.constantFrom("+", " - ", "*", " × "), tie("tree"))
          .map(([a, sign, b]) => {
            const text = `(${a.text}${sign}${b.text})`;
            if (sign === "+") return { text, value: a.value + b.value };
            return { text, value: sign === " - " ? a.value - b.value : a.value * b.value };
          }),
      ),
    }));
    fc.assert(
      fc.property(tree, ({ text, value }) => {
        fc.pre(text.length <= 120);
        expect(converted(`${text} km to m`)).toBe(String(value * 1000 || 0));
      }),
      { numRuns: sampled(300) },
    );
  });

  test("the category in use goes first: minutes of an angle, a lakh among numbers", () => {
    expect(read(`5'30"`, "angle")).toBe("5.5 angle ′");
    expect(read("5 lakh", "numbers")).toBe("5 numbers lakh");
    expect(read("5 lakh crore", "numbers")).toBe("5 numbers lakh crore");
  });

  test("every unit is known by its own name and symbol", () => {
    const missed = categories.flatMap(({ id, units }) =>
      units.flatMap(({ name, symbol }) =>
        [symbol, name, name.toUpperCase()]
          .filter((word) => read(`5 ${word}`, id) !== `5 ${id} ${symbol}`)
          .map((word) => `${id}: ${word} → ${read(`5 ${word}`, id)}`),
      ),
    );
    expect(missed).toEqual([]);
  });

  test("any text is answered with a figure or with nothing", () => {
    const letters = fc.constantFrom(...Array.from("0123456789.,-+/ e'\"°kmftlbin×^½to√"));
    const texts = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 130 }),
      fc.array(letters, { maxLength: 130 }).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(converted(text)).toMatch(/^(-?\d+(\.\d{1,6})?)?$/);
      }),
      { numRuns: sampled(150) },
    );
  });
});

describe("there and back is the same number for every pair", () => {
  const amounts = ["0", "1", "-1", "1e-30", "123456.789", "1e308", "-273.15", "98.6"].map(number);
  const all = [...amounts, fraction(1n, 3n), fraction(-22n, 7n)];

  function outcome(amount: Fraction, from: Unit, to: Unit): string {
    const there = convert(amount, from, to);
    const back = there === null ? null : convert(there, to, from);
    if (back === null) return "no counterpart";
    return isSame(back, amount) ? "the same" : "another";
  }
  /** Only nothing at all has no counterpart, where just one of the two is "per". */
  const expected = (amount: Fraction, from: Unit, to: Unit): string =>
    amount.top === 0n && from.inverse !== to.inverse ? "no counterpart" : "the same";

  test.each(categories)("$name", ({ units }) => {
    const wrong = units.flatMap((from) =>
      units.flatMap((to) =>
        all
          .filter((amount) => outcome(amount, from, to) !== expected(amount, from, to))
          .map((amount) => `${amountText(amount)} ${from.symbol} to ${to.symbol}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("any fraction, any pair", () => {
    const pairs = fc
      .constantFrom(...categories)
      .chain(({ units }) => fc.tuple(fc.constantFrom(...units), fc.constantFrom(...units)));
    const fractions = fc
      .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 30n))
      .map(([top, bottom]) => fraction(top, bottom));
    fc.assert(
      fc.property(fractions, pairs, (amount, [from, to]) => {
        expect(outcome(amount, from, to)).toBe(expected(amount, from, to));
      }),
      { numRuns: sampled(300) },
    );
  });
});

describe("figures", () => {
  // Another library as judge, with more digits than are shown.
  const Judge = Decimal.clone({ precision: 400, toExpNeg: -5, toExpPos: 15 });
  const any = fc
    .tuple(
      fc.bigInt(-(10n ** 25n), 10n ** 25n),
      fc.bigInt(1n, 10n ** 12n),
      fc.integer({ min: -40, max: 40 }),
    )
    .map(([top, bottom, power]) =>
      power < 0
        ? fraction(top, bottom * 10n ** BigInt(-power))
        : fraction(top * 10n ** BigInt(power), bottom),
    );
  const judged = ({ top, bottom }: Fraction) => new Judge(String(top)).div(String(bottom));

  test("rounding to 6 decimals agrees with decimal.js", () => {
    fc.assert(
      fc.property(any, (value) => {
        const expected = judged(value).toDecimalPlaces(6, Decimal.ROUND_HALF_UP);
        expect(resultText(value)).toBe(expected.isZero() ? "0" : expected.toFixed());
      }),
      { numRuns: sampled(300) },
    );
  });

  test("significant digits agree with decimal.js", () => {
    fc.assert(
      fc.property(any, fc.integer({ min: 1, max: 15 }), (value, digits) => {
        const expected = judged(value).toSignificantDigits(digits, Decimal.ROUND_HALF_UP);
        expect(new Judge(significantText(value, digits)).eq(expected)).toBe(true);
      }),
      { numRuns: sampled(300) },
    );
  });

  test.each([
    [
      "1 mm in miles, which 6 decimals would make 0.000001",
      "1 mm to mi",
      { text: "6.21371192237334e-7", exact: false },
    ],
    ["1 nm in m, which others show as 0", "1 nm to m", { text: "1e-9", exact: true }],
    ["a pound, all of it", "1 lb to kg", { text: "0.45359237", exact: true }],
    ["a third", "1 ft to yd", { text: "0.333333333333333", exact: false }],
    ["nothing was dropped", "1 mi to m", null],
    ["too many digits to read", "1e20 km to m", { text: "1e23", exact: true }],
    ["exact already, and no shorter way to say it", "123456789012345678 m to m", null],
    ["exact already, with decimals", "123456789012.123456 m to m", null],
    ["exact in the headline itself", "1e400 m to m", null],
    [
      "a wall of digits that does not end",
      "1e400 ft to yd",
      { text: "3.33333333333333e399", exact: false },
    ],
  ])(
    "a second line with significant digits when rounding would hide the value: %s",
    (_case, typed, more) => {
      const read = readTyped(typed, "length");
      if (!read.ok) throw new Error(read.message);
      const category = categoryOf(read.value.category);
      const { from = "", to = "" } = read.value;
      const value = convert(read.value.amount, unitOf(category, from), unitOf(category, to));
      expect(value === null ? null : moreDigits(value)).toEqual(more);
    },
  );

  test.each([
    ["1e400", "1e400"],
    ["-1.5e400", "-1.5e400"],
    ["1609344e400", "1.609344e406"],
    ["1e29", "100000000000000000000000000000"],
    ["1e30", "1e30"],
    ["1e-400", "0"],
    ["26.2187574564543", "26.218757"],
  ])("the headline of %s is %s", (value, shown) => {
    expect(headlineText(number(value))).toBe(shown);
  });

  test("an amount of many digits stays readable, and stays the same number", () => {
    expect(amountText(number("1e400"))).toBe("1e400");
    const long = "123456789".repeat(5);
    expect(amountText(number(long))).toBe(long);
  });

  test.each([
    ["1e-7", "1e-7"],
    ["0.000123", "0.000123"],
    ["0.00012345678", "0.00012345678"],
    ["0.0000123456789", "1.23456789e-5"],
    ["1609.344", "1609.344"],
    ["1e25", "1e25"],
    ["0", "0"],
    ["0.1234567", "0.123457"],
  ])("in the list %s is %s", (value, shown) => {
    expect(figureText(number(value))).toBe(shown);
  });

  test.each([
    ["1234567.891", "none", "1234567.891"],
    ["1234567.891", "thousands", "1,234,567.891"],
    ["1234567.891", "lakhs", "12,34,567.891"],
    ["-100000", "lakhs", "-1,00,000"],
    ["-1000", "thousands", "-1,000"],
    ["999", "thousands", "999"],
    ["6.21371192237334e-7", "thousands", "6.21371192237334e-7"],
  ] as const)("%s grouped by %s is %s", (text, grouping, shown) => {
    expect(grouped(text, grouping)).toBe(shown);
  });

  test.each<[CategoryId, string, string, string]>([
    ["temperature", "°C", "°F", "°F = °C × 1.8 + 32"],
    ["temperature", "°F", "°C", "°C = (°F − 32) × 5/9"],
    ["temperature", "K", "°C", "°C = K − 273.15"],
    ["temperature", "°C", "K", "K = °C + 273.15"],
    ["length", "mi", "km", "km = mi × 1.609344"],
    ["length", "m", "km", "km = m ÷ 1000"],
    ["length", "km", "m", "m = km × 1000"],
    ["length", "ft", "yd", "yd = ft ÷ 3"],
    ["length", "m", "ft", "ft = m × 3.280839895"],
    ["length", "m", "m", "m = m"],
    ["fuel", "km/L", "L/100 km", "L/100 km = 100 ÷ km/L"],
    ["fuel", "L/100 km", "mpg (US)", "mpg (US) = 235.2145833 ÷ L/100 km"],
    ["fuel", "L/100 km", "gal/100 mi", "gal/100 mi = L/100 km × 0.4251437074"],
  ])("%s: %s to %s by hand: %s", (id, from, to, formula) => {
    const category = categoryOf(id);
    expect(formulaText(unitOf(category, from), unitOf(category, to))).toBe(formula);
  });
});

describe("warnings", () => {
  const celsius = unitOf(categoryOf("temperature"), "°C");
  test("below absolute zero", () => {
    expect(warningFor(number("-273.15"), "temperature", celsius)).toBe("");
    expect(warningFor(number("-273.16"), "temperature", celsius)).toBe(
      "Below absolute zero (0 K): there is no such temperature.",
    );
  });
  test("nothing per 100 km", () => {
    const fuel = categoryOf("fuel");
    const [far, per] = [unitOf(fuel, "km/L"), unitOf(fuel, "L/100 km")];
    expect(convert(number("0"), far, per)).toBeNull();
    expect(convert(number("0"), per, far)).toBeNull();
    expect(noResultText(per, far)).toBe("No fuel at all: no number of km/L says that");
    expect(noResultText(far, per)).toBe("No distance at all: no number of L/100 km says that");
  });
});

describe("the table", () => {
  test.each(categories)("$name: symbols are its own, and the first pair exists", (category) => {
    const symbols = category.units.map(({ symbol }) => symbol);
    expect(new Set(symbols).size).toBe(symbols.length);
    expect(new Set(category.units.map(unitLabel)).size).toBe(symbols.length);
    expect(symbols).toContain(category.from);
    expect(symbols).toContain(category.to);
  });
});

describe("what is stored is checked", () => {
  const defaults = { category: "length", pairs: {}, grouping: "none" };
  test.each([undefined, null, 3, "x", [], {}, { category: "<b>", pairs: 5, grouping: "no" }])(
    "%j becomes the defaults",
    (stored) => {
      expect(optionsShape.read(stored)).toEqual(defaults);
    },
  );
  test("good options stay, and a unit that is gone is replaced", () => {
    const kept = {
      category: "area",
      pairs: { area: { from: "bigha", to: "gone" } },
      grouping: "lakhs",
    };
    expect(optionsShape.read(kept)).toEqual(kept);
    expect(pairOf(optionsShape.read(kept), "area")).toEqual({ from: "bigha", to: "ft²" });
    expect(pairOf(optionsShape.read(kept), "length")).toEqual({ from: "mi", to: "km" });
  });
});
