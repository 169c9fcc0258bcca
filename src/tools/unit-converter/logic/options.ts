import { oneOf, oneOfLabeled, shape, type Shape, type Value } from "#domain/shape.ts";
import { categories, groupings } from "./conversion.ts";
import type { CategoryId } from "./units.data.ts";

export interface Pair {
  from: string; // symbols
  to: string;
}

type Pairs = Partial<Record<CategoryId, Pair>>;

const pairsShape: Shape<Pairs> = {
  initial: {},
  read(given) {
    const found: Record<string, object> = { ...(given as object) };
    const pairs = categories.flatMap(({ id }) => {
      const { from, to }: Partial<Record<keyof Pair, unknown>> = { ...found[id] };
      return typeof from === "string" && typeof to === "string" ? [[id, { from, to }]] : [];
    });
    return Object.fromEntries(pairs) as Pairs;
  },
};

/** What is remembered. What was typed is not. */
export const optionsShape = shape({
  category: oneOf(
    categories.map(({ id }) => id),
    "length",
  ),
  pairs: pairsShape,
  grouping: oneOfLabeled(groupings, "none"),
});
export type Options = Value<typeof optionsShape>;
