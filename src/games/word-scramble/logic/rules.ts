export const wordCount = 10;

export const lengths = ["mixed", "short", "long"] as const;
export type Length = (typeof lengths)[number];

/** Seconds for a word; 0 is no limit. */
export const limits = [30, 60, 0] as const;
type Limit = (typeof limits)[number];

export interface Rules {
  length: Length;
  limitS: Limit;
}

/** The rules that were kept; what is not one is the default. */
export function readRules(saved: unknown): Rules {
  const { length, limitS } = (saved ?? {}) as Record<string, unknown>;
  return {
    length: lengths.find((one) => one === length) ?? "mixed",
    limitS: limits.find((one) => one === limitS) ?? 30,
  };
}

/** A mixed game grows: two words of each length, the last two of eight letters and more. */
const mixed = [4, 5, 6, 7, 8] as const;

/** The fewest and the most letters of a word, by its number in the game. */
export function lettersAt(length: Length, index: number): readonly [least: number, most: number] {
  if (length === "short") return [4, 5];
  if (length === "long") return [7, 10];
  const letters = mixed[Math.floor((index * mixed.length) / wordCount)] ?? 8;
  return [letters, letters === 8 ? 10 : letters];
}
