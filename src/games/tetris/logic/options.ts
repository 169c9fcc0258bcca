import { flag, oneOf, shape, type Value } from "#domain/shape.ts";

/** What can be chosen; the usual value is the default. */
export const delaysMs = [67, 83, 100, 117, 133, 150, 167, 200, 250, 300, 400] as const;
export const repeatsMs = [0, 17, 33, 50, 83, 120, 200] as const;
export const softFactors = [5, 10, 20, 40] as const;

/** How the game answers to a held key. */
export const optionsShape = shape({
  /** Everything takes twice as long. */
  isSlow: flag(false),
  /** Shows where the piece would land. */
  hasGhost: flag(true),
  /** How long a key is held before the piece moves on by itself. */
  delayMs: oneOf<number>(delaysMs, 167),
  /** From one cell to the next while it does; 0 is at once to the wall. */
  repeatMs: oneOf<number>(repeatsMs, 33),
  /** How many times faster a piece falls while Down is held. */
  softFactor: oneOf<number>(softFactors, 20),
});
export type Options = Value<typeof optionsShape>;

/** Where the best score is kept. A slow game is not the same feat. */
export const bestKey = (isSlow: boolean): string =>
  isSlow ? "tabkit-tetris-best-slow" : "tabkit-tetris-best";
