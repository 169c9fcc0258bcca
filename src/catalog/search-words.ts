/** Words that say nothing about what is wanted, unless there is no other. */
const fillers = new Set(
  `a an and app as at be by can do does for free from have how i in into is it make many me my of
  on online or site the this to tool tools two vs what with you`.split(/\s+/),
);

/** The words of a text, in lower case and without accents: "Base64 Décode" is "base64", "decode". */
export const wordsIn = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words of a query that count. */
export function tellingWords(query: string): readonly string[] {
  const words = wordsIn(query);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** How much of a word stands in another, from 0 to 1: all, its beginning, its stem, its end. */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.6 + (0.3 * typed.length) / word.length;
  const [stem, other] = [stemOf(typed), stemOf(word)];
  const isOneStem = other.startsWith(stem) || stem.slice(0, -1) === other;
  if (isOneStem && Math.min(stem.length, other.length) > 3) return 0.6;
  return typed.length > 3 && word.endsWith(typed) ? 0.4 : 0;
}

/** The same for a mistyped word: letters left out, doubled, wrong or swapped. */
export function likenessOfMistyped(typed: string, word: string): number {
  // Nearly nobody mistypes the first letter, but for swapping it with the second.
  const begins = typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);
  if (!begins || (typed.length < 5 && !isSlip(typed, word))) return 0;
  const edits = editsBetween(typed, word);
  return edits > (typed.length < 8 ? 1 : 2) ? 0 : 0.5 - edits / 10;
}

/** In a short word another letter is another word. Swapping two, or leaving one out, is a slip. */
const isSlip = (typed: string, word: string): boolean =>
  lettersOf(typed) === lettersOf(word) || (typed.length > 3 && typed.length < word.length);

const lettersOf = (word: string): string => word.split("").sort().join("");

const endings = /(?:ings?|ers?|ors?|ed|es|s|e|ise|ize)$/;

/** "encoding", "encoder" and "encode" have one stem. A short one would be in too many words. */
function stemOf(word: string): string {
  const stem = word.replace(endings, "");
  return stem.length > 3 ? stem : word;
}

/**
 * The fewest letters to leave out, put in, replace or swap with a neighbor that make one word the
 * other (Damerau). The end of a longer word is free from six letters on: it is still being typed.
 */
function editsBetween(typed: string, word: string): number {
  const isBeginning = typed.length > 5;
  let above: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const areSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next.push(
        Math.min(
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          areSwapped ? (above[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [above, row] = [row, next];
  }
  return isBeginning ? Math.min(...row) : (row[word.length] ?? 0);
}
