/** How the game answers to a held key. */
export interface Options {
  /** Everything takes twice as long. */
  isSlow: boolean;
  /** Shows where the piece would land. */
  hasGhost: boolean;
  /** How long a key is held before the piece moves on by itself. */
  delayMs: number;
  /** From one cell to the next while it does; 0 is at once to the wall. */
  repeatMs: number;
  /** How many times faster a piece falls while Down is held. */
  softFactor: number;
}

/** What can be chosen; the usual value is the default. */
export const delaysMs = [67, 83, 100, 117, 133, 150, 167, 200, 250, 300, 400] as const;
export const repeatsMs = [0, 17, 33, 50, 83, 120, 200] as const;
export const softFactors = [5, 10, 20, 40] as const;

export const plainOptions: Options = {
  isSlow: false,
  hasGhost: true,
  delayMs: 167,
  repeatMs: 33,
  softFactor: 20,
};

/** Stored options; anything unexpected is the default. */
export function readOptions(parsed: unknown): Options {
  const stored = (parsed ?? {}) as Partial<Record<keyof Options, unknown>>;
  return {
    isSlow: stored.isSlow === true,
    hasGhost: stored.hasGhost !== false,
    delayMs: oneOf(delaysMs, stored.delayMs, plainOptions.delayMs),
    repeatMs: oneOf(repeatsMs, stored.repeatMs, plainOptions.repeatMs),
    softFactor: oneOf(softFactors, stored.softFactor, plainOptions.softFactor),
  };
}

const oneOf = (allowed: readonly number[], value: unknown, usual: number): number =>
  allowed.find((choice) => choice === value) ?? usual;

/** Where the best score is kept. A slow game is not the same feat. */
export const bestKey = (isSlow: boolean): string =>
  isSlow ? "tabkit-tetris-best-slow" : "tabkit-tetris-best";
