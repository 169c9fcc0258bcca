/** What nobody can see: white space, and characters without a shape of their own. */
const unseen = /[\s\p{Cf}\p{Cc}\p{Zs}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** True when two different texts look the same: only spaces, invisible signs or code points differ. */
export const looksTheSame = (one: string, two: string): boolean =>
  one !== two && seenOf(one) === seenOf(two);

/** What can be seen of a text, in one way of writing it. */
export const seenOf = (text: string): string => text.normalize("NFC").replaceAll(unseen, "");

const signs: Record<string, string> = {
  " ": "·",
  "\t": "→",
  "\r": "␍",
  "\n": "␊",
  "\u00a0": "⍽",
};

/** A text with what cannot be seen made visible. */
export const reveal = (text: string): string =>
  text.replaceAll(unseen, (character) => signs[character] ?? codeOf(character));

/** The same, with every letter's code where letters and marks can be written in two ways. */
export const revealForm = (text: string): string =>
  reveal(text).replaceAll(/\p{M}|\p{L}/gu, (character) => {
    if (/\p{M}/u.test(character)) return codeOf(character);
    return character.normalize("NFD") === character ? character : character + codeOf(character);
  });

/** "‹U+200B›" */
const codeOf = (character: string): string =>
  `‹U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}›`;

/** Both texts have the same letters, written with other code points: é in one piece or in two. */
export const differInForm = (one: string, two: string): boolean =>
  one !== two && one.normalize("NFC") === two.normalize("NFC");
