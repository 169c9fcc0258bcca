import { guarded, type Shape } from "./shape.ts";

// Shapes with limits: few units need them, while most pages load the others.

type Range = readonly [min: number, max: number];

/** A whole number. One that is out of range is not moved into it; `inField` does that. */
export const whole = (range: Range, initial: number) => ({
  range,
  ...guarded(
    (given): given is number =>
      Number.isInteger(given) && Number(given) >= range[0] && Number(given) <= range[1],
    initial,
  ),
});

/** Text that a pattern allows. */
export const text = (pattern: RegExp, initial: string) => ({
  pattern,
  ...guarded((given): given is string => typeof given === "string" && pattern.test(given), initial),
});

/** Some of a kind, each read for itself. Too few are the default; those beyond are cut off. */
export const listOf = <Item>(item: Shape<Item>, range: Range, initial: readonly Item[]) => ({
  item,
  range,
  initial,
  read: (given: unknown): readonly Item[] =>
    Array.isArray(given) && given.length >= range[0]
      ? given.slice(0, range[1]).map((one) => item.read(one))
      : initial,
});
