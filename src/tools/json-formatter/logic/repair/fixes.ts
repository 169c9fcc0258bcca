/** What a repair did, with the words for once and for several times. */
const words = {
  fence: ["Removed the code fence", "Removed # code fences"],
  comment: ["Removed a comment", "Removed # comments"],
  extraComma: ["Removed a comma", "Removed # commas"],
  missingComma: ["Added a comma", "Added # commas"],
  missingColon: ["Added a colon", "Added # colons"],
  quotes: ["Changed the quotes of a string", "Changed the quotes of # strings"],
  key: ["Put a key in double quotes", "Put # keys in double quotes"],
  text: ["Put a text in double quotes", "Put # texts in double quotes"],
  literal: ["Rewrote a word as true, false or null", "Rewrote # words as true, false or null"],
  number: ["Rewrote a number", "Rewrote # numbers"],
  escape: ["Escaped a character in a string", "Escaped # characters in strings"],
  missingValue: ["Added null for a missing value", "Added null for # missing values"],
  unclosed: ["Closed what was left open", "Closed what was left open, # times"],
  extraBracket: ["Removed a bracket", "Removed # brackets"],
  space: ["Replaced odd white space", "Replaced odd white space, # times"],
} as const;

export type Fix = keyof typeof words;
export type FixCounts = Partial<Record<Fix, number>>;

/** The fixes as sentences, in a fixed order. */
export const fixWords = (counts: FixCounts): string[] =>
  (Object.keys(words) as Fix[]).flatMap((fix) => {
    const count = counts[fix] ?? 0;
    const [once, several] = words[fix];
    if (count === 0) return [];
    return [count === 1 ? once : several.replace("#", count.toLocaleString("en-US"))];
  });
