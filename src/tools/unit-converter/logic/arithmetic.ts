import { fail, ok, type Result } from "#domain/result.ts";
import { add, divide, fraction, isZero, multiply, one, type Fraction } from "./fraction.ts";
import { numberAtStart } from "./numerals.ts";

/** A number with its unit. */
export interface Part {
  number: Fraction;
  unit: string; // as typed; "" when none was
}

/** What a text begins with, and what is left of it. */
interface Step {
  parts: readonly Part[]; // that add up
  rest: string;
}

/** Reads a number and what follows it as one part; `null` when that is no unit. */
type ReadPart = (number: Fraction, unit: string) => Part | null;

const minusOne = fraction(-1n);
const notUnderstood = fail("");

/**
 * Works out `5 + 3`, `2*3 ft`, `(1 ft + 3 in) / 2`: what adds up in the end, each with its unit. A
 * failure without a message means that it is no such thing.
 */
export function workOut(text: string, readPart: ReadPart): Result<readonly Part[]> {
  const found = readSum(text.trim(), readPart);
  if (!found.ok) return found;
  return found.value.rest === "" ? withUnits(found.value.parts) : notUnderstood;
}

function readSum(text: string, readPart: ReadPart): Result<Step> {
  let sum = readProduct(text, readPart);
  while (sum.ok) {
    const sign = /^[-+]/.exec(sum.value.rest)?.[0];
    if (sign === undefined) return sum;
    const next = readProduct(sum.value.rest.slice(1), readPart);
    if (!next.ok) return next;
    const more = sign === "-" ? scaled(next.value.parts, minusOne) : next.value.parts;
    sum = ok({ parts: [...sum.value.parts, ...more], rest: next.value.rest });
  }
  return sum;
}

function readProduct(text: string, readPart: ReadPart): Result<Step> {
  let product = readFactor(text, readPart);
  while (product.ok) {
    const sign = /^(?:[*×·/÷]|x(?=\s))/i.exec(product.value.rest)?.[0];
    if (sign === undefined) return product;
    const next = readFactor(product.value.rest.slice(1), readPart);
    if (!next.ok) return next;
    const isDivision = sign === "/" || sign === "÷";
    const parts = isDivision
      ? divided(product.value.parts, next.value.parts)
      : multiplied(product.value.parts, next.value.parts);
    if (!parts.ok) return parts;
    product = ok({ parts: parts.value, rest: next.value.rest });
  }
  return product;
}

function readFactor(given: string, readPart: ReadPart): Result<Step> {
  const text = given.trim();
  if (/^[-+]\s*[-+]/.test(text)) return notUnderstood;
  if (/^[-+]/.test(text)) {
    const next = readFactor(text.slice(1), readPart);
    if (!next.ok || text.startsWith("+")) return next;
    return ok({ parts: scaled(next.value.parts, minusOne), rest: next.value.rest });
  }
  if (!text.startsWith("(")) return readAmount(text, readPart);
  const inner = readSum(text.slice(1), readPart);
  if (!inner.ok) return inner;
  const { parts, rest } = inner.value;
  if (!rest.startsWith(")")) return notUnderstood;
  if (!isPlain(parts)) return ok({ parts, rest: rest.slice(1).trim() });
  // "(5 + 3) ft"
  return readUnit(total(parts), rest.slice(1), readPart);
}

function readAmount(text: string, readPart: ReadPart): Result<Step> {
  const found = numberAtStart(text);
  return found === null
    ? notUnderstood
    : readUnit(found.number, text.slice(found.length), readPart);
}

/** Signs stand in units too, as in km/h and L/100 km: the longest that is a unit is meant. */
function readUnit(number: Fraction, text: string, readPart: ReadPart): Result<Step> {
  const ends = [...text.matchAll(/[-+*×·/÷()]|\sx\s|$/gi)].map(({ index }) => index);
  for (const end of ends.toReversed()) {
    const unit = text.slice(0, end).trim();
    // A sign between spaces belongs to no unit: "m - 2" is not m².
    const part = unit === "" || /\s[-+*×÷]|[-+*×÷]\s/.test(unit) ? null : readPart(number, unit);
    if (part !== null) return ok({ parts: [part], rest: text.slice(end).trim() });
  }
  return ok({ parts: [{ number, unit: "" }], rest: text.trim() });
}

const isPlain = (parts: readonly Part[]): boolean => parts.every(({ unit }) => unit === "");

const total = (parts: readonly Part[]): Fraction =>
  parts.reduce((sum, { number }) => add(sum, number), fraction(0n));

const scaled = (parts: readonly Part[], by: Fraction): Part[] =>
  parts.map(({ number, unit }) => ({ number: multiply(number, by), unit }));

function multiplied(left: readonly Part[], right: readonly Part[]): Result<readonly Part[]> {
  if (isPlain(right)) return ok(scaled(left, total(right)));
  if (isPlain(left)) return ok(scaled(right, total(left)));
  return fail("Only one of two factors can have a unit");
}

function divided(left: readonly Part[], right: readonly Part[]): Result<readonly Part[]> {
  if (!isPlain(right)) return fail("Divide by a number without a unit");
  const by = total(right);
  return isZero(by) ? fail("Division by zero") : ok(scaled(left, divide(one, by)));
}

/** One part for each unit. A number without one has that of the others: `5 + 3 ft`. */
function withUnits(parts: readonly Part[]): Result<readonly Part[]> {
  const units = [...new Set(parts.map(({ unit }) => unit).filter((unit) => unit !== ""))];
  const hasPlain = parts.some(({ unit }) => unit === "");
  if (units.length > 1 && hasPlain) return fail("Say the unit of each number");
  const groups = units.length === 0 ? [""] : units;
  return ok(
    groups.map((unit) => ({
      unit,
      number: total(parts.filter((part) => part.unit === unit || part.unit === "")),
    })),
  );
}
