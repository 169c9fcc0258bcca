import { pick, type RandomInt } from "./luck.ts";

export const separators = [
  { id: "-", name: "Hyphen" },
  { id: " ", name: "Space" },
  { id: ".", name: "Period" },
  { id: "_", name: "Underscore" },
] as const;

export interface PassphraseRecipe {
  words: number;
  separator: (typeof separators)[number]["id"];
  capitalize: boolean;
  addNumber: boolean; // a digit at the end of one of the words
}

export const fewestWords = 3;
export const maxWords = 12;

const clampWords = (words: number): number =>
  Math.min(Math.max(Math.trunc(words) || fewestWords, fewestWords), maxWords);

/** Words drawn from a list, each anew: a word may come twice. */
export function makePassphrase(
  recipe: PassphraseRecipe,
  list: readonly string[],
  randomInt: RandomInt,
): string {
  const count = clampWords(recipe.words);
  const words = Array.from({ length: count }, () => pick(list, randomInt)).map((word) =>
    recipe.capitalize ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  );
  const numbered = recipe.addNumber ? randomInt(count) : -1;
  return words
    .map((word, index) => (index === numbered ? `${word}${randomInt(10)}` : word))
    .join(recipe.separator);
}

/** How many passphrases a recipe allows. Capitals are a habit, not luck: they add nothing. */
export function countPassphrases(recipe: PassphraseRecipe, listLength: number): bigint {
  const count = BigInt(clampWords(recipe.words));
  return BigInt(listLength) ** count * (recipe.addNumber ? 10n * count : 1n);
}
