import { flag, oneOf, shape, type Value } from "#domain/shape.ts";

/** The spec's game, forty lines against the clock, and two minutes for a score. */
const modes = ["classic", "sprint", "ultra"] as const;
export type Mode = (typeof modes)[number];

/** What can be chosen; the usual value is the default. */
export const nextCounts = [1, 2, 3, 4, 5] as const;
export const delaysMs = [33, 50, 67, 83, 100, 117, 133, 150, 167, 200, 250, 300, 400] as const;
export const repeatsMs = [0, 8, 17, 33, 50, 83, 120, 200] as const;
export const softFactors = [5, 10, 20, 40, 0] as const;

/** What is played, how it looks, and how it answers to a held key. */
export const optionsShape = shape({
  mode: oneOf(modes, "classic"),
  /** Everything takes twice as long. */
  isSlow: flag(false),
  /** Shows where the piece would land. */
  hasGhost: flag(true),
  /** How many of the pieces to come are shown. */
  nextCount: oneOf<number>(nextCounts, 3),
  /** How long a key is held before the piece moves on by itself. */
  delayMs: oneOf<number>(delaysMs, 167),
  /** From one cell to the next while it does; 0 is at once to the wall. */
  repeatMs: oneOf<number>(repeatsMs, 33),
  /** How many times faster a piece falls while Down is held; 0 is at once to the ground. */
  softFactor: oneOf<number>(softFactors, 20),
});
export type Options = Value<typeof optionsShape>;

/** The part of the options that can change while a game runs, without being another game. */
export type Handling = Pick<Options, "delayMs" | "repeatMs" | "softFactor">;

export const handlingOf = ({ delayMs, repeatMs, softFactor }: Handling): Handling => ({
  delayMs,
  repeatMs,
  softFactor,
});

/** All that decides how a game goes. The rest is how it looks, and no part of a replay. */
const { mode, isSlow, delayMs, repeatMs, softFactor } = optionsShape.fields;
export const rulesShape = shape({ mode, isSlow, delayMs, repeatMs, softFactor });
export type Rules = Value<typeof rulesShape>;

/** A way to play: each has a best of its own, because they are not the same feat. */
export type Way = Pick<Options, "mode" | "isSlow">;

export const everyWay: readonly Way[] = modes.flatMap((each) => [
  { mode: each, isSlow: false },
  { mode: each, isSlow: true },
]);

/** Where the best of a way to play is kept. */
export const bestKey = (way: Way): string => `tabkit-tetris-best${endingOf(way)}`;

/** Where its game is kept, to be raced against. */
export const bestRunKey = (way: Way): string => `tabkit-tetris-best-run${endingOf(way)}`;

const endingOf = (way: Way): string =>
  `${way.mode === "classic" ? "" : `-${way.mode}`}${way.isSlow ? "-slow" : ""}`;
