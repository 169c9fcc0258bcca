import { guarded } from "./shape.ts";

// Apart from the other shapes: most pages load those, and few units need these.

/** A whole number. One that is out of range is not moved into it; `inField` does that. */
export const whole = (range: readonly [min: number, max: number], initial: number) => ({
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
