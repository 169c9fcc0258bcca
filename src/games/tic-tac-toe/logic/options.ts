import { oneOf, shape, type Value } from "#domain/shape.ts";

const modes = ["ai", "human"] as const;
export type Mode = (typeof modes)[number];

const levels = ["unbeatable", "medium", "easy"] as const;
export type Level = (typeof levels)[number];

/** Against whom, and how well the computer plays. The spec's game comes first. */
export const optionsShape = shape({
  mode: oneOf(modes, "ai"),
  level: oneOf(levels, "unbeatable"),
});
export type Options = Value<typeof optionsShape>;

/** Every way to play. */
export const everyOptions: readonly Options[] = modes.flatMap((mode) =>
  levels.map((level) => ({ mode, level })),
);

/**
 * What everybody plays on a day. The computer errs by the seed's luck: against one that never does,
 * every day would be the same tie.
 */
export const dailyOptions: Options = { mode: "ai", level: "medium" };
