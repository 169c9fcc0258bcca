import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Decimal, zero } from "#domain/decimal.ts";
import { expressionOf, shownFigure, shownOperand, type HistoryLine } from "#domain/keypad.ts";
import { sampled } from "#proof/scale.ts";
import { edit, emptyDraft, lengthOfLastPiece, writtenValue } from "./logic/draft.ts";
import type { Angle } from "./logic/functions.ts";
import { historyShape, withLine } from "./logic/history.ts";
import { freshState, parenthesesHint, press, rows, type Key } from "./logic.ts";
import type { State } from "./logic/state.ts";
import { parse, type Node } from "./logic/parser.ts";
import { readingOf } from "./logic/reading.ts";
import { optionsShape } from "./logic/options.ts";
import { finishDraft, outcomeOf, problemOf, readingNote, work } from "./logic/work.ts";

/** "12.5 sin" as keys: numbers are typed digit by digit. */
const keysOf = (line: string): Key[] =>
  line.split(" ").flatMap((word) => (/^[\d.]+$/.test(word) ? word.split("") : [word])) as Key[];
const after = (line: string): State => keysOf(line).reduce(press, freshState);
function display({ pad }: State): string {
  const { digits, exponent } = shownFigure(pad);
  return exponent === 0 ? digits : `${digits}e${exponent}`;
}

describe("Spec §2, Scientific", () => {
  test("rows `MC MR M+ M- MS` / `sin cos tan log ln` / `π e √ x² 1/x` / `( ) ^ C ÷` / digit rows", () => {
    const lines = rows.map((row) => row.join(" "));
    expect(lines.slice(0, 4)).toEqual([
      "MC MR M+ M- MS",
      "sin cos tan log ln",
      "π e √ x² 1/x",
      "( ) ^ C ÷",
    ]);
    const digits = lines.slice(4).join(" ").split(" ");
    for (const key of "7 8 9 × 4 5 6 - 1 2 3 + 0 . =".split(" ")) expect(digits).toContain(key);
  });
});

describe("Spec §4, Scientific", () => {
  test.each<[rule: string, keys: string, shown: string]>([
    ["Unary functions apply at once to the display", "9 √", "3"],
    ["… and set the new-entry flag", "9 √ 5", "5"],
    ["… to the display alone, whatever is pending", "7 + 9 √ =", "10"],
    ["… also right after an operator", "9 + √ =", "12"],
    ["Scientific “(” and “)” do nothing", "2 ( 3 )", "23"],
    ["… not even to a pending operator", "2 + ( 3 ) × 4 =", "20"],
    ["MC sets memory to 0", "5 MS MC MR", "0"],
    ["MR recalls it", "5 MS C MR", "5"],
    ["MR starts a new entry", "5 MS C MR 2", "2"],
    ["MR is an operand", "5 MS C 2 × MR =", "10"],
    ["M+ adds the display", "5 MS 7 M+ MR", "12"],
    ["M- subtracts it", "5 MS 7 M- MR", "-2"],
    ["MS stores the display", "5 MS 7 MS MR", "7"],
    ["memory keys end an entry", "5 M+ 7", "7"],
    ["memory keys leave an operator pending", "5 + M+ =", "10"],
    ["memory keys act on the exact value", "1 ÷ 3 = MS C MR × 3 =", "1"],
    ["C leaves the memory", "5 MS C C MR", "5"],
    ["NaN in memory can be cleared", "0 ÷ 0 = MS MC 7 M+ MR", "7"],
    ["^ is an operator", "2 ^ 10 =", "1024"],
    ["left to right like the others", "2 ^ 3 ^ 2 =", "64"],
    ["% divides by 100", "200 × 5 % =", "10"],
    ["± negates", "2 ^ 3 ± =", "0.125"],
  ])("%s: %s shows %s", (_rule, keys, shown) => {
    expect(display(after(keys))).toBe(shown);
  });

  test("the parentheses say where they work, until the next key", () => {
    expect(after("2 (").pad.hint).toBe(parenthesesHint);
    expect(parenthesesHint).toContain("Expression mode");
    expect(after("2 + ( 3").pad.hint).toBe("");
  });

  test("memory is nonzero only while something is in it", () => {
    expect(after("5 M+").memory.isZero()).toBe(false);
    expect(after("5 M+ M-").memory.isZero()).toBe(true);
  });
});

// Computed elsewhere with 60 digits.
const vectors: [keys: string, digits: string][] = [
  ["30 sin", "0.5"],
  ["45 sin", "0.7071067811865475244008444"],
  ["60 cos", "0.5"],
  ["45 tan", "1"],
  ["60 tan", "1.732050807568877293527446"],
  ["1 sin", "0.01745240643728351281941898"],
  ["89.9 tan", "572.9572133542877311364201"],
  ["18 sin", "0.3090169943749474241022934"],
  ["180 sin", "0"],
  ["90 cos", "0"],
  ["90 tan", "NaN"],
  ["270 tan", "NaN"],
  ["30 ± sin", "-0.5"],
  ["1000000 sin", "-0.9848077530122080593667430"],
  ["2 log", "0.301029995663981195213738894724"],
  ["0.001 log", "-3"],
  ["1000 log", "3"],
  ["2 ln", "0.693147180559945309417232121458"],
  ["10 ln", "2.30258509299404568401799145468"],
  ["e ln", "1"],
  ["2 √", "1.41421356237309504880168872421"],
  ["7 1/x", "0.142857142857142857142857142857"],
  ["2 ^ 3 ± =", "0.125"],
  ["1.1 ^ 10 =", "2.5937424601"],
  ["0.1 ^ 3 =", "0.001"],
  ["e ^ π =", "23.1406926327792690057290863679"],
  ["1.0000001 ^ 10000000 =", "2.71828169254496627119855022578"],
  ["12345.6789 x²", "152415787.50190521"],
];

/** Whether a value has these digits: rounded alike where they were cut. */
function hasDigits(value: Decimal, digits: string): boolean {
  const wanted = new Decimal(digits);
  return wanted.isNaN() ? value.isNaN() : value.toSignificantDigits(wanted.precision()).eq(wanted);
}

describe("Spec §9: trig functions take degrees; log is base 10; ln is natural", () => {
  test.each(vectors)("%s is %s", (keys, digits) => {
    const { value } = shownOperand(after(keys).pad);
    expect(hasDigits(value, digits), value.toString()).toBe(true);
  });

  test.each([
    ["90 tan", "NaN", "The tangent is undefined at this angle."],
    ["1 ± √", "NaN", "A negative number has no real square root."],
    ["0 log", "-Infinity", "0 has no logarithm."],
    ["5 ± ln", "NaN", "A negative number has no real logarithm."],
    ["0 1/x", "Infinity", "Cannot divide by zero."],
    ["8 ± ^ 0.5 =", "NaN", "A negative number has no such power among the real numbers."],
    ["9 ^ 99999 =", "Infinity", "Too large to show."],
    ["0 ^ 1 ± =", "Infinity", "Cannot divide by zero."],
    ["0 1/x sin", "NaN", "Cannot divide by zero."],
    ["10 ^ 45 = sin", "NaN", "Too large for an angle."],
    ["0 ÷ 0 = MS C MR", "NaN", "It comes from a result that is not a finite number."],
  ])("%s shows %s, in words “%s”", (keys, shown, words) => {
    expect(display(after(keys))).toBe(shown);
    expect(shownOperand(after(keys).pad).why).toBe(words);
  });

  test.each([
    ["2 √ x² - 2 =", "0"],
    ["60 tan - 3 √ =", "0"],
    ["1 ÷ 7 × 7 - 1 =", "0"],
    ["0 ^ 0 =", "1"],
    ["10 ^ 9999 = 10 log", "1"],
  ])("no dust of rounding is left: %s is %s", (keys, shown) => {
    expect(display(after(keys))).toBe(shown);
  });
});

describe("the line above the display", () => {
  test.each([
    ["9 √", "√(9)"],
    ["2 + 9 √", "2 + √(9)"],
    ["30 sin +", "sin(30) +"],
    ["5 ± x²", "(-5)²"],
    ["2 + 3 = x²", "5²"],
    ["7 1/x × 2", "1 ÷ 7 ×"],
    ["2 × 7 1/x =", "2 × (1 ÷ 7) ="],
    ["2 × π =", "2 × π ="],
    ["2 + 3 ^ 2 =", "(2 + 3) ^ 2 ="],
  ])("after %s reads %s", (keys, line) => {
    expect(expressionOf(after(keys).pad)).toBe(line);
  });

  test("“=” puts a function into the history too, and into Ans", () => {
    const state = after("9 √ =");
    expect(state.pad.history.map(({ expression }) => expression)).toEqual(["√(9)"]);
    expect(state.Ans.toString()).toBe("3");
  });
});

const context = { angle: "deg" as Angle, Ans: new Decimal(7), M: new Decimal(11) };
function value(text: string, angle: Angle = "deg"): Decimal {
  const outcome = work(text, { ...context, angle });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value.answer.value;
}
const shown = (text: string, angle?: Angle) =>
  value(text, angle).toSignificantDigits(15).toString();

describe("Expression mode", () => {
  test.each([
    ["2+3*4", "14", "2 + 3 × 4"],
    ["(2+3)*4", "20", "(2 + 3) × 4"],
    ["2+3×4−6÷2", "11", "2 + 3 × 4 - 6 ÷ 2"],
    ["10-2-3", "5", "10 - 2 - 3"],
    ["10-(2-3)", "11", "10 - (2 - 3)"],
    ["100/10/5", "2", "100 ÷ 10 ÷ 5"],
    ["2^3^2", "512", "2^3^2"],
    ["(2^3)^2", "64", "(2^3)^2"],
    ["-2^2", "-4", "-2^2"],
    ["(-2)^2", "4", "(-2)^2"],
    ["2^-3", "0.125", "2^-3"],
    ["--5", "5", "--5"],
    ["2*-3", "-6", "2 × -3"],
    ["+5", "5", "5"],
    ["8/2(2+2)", "16", "8 ÷ 2 × (2 + 2)"],
    ["1/2π", "1.5707963267949", "1 ÷ 2 × π"],
    ["2(3+4)(5)", "70", "2 × (3 + 4) × 5"],
    ["2x3", "6", "2 × 3"],
    ["10x10", "100", "10 × 10"],
    ["0 x 10", "0", "0 × 10"],
    ["5!", "120", "5!"],
    ["3!!", "720", "3!!"],
    ["-3!", "-6", "-3!"],
    ["2^3!", "64", "2^3!"],
    ["50%", "0.5", "50%"],
    ["200+10%", "200.1", "200 + 10%"],
    ["3²+4²", "25", "3² + 4²"],
    ["2³", "8", "2³"],
    ["-3²", "-9", "-3²"],
    ["5 nCr 2", "10", "5 nCr 2"],
    ["5nPr2", "20", "5 nPr 2"],
    ["nCr(5,2)", "10", "nCr(5, 2)"],
    ["2×5 nCr 2", "20", "2 × 5 nCr 2"],
    ["7 mod 3", "1", "7 mod 3"],
    ["-7 mod 3", "2", "-7 mod 3"],
    ["mod(7;3)", "1", "mod(7, 3)"],
    ["sin(30)", "0.5", "sin(30)"],
    ["sin 30", "0.5", "sin(30)"],
    ["SIN(30)²", "0.25", "sin(30)²"],
    ["2sin(30)", "1", "2 × sin(30)"],
    ["sin(30", "0.5", "sin(30)"],
    ["√9", "3", "√(9)"],
    ["√(9)+1", "4", "√(9) + 1"],
    ["sqrt(2)^2", "2", "√(2)^2"],
    ["cbrt(-8)", "-2", "∛(-8)"],
    ["root(3,-8)", "-2", "root(3, -8)"],
    ["root(3,125)", "5", "root(3, 125)"],
    ["root(3, (1,000))", "10", "root(3, 1000)"],
    ["root(2,2)", "1.4142135623731", "root(2, 2)"],
    ["log(1,000)", "3", "log(1,000)"],
    ["log(8)/log(2)", "3", "log(8) ÷ log(2)"],
    ["ln(e)", "1", "ln(e)"],
    ["ln(e^5)", "5", "ln(e^5)"],
    ["exp(1)-e", "0", "exp(1) - e"],
    ["abs(-5)", "5", "abs(-5)"],
    ["e", "2.71828182845905", "e"],
    ["2e", "5.43656365691809", "2 × e"],
    ["2e3", "2000", "2e3"],
    ["1.5e-3", "0.0015", "1.5e-3"],
    ["Ans+1", "8", "Ans + 1"],
    ["2ans", "14", "2 × Ans"],
    ["M/11", "1", "M ÷ 11"],
    ["1,00,000+1", "100001", "1,00,000 + 1"],
    ["1,000,000", "1000000", "10,00,000"],
    ["₹ 1,00,000 + ₹ 5", "100005", "1,00,000 + 5"],
    ["५+२", "7", "5 + 2"],
    [".5+5.", "5.5", ".5 + 5."],
    ["0.1+0.2", "0.3", "0.1 + 0.2"],
    ["0^0", "1", "0^0"],
    ["(1/7×84)!", "479001600", "(1 ÷ 7 × 84)!"],
    ["log10(1000)", "3", "log(1,000)"],
    ["log10 (1000)", "3", "log(1,000)"],
    ["LOG2(8)", "3", "log2(8)"],
    ["log2 8", "3", "log2(8)"],
    ["2log2(8)", "6", "2 × log2(8)"],
    ["log20", "1.30102999566398", "log(20)"],
    ["log 10", "1", "log(10)"],
    ["log1p(1e-30)", "1e-30", "log1p(1e-30)"],
    ["log1p(1)-ln(2)", "0", "log1p(1) - ln(2)"],
    ["log1p(1e70)/ln(10)", "70", "log1p(1e70) ÷ ln(10)"],
    ["expm1(1e-30)", "1e-30", "expm1(1e-30)"],
    ["expm1(1)-e", "-1", "expm1(1) - e"],
    ["atan2(1,1)", "45", "atan2(1, 1)"],
    ["atan2(-1,-1)", "-135", "atan2(-1, -1)"],
    ["atan2(0,-1)", "180", "atan2(0, -1)"],
    ["hypot(3,4)", "5", "hypot(3, 4)"],
    ["hypot(2,3,6)", "7", "hypot(hypot(2, 3), 6)"],
    ["floor(-2.5)", "-3", "floor(-2.5)"],
    ["ceil(-2.5)", "-2", "ceil(-2.5)"],
    ["trunc(-2.5)", "-2", "trunc(-2.5)"],
    ["round(2.5)", "3", "round(2.5)"],
    ["round(-2.5)", "-3", "round(-2.5)"],
    ["floor(log2(8))", "3", "floor(log2(8))"],
    ["sign(-5)+sign(0)", "-1", "sign(-5) + sign(0)"],
    ["min(3,1,2)", "1", "min(min(3, 1), 2)"],
    ["max(1, 500, 2)", "500", "max(max(1, 500), 2)"],
    ["max(1,500)", "500", "max(1, 500)"],
    ["max(1;500;2)", "500", "max(max(1, 500), 2)"],
    ["max(log(1,000), 2)", "3", "max(log(1000), 2)"],
    ["2**10", "1024", "2^10"],
    ["2**3**2", "512", "2^3^2"],
    ["sin^2(30)", "0.25", "sin(30)^2"],
    ["sin^2 30", "0.25", "sin(30)^2"],
    ["sin²(30)+cos²(30)", "1", "sin(30)² + cos(30)²"],
    ["log^2(100)", "4", "log(100)^2"],
    ["2sin^2(30)", "0.5", "2 × sin(30)^2"],
    ["sin30", "0.5", "sin(30)"],
    ["sin 30 cos 60", "0.25", "sin(30) × cos(60)"],
    ["2+3=", "5", "2 + 3"],
    ["2+3 = ", "5", "2 + 3"],
    ["5L + 1cr", "10500000", "5,00,000 + 1,00,00,000"],
    ["1.13 Crore / 2", "5650000", "1,13,00,000 ÷ 2"],
    ["10k×2.5 lakh", "2500000000", "10,000 × 2,50,000"],
    ["1,50,000 + 0.5L", "200000", "1,50,000 + 50,000"],
  ])("%s is %s, read as %s", (typed, result, reading) => {
    const outcome = work(typed, context);
    expect(outcome.ok && outcome.value.reading).toBe(reading);
    expect(shown(typed)).toBe(result);
  });

  test.each<[string, Angle, string]>([
    ["sin(30)", "deg", "0.5"],
    ["sin(π/6)", "rad", "0.5"],
    ["sin(100/3)", "grad", "0.5"],
    ["sin(π)", "rad", "0"],
    ["cos(π/2)", "rad", "0"],
    ["tan(π/4)", "rad", "1"],
    ["sin(200)", "grad", "0"],
    ["sin(1)", "rad", "0.841470984807897"],
    ["sin(1e-6000)", "rad", "1e-6000"],
    ["sin(-91)", "deg", "-0.999847695156391"],
    ["sin(271)", "deg", "-0.999847695156391"],
    ["sin(-271)", "deg", "0.999847695156391"],
    ["sin(1000000)", "rad", "-0.349993502171293"],
    ["asin(0.5)", "deg", "30"],
    ["acos(0)", "deg", "90"],
    ["atan(1)", "deg", "45"],
    ["atan(1)", "grad", "50"],
    ["asin(1)*2-π", "rad", "0"],
    ["acos(-1)", "rad", "3.14159265358979"],
    ["atan2(1,-1)", "rad", "2.35619449019234"],
    ["atan2(1,-1)", "grad", "150"],
    ["sinh(1)", "deg", "1.1752011936438"],
    ["cosh(1)", "deg", "1.54308063481524"],
    ["tanh(1)", "deg", "0.761594155955765"],
    ["sinh(100)", "deg", "1.34405857090807e+43"],
    ["cosh(-100)", "deg", "1.34405857090807e+43"],
    ["tanh(100)", "deg", "1"],
    ["tanh(-1e9)", "deg", "-1"],
    ["asinh(sinh(3))", "deg", "3"],
    ["acosh(cosh(3))", "deg", "3"],
    ["atanh(tanh(3))", "deg", "3"],
    ["cosh(25)^2-sinh(25)^2", "deg", "1"],
  ])("%s in %s is %s", (typed, angle, result) => {
    expect(shown(typed, angle)).toBe(result);
  });

  test.each([
    ["20!", "2432902008176640000"],
    ["21!", "51090942171709440000"],
    ["170!", "7.25741561530799896739672821113e306"],
    ["171!", "1.24101807021766782342484052410e309"],
    ["0!", "1"],
    ["nCr(52,5)", "2598960"],
    ["nCr(5,0)", "1"],
    ["nCr(5,6)", "0"],
    ["nPr(5,6)", "0"],
    ["nCr(1000,500)", "2.70288240945436569515614693625975275496152008446548e299"],
    ["nPr(10,3)", "720"],
    ["e^π", "23.1406926327792690057290863679"],
    ["1.0000001^10000000", "2.71828169254496627119855022578"],
  ])("%s has the digits %s", (typed, digits) => {
    expect(hasDigits(value(typed), digits), value(typed).toString()).toBe(true);
  });

  test.each([
    ["1/0", "Infinity", "Cannot divide by zero."],
    ["0/0", "NaN", "0 ÷ 0 is undefined."],
    ["sin(1/0)+2", "NaN", "Cannot divide by zero."],
    ["√(-1)", "NaN", "A negative number has no real square root."],
    ["(-8)^(1/3)", "NaN", "A negative number has no such power among the real numbers."],
    ["root(2,-8)", "NaN", "There is no such root among the real numbers."],
    ["root(0,8)", "NaN", "There is no such root among the real numbers."],
    ["tan(90)", "NaN", "The tangent is undefined at this angle."],
    ["asin(2)", "NaN", "It takes a number from -1 to 1."],
    ["acosh(0)", "NaN", "It takes a number from 1 up."],
    ["atanh(1)", "Infinity", "It takes a number between -1 and 1."],
    ["0.5!", "NaN", "It takes whole numbers from 0 up."],
    ["(-1)!", "NaN", "It takes whole numbers from 0 up."],
    ["nCr(5,1.5)", "NaN", "It takes whole numbers from 0 up."],
    ["3249!", "Infinity", "Too large to show."],
    ["nCr(1e9,5e8)", "Infinity", "Too large to show."],
    ["nPr(1e9,1e8)", "Infinity", "Too large to show."],
    ["sinh(1e6)", "Infinity", "Too large to show."],
    ["9^9^9^9", "Infinity", "Too large to show."],
    ["1e99999", "Infinity", "Too large to show."],
    ["5 mod 0", "NaN", "Cannot divide by zero."],
    ["log2(0)", "-Infinity", "0 has no logarithm."],
    ["log1p(-1)", "-Infinity", "It takes a number above -1."],
    ["log1p(-2)", "NaN", "It takes a number above -1."],
    ["atan2(0,0)", "NaN", "0 and 0 point nowhere."],
    ["1/(1/0)", "0", ""],
  ])("%s is %s, in words “%s”", (typed, result, words) => {
    const outcome = work(typed, context);
    expect(outcome.ok && outcome.value.answer.value.toString()).toBe(result);
    expect(outcome.ok && outcome.value.answer.why).toBe(words);
  });

  test.each([
    ["", 0, 0, "Type an expression first."],
    ["  ", 0, 0, "Type an expression first."],
    ["2+", 2, 0, "A number is missing after “+”."],
    ["2+*3", 2, 1, "A number is missing after “+”."],
    ["*3", 0, 1, "An expression cannot begin with “×”."],
    ["()", 1, 1, "A number is missing after “(”."],
    ["(2+3))", 5, 1, "There is no “(” for this “)”."],
    ["2 3", 2, 1, "An operator is missing before “3”."],
    ["(2 3)", 3, 1, "An operator is missing before “3”."],
    ["1.2.3", 3, 2, "An operator is missing before “.3”."],
    ["1,5", 0, 3, "“1,5” is not how digits are grouped. A fraction takes a point."],
    ["1,0000", 0, 6, "“1,0000” is not how digits are grouped. A fraction takes a point."],
    ["log5(25)", 0, 4, "“log5” could be log(5) × (…) or, to base 5, log(…) ÷ log(5)."],
    ["log100(5)", 0, 6, "“log100” could be log(100) × (…) or, to base 100, log(…) ÷ log(100)."],
    ["1+sin30(2)", 2, 5, "“sin30” could be sin(30) × (…) or sin(30 × (…))."],
    ["log 10(1000)", 0, 6, "“log 10” could be log(10) × (…) or log(10 × (…))."],
    ["sin 2π", 0, 5, "“sin 2” could be sin(2) × π or sin(2 × π)."],
    ["ln 2e", 0, 4, "“ln 2” could be ln(2) × e or ln(2 × e)."],
    ["log10", 0, 5, "“log10” could be log(10) or log10(…)."],
    ["log2+1", 0, 4, "“log2” could be log(2) or log2(…)."],
    ["log2π", 0, 4, "“log2” could be log(2) or log2(…)."],
    ["sin^-1(0.5)", 0, 5, "“sin^-” could be asin(…) or 1 ÷ sin(…)."],
    ["ln^-1(2)", 0, 4, "“ln^-” is not read here: write 1 ÷ ln(…)."],
    ["sin^(2)(30)", 4, 1, "A number is missing after “^”."],
    ["2=3", 1, 1, "“=” can stand only at the end."],
    ["=", 0, 0, "Type an expression first."],
    [
      "max(1,500,2)",
      4,
      5,
      "“1,500” could be one number or several: leave commas out, or put a space after each.",
    ],
    [
      "max(1,000)",
      4,
      5,
      "“1,000” could be one number or several: leave commas out, or put a space after each.",
    ],
    [
      "min(1,00,000, 2)",
      4,
      8,
      "“1,00,000” could be one number or several: leave commas out, or put a space after each.",
    ],
    [
      "root(3,027)",
      5,
      5,
      "“3,027” could be one number or several: leave commas out, or put a space after each.",
    ],
    ["min(3)", 0, 3, "min takes two numbers: min(5, 2)."],
    ["5e3k", 3, 1, "There is no function or constant “k”."],
    ["5 lakh lakh", 7, 4, "There is no function or constant “lakh”."],
    ["1+0x1F", 2, 4, "“0x1F” could be 0 × … or a hexadecimal number, 31."],
    ["2+$", 2, 1, "“$” is not part of an expression."],
    ["2+😀", 2, 2, "“😀” is not part of an expression."],
    ["2 + foo(3)", 4, 3, "There is no function or constant “foo”."],
    ["sin", 3, 0, "A number is missing after “sin”."],
    ["sin()", 4, 1, "A number is missing after “(”."],
    ["sin(1;2)", 0, 3, "sin takes one number: sin(2)."],
    ["root(3)", 0, 4, "root takes two numbers: root(3, 8)."],
    ["root 3", 0, 4, "root takes two numbers: root(3, 8)."],
    ["root(3,8,2)", 8, 1, "A comma parts two numbers only in root(3, 8) and the like."],
    ["2;3", 1, 1, "A comma parts two numbers only in root(3, 8) and the like."],
    ["nCr 5", 0, 3, "An expression cannot begin with “nCr”."],
    ["2 + nCr 5", 4, 3, "A number is missing after “+”."],
    ["5 nCr", 5, 0, "A number is missing after “nCr”."],
    [".", 0, 1, "“.” is not part of an expression."],
    ["2constructor", 1, 11, "There is no function or constant “constructor”."],
    ["__proto__", 0, 1, "“_” is not part of an expression."],
  ])("%j is refused at %d for %d: %s", (typed, at, length, message) => {
    expect(parse(typed)).toEqual({ ok: false, message, detail: { at, length } });
  });

  test("a long expression is refused where it becomes too long, a deep one is not", () => {
    expect(parse("1".repeat(501))).toMatchObject({ ok: false, detail: { at: 500, length: 1 } });
    expect(shown("(".repeat(499) + "7")).toBe("7");
    expect(shown("-".repeat(498) + "7")).toBe("7");
    expect(shown("√".repeat(499) + "1")).toBe("1");
  });

  test("whatever is typed gives a number or words, never an exception", () => {
    const piece = fc.constantFrom(
      ..."0 1 9 . , 1,000 + - × ÷ ^ ** = ( ) ! % ² √ ∛ sin( sin log2 log10( max( root( nCr mod π e Ans M x L ; ₹".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const typed = pieces.join("");
        const outcome = work(typed, context);
        const isNumber = outcome.ok && Decimal.isDecimal(outcome.value.answer.value);
        const { at, length } = (!outcome.ok && outcome.detail) || { at: Infinity, length: 0 };
        expect(isNumber || at + length <= typed.length, typed).toBe(true);
      }),
      { numRuns: sampled(5_000) },
    );
  });
});

const { node } = fc.letrec<{ node: Node }>((tie) => {
  const part = tie("node");
  return {
    node: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.record({
        type: fc.constant("number" as const),
        text: fc.integer({ min: 0, max: 99_999 }).map((n) => String(n / 100)),
      }),
      fc.record({
        type: fc.constant("constant" as const),
        name: fc.constantFrom("π" as const, "e" as const, "Ans" as const, "M" as const),
      }),
      fc.record({ type: fc.constant("minus" as const), of: part }),
      fc.record({
        type: fc.constant("postfix" as const),
        sign: fc.constantFrom("!" as const, "%" as const, "²" as const, "³" as const),
        of: part,
      }),
      fc.record({
        type: fc.constant("infix" as const),
        operator: fc.constantFrom(...(["+", "-", "×", "÷", "^", "mod", "nCr", "nPr"] as const)),
        left: part,
        right: part,
      }),
      fc.record({
        type: fc.constant("unary" as const),
        name: fc.constantFrom(
          ...(["sin", "acos", "tanh", "√", "∛", "ln", "abs", "log2", "floor"] as const),
        ),
        of: part,
      }),
      fc.record({
        type: fc.constant("binary" as const),
        name: fc.constantFrom(...(["root", "nCr", "max", "atan2"] as const)),
        first: part,
        second: part,
      }),
    ),
  };
});

test("a reading is read as what it was written from", () => {
  fc.assert(
    fc.property(node, (tree) => {
      const text = readingOf(tree);
      fc.pre(text.length <= 500);
      expect(parse(text)).toEqual({ ok: true, value: tree });
    }),
    { numRuns: sampled(2_000) },
  );
});

describe("a draft", () => {
  const finish = (text: string, state: State = freshState) =>
    finishDraft({ ...state, draft: edit(state.draft, text) }, "deg");

  test("“=” fills Ans and the history, and a second one changes nothing", () => {
    const state = finish("2(3+4");
    expect(state.Ans.toString()).toBe("14");
    expect(state.pad.history[0]).toMatchObject({ expression: "2 × (3 + 4)" });
    expect(finishDraft(state, "deg")).toBe(state);
  });

  test("the result stays, though Ans in the expression now means something else", () => {
    const state = finish("Ans+1", { ...freshState, Ans: new Decimal(41) });
    const outcome = outcomeOf(state, "deg");
    expect(outcome.ok && outcome.value.answer.value.toString()).toBe("42");
  });

  test.each([
    ["2+3×", "Ans×"],
    ["2+3-1", "Ans-1"],
    ["2+3!", "Ans!"],
    ["2+3 nCr 2", "Ans nCr 2"],
    ["2+37", "7"],
    ["2+3sin(", "sin("],
    ["2+", "2+"],
    ["2×3", "2×3"],
    ["2+3", "2+3"],
  ])("after “2+3 =” the text %s becomes %s", (text, becomes) => {
    expect(edit(finish("2+3").draft, text).text).toBe(becomes);
  });

  test("a mistake is said on “=” and gone with the next change", () => {
    const { draft, pad } = finish("2+");
    expect(draft.failure).toMatchObject({ message: "A number is missing after “+”." });
    expect(pad.history).toEqual([]);
    expect(edit(draft, "2+3").failure).toBeNull();
    expect(edit(draft, "2+3").text).toBe("2+3");
  });

  test.each([
    ["2+foo(3)", "There is no function or constant “foo”."],
    ["2 3", "An operator is missing before “3”."],
    ["2+3", ""],
    ["", ""],
  ])("before “=” is pressed, what is wrong with %j is %j", (text, problem) => {
    const draft = edit(emptyDraft, text);
    expect(problemOf(draft, outcomeOf({ ...freshState, draft }, "deg"))).toBe(problem);
    const pressed = finishDraft({ ...freshState, draft }, "deg");
    expect(problemOf(pressed.draft, outcomeOf(pressed, "deg"))).toBe("");
  });

  test.each([
    ["", 0],
    ["12", 1],
    ["2+sin(", 4],
    ["√(", 2],
    ["2+log10(", 6],
    ["atan2(", 6],
    ["2(", 1],
    ["5 nCr ", 5],
    ["2+Ans", 3],
    ["(", 1],
    ["a😀", 2],
  ])("⌫ after %j takes back %d", (before, length) => {
    expect(lengthOfLastPiece(before)).toBe(length);
  });

  test.each([
    ["2+3*4", ""],
    ["2 + 3", ""],
    ["8/2(2+2)", "8 ÷ 2 × (2 + 2)"],
    ["sin(30", "sin(30)"],
    ["((2))", "2"],
    ["1,00,000", ""],
    ["2**10", ""],
    ["2+3=", ""],
    ["5L+1", "5,00,000 + 1"],
    ["sin^2(30)", "sin(30)^2"],
    ["log10(1000)", ""],
  ])("the reading of %s is said where it says more: %j", (typed, note) => {
    const outcome = work(typed, context);
    expect(readingNote(typed, outcome.ok ? outcome.value.reading : "?")).toBe(note);
  });

  test("a result is written into the next expression whole, and in parentheses if negative", () => {
    expect(writtenValue(new Decimal("-0.5"))).toBe("(-0.5)");
    expect(writtenValue(value("20!"))).toBe("2432902008176640000");
    expect(value(`2×${writtenValue(value("171!"))}`).toString()).toBe("2.48203614043534e+309");
  });

  test("an empty draft is nothing, not an answer", () => {
    expect(work(emptyDraft.text, { ...context, Ans: zero }).ok).toBe(false);
  });
});

test.each([
  [{ mode: "expression", angle: "rad" }, "expression", "rad"],
  [undefined, "immediate", "deg"],
  [null, "immediate", "deg"],
  [[], "immediate", "deg"],
  ["<img>", "immediate", "deg"],
  [{ mode: "hover", angle: 5 }, "immediate", "deg"],
  [{ mode: "expression", angle: "__proto__" }, "expression", "deg"],
])("stored settings %j are read as %s in %s", (stored, mode, angle) => {
  expect(optionsShape.read(stored)).toEqual({ mode, angle });
});

describe("the history that is kept", () => {
  const line = (id: number, expression: string, value: string): HistoryLine => ({
    id,
    expression,
    value: new Decimal(value),
  });

  test("a new line comes first, and the 21st pushes the oldest out", () => {
    let lines = historyShape.initial;
    for (let sum = 1; sum <= 21; sum++)
      lines = withLine(lines, line(1, `${sum} + 1`, String(sum + 1)));
    expect(lines).toHaveLength(20);
    expect(lines[0]).toMatchObject({ id: 21, expression: "21 + 1" });
    expect(lines.at(-1)).toMatchObject({ id: 2, expression: "2 + 1" });
  });

  test.each([
    "14",
    "-0.5",
    "1e-6000",
    "1.5e+309",
    "0.333333333333333333333333333333333333333333",
    "NaN",
    "-Infinity",
  ])("%s is read back as it was written", (value) => {
    const lines = withLine([], line(1, "2 × (3 + 4)", value));
    expect(historyShape.read(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
  });

  test.each([
    [undefined],
    [null],
    ["<img>"],
    [{ length: 1 }],
    [[null, 7, {}, { id: 1 }, { id: 1, expression: "1", value: 1 }]],
    [[{ id: 1, expression: "1", value: "0x10" }]],
    [[{ id: 1, expression: "1", value: "9".repeat(200) }]],
    [[{ id: 1.5, expression: "1", value: "1" }]],
    [[{ id: 1, expression: "1".repeat(3_000), value: "1" }]],
  ])("%j is not believed", (stored) => {
    expect(historyShape.read(stored)).toEqual([]);
  });

  test("one line that is wrong does not spoil the others", () => {
    expect(historyShape.read([{ id: 3, expression: "1 + 1", value: "2" }, 7])).toEqual([
      line(3, "1 + 1", "2"),
    ]);
  });
});
