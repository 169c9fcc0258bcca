export interface Counts {
  words: number;
  characters: number; // as a reader counts them: an emoji is one
  minutes: number; // to read it
}

/** An adult reads about so many words in a minute. */
const wordsPerMinute = 230;

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const word = /[\p{L}\p{N}\p{M}]+(?:['’\-.,_][\p{L}\p{N}\p{M}]+)*/gu;

/** Counts what a reader reads. */
export function countWords(text: string): Counts {
  const words = unspaced.test(text) ? segmentWords(text) : (text.match(word)?.length ?? 0);
  let characters = 0;
  for (const _ of text.replace(/\s+/g, " ").trim()) characters += 1;
  return { words, characters, minutes: Math.ceil(words / wordsPerMinute) };
}

function segmentWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter("en", { granularity: "word" }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return words;
}
