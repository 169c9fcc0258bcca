/** Languages whose letters have rules of their own; "any" is the same everywhere. */
export const languages = ["any", "tr", "el", "lt"] as const;
export type Language = (typeof languages)[number];

/** Turkish: I becomes ı, and İ becomes i. */
export const lower = (text: string, language: Language): string =>
  language === "any" ? text.toLowerCase() : text.toLocaleLowerCase(language);

/** ß becomes SS; Turkish i becomes İ; Greek loses its accents. */
export const upper = (text: string, language: Language): string =>
  language === "any" ? text.toUpperCase() : text.toLocaleUpperCase(language);

/** The first letter large, the rest as it is. Of "ﬁ" and "ß" only the first half: "Fi", "Ss". */
export function capitalize(text: string, language: Language): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  if (text === "" || upper(first, language) === first) return text;
  const large = upper(first, language);
  const [head = "", ...tail] = Array.from(large);
  return head + lower(tail.join(""), language) + text.slice(first.length);
}

/** True for NASA, HTML5 and iOS. */
export const isAcronym = (word: string): boolean =>
  word.length > 1 && isShouted(word.replace(/^[ie](?=\p{Lu}{2})/u, ""));

/** True for a text with large letters and no small one: "NASA", "HTML5", "ΟΔΟΣ". */
export const isShouted = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
