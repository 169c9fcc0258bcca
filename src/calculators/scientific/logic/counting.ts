import { Decimal, zero } from "#domain/decimal.ts";

const one = new Decimal(1);
const endless = new Decimal(Number.POSITIVE_INFINITY);
const undefinedHere = new Decimal(Number.NaN);

/** 3249! and 2^33217 are beyond what can be shown, so no longer product is worth its time. */
const maxFactorial = 3_248;
const maxChoice = 33_217;

export const isCount = (value: Decimal): boolean => value.isInteger() && !value.isNegative();

/** n! */
export const factorial = (count: Decimal): Decimal =>
  isCount(count) ? arrange(count, count) : undefinedHere;

/** nPr: in how many orders some of a number of things can be put. */
export function arrange(all: Decimal, some: Decimal): Decimal {
  if (!isCount(all) || !isCount(some)) return undefinedHere;
  if (some.gt(all)) return zero;
  return some.gt(maxFactorial) ? endless : product(some.toNumber(), (index) => all.minus(index));
}

/** nCr: how many ways there are to take some of a number of things. */
export function choose(all: Decimal, some: Decimal): Decimal {
  if (!isCount(all) || !isCount(some)) return undefinedHere;
  if (some.gt(all)) return zero;
  const fewer = Decimal.min(some, all.minus(some));
  if (fewer.gte(maxChoice)) return endless;
  // Each step is itself a number of choices: whole, and no larger than the result.
  return product(
    fewer.toNumber(),
    (index) => all.minus(index),
    (index) => index + 1,
  );
}

function product(
  count: number,
  factor: (index: number) => Decimal,
  divisor: (index: number) => number = () => 1,
): Decimal {
  let result = one;
  for (let index = 0; index < count && result.isFinite(); index++) {
    result = result.times(factor(index)).div(divisor(index));
  }
  return result;
}
