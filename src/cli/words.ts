import { likeness, likenessOfMistyped } from "#catalog/search-words.ts";

/** How the command line spells things, and what may be meant by what is misspelled. */

/** "urlSafe" as it is typed behind two dashes: "url-safe". */
export const toKebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Both spellings are understood: "--url-safe" and "--urlSafe". */
export const toCamel = (word: string): string =>
  word.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** ` Did you mean “decode”?`, or nothing where no word is near enough. */
export function didYouMean(typed: string, words: Iterable<string>): string {
  const word = typed.toLowerCase();
  const near = [...words]
    .map((meant) => ({
      meant,
      by: Math.max(likeness(word, meant), likenessOfMistyped(word, meant)),
    }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by);
  return near[0] === undefined ? "" : ` Did you mean “${near[0].meant}”?`;
}
