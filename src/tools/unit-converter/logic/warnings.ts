import { toBase } from "./conversion.ts";
import type { Fraction } from "./fraction.ts";
import type { CategoryId, Unit } from "./units.data.ts";

/** Why an amount cannot be; "" when all is well. */
export function warningFor(amount: Fraction, category: CategoryId, from: Unit): string {
  const base = toBase(amount, from);
  if (category === "temperature" && base !== null && base.top < 0n) {
    return "Below absolute zero (0 K): there is no such temperature.";
  }
  return "";
}

/** In place of a result, where no number says it: 0 L/100 km is any distance at all. */
export const noResultText = (from: Unit, to: Unit): string =>
  from.inverse === true
    ? `No fuel at all: no number of ${to.symbol} says that`
    : `No distance at all: no number of ${to.symbol} says that`;
