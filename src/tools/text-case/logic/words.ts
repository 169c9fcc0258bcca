/** Letters with the marks that belong to them, and digits. Joiners are part of Indic words. */
const inWord = String.raw`\p{L}\p{M}\p{N}\u200C\u200D`;

/** What belongs to a word but not to an identifier: don't → dont. */
const apostrophes = new RegExp(String.raw`(?<=[${inWord}])['’ʼ](?=[${inWord}])`, "gu");
const separators = new RegExp(`[^${inWord}]+`, "u");

/** userId → user·Id, 15Pro → 15·Pro. */
const beforeLarge = /(?<=[\p{Ll}\p{N}\p{M}])(?=[\p{Lu}\p{Lt}])/gu;
/** XMLHttp → XML·Http; but URLs and IDs are one word, with the s of many. */
const beforeLast = /(?<=\p{Lu})(?=\p{Lu}(?!s(?!\p{Ll}))\p{Ll})/gu;
const aroundNumbers = /(?<=[\p{L}\p{M}])(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;

/** The words of a text, however they were joined. */
export function splitWords(text: string, splitNumbers = false): string[] {
  const marked = text.replace(apostrophes, "").replace(beforeLarge, " ").replace(beforeLast, " ");
  const numbered = splitNumbers ? marked.replace(aroundNumbers, " ") : marked;
  return numbered.split(separators).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The "_" and "$" before a name: __proto, $price. */
export const prefixOf = (text: string): string => /^\s*([_$]+)/.exec(text)?.[1] ?? "";
