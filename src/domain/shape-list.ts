import type { Shape } from "./shape.ts";

/** Some of a kind, each read for itself. Too few are the default; those beyond are cut off. */
export const listOf = <Item>(
  item: Shape<Item>,
  range: readonly [min: number, max: number],
  initial: readonly Item[],
) => ({
  item,
  range,
  initial,
  read: (given: unknown): readonly Item[] =>
    Array.isArray(given) && given.length >= range[0]
      ? given.slice(0, range[1]).map((one) => item.read(one))
      : initial,
});
