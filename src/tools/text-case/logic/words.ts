/** Letters with the marks that belong to them, and digits. Joiners are part of Indic words. */
const inWord = String.raw`\p{L}\p{M}\p{N}\u200C\u200D`;

/** What belongs to a word but not to an identifier: don't → dont. */
const apostrophes = new RegExp(String.raw`(?<=[${inWord}])['’ʼ](?=[${inWord}])`, "gu");
const separators = new RegExp(`[^${inWord}]+`, "u");

/** Emoji that are a digit or a letter to Unicode, 1️⃣ and ℹ️, and what makes a sign an emoji. */
const letterEmoji = /\u2139\uFE0F/gu;
const emojiMarks = /[\uFE0E\uFE0F\u20E3]/gu;

/** What is one word although a capital follows: iOS, eBPF, 3D, 2FA. */
const wholeStart = /^(?:[ie]\p{Lu}{2,}|\p{N}+\p{Lu}+)(?!\p{Ll})/u;
/** model3D → model·3D; but user2Id and user2ID have a number at the end of a word. */
const beforeNumber = /(?<=\p{Ll})(?=\p{N}+\p{Lu}(?:$|\p{Lu}\p{Ll}))/u;
/** userId → user·Id, 15Pro → 15·Pro. */
const beforeLarge = /(?<=[\p{Ll}\p{N}\p{M}])(?=[\p{Lu}\p{Lt}])/u;
/** XMLHttp → XML·Http; but URLs and IDs are one word, with the s of many. */
const beforeLast = /(?<=\p{Lu})(?=\p{Lu}(?!s(?!\p{Ll}))\p{Ll})/u;
const aroundNumbers = /(?<=[\p{L}\p{M}])(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

/** The words of a text, however they were joined. */
export function splitWords(text: string, splitNumbers = false): string[] {
  return text
    .replace(letterEmoji, " ")
    .replace(emojiMarks, "")
    .replace(apostrophes, "")
    .split(separators)
    .flatMap((name) => (isPlain(name) ? [name] : name.split(beforeNumber).flatMap(splitName)))
    .flatMap((word) => (splitNumbers ? word.split(aroundNumbers) : [word]))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Most words: nothing in them can begin another one. */
const isPlain = (name: string): boolean => /^\p{L}\p{Ll}*$/u.test(name);

/** The words of a name that has nothing between them. */
function splitName(name: string): string[] {
  // B2B, H2O and SHA256SUM: only where there are small letters too, a large one begins a word.
  if (!/\p{Ll}/u.test(name)) return [name];
  const start = wholeStart.exec(name)?.[0] ?? "";
  const rest = name
    .slice(start.length)
    .split(beforeLarge)
    .flatMap((part) => part.split(beforeLast));
  if (start === "") return rest;
  const [next = "", ...others] = rest;
  return /^\p{Lu}/u.test(next) ? [start, next, ...others] : [start + next, ...others];
}

/** The "_" and "$" before a name: __proto, $price. */
export const prefixOf = (text: string): string => /^\s*([_$]+)/.exec(text)?.[1] ?? "";
