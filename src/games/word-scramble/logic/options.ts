import { oneOf, shape, type Value } from "#domain/shape.ts";

export const wordCount = 10;

export const lengths = ["mixed", "short", "long"] as const;
export type Length = (typeof lengths)[number];

/** Seconds for a word; 0 is no limit. */
export const limits = [30, 60, 0] as const;

export const optionsShape = shape({
  length: oneOf(lengths, "mixed"),
  limitS: oneOf(limits, 30),
});
export type Options = Value<typeof optionsShape>;

/** A mixed game grows: two words of each length, the last two of eight letters and more. */
const mixed = [4, 5, 6, 7, 8] as const;

/** The fewest and the most letters of a word, by its number in the game. */
export function lettersAt(length: Length, index: number): readonly [least: number, most: number] {
  if (length === "short") return [4, 5];
  if (length === "long") return [7, 10];
  const letters = mixed[Math.floor((index * mixed.length) / wordCount)] ?? 8;
  return [letters, letters === 8 ? 10 : letters];
}
