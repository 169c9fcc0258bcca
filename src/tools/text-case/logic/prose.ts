import { capitalize, isShouted, lower, upper, type Language } from "./letters.ts";

/** Words that stay small inside of a title: those of John Gruber's Title Case, and "nor", "per". */
const smallWords = new Set(
  "a an and as at but by en for if in nor of on or per the to v via vs".split(" "),
);

/** An address is not prose: it stays as it is. */
const isAddress = (token: string): boolean => /@|:\/\/|\p{L}\.\p{L}{2}/u.test(token);

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’\u200C\u200D]*/gu;

const isWord = (token: string): boolean => token.search(word) !== -1;

/** Title Case: every word but the small ones. The first and the last are always large. */
export function titleCase(line: string, language: Language): string {
  const isLoud = isShouted(line);
  const tokens = line.split(/(\s+)/);
  const first = tokens.findIndex(isWord);
  const last = tokens.findLastIndex(isWord);
  let isStart = true; // of a title, or of what follows a colon or a full stop
  return tokens
    .map((token, index) => {
      if (!isWord(token)) return token;
      const isEdge = isStart || index === first || index === last || /^["'“‘«]/.test(token);
      isStart = /[.:!?…—–]["'”’»)\]]*$/u.test(token) && !/^v?s?\.$/i.test(token);
      if (isAddress(token)) return token;
      return titleToken(isLoud ? lower(token, language) : token, isEdge, language);
    })
    .join("");
}

/** One word, or several with hyphens: step-by-step → Step-by-Step. */
function titleToken(token: string, isEdge: boolean, language: Language): string {
  const isHyphened = /\p{L}[-‐]\p{L}/u.test(token);
  const lastAt = Array.from(token.matchAll(word)).at(-1)?.index ?? 0;
  return token.replace(word, (piece, at: number) => {
    // hair[cut]: the rest of a word, not a new one.
    if (/[\p{L}\p{N}][[(]$/u.test(token.slice(Math.max(0, at - 3), at))) return piece;
    const isOwn = isHyphened ? at === 0 || at === lastAt : isEdge;
    if (smallWords.has(lower(piece, "any")) && !isOwn && !isShouted(piece)) {
      return lower(piece, language);
    }
    // iPhone and NASA know best.
    return /\p{Lu}/u.test(piece.slice(1)) ? piece : capitalize(piece, language);
  });
}

/** Capital Each Word, small ones too; the rest of a word becomes small. */
export const capitalCase = (line: string, language: Language): string =>
  lower(line, language).replace(word, (piece) => capitalize(piece, language));

/**
 * Where a sentence begins: the first letter, and the first after a full stop and a space. Runs of
 * marks are bounded, so that a page of quotes does not take for ever.
 */
const sentenceStart =
  /(?:^|(?<=[.!?…。！？]["'”’»)\]]{0,3})(?<![\s(](?:e\.g|i\.e|vs|cf|ca)\.)\s+|(?<=[¿¡]))[^\p{L}\p{N}\s]{0,5}\p{L}/gu;

/** Sentence case. Acronyms stay as they are, unless everything is shouted. */
export function sentenceCase(text: string, language: Language): string {
  const isLoud = isShouted(text);
  const small = text.replace(/\S+/gu, (token) => {
    if (isAddress(token)) return token;
    return token.replace(word, (piece) =>
      !isLoud && isShouted(piece) && piece.length > 1 ? piece : lower(piece, language),
    );
  });
  return small.replace(sentenceStart, (start) => {
    const letter = start.search(/\p{L}/u);
    return start.slice(0, letter) + capitalize(start.slice(letter), language);
  });
}

/** aLtErNaTiNg: every other letter. What has no case does not count. */
export function alternatingCase(line: string, language: Language): string {
  let isLarge = true;
  return line.replace(/\p{L}/gu, (letter) => {
    if (lower(letter, language) === upper(letter, language)) return letter;
    isLarge = !isLarge;
    return isLarge ? upper(letter, language) : lower(letter, language);
  });
}

/** Small letters become large, and large ones small. */
export const inverseCase = (text: string, language: Language): string =>
  text.replace(/\p{L}/gu, (letter) => {
    const small = lower(letter, language);
    return letter === small ? upper(letter, language) : small;
  });
