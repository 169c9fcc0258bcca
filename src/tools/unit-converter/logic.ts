import {
  add,
  divide,
  fraction,
  isZero,
  multiply,
  one,
  readDecimal,
  subtract,
  type Fraction,
} from "./logic/fraction.ts";
import { categories as categoryList, type CategoryId, type Unit } from "./logic/units.data.ts";

export type { CategoryId, Unit } from "./logic/units.data.ts";

export interface Category {
  id: CategoryId;
  name: string;
  from: string;
  to: string;
  note?: string;
  units: readonly Unit[];
}

export const categories: readonly Category[] = categoryList;

/** Spec §9: "categories length, weight, temperature, area, volume". The others stand behind them. */
export const mainCategories = ["length", "weight", "temperature", "area", "volume"] as const;

export const categoryOf = (id: CategoryId): Category =>
  categories.find((category) => category.id === id) ?? categoryList[0];

/** The unit with that symbol, else the category's first. */
export function unitOf(category: Category, symbol: string): Unit {
  const [first] = category.units;
  const found = category.units.find((unit) => unit.symbol === symbol) ?? first;
  if (found === undefined) throw new Error(`The category ${category.id} has no units`);
  return found;
}

/** "Foot (ft)"; a name that says it all stands alone. */
export const unitLabel = ({ name, symbol }: Unit): string =>
  name.toLowerCase() === symbol.toLowerCase() ? name : `${name} (${symbol})`;

interface Measure {
  factor: Fraction;
  offset: Fraction;
}

const nothing = fraction(0n);
const measures = new WeakMap<Unit, Measure>();

/** A unit's numbers, read from its table once. */
export function measureOf(unit: Unit): Measure {
  const known = measures.get(unit);
  if (known !== undefined) return known;
  const offset = readDecimal(unit.offset ?? "0") ?? nothing;
  const measure = { factor: readFactor(unit.factor), offset };
  measures.set(unit, measure);
  return measure;
}

/** "0.3048*0.3048", "1609.344/3600". */
function readFactor(text: string): Fraction {
  return text.split(/(?=[*/])/).reduce((product, part) => {
    const number = readDecimal(part.replace(/^[*/]/, ""));
    if (number === null) throw new Error(`“${part}” is no number`);
    return part.startsWith("/") ? divide(product, number) : multiply(product, number);
  }, one);
}

/** The same amount in another unit of its category, exactly; `null` where there is none, as for 0 L/100 km. */
export function convert(amount: Fraction, from: Unit, to: Unit): Fraction | null {
  const base = toBase(amount, from);
  return base === null ? null : fromBase(base, to);
}

function toBase(amount: Fraction, unit: Unit): Fraction | null {
  const { factor, offset } = measureOf(unit);
  if (unit.inverse !== true) return multiply(add(amount, offset), factor);
  return isZero(amount) ? null : divide(factor, amount);
}

function fromBase(base: Fraction, unit: Unit): Fraction | null {
  const { factor, offset } = measureOf(unit);
  if (unit.inverse !== true) return subtract(divide(base, factor), offset);
  return isZero(base) ? null : divide(factor, base);
}

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

export const groupings = [
  ["none", "1234567"],
  ["thousands", "1,234,567"],
  ["lakhs", "12,34,567"],
] as const;
export type Grouping = (typeof groupings)[number][0];

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
