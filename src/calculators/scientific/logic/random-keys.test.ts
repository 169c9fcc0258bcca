import fc from "fast-check";
import { expect, test } from "vitest";
import { shownFigure } from "#domain/keypad.ts";
import { sampled } from "#proof/scale.ts";
import { freshState, press, type Key } from "../logic.ts";
import { work } from "./work.ts";

/*
 * An independent model of Immediate mode: the spec's own variables, and numbers of 120 digits made
 * of whole numbers, with series of their own. It shares nothing with the calculator but the keys.
 */
const digits = 120;
/** m × 10^e with m of 120 digits, or 0; or one of the three that are no finite number. */
type Real = { m: bigint; e: number } | "Infinity" | "-Infinity" | "NaN";
type Finite = Exclude<Real, string>;

const abs = (n: bigint): bigint => (n < 0n ? -n : n);
const ten = (n: number): bigint => 10n ** BigInt(n);
const nil: Finite = { m: 0n, e: 0 };

function real(m: bigint, e: number): Real {
  if (m === 0n) return nil;
  const over = abs(m).toString().length - digits;
  const cut = over > 0 ? roundedQuotient(m, ten(over)) : m * ten(-over);
  const size = e + over + digits - 1;
  if (size > 9_999) return m > 0n ? "Infinity" : "-Infinity";
  return size < -9_999 ? nil : { m: cut, e: e + over };
}
const roundedQuotient = (n: bigint, d: bigint): bigint =>
  ((n < 0n ? -1n : 1n) * (abs(n) * 2n + d)) / (2n * d);
const whole = (n: number): Real => real(BigInt(n), 0);
const isFinite = (x: Real): x is Finite => typeof x !== "string";
const size = ({ m, e }: Finite): number => abs(m).toString().length + e;

const negate = (x: Real): Real => {
  if (isFinite(x)) return { m: -x.m, e: x.e };
  return x === "NaN" ? x : x === "Infinity" ? "-Infinity" : "Infinity";
};
const signOf = (x: Real): number => {
  if (isFinite(x)) return x.m > 0n ? 1 : x.m < 0n ? -1 : 0;
  return x === "NaN" ? Number.NaN : x === "Infinity" ? 1 : -1;
};
const endless = (sign: number): Real => (sign > 0 ? "Infinity" : sign < 0 ? "-Infinity" : "NaN");

function add(x: Real, y: Real): Real {
  if (!isFinite(x) || !isFinite(y)) {
    if (isFinite(x)) return y;
    return isFinite(y) || x === y ? x : "NaN";
  }
  const e = Math.min(x.e, y.e);
  // Far apart, the smaller one is below every digit.
  if (x.m === 0n) return y;
  if (y.m === 0n) return x;
  if (size(x) - size(y) > digits + 5) return x;
  if (size(y) - size(x) > digits + 5) return y;
  const sum = real(x.m * ten(x.e - e) + y.m * ten(y.e - e), e);
  // What is left when everything cancels out is the error of the series.
  const cancels = isFinite(sum) && size(sum) < Math.max(size(x), size(y)) - 50;
  return cancels ? nil : sum;
}
function multiply(x: Real, y: Real): Real {
  if (isFinite(x) && isFinite(y)) return real(x.m * y.m, x.e + y.e);
  return endless(signOf(x) * signOf(y));
}
function divide(x: Real, y: Real): Real {
  if (isFinite(x) && isFinite(y)) {
    if (y.m === 0n) return endless(signOf(x));
    const sign = y.m < 0n ? -1n : 1n;
    const top = x.m * ten(digits + 5) * sign;
    return real(roundedQuotient(top, abs(y.m)), x.e - y.e - digits - 5);
  }
  if (isFinite(x)) return y === "NaN" ? y : nil;
  return isFinite(y) ? endless(signOf(x) * (signOf(y) || 1)) : "NaN";
}

// Fixed point, for the series.
const places = 150;
const unit = ten(places);
const times = (a: bigint, b: bigint): bigint => (a * b) / unit;
const floating = (n: bigint): Real => real(n, -places);

function arctanInverse(n: bigint): bigint {
  let [term, sum, k] = [unit / n, unit / n, 1n];
  while (term !== 0n) {
    term = -term / (n * n);
    k += 2n;
    sum += term / k;
  }
  return sum;
}
const piFixed = 4n * (4n * arctanInverse(5n) - arctanInverse(239n)); // Machin, 1706

function series(first: bigint, next: (term: bigint, k: bigint) => bigint): bigint {
  let [term, sum, k] = [first, first, 1n];
  while (term !== 0n) {
    term = next(term, k);
    sum += term;
    k += 1n;
  }
  return sum;
}
const sinFixed = (x: bigint): bigint =>
  series(x, (term, k) => -times(times(term, x), x) / (2n * k * (2n * k + 1n)));
const expFixed = (x: bigint): bigint => series(unit, (term, k) => times(term, x) / k);
function squareRoot(n: bigint): bigint {
  let root = ten(Math.ceil(n.toString().length / 2));
  for (;;) {
    const better = (root + n / root) / 2n;
    if (better >= root) return root;
    root = better;
  }
}
/** ln of a fixed-point number near 1: twice the series of artanh. */
function lnFixed(x: bigint): bigint {
  const z = ((x - unit) * unit) / (x + unit);
  let [power, sum, k] = [z, z, 1n];
  while (power !== 0n) {
    power = times(times(power, z), z);
    k += 2n;
    sum += power / k;
  }
  return 2n * sum;
}
function lnOf(x: Finite): bigint {
  // x = f × 10^n with f below 10, brought near 1 by eight square roots.
  const n = size(x) - 1;
  let f = x.m * ten(places);
  f = x.e - n >= 0 ? f * ten(x.e - n) : f / ten(n - x.e);
  let doublings = 1n;
  for (let i = 0; i < 8; i++) {
    f = squareRoot(f * unit);
    doublings *= 2n;
  }
  return lnFixed(f) * doublings + BigInt(n) * ln10;
}
const ln10: bigint = (() => {
  let f = 10n * unit;
  for (let i = 0; i < 8; i++) f = squareRoot(f * unit);
  return lnFixed(f) * 256n;
})();

function sine(x: Real, shift: number): Real {
  if (!isFinite(x)) return "NaN";
  if (size(x) > 40) return "NaN";
  const turned = add(x, whole(shift)) as Finite;
  const turn = 360n * unit;
  // Exact: every digit of the angle is kept while whole turns are taken off.
  const scale = Math.max(0, -turned.e);
  const angle = turned.m * ten(Math.max(0, turned.e));
  const rest = ((angle % (360n * ten(scale))) * unit) / ten(scale);
  const quarter = 90n * unit;
  const near = roundedQuotient(rest, quarter) * quarter;
  // Rounding left an exact angle a hair beside itself.
  const settled = abs(rest - near) < ten(places - 50) ? near : rest;
  if (settled % quarter === 0n) {
    return whole([0, 1, 0, -1][Number((((settled % turn) + turn) % turn) / quarter)]!);
  }
  return floating(sinFixed((settled * piFixed) / (180n * unit)));
}

const functions: Record<string, (x: Real) => Real> = {
  sin: (x) => sine(x, 0),
  cos: (x) => sine(x, 90),
  tan: (x) => {
    const across = sine(x, 90);
    return signOf(across) === 0 ? "NaN" : divide(sine(x, 0), across);
  },
  log: (x) => {
    const natural = functions["ln"]!(x);
    if (!isFinite(natural)) return natural;
    return divide(natural, floating(ln10));
  },
  ln: (x) => {
    if (signOf(x) < 0 || x === "NaN") return "NaN";
    if (!isFinite(x)) return x;
    return x.m === 0n ? "-Infinity" : floating(lnOf(x));
  },
  "√": (x) => {
    if (signOf(x) < 0 || x === "NaN") return "NaN";
    if (!isFinite(x)) return x;
    if (x.m === 0n) return x;
    const odd = Math.abs(x.e % 2);
    return real(squareRoot(x.m * ten(2 * digits + odd)), (x.e - odd) / 2 - digits);
  },
  "x²": (x) => multiply(x, x),
  "1/x": (x) => divide(whole(1), x),
};

/** Only whole exponents: a chain of multiplications. */
function power(x: Real, y: number): Real {
  if (y === 0) return whole(1);
  let result = whole(1);
  for (let i = 0; i < Math.abs(y); i++) result = multiply(result, x);
  return y < 0 ? divide(whole(1), result) : result;
}
const toWhole = (x: Real): number | null => {
  if (!isFinite(x)) return null;
  if (x.m === 0n) return 0;
  const near = x.e >= 0 ? x.m * ten(x.e) : roundedQuotient(x.m, ten(-x.e));
  const gap = add(x, negate(real(near, 0)));
  return signOf(gap) === 0 && abs(near) <= 40n ? Number(near) : null;
};

function write(x: Real): string {
  if (!isFinite(x)) return x;
  if (x.m === 0n) return "0";
  let shown = roundedQuotient(abs(x.m), ten(digits - 15)).toString();
  let e = x.e + digits - 1;
  if (shown.length > 15) e += 1;
  shown = shown.slice(0, 15).replace(/0+$/, "");
  const sign = x.m < 0n ? "-" : "";
  if (e >= 15 || e < -6) return `${sign}${shown[0]}.${shown.slice(1)}e${e}`.replace(".e", "e");
  if (e < 0) return `${sign}0.${"0".repeat(-e - 1)}${shown}`;
  const before = shown.slice(0, e + 1).padEnd(e + 1, "0");
  return sign + (shown.length > e + 1 ? `${before}.${shown.slice(e + 1)}` : before);
}
function read(text: string): Real {
  const [before = "", after = ""] = text.replace("-", "").split(".");
  const n = BigInt(before + after);
  return real(text.startsWith("-") ? -n : n, -after.length);
}

/** What the display shows, or `null` for a power that the model does not do. */
function model(keys: readonly Key[]): string | null {
  let text = "0";
  let exact: Real | null = null;
  let stored: Real | null = null;
  let pending = "";
  let newEntry = false;
  let memory: Real = nil;
  let operated = false;
  const current = (): Real => exact ?? read(text);
  const show = (value: Real) => {
    [exact, text, newEntry] = [value, write(value), true];
  };
  for (const key of keys) {
    const wasOperated: boolean = operated;
    operated = false;
    if (key === "(" || key === ")") operated = wasOperated;
    else if (/^[\d.]$/.test(key)) {
      if (newEntry) [text, exact, newEntry] = [key === "." ? "0." : key, null, false];
      else if (key === ".") text = text.includes(".") ? text : `${text}.`;
      else if (text === "0") text = key;
      else if (text.replace(/^-?0\./, "").replace(/[-.]/g, "").length < 15) text += key;
    } else if (key === "C") {
      [text, exact, stored, pending, newEntry] = ["0", null, null, "", false];
    } else if (key === "MR") show(memory);
    else if (key.startsWith("M")) {
      const value = current();
      if (key === "MC") memory = nil;
      if (key === "MS") memory = value;
      if (key === "M+") memory = add(memory, value);
      if (key === "M-") memory = add(memory, negate(value));
      if (!newEntry) show(value);
      operated = wasOperated;
    } else if (key === "π") show(floating(piFixed));
    else if (key === "e") show(floating(expFixed(unit)));
    else if (key === "±") {
      if (signOf(current()) === 0) operated = wasOperated;
      else if (newEntry) show(negate(current()));
      else text = text.startsWith("-") ? text.slice(1) : `-${text}`;
    } else if (key === "%") show(divide(current(), whole(100)));
    else if (functions[key] !== undefined) show(functions[key](current()));
    else {
      if (stored === null || (wasOperated && key !== "=")) show(current());
      else if (pending === "^") {
        const exponent = toWhole(current());
        if (exponent === null || !isFinite(stored)) return null;
        show(power(stored, exponent));
      } else {
        const right = current();
        if (pending === "+") show(add(stored, right));
        if (pending === "-") show(add(stored, negate(right)));
        if (pending === "×") show(multiply(stored, right));
        if (pending === "÷") show(divide(stored, right));
      }
      operated = key !== "=";
      [stored, pending] = key === "=" ? [null, ""] : [current(), key];
    }
  }
  return text;
}

const keyList = (line: string) => fc.constantFrom<Key>(...(line.split(" ") as Key[]));
const sequences = (functionKeys: string) =>
  fc.array(
    fc.oneof(
      { arbitrary: keyList("0 1 2 3 4 5 6 7 8 9"), weight: 9 },
      { arbitrary: keyList("+ - × ÷ ^ = . ± %"), weight: 6 },
      { arbitrary: keyList(functionKeys), weight: 4 },
      { arbitrary: keyList("MC MR M+ M- MS ( ) C"), weight: 3 },
    ),
    { minLength: 1, maxLength: 30 },
  );

test.each([
  ["√ x² 1/x π e", 10_000],
  ["sin cos tan log ln √ x² 1/x π e", 1_000],
])("with %s, random key sequences agree with a model of 120 digits", (functionKeys, runs) => {
  fc.assert(
    fc.property(sequences(functionKeys), (keys) => {
      const wanted = model(keys);
      fc.pre(wanted !== null);
      const { digits, exponent } = shownFigure(keys.reduce(press, freshState).pad);
      expect(exponent === 0 ? digits : `${digits}e${exponent}`).toBe(wanted);
    }),
    { numRuns: sampled(runs) },
  );
});

test("what the line above the display says is what was calculated", () => {
  const digit = keyList("1 2 3 4 5 6 7 8 9");
  const other = keyList("+ - × ÷ ^ ± % sin cos log √ x² 1/x π e");
  const chain = fc.oneof({ arbitrary: digit, weight: 2 }, { arbitrary: other, weight: 3 });
  const empty = { angle: "deg", Ans: freshState.Ans, M: freshState.memory } as const;
  fc.assert(
    fc.property(fc.array(chain, { minLength: 1, maxLength: 14 }), (keys) => {
      const [line] = press(keys.reduce(press, freshState), "=").pad.history;
      fc.pre(line !== undefined);
      const outcome = work(line.expression, empty);
      const again = outcome.ok ? outcome.value.answer.value : null;
      // Two ways of rounding may differ in the last of 15 digits, and in no other.
      const isSame =
        again !== null && again.isFinite()
          ? again.minus(line.value).abs().lte(line.value.abs().times("1e-14"))
          : String(again) === String(line.value);
      expect(isSame, `${line.expression}: ${String(again)}, not ${String(line.value)}`).toBe(true);
    }),
    { numRuns: sampled(1_000) },
  );
});
