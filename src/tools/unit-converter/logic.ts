import type { CategoryId, Unit } from "./logic/units.data.ts";
import { categoryOf } from "./logic/conversion.ts";
import type { Options, Pair } from "./logic/options.ts";

export type { CategoryId, Unit } from "./logic/units.data.ts";
export { categories, categoryOf, convert, groupings, unitOf } from "./logic/conversion.ts";
export {
  amountText,
  figureText,
  formulaText,
  grouped,
  headlineText,
  moreDigits,
} from "./logic/figures.ts";
export { linkTo, readLink } from "./logic/link.ts";
export { optionsShape } from "./logic/options.ts";
export type { Options, Pair } from "./logic/options.ts";
export { readTyped } from "./logic/typed.ts";
export { noResultText, warningFor } from "./logic/warnings.ts";

/** Spec §9: categories length, weight, temperature, area, volume. The others stand behind them. */
export const mainCategories = ["length", "weight", "temperature", "area", "volume"] as const;

/** "Foot (ft)"; a name that says it all stands alone. */
export const unitLabel = ({ name, symbol }: Unit): string =>
  name.toLowerCase() === symbol.toLowerCase() ? name : `${name} (${symbol})`;

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
