import { answer, noDivision, type Answer } from "#domain/arithmetic.ts";
import { Decimal, pi, settle, zero } from "#domain/decimal.ts";
import { arrange, choose, factorial, isCount } from "./counting.ts";

export type Angle = "deg" | "rad" | "grad";

const one = new Decimal(1);
const undefinedHere = new Decimal(Number.NaN);
/** Half a turn in each unit. */
const halfTurn: Record<Angle, Decimal> = { deg: new Decimal(180), rad: pi, grad: new Decimal(200) };
/** Beyond this the digits that are carried no longer say where on the circle an angle lies. */
const maxAngle = new Decimal("1e40");
/** Beyond this the library's series for sinh takes minutes, and e^x alone is as good. */
const seriesEnd = 20;

type Unary = (value: Decimal, angle: Angle) => Decimal;
type Binary = (first: Decimal, second: Decimal, angle: Angle) => Decimal;

/** A function, and why it has no finite answer for a finite number. */
interface Definition<Apply> {
  apply: Apply;
  why?: string | ((...values: Decimal[]) => string);
}

/** An angle in degrees. π in radians is 180 but for dust, which is dropped. */
const inDegrees: Unary = (value, angle) => settle(value.times(180).div(halfTurn[angle]));

/** Degrees make whole turns exact: so sin 180 is 0, and sin 1000000 has all its digits. */
function sineOfDegrees(degrees: Decimal): Decimal {
  if (!degrees.abs().lt(maxAngle)) return undefinedHere;
  const turn = degrees.mod(360);
  const quarters = turn.div(90);
  if (!quarters.isInteger()) return settle(sineSeries(foldedTurn(turn).times(pi).div(180)));
  return [zero, one, zero, one.negated()][(quarters.toNumber() + 4) % 4] ?? zero;
}

/** The angle within a quarter turn of 0 that has the same sine. */
function foldedTurn(turn: Decimal): Decimal {
  const half = turn.abs().gt(180) ? turn.minus(Decimal.sign(turn) * 360) : turn;
  return half.abs().gt(90) ? new Decimal(Decimal.sign(half) * 180).minus(half) : half;
}

/** x − x³/3! + x⁵/5! − …: five times faster here than the library, which doubles the digits. */
function sineSeries(radians: Decimal): Decimal {
  const square = radians.times(radians).negated();
  let term = radians;
  let sum = radians;
  for (let n = 2; !term.isZero() && term.e > sum.e - Decimal.precision - 2; n += 2) {
    term = term.times(square).div(n * (n + 1));
    sum = sum.plus(term);
  }
  return sum;
}

const sine: Unary = (value, angle) => sineOfDegrees(inDegrees(value, angle));
const cosine: Unary = (value, angle) => sineOfDegrees(inDegrees(value, angle).plus(90));
const tangent: Unary = (value, angle) => {
  const across = cosine(value, angle);
  return across.isZero() ? undefinedHere : sine(value, angle).div(across);
};
const inUnit = (radians: Decimal, angle: Angle) => radians.times(halfTurn[angle]).div(pi);

const isTiny = (value: Decimal): boolean => value.abs().lt(0.5);
const isSmall = (value: Decimal): boolean => value.abs().lte(seriesEnd);
const grown = (value: Decimal): Decimal => value.exp();
const shrunk = (value: Decimal): Decimal => value.negated().exp();

const fromMinusOneToOne = "It takes a number from -1 to 1.";
const noLog = (value: Decimal): string =>
  value.isZero() ? "0 has no logarithm." : "A negative number has no real logarithm.";
const noAngle = "Too large for an angle.";
const whyNotCounted = (...values: Decimal[]): string =>
  values.every(isCount) ? "Too large to show." : "It takes whole numbers from 0 up.";

/** Functions of one number, by their name in an expression or the sign after it. */
export const unary = {
  sin: { apply: sine, why: noAngle },
  cos: { apply: cosine, why: noAngle },
  tan: {
    apply: tangent,
    why: (value) =>
      value.abs().lt(maxAngle) ? "The tangent is undefined at this angle." : noAngle,
  },
  asin: { apply: (value, angle) => inUnit(value.asin(), angle), why: fromMinusOneToOne },
  acos: { apply: (value, angle) => inUnit(value.acos(), angle), why: fromMinusOneToOne },
  atan: { apply: (value, angle) => inUnit(value.atan(), angle) },
  sinh: {
    apply: (value) => (isSmall(value) ? value.sinh() : grown(value).minus(shrunk(value)).div(2)),
  },
  cosh: {
    apply: (value) => (isSmall(value) ? value.cosh() : grown(value).plus(shrunk(value)).div(2)),
  },
  tanh: {
    apply: (value) =>
      isSmall(value) ? value.tanh() : one.minus(new Decimal(2).div(grown(value.times(2)).plus(1))),
  },
  asinh: { apply: (value) => value.asinh() },
  acosh: { apply: (value) => value.acosh(), why: "It takes a number from 1 up." },
  atanh: { apply: (value) => value.atanh(), why: "It takes a number between -1 and 1." },
  log: { apply: (value) => value.log(10), why: noLog },
  log2: { apply: (value) => value.log(2), why: noLog },
  ln: { apply: (value) => value.ln(), why: noLog },
  // Near 0 these keep the digits that 1 + x would lose.
  log1p: {
    apply: (value) =>
      isTiny(value) ? value.div(value.plus(2)).atanh().times(2) : value.plus(1).ln(),
    why: "It takes a number above -1.",
  },
  expm1: {
    apply: (value) =>
      isTiny(value)
        ? value.div(2).sinh().times(2).times(value.div(2).exp())
        : grown(value).minus(1),
  },
  exp: { apply: grown },
  "√": { apply: (value) => value.sqrt(), why: "A negative number has no real square root." },
  "∛": { apply: (value) => value.cbrt() },
  abs: { apply: (value) => value.abs() },
  sign: { apply: (value) => new Decimal(Decimal.sign(value)) },
  floor: { apply: (value) => value.floor() },
  ceil: { apply: (value) => value.ceil() },
  trunc: { apply: (value) => value.trunc() },
  /** Halves go away from 0, as on paper. */
  round: { apply: (value) => value.round() },
  "²": { apply: (value) => value.times(value) },
  "³": { apply: (value) => value.pow(3) },
  "1/x": { apply: (value) => one.div(value), why: noDivision },
  "!": { apply: factorial, why: whyNotCounted },
} satisfies Record<string, Definition<Unary>>;

/** Functions of two numbers. */
export const binary = {
  nCr: { apply: choose, why: whyNotCounted },
  nPr: { apply: arrange, why: whyNotCounted },
  mod: { apply: remainder, why: noDivision },
  root: { apply: rootOf, why: "There is no such root among the real numbers." },
  atan2: { apply: directionOf, why: "0 and 0 point nowhere." },
  hypot: { apply: (first, second) => Decimal.hypot(first, second) },
  min: { apply: (first, second) => Decimal.min(first, second) },
  max: { apply: (first, second) => Decimal.max(first, second) },
} satisfies Record<string, Definition<Binary>>;

export type UnaryName = keyof typeof unary;
export type BinaryName = keyof typeof binary;

/** Applies a function of one number. */
export function applyUnary(name: UnaryName, operand: Answer, angle: Angle): Answer {
  const { apply, why }: Definition<Unary> = unary[name];
  return answer([operand], apply(operand.value, angle), inWords(why, operand));
}

/** Applies a function of two numbers. */
export function applyBinary(name: BinaryName, first: Answer, second: Answer, angle: Angle): Answer {
  const { apply, why }: Definition<Binary> = binary[name];
  const value = apply(first.value, second.value, angle);
  return answer([first, second], value, inWords(why, first, second));
}

const inWords = (why: Definition<unknown>["why"], ...operands: Answer[]): string | undefined =>
  typeof why === "function" ? why(...operands.map(({ value }) => value)) : why;

/** Takes the sign of the divisor, as clocks and calendars need it: -7 mod 3 is 2. */
function remainder(value: Decimal, divisor: Decimal): Decimal {
  const rest = value.mod(divisor);
  return rest.isZero() || rest.isNegative() === divisor.isNegative() ? rest : rest.plus(divisor);
}

/** An odd root of a negative number is real, though its power with a fraction is not. */
function rootOf(degree: Decimal, value: Decimal): Decimal {
  const isOdd = degree.isInteger() && !degree.mod(2).isZero();
  const size = value.abs().pow(one.div(degree));
  if (!value.isNegative() || value.isZero()) return degree.isZero() ? undefinedHere : size;
  return isOdd ? size.negated() : undefinedHere;
}

/** The angle from the x axis to a point, given as y and x. */
function directionOf(y: Decimal, x: Decimal, angle: Angle): Decimal {
  return y.isZero() && x.isZero() ? undefinedHere : inUnit(Decimal.atan2(y, x), angle);
}
