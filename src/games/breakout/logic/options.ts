import { flag, shape, type Value } from "#domain/shape.ts";

/** The plain game, and how else it can be played. */
export const optionsShape = shape({
  /** A slower ball and a wider paddle. */
  isSlow: flag(false),
  /** Some bricks drop something to catch. */
  hasPowers: flag(false),
});
export type Options = Value<typeof optionsShape>;

/** Every way to play. */
export const everyOptions: readonly Options[] = [false, true].flatMap((hasPowers) =>
  [false, true].map((isSlow) => ({ isSlow, hasPowers })),
);

/** Where the best score is kept. Each way to play has its own: they are not the same feat. */
export const bestKey = ({ isSlow, hasPowers }: Options): string =>
  `tabkit-breakout-best${hasPowers ? "-powers" : ""}${isSlow ? "-slow" : ""}`;
