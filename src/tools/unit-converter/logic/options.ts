import { isRecord } from "#domain/saved.ts";
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
  read: (given) =>
    Object.fromEntries(
      categories.flatMap(({ id }) => {
        const pair = isRecord(given) ? given[id] : null;
        if (!isRecord(pair)) return [];
        const { from, to } = pair;
        return typeof from === "string" && typeof to === "string" ? [[id, { from, to }]] : [];
      }),
    ),
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
