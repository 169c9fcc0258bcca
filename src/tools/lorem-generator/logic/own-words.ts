/** Longer lists of words are cut. */
export const maxOwnWordsChars = 5000;

/** The words that someone typed: letters and digits, whatever stands between them. */
export const readWords = (text: string): string[] => wordsOf(text.slice(0, maxOwnWordsChars));

/** The same of a text of any length. */
export const wordsOf = (text: string): string[] => [
  ...new Set(text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu)),
];
