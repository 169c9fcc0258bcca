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
} from "./fraction.ts";
import { categories as categoryList, type CategoryId, type Unit } from "./units.data.ts";

export interface Category {
  id: CategoryId;
  name: string;
  from: string;
  to: string;
  note?: string;
  units: readonly Unit[];
}

export const categories: readonly Category[] = categoryList;

export const categoryOf = (id: CategoryId): Category =>
  categories.find((category) => category.id === id) ?? categoryList[0];

/** The unit with that symbol, else the category's first. */
export function unitOf(category: Category, symbol: string): Unit {
  const [first] = category.units;
  const found = category.units.find((unit) => unit.symbol === symbol) ?? first;
  if (found === undefined) throw new Error(`The category ${category.id} has no units`);
  return found;
}

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

/** The same amount in another unit of its category, exactly; `null` where there is none, as for 0 L/100 km in km/L. */
export function convert(amount: Fraction, from: Unit, to: Unit): Fraction | null {
  // Nothing per distance is nothing per any distance.
  if (isZero(amount) && from.inverse === true && to.inverse === true) return amount;
  const base = toBase(amount, from);
  return base === null ? null : fromBase(base, to);
}

export function toBase(amount: Fraction, unit: Unit): Fraction | null {
  const { factor, offset } = measureOf(unit);
  if (unit.inverse !== true) return multiply(add(amount, offset), factor);
  return isZero(amount) ? null : divide(factor, amount);
}

function fromBase(base: Fraction, unit: Unit): Fraction | null {
  const { factor, offset } = measureOf(unit);
  if (unit.inverse !== true) return subtract(divide(base, factor), offset);
  return isZero(base) ? null : divide(factor, base);
}

export const groupings = [
  ["none", "1234567"],
  ["thousands", "1,234,567"],
  ["lakhs", "12,34,567"],
] as const;
export type Grouping = (typeof groupings)[number][0];
