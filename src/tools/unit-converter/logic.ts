import { isZero, type Fraction } from "./logic/fraction.ts";
import type { CategoryId, Unit } from "./logic/units.data.ts";
import { type Grouping, groupings, categoryOf, categories, toBase } from "./logic/conversion.ts";

export type { CategoryId, Unit } from "./logic/units.data.ts";
export { categories, categoryOf, convert, groupings, unitOf } from "./logic/conversion.ts";
export {
  amountText,
  figureText,
  formulaText,
  grouped,
  moreDigits,
  resultText,
} from "./logic/figures.ts";
export { readTyped } from "./logic/typed.ts";

/** Spec §9: categories length, weight, temperature, area, volume. The others stand behind them. */
export const mainCategories = ["length", "weight", "temperature", "area", "volume"] as const;

/** "Foot (ft)"; a name that says it all stands alone. */
export const unitLabel = ({ name, symbol }: Unit): string =>
  name.toLowerCase() === symbol.toLowerCase() ? name : `${name} (${symbol})`;

/** Why an amount cannot be, or has no counterpart; "" when all is well. */
export function warningFor(amount: Fraction, category: CategoryId, from: Unit): string {
  const base = toBase(amount, from);
  if (category === "temperature" && base !== null && base.top < 0n) {
    return "Below absolute zero (0 K): there is no such temperature.";
  }
  if (category === "fuel" && isZero(amount)) {
    return `0 ${from.symbol} cannot be said in every unit of fuel use.`;
  }
  return "";
}

/** What is remembered. What was typed is not. */
export interface Options {
  category: CategoryId;
  pairs: Partial<Record<CategoryId, Pair>>;
  grouping: Grouping;
}

export interface Pair {
  from: string; // symbols
  to: string;
}

/** What is chosen in a category, checked against its units. */
export function pairOf(options: Options, id: CategoryId): Pair {
  const category = categoryOf(id);
  const has = (symbol: string | undefined): symbol is string =>
    category.units.some((unit) => unit.symbol === symbol);
  const kept = options.pairs[id];
  return {
    from: has(kept?.from) ? kept.from : category.from,
    to: has(kept?.to) ? kept.to : category.to,
  };
}

/** Anyone can edit what is stored: what is not a proper option becomes the default. */
export function checkOptions(stored: unknown): Options {
  const found = asRecord(stored);
  const pairs = asRecord(found["pairs"]);
  const checked = categories.flatMap(({ id }) => {
    const { from, to } = asRecord(pairs[id]);
    return typeof from === "string" && typeof to === "string" ? [[id, { from, to }] as const] : [];
  });
  return {
    category: categories.find(({ id }) => id === found["category"])?.id ?? "length",
    pairs: Object.fromEntries(checked),
    grouping: groupings.find(([id]) => id === found["grouping"])?.[0] ?? "none",
  };
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
